import type { Failure } from '../../../contracts/ports';
import type { Case, CaseDocument } from '../../../contracts/shapes';
import type { CaseTab, ScreenInput, SearchChange } from '../../domain/addresses';
import type { CaseMove, ConfirmFaults, ConfirmValues, RetractFaults, RetractValues } from '../../domain/case-reply';
import type { ReplyChanged, QueuedReply } from './watch-reply';

export type CaseInput = ScreenInput<'case'>;

export type DocumentId = `document.${string}`;

/** Of the machine that shows an attached file. */
export const documentId = ({ url }: Pick<CaseDocument, 'url'>): DocumentId => `document.${url}`;

export interface CaseContext {
  caseId: string;
  siteId: string;
  /** Where it is asked for next when that site doesn't know it: the address told no site. */
  otherSites: string[];
  tab: CaseTab;
  shown: Case | null;
  failure: Failure | null;
  confirm: ConfirmValues;
  retract: RetractValues;
  /** The reply that was begun. */
  form: 'confirm' | 'retract' | null;
  /** What was wrong with the reply that was submitted last, anew each time. */
  confirmRefused: ConfirmFaults | null;
  retractRefused: RetractFaults | null;
  replyFailure: Failure | null;
  /** What could be done with the case when the reply was begun. */
  begun: CaseMove['may'] | null;
  /** It came to something else before the reply, at that world time (epoch milliseconds). */
  overtakenAt: number | null;
  /** The answer whose listing is looked at as it is today; null until its tab is first looked at. */
  looked: Case | null;
  /** The reply to this case that the outbox has, until it is known here how it ended. */
  seen: QueuedReply | null;
}

export type CaseEvent =
  | { type: 'case.reload' }
  | { type: 'tab.choose'; tab: CaseTab }
  | { type: 'confirm.begin' }
  | { type: 'retract.begin' }
  | { type: 'reply.leave' }
  | { type: 'confirm.change'; values: Partial<ConfirmValues> }
  | { type: 'retract.change'; values: Partial<RetractValues> }
  | { type: 'confirm.submit' }
  /** `reasonText`: the chosen reason in the person's language. */
  | { type: 'retract.submit'; reasonText: string }
  /** The reply that can still be taken back goes out now, or comes back as what was being written. */
  | { type: 'reply.now' }
  | { type: 'reply.takeBack' }
  | ReplyChanged
  | SearchChange<'case'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' };

/** What is kept of a reply that was begun and not sent. */
export interface ReplyDraft {
  confirm: ConfirmValues;
  retract: RetractValues;
}
