import type { Failure } from '../../../contracts/ports';
import type { SystemActors } from '../../kit/system-actor';
import type { MarkingParentEvent } from '../marking/marking.types';
import type { ListingsRequest } from '../listings-request';

export interface CurrentListingInput {
  /** The report, and its site. */
  caseId: string;
  siteId: string;
  /** The listing of a report. */
  articleId: string;
  /** The status of that report, as the gateway sent it. */
  caseStatus: string | null;
  /** The reason for which it was reported; null where nobody told it. */
  code: string | null;
}

export interface CurrentListingContext extends CurrentListingInput, ListingsRequest {
  /** Asked anew by every guard. */
  profile: SystemActors['profile'];
  /** Null until the gateway has answered; its own status may be missing in the answer. */
  known: { status: string | null } | null;
  statusFailure: Failure | null;
  /** The last day on which the same reason is refused; null where none is known. */
  until: string | null;
  /** A person has begun another report here. */
  began: boolean;
  /** A person has asked here to be reminded, or not to be. */
  reminderAsked: boolean;
  /** Why the listing could not be had to be marked. */
  failure: Failure | null;
}

export type CurrentListingEvent =
  /** Only where the status could not be had. */
  | { type: 'status.reload' }
  /** It is marked suspicious once more. */
  | { type: 'again.begin' }
  /** Takes that mark back. */
  | { type: 'listing.undo' }
  /** It is told on the day on which the same reason is taken again, or not after all. */
  | { type: 'reminder.keep' }
  | { type: 'reminder.drop' }
  | MarkingParentEvent;
