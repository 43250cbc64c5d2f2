import { command } from './command';
import { absent, done, mapped, notice, untold } from './work-rule';

export const deleteLiveSearch = command('deleteLiveSearch', {
  touches: ({ id }) => [`search:${id}`],
  wasDone: async (ports, { id }, _since, signal) =>
    mapped(await ports.liveSearches(undefined, signal), ({ items, total }) => {
      if (items.some((search) => search.id === id)) return absent({ id });
      return items.length >= total ? done({ id }) : untold;
    }),
  failed: (failure) => [notice({ code: 'command.deleteLiveSearch.failed', tone: 'failure', failure })],
});
