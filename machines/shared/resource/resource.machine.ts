import { resourceOf } from './resource';

/** One that has everything that a resource can have, for the explorer and the path test; nobody invokes it. */
export const resourceMachine = resourceOf('reportedArticlesCount', {
  isDue: (of: { isWanted: boolean } | undefined) => of?.isWanted ?? true,
  ask: () => undefined,
  read: ({ count }) => count,
  again: 30_000,
  tell: (failure) => ({ code: 'profile.partial', tone: 'failure', failure }),
  log: 'no count came',
});
