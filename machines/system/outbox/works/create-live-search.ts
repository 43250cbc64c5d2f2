import type { LiveSearchSummary, NewLiveSearch } from '../../../../contracts/shapes';
import { newLiveSearchDraft } from '../../../domain/new-live-search-draft';
import { command } from './command';
import { absent, done, mapped, notice, untold } from './work-rule';

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

export const createLiveSearch = command('createLiveSearch', {
  touches: ({ keyword }) => [`search:${keyword}`],
  wasDone: async (ports, input, since, signal) =>
    mapped(await ports.liveSearches(undefined, signal), ({ items, total }) => {
      const found = items.find((search) => isThatSearch(search, input, since));
      if (found) return done(found);
      return items.length >= total ? absent(input) : untold;
    }),
  /** A form that waits opens the search itself. */
  after: ({ id, keyword }, heard, _id, input) =>
    heard
      ? []
      : [
          notice({
            code: 'command.createLiveSearch.done',
            tone: 'success',
            values: { keyword },
            link: { to: 'results', params: { id } },
          }),
          { to: 'drafts', event: { type: 'draft.drop', key: newLiveSearchDraft, of: { keyword: input.keyword } } },
        ],
});
