import { assign, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import type { Seller, SellerFilters } from '../../contracts/shapes';
import { goTo } from '../domain/navigation-events';
import { siteOfCountry } from '../domain/sites';
import { systemActor } from '../kit/system-actor';
import { mutation } from '../kit/mutation';
import {
  deletedIdsOf,
  deletionOf,
  isDeletionOver,
  settleDeletion,
  showList,
  toTakeBack,
  noDeletions,
  dismissedIdsOf,
  undoableDeletionOf,
  withDeletion,
  withQueuedDeletions,
} from '../shared/deletions';
import { watchDeletions, type QueuedDeletion } from '../shared/watch-system-actors';
import { choiceTransitions, listTransitions, pageSizeTransitions, fromPort, listOf } from '../shared/list/list';
import { type ChoiceEvent, listView, initialListView, type ListView } from '../shared/list/list.view';
import { toggleRange } from '../shared/list/range';
import {
  type SearchDone,
  type SellersContext,
  type SellersEvent,
  type SellersInput,
  type SellersSearch,
  chosenSellerIds,
} from './sellers-of.view';

/** The list of each kind, what the gateway calls it, and the command that moves a seller to the other one. */
const kinds = {
  watchedSellers: { asks: 'blackListSellers', status: 'black', moves: 'whiteListSeller' },
  trustedSellers: { asks: 'whiteListSellers', status: 'white', moves: 'blackListSeller' },
} as const;
export type SellersKind = keyof typeof kinds;

const filtersOf = ({ nickname, site }: SellersSearch): SellerFilters | undefined =>
  nickname === null && site === null
    ? undefined
    : { ...(nickname !== null && { nickname }), ...(site !== null && { siteId: site }) };

function toListRequest(search: SellersSearch) {
  const filters = filtersOf(search);
  return { from: (search.page - 1) * search.size, ...(filters && { filters }) };
}

const sellersList = (kind: SellersKind) =>
  listOf<Seller, { params: object; search: SellersSearch }>(
    `${kind}List`,
    [
      fromPort(kinds[kind].asks, {
        ask: ({ search }: { params: object; search: SellersSearch }) => ({
          size: search.size,
          ...toListRequest(search),
        }),
        read: ({ items, total }) => ({ rows: items, total }),
      }),
    ],
    {
      idOf: ({ id }) => id,
      paging: { at: ({ search: { page, size } }) => ({ page, size }), to: ({ search }) => ({ to: kind, search }) },
    },
  );

const searchOf = (id: string): `search.${string}` => `search.${id}`;
/** The search of all that are chosen. */
const chosenSearchId = 'chosen';
const isSearchOver = (event: SellersEvent): event is SearchDone => event.type.startsWith('xstate.done.actor.search');

/** The sellers of this page that are not on their way out of it. */
const choosableIds = (context: SellersContext) => {
  const gone = deletedIdsOf(context);
  return context.list.rows.map(({ id }) => id).filter((id) => !gone.includes(id));
};
const choose = (ids: string[]): ChoiceEvent => ({ type: 'rows.choose', ids });

/** One of the two lists of sellers: its rows go by deletion, which waits, or to the other list, and come back where that failed. */
export function sellersOf<Kind extends SellersKind>(kind: Kind) {
  const { status, moves } = kinds[kind];
  return setup({
    types: {
      context: {} as SellersContext,
      events: {} as SellersEvent,
      input: {} as SellersInput,
      children: {} as { list: 'list'; deletionsWatch: 'deletionsWatch' } & {
        [Deletion in `deletion.${string}`]: 'deleteSeller' | 'moveSeller';
      } & { [Search in `search.${string}`]: 'searchSeller' },
    },
    actors: {
      list: sellersList(kind),
      deletionsWatch: watchDeletions,
      deleteSeller: mutation('deleteSellerFromDB'),
      moveSeller: mutation(moves as 'whiteListSeller'),
      searchSeller: mutation('createSellersLiveSearch'),
    },
    actions: {
      toList: forwardTo('list'),
      applyList: assign(({ context }, list: ListView<Seller>) => showList(context, list)),
      setSearch: assign((_, search: SellersSearch) => ({ search })),
      goFiltered: sendTo(
        ({ system }) => systemActor(system, 'screens'),
        ({ context }, filters: Pick<SellersSearch, 'nickname' | 'site'>) =>
          goTo({ to: kind as 'watchedSellers', search: { ...context.search, ...filters, page: 1 } }, { replace: true }),
      ),
      moveOn: assign(({ context }) => ({ past: dismissedIdsOf(context) })),
      setSeen: assign(({ context }, seen: QueuedDeletion[]) => withQueuedDeletions(context, seen)),
      /** The work outlives this screen: what becomes of it is told by the outbox. */
      delete: enqueueActions(({ context, enqueue }, id: string) => {
        const input = { sellerId: id, sellerStatus: status, ...toListRequest(context.search) };
        enqueue.spawnChild('deleteSeller', { id: deletionOf(id), input });
        enqueue.assign({ ...withDeletion(context, id), moved: context.moved.filter((one) => one !== id) });
      }),
      move: enqueueActions(({ context, enqueue }, id: string) => {
        const siteId = siteOfCountry(context.list.rows.find((one) => one.id === id)?.country);
        if (siteId === null) return;
        enqueue.spawnChild('moveSeller', { id: deletionOf(id), input: { sellerId: id, siteId } });
        enqueue.assign({ ...withDeletion(context, id), moved: [...context.moved, id] });
      }),
      settleDeletion: enqueueActions(({ context, event, enqueue }) => {
        if (!isDeletionOver(event)) return;
        enqueue.assign(settleDeletion(context, event));
        const { output } = event;
        if (!output.ok && output.failure.code === 'SELLER_NOT_LISTED') enqueue.sendTo('list', { type: 'list.reload' });
      }),
      takeBack: sendTo(
        ({ system }) => systemActor(system, 'outbox'),
        ({ context }, id: string) => toTakeBack(context, id),
      ),
      search: enqueueActions(({ context, enqueue }, id: string) => {
        enqueue.spawnChild('searchSeller', { id: searchOf(id), input: { sellers: [id] } });
        enqueue.assign({ searches: [...context.searches, id] });
      }),
      settleSearch: enqueueActions(({ context, event, enqueue, system }) => {
        if (!isSearchOver(event)) return;
        const { actorId, output } = event;
        enqueue.assign({ searches: context.searches.filter((id) => searchOf(id) !== actorId) });
        if (!output.ok) return;
        if (actorId === searchOf(chosenSearchId)) enqueue.sendTo('list', choose([]));
        enqueue.sendTo(systemActor(system, 'screens'), goTo({ to: 'results', params: { id: output.value.id } }));
      }),
      toggle: sendTo('list', ({ context }, id: string) => {
        const chosen = chosenSellerIds(context);
        const deletedChosen = context.list.chosen.filter((one) => !chosen.includes(one));
        return choose([...toggleRange(chosen, { anchor: null, id, among: choosableIds(context) }), ...deletedChosen]);
      }),
      chooseNone: sendTo('list', choose([])),
      searchChosen: enqueueActions(({ context, enqueue }) => {
        enqueue.spawnChild('searchSeller', {
          id: searchOf(chosenSearchId),
          input: { sellers: chosenSellerIds(context) },
        });
        enqueue.assign({ searches: [...context.searches, chosenSearchId] });
      }),
    },
    guards: {
      isThere: ({ context }, id: string) =>
        context.list.rows.some((one) => one.id === id) && !deletedIdsOf(context).includes(id),
      canMove: ({ context }, id: string) =>
        !deletedIdsOf(context).includes(id) &&
        siteOfCountry(context.list.rows.find((one) => one.id === id)?.country) !== null,
      canTakeBack: ({ context }, id: string) => undoableDeletionOf(context, id) !== undefined,
      canSearch: ({ context }, id: string) =>
        context.list.rows.some((one) => one.id === id) && !context.searches.includes(id),
      canToggle: ({ context }, id: string) => choosableIds(context).includes(id),
      canSearchChosen: ({ context }) =>
        chosenSellerIds(context).length > 0 && !context.searches.includes(chosenSearchId),
    },
  }).createMachine({
    id: kind,
    context: ({ input: { search } }) => ({ list: initialListView, search, searches: [], moved: [], ...noDeletions }),
    invoke: [
      {
        id: 'list',
        src: 'list',
        input: ({ context: { search } }) => ({ params: {}, search }),
        onSnapshot: { actions: { type: 'applyList', params: ({ event }) => listView(event.snapshot) } },
      },
      {
        id: 'deletionsWatch',
        src: 'deletionsWatch',
        input: { commands: ['deleteSellerFromDB', moves] },
      },
    ],
    on: {
      ...listTransitions,
      ...pageSizeTransitions,
      ...choiceTransitions,
      'search.change': { actions: [{ type: 'setSearch', params: ({ event }) => event.search }, 'toList'] },
      'filter.apply': {
        actions: { type: 'goFiltered', params: ({ event: { nickname, site } }) => ({ nickname, site }) },
      },
      'pointer.leave': { actions: 'moveOn' },
      'deletions.seen': { actions: { type: 'setSeen', params: ({ event }) => event.deletions } },
      'seller.delete': {
        guard: { type: 'isThere', params: ({ event }) => event.id },
        actions: { type: 'delete', params: ({ event }) => event.id },
      },
      'seller.move': {
        guard: { type: 'canMove', params: ({ event }) => event.id },
        actions: { type: 'move', params: ({ event }) => event.id },
      },
      'seller.search': {
        guard: { type: 'canSearch', params: ({ event }) => event.id },
        actions: { type: 'search', params: ({ event }) => event.id },
      },
      'chosen.toggle': {
        guard: { type: 'canToggle', params: ({ event }) => event.id },
        actions: { type: 'toggle', params: ({ event }) => event.id },
      },
      'chosen.none': { actions: 'chooseNone' },
      'chosen.search': { guard: 'canSearchChosen', actions: 'searchChosen' },
      'deletion.takeBack': {
        guard: { type: 'canTakeBack', params: ({ event }) => event.id },
        actions: { type: 'takeBack', params: ({ event }) => event.id },
      },
      'xstate.done.actor.deletion.*': { actions: 'settleDeletion' },
      'xstate.done.actor.search.*': { actions: 'settleSearch' },
    },
    initial: 'open',
    states: { open: {} },
  });
}
