import type { FilterProfile, LiveSearch, LiveSearchChange } from '../../../../contracts/shapes';
import { command } from './command';
import { absent, done, mapped } from './work-rule';

/** Beyond its id, which the gateway may have given. */
const sameFilter = (one: FilterProfile, other: FilterProfile): boolean =>
  (Object.keys(other) as (keyof FilterProfile)[]).every(
    (key) => key === 'id' || JSON.stringify(one[key]) === JSON.stringify(other[key]),
  );

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

export const updateLiveSearch = command('updateLiveSearch', {
  touches: ({ id }) => [`search:${id}`],
  wasDone: async (ports, change, _since, signal) =>
    mapped(await ports.liveSearch({ id: change.id, size: 1, from: 0 }, signal), (search) =>
      isChanged(search, change) ? done(search) : absent(change),
    ),
});
