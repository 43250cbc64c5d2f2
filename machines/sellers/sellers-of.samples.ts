import type { Seller } from '../../contracts/shapes';
import { inputAt } from '../rehearsal/at';
import { answered, finished, refused } from '../rehearsal/cover';
import { sampleNow, sampleSeats } from '../rehearsal/sample-seats';
import { sampleSearch } from '../rehearsal/sample-search';
import { sampleSeller } from '../shared/seller-information/seller-information.samples';
import { shows } from '../rehearsal/shows';
import type { DeletionSeen } from '../shared/deletions-seen';
import { listSaid, pageOfRows, rowsChosen } from '../shared/list/list.samples';
import { sellersOf, type SellersKind } from './sellers-of';
import type { SellersEvent } from './sellers-of.types';

const waiting: DeletionSeen = {
  id: '77001',
  jobId: 'job-1',
  command: 'deleteSellerFromDB',
  phase: 'countdown',
  goesAt: sampleNow + 10_000,
  elsewhere: false,
};

const said: SellersEvent[] = [
  ...listSaid,
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
  ...rowsChosen('77001'),
  { type: 'chosen.none' },
  { type: 'chosen.search' },
];

const ports = { watchedSellers: 'blackListSellers', trustedSellers: 'whiteListSellers' } as const;

/** What the machine of that kind is tried with. */
export function sellersSamples(kind: SellersKind) {
  const list = sellersOf(kind).implementations.actors['list'] as Parameters<typeof shows>[1];
  const input = inputAt(kind, {});
  const told = answered(ports[kind], pageOfRows([sampleSeller()]));
  return {
    lives: [{ name: 'the list is opened', input, seats: sampleSeats(), now: sampleNow }] as const,
    events: [
      told,
      refused(ports[kind], 'OFFLINE'),
      shows('list', list, { input, steps: [told] }),
      shows('list', list, { input, steps: [told, ...rowsChosen('77001')] }),
      finished('deletion.77001', { ok: true, value: { id: '77001' } }),
      finished('deletion.77001', { ok: false, failure: { code: 'SELLER_NOT_LISTED' } }),
      finished('search.77001', { ok: true, value: sampleSearch() }),
      finished('search.77001', { ok: false, failure: { code: 'DUPLICATE_LIVE_SEARCH' } }),
      finished('search.chosen', { ok: true, value: sampleSearch() }),
      finished('search.chosen', { ok: false, failure: { code: 'OFFLINE' } }),
      ...said,
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
