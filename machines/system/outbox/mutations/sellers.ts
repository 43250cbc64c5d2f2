import type { InputOf } from '../../../../contracts/ports';
import { pageSizes } from '../../../../contracts/vocabulary/limits';
import { commandAdapter, type CommandAdapterRules } from './command';
import { clockSkew } from './live-searches';
import { foundAbsent, foundDone, mapOutcome, noticeTo, foundNothing } from './mutation-adapter';

type Mark = 'blackListSeller' | 'whiteListSeller';
const listOf = { blackListSeller: 'watchedSellers', whiteListSeller: 'trustedSellers' } as const;

/** The rule of both marks: the seller itself tells whether it has it. */
const marking = (name: Mark): CommandAdapterRules<Mark> => ({
  touches: ({ sellerId }) => [`seller:${sellerId}`],
  wasDone: async (ports, input, _since, signal) =>
    mapOutcome(await ports.seller(input, signal), ({ id, watched, trusted }) =>
      (name === 'blackListSeller' ? watched : trusted) ? foundDone({ id, watched, trusted }) : foundAbsent(input),
    ),
  after: (marks) => [
    { to: 'listings', event: { type: 'seller.marked', seller: marks } },
    noticeTo({ code: `command.${name}.done`, tone: 'success', link: { to: listOf[name] } }),
  ],
  failed: (failure) => [noticeTo({ code: `command.${name}.failed`, tone: 'failure', failure })],
});

export const blackListSeller = commandAdapter('blackListSeller', marking('blackListSeller'));
export const whiteListSeller = commandAdapter('whiteListSeller', marking('whiteListSeller'));

const listsOf = { black: 'blackListSellers', white: 'whiteListSellers' } as const;
const listNamed = ({ sellerStatus }: Pick<InputOf<'deleteSellerFromDB'>, 'sellerStatus'>) => sellerStatus ?? 'black';

/** A row of a list names where in the list it stands; without that a seller is unmarked, where it is read about. */
const isRow = ({ from }: Pick<InputOf<'deleteSellerFromDB'>, 'from'>) => from !== undefined;
const toldAs = (input: Pick<InputOf<'deleteSellerFromDB'>, 'from' | 'sellerStatus'>) =>
  isRow(input) ? listNamed(input) : 'unset';

/** A row waits, and can be taken back meanwhile; what unmarks goes at once, and is undone by marking anew. */
export const deleteSellerFromDB = commandAdapter('deleteSellerFromDB', {
  waits: isRow,
  touches: ({ sellerId }) => [`seller:${sellerId}`],
  same: ({ sellerId, sellerStatus }) => [sellerId, sellerStatus],
  wasDone: async (ports, input, _since, signal) =>
    mapOutcome(
      await ports[listsOf[listNamed(input)]]({ size: pageSizes.exportsSought, from: 0 }, signal),
      ({ items, total }) => {
        if (items.some(({ id }) => id === input.sellerId)) return foundAbsent(input);
        return items.length >= total ? foundDone({ id: input.sellerId }) : foundNothing;
      },
    ),
  after: (_value, _heard, _id, input) => [
    {
      to: 'listings',
      event: { type: 'seller.marked', seller: { id: input.sellerId, watched: false, trusted: false } },
    },
    noticeTo({ code: 'command.deleteSellerFromDB.done', tone: 'success', values: { list: toldAs(input) } }),
  ],
  failed: (failure, _heard, _id, input) => {
    if (failure.code === 'ABORTED') return [];
    // Somebody else took it off, to the other list perhaps: of this one alone it is known.
    if (failure.code === 'SELLER_NOT_LISTED')
      return [noticeTo({ code: 'command.deleteSellerFromDB.done', tone: 'info', values: { list: listNamed(input) } })];
    return [
      noticeTo({
        code: 'command.deleteSellerFromDB.failed',
        tone: 'failure',
        values: { list: toldAs(input) },
        failure,
      }),
    ];
  },
});

/** A search names its sellers by their nicknames: of one since then only a seller without a nickname tells whether it is this one. */
export const createSellersLiveSearch = commandAdapter('createSellersLiveSearch', {
  touches: ({ sellers }) => sellers.map((id) => `search:seller:${id}`),
  wasDone: async (ports, input, since, signal) =>
    mapOutcome(await ports.liveSearches(undefined, signal), ({ items, total }) => {
      const recent = items.filter(
        ({ sellers, createdAt }) =>
          sellers.length > 0 && (createdAt === null || Date.parse(createdAt) >= since - clockSkew),
      );
      const found = recent.find(({ sellers }) => input.sellers.every((id) => sellers.some((seller) => seller === id)));
      if (found) return foundDone(found);
      return recent.length === 0 && items.length >= total ? foundAbsent(input) : foundNothing;
    }),
  after: ({ id }, heard) =>
    heard
      ? []
      : [
          noticeTo({
            code: 'command.createSellersLiveSearch.done',
            tone: 'success',
            link: { to: 'results', params: { id } },
          }),
        ],
  failed: (failure) => [noticeTo({ code: 'command.createSellersLiveSearch.failed', tone: 'failure', failure })],
});
