import { describe, expect, it } from 'vitest';
import type { Page, Seller } from '../../contracts/shapes';
import { goTo } from '../domain/navigation-events';
import { answers, answersInTurn, startWith, type FakePorts } from '../simulator/answers';
import { inputAt } from '../simulator/sample-addresses';
import { sampleSearch } from '../simulator/sample-search';
import { quietOutbox, sampleNow, sampleSystemActors } from '../simulator/sample-system-actors';
import type { QueuedMutationFacts, OutboxFacts } from '../system-actors/outbox';
import { pageOfRows } from '../shared/list/list.samples';
import { openOwnPages } from '../shared/list/own-pages.fixture';
import { sampleSeller } from '../shared/seller-information/seller-information.samples';
import { settleNth } from '../shared/deletions.fixture';
import { sellersView } from './sellers-of.view';
import { trustedSellersMachine } from './trusted-sellers/trusted-sellers.machine';
import { watchedSellersMachine } from './watched-sellers/watched-sellers.machine';

const machines = { watchedSellers: watchedSellersMachine, trustedSellers: trustedSellersMachine };
const lists = { watchedSellers: 'blackListSellers', trustedSellers: 'whiteListSellers' } as const;
type Kind = keyof typeof machines;

async function open(
  list: NonNullable<FakePorts['blackListSellers']>,
  { kind = 'watchedSellers' as Kind, query = {} as Record<string, string> } = {},
) {
  const stage = startWith(machines[kind] as typeof watchedSellersMachine, {
    input: inputAt(kind, {}, query),
    systemActors: sampleSystemActors(),
    now: sampleNow,
    ports: { [lists[kind]]: list },
  });
  await stage.settle();
  const view = () => sellersView(stage.actor.getSnapshot());
  return { ...stage, view, standing: () => view().rows.map(({ id, gone }) => (gone === null ? id : `(${id})`)) };
}
const rows = [
  sampleSeller({ id: '1' }),
  sampleSeller({ id: '2', country: 'BR' }),
  sampleSeller({ id: '3', country: 'XX' }),
];
const three: Page<Seller> = pageOfRows(rows);

function deletion(more: Partial<QueuedMutationFacts> = {}): OutboxFacts {
  const command = { type: 'deleteSellerFromDB' as const, input: { sellerId: '2', sellerStatus: 'black' as const } };
  const job = { id: 'job-1', work: { kind: 'command' as const, command }, failure: null, elsewhere: false };
  return { ...quietOutbox, jobs: { 'job-1': { ...job, phase: 'countdown', goesAt: sampleNow + 10_000, ...more } } };
}

describe.each([
  ['watchedSellers', 'black', 'whiteListSeller'],
  ['trustedSellers', 'white', 'blackListSeller'],
] as const)('the list of the %s', (kind, status, moves) => {
  it('SEL-13 a seller that is deleted is removed at once, counted no more, and stands again where that failed', async () => {
    const { actor, standing, view, receivedBy, settleWork } = await open(answers(three), { kind });
    actor.send({ type: 'seller.delete', id: '2' });
    actor.send({ type: 'seller.delete', id: '2' });
    expect([standing(), view().total]).toEqual([['1', '(2)', '3'], 2]);
    const command = { type: 'deleteSellerFromDB', input: { sellerId: '2', sellerStatus: status, from: 0 } };
    expect(receivedBy('outbox')).toMatchObject([{ type: 'mutation.submit', work: { command } }]);
    settleWork({ ok: false, failure: { code: 'SERVER_ERROR' } });
    expect([standing(), view().total]).toEqual([['1', '2', '3'], 3]);
  });

  it('SEL-13 several that are deleted one after the other are all removed, and only the one that failed stands again', async () => {
    const { actor, standing, view, receivedBy } = await open(answers(three), { kind });
    for (const id of ['3', '1', '2']) actor.send({ type: 'seller.delete', id });
    expect([standing(), view().total]).toEqual([['(1)', '(2)', '(3)'], 0]);
    settleNth(receivedBy('outbox'), 1, { ok: false, failure: { code: 'SERVER_ERROR' } });
    expect([standing(), view().total]).toEqual([['1', '(2)', '(3)'], 1]);
    settleNth(receivedBy('outbox'), 0, { ok: true, value: { id: '3' } });
    expect([standing(), view().total]).toEqual([['1', '(2)', '(3)'], 1]);
  });

  it('GW-82 a deletion says with which filters the list is shown', async () => {
    const { actor, receivedBy } = await open(answers(three), {
      kind,
      query: { nickname: 'sur', site: 'mlb', page: '2' },
    });
    actor.send({ type: 'seller.delete', id: '2' });
    expect(receivedBy('outbox')).toMatchObject([
      {
        work: {
          command: {
            input: { sellerId: '2', sellerStatus: status, from: 10, filters: { nickname: 'sur', siteId: 'MLB' } },
          },
        },
      },
    ]);
  });

  it('SHL-45 GW-48 GW-49 as many are on a page as the address says; another number begins at the first page, and a filter keeps it', async () => {
    const list = answers(pageOfRows(rows, 120));
    const { actor, view, receivedBy } = await open(list, {
      kind,
      query: { page: '3', size: '20', site: 'MLB', nickname: 'norte' },
    });
    const filters = { nickname: 'norte', siteId: 'MLB' };
    expect([list.asked, view().size]).toEqual([[{ size: 20, from: 40, filters }], 20]);
    actor.send({ type: 'size.choose', size: 50 });
    actor.send({ type: 'filter.apply', nickname: 'sur', site: null });
    expect(receivedBy('screens')).toEqual([
      goTo({ to: kind, search: { size: 50, site: 'MLB', nickname: 'norte' } }),
      goTo({ to: kind, search: { size: 20, nickname: 'sur' } }, { replace: true }),
    ]);
    actor.send({ type: 'seller.delete', id: '2' });
    expect(receivedBy('outbox')).toMatchObject([{ work: { command: { input: { from: 40 } } } }]);
  });

  it('GW-80 GW-81 a seller goes over to the other list by the site of its country, once, and comes back where that failed', async () => {
    const { actor, standing, view, receivedBy, settleWork } = await open(answers(three), { kind });
    actor.send({ type: 'seller.move', id: '2' });
    actor.send({ type: 'seller.move', id: '2' });
    actor.send({ type: 'seller.move', id: '3' });
    expect([standing(), view().rows[1]?.gone]).toEqual([['1', '(2)', '3'], { goesAt: null, late: null, moved: true }]);
    expect(receivedBy('outbox')).toMatchObject([
      { work: { command: { type: moves, input: { sellerId: '2', siteId: 'MLB' } } } },
    ]);
    settleWork({ ok: false, failure: { code: 'SERVER_ERROR' } });
    expect(standing()).toEqual(['1', '2', '3']);
  });
});

