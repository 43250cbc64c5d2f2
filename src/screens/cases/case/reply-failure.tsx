import { FormattedMessage } from 'react-intl';
import type { FailureInfo } from '../../../copy/failures';
import { FailureLine } from '../../shared/failure-line';
import type { CaseEvent } from '../../../../machines/cases/case/case.types';
import type { caseView } from '../../../../machines/cases/case/case.view';

/** Why a reply was not taken. */
export function ReplyFailure({ failure }: { failure: FailureInfo }) {
  return <FailureLine failure={failure} kept={<FormattedMessage id="case.reply.kept" />} />;
}

export type CaseView = ReturnType<typeof caseView>;

export interface ReplyProps {
  view: CaseView;
  send: (event: CaseEvent) => void;
  /** Its forms lead to the next case of a queue. */
  queued?: boolean;
}
