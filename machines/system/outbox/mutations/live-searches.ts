import type {
  LiveSearchSummary,
  NewLiveSearch,
  FilterProfile,
  LiveSearch,
  LiveSearchChange,
  SearchNarrowing,
} from '../../../../contracts/shapes';
import { newLiveSearchDraft } from '../../../domain/draft-keys';
import { commandAdapter } from './command';
import { foundAbsent, foundDone, mapOutcome, noticeTo, foundNothing } from './mutation-adapter';
import { withNarrowing } from '../../../domain/filter-tags';
import { filterDraft } from '../../../domain/filter-profile';

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

const alike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Beyond its id, which the gateway may have given, and what it narrows by, which is asked apart. */
const sameFilter = (one: FilterProfile, other: FilterProfile): boolean =>
  (Object.keys(other) as (keyof FilterProfile)[]).every(
    (key) => key === 'id' || key === 'narrowing' || alike(one[key], other[key]),
  );

const isNarrowed = ({ filterProfiles = [] }: LiveSearchChange) =>
  filterProfiles.some(({ narrowing }) => narrowing !== null);

const narrowsSo = ({ filters }: SearchNarrowing, { filterProfiles = [] }: LiveSearchChange): boolean =>
  filterProfiles.every(({ narrowing }, at) => narrowing === null || alike(filters[at]?.narrowing, narrowing));

function isChanged(search: LiveSearch, { keyword, filterProfiles, filterProfileId }: LiveSearchChange): boolean {
  if (keyword !== undefined && search.keyword !== keyword) return false;
  if (filterProfileId !== undefined && search.filterProfileId !== filterProfileId) return false;
  if (filterProfiles === undefined) return true;
  return (
    filterProfiles.length === search.filterProfiles.length &&
    filterProfiles.every((filter, at) => {
      const kept = search.filterProfiles[at];
      return kept !== undefined && sameFilter(kept, filter);
    })
  );
}

export const updateLiveSearch = commandAdapter('updateLiveSearch', {
  touches: ({ id }) => [`search:${id}`],
  wasDone: async (ports, change, _since, signal) => {
    const read = await ports.liveSearch({ id: change.id, size: 1, from: 0 }, signal);
    const narrowed = isNarrowed(change) ? await ports.liveSearchNarrowing({ id: change.id }, signal) : null;
    if (narrowed !== null && !narrowed.ok) return narrowed;
    return mapOutcome(read, (search) =>
      isChanged(search, change) && (narrowed === null || narrowsSo(narrowed.value, change))
        ? foundDone({ ...search, filterProfiles: withNarrowing(search.filterProfiles, change.filterProfiles ?? []) })
        : foundAbsent(change),
    );
  },
  /** A form that waits shows what holds now. */
  after: ({ id, keyword }, heard, _id, { filterProfiles = [] }) =>
    heard
      ? []
      : [
          noticeTo({
            code: 'command.updateLiveSearch.done',
            tone: 'success',
            values: { keyword },
            link: { to: 'results', params: { id } },
          }),
          ...filterProfiles.map(({ name }) => ({
            to: 'drafts' as const,
            event: { type: 'draft.drop' as const, key: filterDraft(`${id}:new`), of: { name } },
          })),
        ],
});