describe('a seller of a list', () => {
  it('is deleted after ten seconds, until which it can be taken back, over a reload too', async () => {
    const { actor, setFacts, standing, view, receivedBy } = await open(answers(three));
    setFacts('outbox', deletion());
    expect([standing(), view().undoable, view().rows[1]?.gone]).toEqual([
      ['1', '(2)', '3'],
      '2',
      { goesAt: sampleNow + 10_000, late: null, moved: false },
    ]);
    actor.send({ type: 'deletion.takeBack', id: '2' });
    expect(receivedBy('outbox')).toEqual([{ type: 'send.cancel', id: 'job-1' }]);
    setFacts('outbox', deletion({ phase: 'failed', goesAt: null, failure: { code: 'ABORTED' } }));
    expect(standing()).toEqual(['1', '2', '3']);
  });

  it('that somebody else took off the list leaves it: it is asked for anew', async () => {
    const list = answersInTurn<Page<Seller>>(
      { ok: true, value: three },
      { ok: true, value: pageOfRows(rows.slice(0, 1)) },
    );
    const { actor, settle, settleWork, standing } = await open(list);
    actor.send({ type: 'seller.delete', id: '2' });
    settleWork({ ok: false, failure: { code: 'SELLER_NOT_LISTED' } });
    await settle();
    expect(standing()).toEqual(['1']);
  });

  it('GW-62 is searched together with the others that are chosen, once however often that is pressed', async () => {
    const { actor, receivedBy } = await open(answers(three));
    for (const id of ['1', '3']) actor.send({ type: 'chosen.toggle', id });
    for (let press = 0; press < 2; press += 1) actor.send({ type: 'chosen.search' });
    const command = { type: 'createSellersLiveSearch', input: { sellers: ['1', '3'] } };
    expect(receivedBy('outbox')).toMatchObject([{ work: { command } }]);
  });

  it('SEL-06 GW-62 has everything that it sells searched by its id, once however often that is pressed, and the results open', async () => {
    const { actor, view, receivedBy, settleWork } = await open(answers(three));
    actor.send({ type: 'seller.search', id: '1' });
    actor.send({ type: 'seller.search', id: '1' });
    expect(view().rows.map(({ searching }) => searching)).toEqual([true, false, false]);
    expect(receivedBy('outbox')).toMatchObject([
      { work: { command: { type: 'createSellersLiveSearch', input: { sellers: ['1'] } } } },
    ]);
    settleWork({ ok: true, value: sampleSearch({ id: 'ls-9' }) });
    expect(receivedBy('screens')).toEqual([goTo({ to: 'results', params: { id: 'ls-9' } })]);
    expect(view().rows[0]?.searching).toBe(false);
  });

  it('SEL-06 can be searched again where that failed', async () => {
    const { actor, view, receivedBy, settleWork } = await open(answers(three));
    actor.send({ type: 'seller.search', id: '1' });
    settleWork({ ok: false, failure: { code: 'DUPLICATE_LIVE_SEARCH' } });
    expect([view().rows[0]?.searching, receivedBy('screens')]).toEqual([false, []]);
    actor.send({ type: 'seller.search', id: '1' });
    expect(receivedBy('outbox')).toHaveLength(2);
  });
});

it.each([
  ['watched', 'watchedSellers', 'trustedSellers'],
  ['trusted', 'trustedSellers', 'watchedSellers'],
] as const)('lists who is %s alone, and its pages stand at its own address', async (_, name, other) => {
  const { asked, said } = await openOwnPages(machines[name] as typeof watchedSellersMachine, {
    name,
    own: lists[name],
    other: lists[other],
    row: sampleSeller(),
  });
  expect(asked).toMatchObject([[{ from: 10, size: 10 }], []]);
  expect(said).toEqual([goTo({ to: name, search: { nickname: null, site: null, page: 3 } })]);
});
