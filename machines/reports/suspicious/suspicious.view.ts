import type { SnapshotFrom } from 'xstate';
import type { Because } from '../../domain/because';
import { whyNotRemove, whyNotSend } from '../../domain/listings';
import { allowance, whyNotSendNow, type AccountFacts } from '../../domain/limits';
import { markChoices } from '../../domain/marking';
import type { ListingsFacts } from '../../seats/listings';
import { whyNothingGoes } from '../../domain/send-summary';
import { underSend } from '../../domain/sends';
import { isNarrowedList } from '../../domain/suspicious-filters';
import type { suspiciousMachine } from './suspicious.machine';

type Snapshot = SnapshotFrom<typeof suspiciousMachine>;

/** Which of these can be sent as they stand. */
export function sendableOf(
  ids: readonly string[],
  visible: ListingsFacts['visible'],
  inHand: ReadonlySet<string>,
): string[] {
  return ids.filter((id) => {
    const listing = visible[id];
    return listing !== undefined && whyNotSend(underSend(listing, inHand)) === null;
  });
}

/** Why none of these can be reported anew, returned to review, or taken off the list; null when one can. */
export function whyNone(ids: readonly string[], visible: ListingsFacts['visible'], inHand: ReadonlySet<string>) {
  const known = ids.flatMap((id) => visible[id] ?? []).map((listing) => underSend(listing, inHand));
  const first = (whys: (Because | null)[]) => (whys.includes(null) ? null : (whys[0] ?? null));
  return {
    edit: first(known.map((listing) => markChoices(listing, 'reported_articles').edit)),
    undo: first(known.map((listing) => markChoices(listing, 'reported_articles').whyNotUndo)),
    remove: first(known.map(whyNotRemove)),
  };
}

/** How many of a list can go today: all, fewer where the day has a limit, none while nothing can be sent. */
export function goingOf(count: number, facts: AccountFacts, now: number): { why: Because | null; count: number } {
  const why = whyNotSendNow(facts, now);
  return { why, count: why === null ? Math.min(count, allowance(facts, now)) : 0 };
}

/** The suspicious list: its rows' ids, what is being asked, and the decision on them. */
export function suspiciousView(snapshot: Snapshot) {
  const { list, blindages, past, question, forecast, reading, filters, choice, seed, cursor } = snapshot.context;
  return {
    filters,
    narrowed: isNarrowedList(filters),
    choice,
    seed,
    drawerMounted: snapshot.matches('browsing') && !snapshot.matches({ browsing: 'closed' }),
    drawerOpen: snapshot.matches({ browsing: 'open' }),
    ...list,
    past,
    cursor,
    blindages,
    question: snapshot.matches('asking') ? question : null,
    refusal: snapshot.matches('refused') ? forecast && whyNothingGoes(forecast) : null,
    reading: snapshot.matches('reading') || snapshot.matches('checking') ? reading : null,
    noneInactive: snapshot.matches({ reading: 'none' }),
    marking: snapshot.children.marking,
    importDoor: snapshot.children.importDoor,
    detailDoor: snapshot.children.detailDoor,
    carousel: snapshot.children.carousel,
  };
}
