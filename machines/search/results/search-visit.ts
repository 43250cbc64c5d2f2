import type { ActorSystem, ActorSystemInfo } from 'xstate';
import {
  countFound,
  readSearchVisit,
  searchVisitKey,
  updateSearchVisit,
  expiredVisitKeys,
  type SearchVisit,
} from '../../domain/search-visits';
import { systemClockOf } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { watchDrafts } from '../../shared/watch-drafts';
import type { ResultsContext, SearchVisitRestored } from './results.types';

export const restoreSearchVisit = watchDrafts<{ id: string }>(({ drafts, read }, { id }): SearchVisitRestored | null =>
  read ? { type: 'look.recalled', look: readSearchVisit(drafts, id) } : null,
);

/** What is seen now of the search, beside what was seen before. */
export function toSearchVisit(
  { rows, address }: Pick<ResultsContext, 'rows' | 'address'>,
  kept: SearchVisit | null,
  system: ActorSystem<ActorSystemInfo>,
): SearchVisit {
  const { head, ids, ahead, phase, filling } = rows;
  const filter = head?.filterProfiles.find(({ id }) => id === head.filterProfileId);
  return updateSearchVisit(kept, {
    ids,
    whole: phase === 'shown' && !filling && ahead === 0,
    plain: address.sort === null && address.from === 0,
    through: filter === undefined ? '' : JSON.stringify(filter),
    found: phase === 'shown' ? foundCountOf(rows) : (kept?.found ?? 0),
    now: systemClockOf(system).now(),
  });
}

/** What the list of searches says of it, too. */
export const foundCountOf = ({ head, total }: Pick<ResultsContext['rows'], 'head' | 'total'>): number =>
  head?.sites.length ? countFound(head) : total;

/** What is told to the drafts of a look that has changed: it, and those that leave for want of room. */
export function toVisitDraftEvents(
  { id, rows }: Pick<ResultsContext, 'id' | 'rows'>,
  look: SearchVisit,
  system: ActorSystem<ActorSystemInfo>,
) {
  if (rows.phase !== 'shown') return [];
  const { drafts } = systemActor(system, 'drafts').getSnapshot().context;
  return [
    { type: 'draft.keep' as const, key: searchVisitKey(id), value: look },
    ...expiredVisitKeys(drafts, id).map((key) => ({ type: 'draft.drop' as const, key })),
  ];
}
