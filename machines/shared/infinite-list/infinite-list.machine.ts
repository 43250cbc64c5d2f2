import { infiniteListOf } from './infinite-list';

interface SearchRange {
  id: string;
  from: number;
}

/** A infinite list that has everything that one can have, for the explorer and the path test; nobody invokes it. */
export const infiniteListMachine = infiniteListOf('infiniteList', 'liveSearch', {
  begins: ({ from }: SearchRange) => ({ from, size: 50 }),
  ask: ({ id }, page) => ({ id, ...page }),
  read: ({ listings, status }) => ({ page: listings, head: status }),
  stays: ({ approved }) => approved === null,
  isShown: ({ approved }) => approved === null,
  twoPages: true,
  poll: { every: 3_000, while: (status) => status === 'in_progress' },
});
