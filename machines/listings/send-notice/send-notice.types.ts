import type { Failure } from '../../../contracts/ports';
import type { ScreenInput, SearchChange } from '../../domain/addresses';
import type { BlockReason } from '../../domain/block-reason';
import type { SystemActors } from '../../kit/system-actor';
import type { MutationSettled } from '../../system-actors/outbox';
import type { MarkingParentEvent } from '../../shared/marking/marking.types';
import type { ListingsRequest } from '../../shared/listings-request';

export type SendNoticeInput = ScreenInput<'sendNotice'>;

export interface SendNoticeContext extends ListingsRequest {
  /** Asked anew by every guard: what may be done follows from what every screen sees now. */
  listings: SystemActors['listings'];
  /** Upper case without hyphens; null when the address holds no listing id. */
  id: string | null;
  failure: Failure | null;
  /** Of a listing that is no longer valid. */
  status: string | null;
  /** Why this account can't send now; the listing is then only marked. */
  whyNotSend: BlockReason | null;
  /** The operation of the notice. */
  send: string | null;
}

export type SendNoticeEvent =
  | { type: 'listing.reload' }
  /** From itself: the listing stands in its system actor by now. */
  | { type: 'listing.confirmed' }
  | { type: 'report.open' }
  | { type: 'notice.send' }
  | SearchChange<'sendNotice'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | MutationSettled
  | MarkingParentEvent;
