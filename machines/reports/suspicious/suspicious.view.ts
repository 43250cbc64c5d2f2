import type { SnapshotFrom } from 'xstate';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { whyNotSend } from '../../domain/listings';
import { whyNotSendNow } from '../../domain/limits';
import type { ListingsFacts, ProfileFacts } from '../../kit/seats';
import type { suspiciousMachine } from './suspicious.machine';

type Snapshot = SnapshotFrom<typeof suspiciousMachine>;

/** The rows of a page that are still in the list: not taken off it, not sent meanwhile. */
export function standingRows(ids: readonly string[], visible: ListingsFacts['visible']): string[] {
  return ids.filter((id) => {
    const listing = visible[id];
    return (
      listing !== undefined &&
      !listing.removed &&
      listing.reported !== null &&
      (listing.noticed === null || !listing.noticed.sent || listing.sending)
    );
  });
}

/** Which of these can be sent as they stand. */
export function sendableOf(ids: readonly string[], visible: ListingsFacts['visible']): string[] {
  return ids.filter((id) => {
    const listing = visible[id];
    return listing !== undefined && whyNotSend(listing) === null;
  });
}

/** Why nothing can be sent at this moment (limits, suspension, answers that are due); null when something can. */
export function sendingBlock(
  facts: Pick<ProfileFacts, 'profile' | 'restriction' | 'judge' | 'answersDue'>,
  now: number,
) {
  return whyNotSendNow(facts, now);
}

/** The suspicious list: its page, what is selected, what is being asked, and the drawer when a report is edited. */
export function suspiciousView(snapshot: Snapshot) {
  const { page, ids, total, failure, selected, question, verdict, subject, inactive } = snapshot.context;
  const failed = snapshot.matches({ list: 'failed' });
  const asking = snapshot.hasTag('asking');
  return {
    phase:
      ids.length > 0
        ? ('shown' as const)
        : asking
          ? ('loading' as const)
          : failed
            ? ('failed' as const)
            : ('shown' as const),
    asking,
    failure: failed ? failure : null,
    page,
    pages: Math.max(1, Math.ceil(total / pageSizes.listings)),
    ids,
    total,
    selected,
    question: snapshot.matches({ decision: 'asking' }) ? question : null,
    refusal: snapshot.matches({ decision: 'refused' }) ? (verdict?.why ?? null) : null,
    seeking: snapshot.matches({ decision: 'seeking' })
      ? { ...inactive, of: total, none: snapshot.matches({ decision: { seeking: 'none' } }) }
      : null,
    subject,
    drawer: snapshot.children.reportDrawer ?? null,
  };
}
