import { fromCallback, type ActorSystem, type ActorSystemInfo, type EventObject } from 'xstate';
import { lookIn, lookKey, looked, looksToDrop, type Look } from '../../domain/looks';
import { clockworkOf } from '../../kit/port';
import { seat } from '../../kit/seat';
import type { ResultsContext } from './results.types';

/** Told once, as soon as it is known what the browser keeps: what was seen of this search before, null where nothing was. */
export interface LookRecalled {
  type: 'look.recalled';
  look: Look | null;
}

export const lookRecalled = fromCallback<EventObject, { id: string }>(({ input, sendBack, system }) => {
  const drafts = seat(system, 'drafts');
  let told = false;
  const look = () => {
    const { read, drafts: kept } = drafts.getSnapshot().context;
    if (told || !read) return;
    told = true;
    sendBack({ type: 'look.recalled', look: lookIn(kept, input.id) } satisfies LookRecalled);
  };
  look();
  const following = drafts.subscribe(look);
  return () => following.unsubscribe();
});

/** What is seen now of the search, beside what was seen before. */
export function lookedIn(
  { rows, address }: Pick<ResultsContext, 'rows' | 'address'>,
  kept: Look | null,
  system: ActorSystem<ActorSystemInfo>,
): Look {
  const { head, ids, ahead, phase, filling } = rows;
  const filter = head?.filterProfiles.find(({ id }) => id === head.filterProfileId);
  return looked(kept, {
    ids,
    whole: phase === 'shown' && !filling && ahead === 0,
    plain: address.sort === null && address.from === 0,
    through: filter === undefined ? '' : JSON.stringify(filter),
    found: phase === 'shown' ? foundIn(rows) : (kept?.found ?? 0),
    now: clockworkOf(system).now(),
  });
}

/** What the list of searches says of it, too. */
export const foundIn = ({ head, total }: Pick<ResultsContext['rows'], 'head' | 'total'>): number =>
  head?.sites.length ? head.sites.reduce((sum, { count }) => sum + count, 0) : total;

/** What is told to the drafts of a look that has changed: it, and those that leave for want of room. */
export function lookDrafts(
  { id, rows }: Pick<ResultsContext, 'id' | 'rows'>,
  look: Look,
  system: ActorSystem<ActorSystemInfo>,
) {
  if (rows.phase !== 'shown') return [];
  const { drafts } = seat(system, 'drafts').getSnapshot().context;
  return [
    { type: 'draft.keep' as const, key: lookKey(id), value: look },
    ...looksToDrop(drafts, id).map((key) => ({ type: 'draft.drop' as const, key })),
  ];
}
