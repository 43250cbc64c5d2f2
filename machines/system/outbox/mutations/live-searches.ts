import type { LiveSearchSummary, NewLiveSearch } from '../../../../contracts/shapes';
import { newLiveSearchDraft } from '../../../domain/draft-keys';
import { commandAdapter } from './command';
import { foundAbsent, foundDone, mapOutcome, noticeTo, foundNothing } from './mutation-adapter';

/** Milliseconds by which the gateway's clock may be behind ours. */
export const clockSkew = 120_000;

function isThatSearch(search: LiveSearchSummary, { keyword, sites }: NewLiveSearch, since: number): boolean {
  const searched = search.sites.map((site) => site.id);
  return (
    search.keyword.trim().toLowerCase() === keyword.trim().toLowerCase() &&
    sites.every((id) => searched.includes(id)) &&
    (search.createdAt === null || Date.parse(search.createdAt) >= since - clockSkew)
  );
}

export const createLiveSearch = commandAdapter('createLiveSearch', {
  touches: ({ keyword }) => [`search:${keyword}`],
  wasDone: async (ports, input, since, signal) =>
    mapOutcome(await ports.liveSearches(undefined, signal), ({ items, total }) => {
      const found = items.find((search) => isThatSearch(search, input, since));
      if (found) return foundDone(found);
      return items.length >= total ? foundAbsent(input) : foundNothing;
    }),
  /** A form that waits opens the search itself. */
  after: ({ id, keyword }, heard, _id, input) =>
    heard
      ? []
      : [
          noticeTo({
            code: 'command.createLiveSearch.done',
            tone: 'success',
            values: { keyword },
            link: { to: 'results', params: { id } },
          }),
          { to: 'drafts', event: { type: 'draft.drop', key: newLiveSearchDraft, of: { keyword: input.keyword } } },
        ],
});

export const deleteLiveSearch = commandAdapter('deleteLiveSearch', {
  touches: ({ id }) => [`search:${id}`],
  wasDone: async (ports, { id }, _since, signal) =>
    mapOutcome(await ports.liveSearches(undefined, signal), ({ items, total }) => {
      if (items.some((search) => search.id === id)) return foundAbsent({ id });
      return items.length >= total ? foundDone({ id }) : foundNothing;
    }),
  failed: (failure) => [noticeTo({ code: 'command.deleteLiveSearch.failed', tone: 'failure', failure })],
});
