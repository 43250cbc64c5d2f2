import type { Seller } from '../../contracts/shapes';
import { answered, finished, refused } from '../simulator/cover';
import { inputAt } from '../simulator/sample-addresses';
import { sampleNow, sampleSystemActors } from '../simulator/sample-system-actors';
import { sampleSearch } from '../simulator/sample-search';
import { sampleSeller } from '../shared/seller-information/seller-information.samples';
import { actorOf, snapshotEvent } from '../simulator/snapshot-event';
import type { QueuedDeletion } from '../shared/watch-system-actors';
import { listEvents, pageOfRows, rowsChosenEvents } from '../shared/list/list.samples';
import { sellersOf, type SellersKind } from './sellers-of';
import type { SellersEvent } from './sellers-of.view';

const waiting: QueuedDeletion = {
  id: '77001',
  jobId: 'job-1',
  command: 'deleteSellerFromDB',
  phase: 'countdown',
  goesAt: sampleNow + 10_000,
  elsewhere: false,
};

const sentEvents: SellersEvent[] = [
  ...listEvents,
  { type: 'filter.apply', nickname: 'sur', site: 'MLA' },
  { type: 'search.change', search: { page: 1, size: 10, nickname: 'sur', site: null } },
  { type: 'size.choose', size: 20 },
  { type: 'pointer.leave' },
  { type: 'deletions.seen', deletions: [waiting] },
  { type: 'deletions.seen', deletions: [] },
  { type: 'seller.delete', id: '77001' },
  { type: 'seller.move', id: '77001' },
  { type: 'seller.search', id: '77001' },
  { type: 'deletion.takeBack', id: '77001' },
  { type: 'chosen.toggle', id: '77001' },
  ...rowsChosenEvents('77001'),
  { type: 'chosen.none' },
  { type: 'chosen.search' },
];

const ports = { watchedSellers: 'blackListSellers', trustedSellers: 'whiteListSellers' } as const;

/** What the machine of that kind is tried with. */
export function sellersSamples(kind: SellersKind) {
  const list = actorOf(sellersOf(kind), 'list');
  const input = inputAt(kind, {});
  const listAnswered = answered(ports[kind], pageOfRows([sampleSeller()]));
  return {
    lives: [{ name: 'the list is opened', input, systemActors: sampleSystemActors(), now: sampleNow }] as const,
    events: [
      listAnswered,
      refused(ports[kind], 'OFFLINE'),
      snapshotEvent('list', list, { input, steps: [listAnswered] }),
      snapshotEvent('list', list, { input, steps: [listAnswered, ...rowsChosenEvents('77001')] }),
      finished('deletion.77001', { ok: true, value: { id: '77001' } }),
      finished('deletion.77001', { ok: false, failure: { code: 'SELLER_NOT_LISTED' } }),
      finished('search.77001', { ok: true, value: sampleSearch() }),
      finished('search.77001', { ok: false, failure: { code: 'DUPLICATE_LIVE_SEARCH' } }),
      finished('search.chosen', { ok: true, value: sampleSearch() }),
      finished('search.chosen', { ok: false, failure: { code: 'OFFLINE' } }),
      ...sentEvents,
    ],
    serialize: ({ value, context }: { value: unknown; context: object }) => {
      const { list: rows, deletions, seen, searches } = context as Record<string, unknown>;
      return JSON.stringify([value, rows, deletions, seen, searches]);
    },
    never: {
      'the same seller stands twice': ({ context: { list: now } }: { context: { list: { rows: Seller[] } } }) =>
        new Set(now.rows.map(({ id }) => id)).size !== now.rows.length,
    },
  };
}

export const sellersDescriptions = {
  states: { open: 'The list stands, is asked for or could not be had, as the list itself says.' },
  guards: {
    isThere: 'the seller is in the list and not on its way out of it',
    canMove: 'the same, and its country has a site',
    canTakeBack: 'its deletion has not gone out yet',
    canSearch: 'nothing is being searched of it',
    canToggle: 'it stands on this page, and is not on its way out of it',
    canSearchChosen: 'somebody is chosen, and they are not being searched yet',
  },
};
