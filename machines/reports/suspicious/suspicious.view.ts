import type { SnapshotFrom } from 'xstate';
import { whyNotSend } from '../../domain/listings';
import { whyNotSendNow } from '../../domain/limits';
import type { ListingsFacts } from '../../seats/listings';
import type { ProfileFacts } from '../../seats/profile';
import type { suspiciousMachine } from './suspicious.machine';

type Snapshot = SnapshotFrom<typeof suspiciousMachine>;

/** The rows of a page that are still in the list: not taken off it, not sent meanwhile. */
export function rowsThere(ids: readonly string[], visible: ListingsFacts['visible']): string[] {
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

/** The suspicious list: its rows' ids, what is being asked, and the drawer when a report is edited. */
export function suspiciousView(snapshot: Snapshot) {
  const { list, question, forecast, subject, inactive } = snapshot.context;
  return {
    ...list,
    question: snapshot.matches('asking') ? question : null,
    refusal: snapshot.matches('refused') ? (forecast?.why ?? null) : null,
    seeking: snapshot.matches('seeking') ? { ...inactive, none: snapshot.matches({ seeking: 'none' }) } : null,
    subject,
    drawer: snapshot.children.reportDrawer ?? null,
  };
}
