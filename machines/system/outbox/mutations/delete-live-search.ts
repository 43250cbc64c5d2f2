import { commandAdapter } from './command';
import { foundAbsent, foundDone, mapOutcome, noticeTo, foundNothing } from './mutation-adapter';

export const deleteLiveSearch = commandAdapter('deleteLiveSearch', {
  touches: ({ id }) => [`search:${id}`],
  wasDone: async (ports, { id }, _since, signal) =>
    mapOutcome(await ports.liveSearches(undefined, signal), ({ items, total }) => {
      if (items.some((search) => search.id === id)) return foundAbsent({ id });
      return items.length >= total ? foundDone({ id }) : foundNothing;
    }),
  failed: (failure) => [noticeTo({ code: 'command.deleteLiveSearch.failed', tone: 'failure', failure })],
});
