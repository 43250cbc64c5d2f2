import type { Failure } from '../../contracts/ports';
import type { Target } from '../domain/addresses';
import type { BlockReason } from '../domain/block-reason';
import type { CommandName } from './outbox';

/**
 * What every machine may know of the system's actors: the events that they accept and the facts that they show. The system's
 * machines implement these; areas know nothing else of them.
 */

export type NoticeTone = 'success' | 'failure' | 'info';
export interface NoticeValues {
  [name: string]: string | number;
}
/** Every toast. Each has a sentence `notice.<code>.text` in the words of its area. */
export type NoticeCode =
  | `session.${'ended' | 'expired' | 'signOutFailed'}`
  | `profile.${'changeFailed' | 'partial' | 'passwordChanged' | 'switchFailed' | 'switched'}`
  | `mark.${'approve' | 'report' | 'edit' | 'undo' | 'remove' | 'discard'}.failed`
  | `mark.${'edit' | 'remove'}.done`
  | `mark.${'blocked' | 'held' | 'nothingToRepeat' | 'nothingToUndo'}`
  | `undo.${'deletion' | 'done' | 'partly' | 'ring' | 'stays'}`
  | `reply.${'confirm' | 'retract' | 'rollback'}.${'done' | 'failed'}`
  | `reply.${'takenBack' | 'overtaken'}`
  | `command.${CommandName}.failed`
  | `command.${'createLiveSearch' | 'updateLiveSearch' | 'createSellersLiveSearch' | 'sendMessageToSupport' | 'updateProfile' | 'updateProfileAccount' | 'createProfile' | 'sendBrandInfringement' | 'createNoticedReport' | 'createLiveSearchReport' | 'blackListSeller' | 'whiteListSeller' | 'deleteSellerFromDB'}.done`
  | `send.${'done' | 'doneSomeBefore' | 'alreadySent' | 'partly' | 'failedOne' | 'failedAll' | 'cancelled' | 'takenBack'}`
  | `exports.${'ready' | 'failed'}`
  | 'answering.skipped'
  | 'cases.unread'
  | 'history.dueOrSeller'
  | 'report.onlyOneSite'
  | 'report.overtaken'
  | 'report.noArticle'
  | 'file.failed'
  | 'storage.unkept'
  | 'mutation.late'
  | 'mutation.abandoned'
  | 'translation.failed';

/** A toast: `failure` or `why` adds its sentence. */
export interface NoticeInput {
  code: NoticeCode;
  tone: NoticeTone;
  values?: NoticeValues;
  link?: Target;
  alsoLink?: Target;
  failure?: Failure;
  why?: BlockReason;
}
export interface ShownNotice extends NoticeInput {
  id: string;
}
export type NoticesEvent =
  | { type: 'notice.raise'; notice: NoticeInput }
  | { type: 'notice.dismiss'; id: string }
  | { type: 'notice.hold'; id: string }
  | { type: 'notice.release'; id: string };
export interface NoticesFacts {
  shown: ShownNotice[];
}
