import type { CaseEvent } from '../../../../machines/cases/case/case.types';
import type { caseView } from '../../../../machines/cases/case/case.view';

export type CaseView = ReturnType<typeof caseView>;

export interface ReplyProps {
  view: CaseView;
  send: (event: CaseEvent) => void;
  /** Its forms lead to the next case of a queue. */
  queued?: boolean;
}
