import type { Blindage, Listing } from '../../../contracts/shapes';
import type { ReasonCode } from '../../../contracts/vocabulary/reasons';
import type { ScreenInput, SearchChange, SearchOf } from '../../domain/addresses';
import type { PastParts, PastReport } from '../../domain/past-reports';
import type { SamePictures } from '../../domain/result-groups';
import type { RingCase } from '../../domain/ring-case';
import type { Descriptions, FoundRings, Ring } from '../../domain/rings';
import type { SystemActors } from '../../kit/system-actor';
import type { ListingsRequest } from '../../shared/listings-request';
import type { MutationSettled } from '../../system-actors/outbox';
import type { LastUndone } from '../../system-actors/undo';

export type RingsInput = ScreenInput<'rings'>;

/** What is compared: what was read, what of the past is kept, which photos look the same, and which descriptions were read. */
export interface RingsSearch {
  listings: readonly Listing[];
  past: PastParts;
  same: SamePictures;
  descriptions: Descriptions;
}

/** By the finder, once: the rings, and the last report of each listing of theirs. */
export type RingsFound = { type: 'rings.found'; reports: Record<string, PastReport> } & FoundRings;
/** By the watch of the profile and of the drafts, once: whose they are, and the listings that stood in rings before. */
export type RingsKnown = { type: 'rings.known'; profileId: string; ids: readonly string[] };

export type RingsEvent =
  | SearchChange<'rings'>
  | RingsKnown
  | RingsFound
  | { type: 'screen.resumed' }
  /** What is read by now is compared anew. */
  | { type: 'rings.seek' }
  /** The ring before this one, or after it. */
  | { type: 'ring.step'; by: 1 | -1 }
  | { type: 'listing.toggle'; id: string }
  /** For all countries, or for the one that doesn't offer that. */
  | { type: 'reason.choose'; code: ReasonCode | null; siteId?: string }
  | { type: 'comment.change'; siteId: string; text: string }
  /** What can't be sent is replaced. */
  | { type: 'offending.remove'; siteId: string }
  | { type: 'case.review' }
  | { type: 'case.back' }
  /** `labels` are the names of the reasons in the person's language: they go out as the description of the code. */
  | { type: 'case.send'; labels: Readonly<Record<string, string>> }
  | { type: 'case.anew' }
  | MutationSettled
  | LastUndone;

/** What went out, until another ring stands in front. */
export interface SentCase {
  listings: number;
  siteIds: readonly string[];
}

export interface RingsContext extends ListingsRequest {
  listings: SystemActors['listings'];
  search: SearchOf<'rings'>;
  profileId: string;
  /** Listings that are asked for by their ids: what stood in rings before, and what of the past stands in them. */
  pending: readonly string[];
  asked: readonly string[];
  batch: readonly string[];
  /** How many of the list that is being read were read. */
  read: number;
  /** One of the lists could not be had. */
  incomplete: boolean;
  past: PastParts;
  same: SamePictures;
  descriptions: Descriptions;
  /** Listings whose descriptions are to be read. */
  wantedDescriptions: readonly string[];
  /** Descriptions could not be had; they are asked for again when it is looked anew. */
  lacksDescriptions: boolean;
  /** Photos that were looked at, of how many. */
  pictures: { read: number; count: number };
  rings: readonly Ring[];
  reports: Readonly<Record<string, PastReport>>;
  /** The ring in front, by the key of its case; null while none is. */
  key: string | null;
  form: RingCase;
  blindages: readonly Blindage[];
  /** The person went on, and something lacked. */
  lacking: boolean;
  labels: Readonly<Record<string, string>>;
  sent: SentCase | null;
}
