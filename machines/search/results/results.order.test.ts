import type { SnapshotFrom } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Listing, LiveSearch } from '../../../contracts/shapes';
import type { Outcome } from '../../../contracts/ports';
import { goTo } from '../../domain/navigation-events';
import {
  answers,
  answersInTurn,
  neverAnswers,
  startWith,
  type FakePorts,
  type SystemActorFacts,
} from '../../simulator/answers';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { sampleListing, visibleOf } from '../../simulator/sample-listing';
import { learnedOrderKey } from '../../domain/learned-order';
import { sampleLearnedOrder } from '../learned-order/learned-order.samples';
import { sampleRelisting } from '../relistings/relistings.samples';
import { resultsMachine } from './results.machine';
import { resultsSystemActors, sampleResults } from './results.samples';
import { triageCursor } from '../../shared/triage/triage.view';
import type { ResultsEvent } from './results.types';
import { resultsView } from './results.view';

const seen = (snapshot: SnapshotFrom<typeof resultsMachine>) => ({
  ...resultsView(snapshot),
  ...triageCursor(snapshot.children.triage!.getSnapshot()),
});

const idOf = (at: number) => `MLA${String(1_000_000_000 + at)}`;
const seller = (id: string, watched = false) => ({ id, nickname: `S${id}`, watched, trusted: false });
const common = { price: { amount: 100, currency: 'ARS' }, soldQuantity: 0 };
/** As many as that, of which the last but one is cheap, and the last one of a watched seller. */
const found = (count: number): Listing[] =>
  Array.from({ length: count }, (_, at) =>
    sampleListing({
      id: idOf(at),
      ...common,
      seller: seller(at % 2 ? '1' : '2', at === count - 1),
      title: `Zapatilla ${String(at % 3)}`,
      ...(at === count - 2 && { price: { amount: 20, currency: 'ARS' } }),
    }),
  );
const pageOf = (listings: Listing[], { size, from }: { size: number; from: number }) => {
  const items = listings.slice(from, from + size);
  return sampleResults(items, listings.length, {
    listings: { items, total: listings.length, offset: from, limit: size },
  });
};
const paged = (listings: Listing[]) =>
  answers<LiveSearch, { size: number; from: number }>((asked) => pageOf(listings, asked));

async function open(
  listings: Listing[],
  query: Record<string, string>,
  liveSearch: FakePorts['liveSearch'] = paged(listings),
  systemActors: SystemActorFacts = {},
) {
  const stage = startWith(resultsMachine, {
    input: inputAt('results', { id: 'ls-1' }, query),
    systemActors: { ...resultsSystemActors, listings: visibleOf(listings), ...systemActors },
    ports: { liveSearch, readPast: neverAnswers() },
  });
  const view = () => seen(stage.actor.getSnapshot());
  return { ...stage, view, triage: stage.actor.getSnapshot().children.triage! };
}

/** Answers two pages; the third when it is told to. */
function twoPages(listings: Listing[]) {
  let answer: (outcome: Outcome<LiveSearch>) => void = () => undefined;
  const third = new Promise<Outcome<LiveSearch>>((resolve) => (answer = resolve));
  const page = (from: number) => ({ ok: true as const, value: pageOf(listings, { from, size: 50 }) });
  return { liveSearch: answersInTurn<LiveSearch>(page(0), page(50), third), answer, page };
}

describe('what deserves a look first', () => {
  it('is told of the whole search: nothing stands until it was read, and then in that order', async () => {
    const { view, settle } = await open(found(180), { rank: 'attention' });
    expect(view().phase).toBe('asking');
    await settle();
    expect(view().arranging).toBe(false);
    expect(view().ids.slice(0, 3)).toEqual([idOf(178), idOf(179), idOf(0)]);
    expect(view().ids).toHaveLength(180);
    expect(view().cursor).toBe(idOf(178));
    expect(view().usual?.get('ARS')).toBe(100);
  });

  it('is asked of the gateway in no order of its own, and takes the place of the one that holds', async () => {
    const liveSearch = paged(found(2));
    const { actor, settle, receivedBy } = await open(found(2), { rank: 'attention' }, liveSearch);
    await settle();
    expect(liveSearch.asked[0]).toEqual({ id: 'ls-1', size: 50, from: 0 });
    actor.send({ type: 'sort.choose', sort: 'price', order: 'desc' });
    actor.send({ type: 'rank.choose', rank: 'attention' });
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'results', params: { id: 'ls-1' }, search: { sort: 'price', order: 'desc' } }, { replace: true }),
      goTo({ to: 'results', params: { id: 'ls-1' }, search: { rank: 'attention' } }, { replace: true }),
    ]);
  });

  it('can be had of what was read by then; what comes later stands behind it, and moves nothing', async () => {
    const listings = found(180);
    const { liveSearch, answer, page } = twoPages(listings);
    const { actor, triage, settle, view } = await open(listings, { rank: 'attention' }, liveSearch);
    await settle();
    expect(view()).toMatchObject({ arranging: true, ids: [], cursor: null, read: 100, ahead: 80 });
    expect(view().readsAll).toBe(true);
    actor.send({ type: 'results.early' });
    const stood = view().ids;
    expect(stood).toHaveLength(100);
    triage.send({ type: 'cursor.move', by: 1 });
    answer(page(100));
    await settle();
    expect(view().ids.slice(0, 100)).toEqual(stood);
    expect(view().cursor).toBe(stood[1]);
  });

  it('stands as far as it was read where the rest could not be had', async () => {
    const listings = found(180);
    const { liveSearch, answer } = twoPages(listings);
    const { settle, view } = await open(listings, { rank: 'attention' }, liveSearch);
    await settle();
    answer({ ok: false, failure: { code: 'OFFLINE' } });
    await settle();
    expect(view()).toMatchObject({ arranging: false, stuck: true });
    expect(view().ids).toHaveLength(100);
  });

  it('waits anew where another tab is chosen before all was read', async () => {
    const listings = found(180);
    const { actor, settle, view } = await open(listings, {}, twoPages(listings).liveSearch);
    await settle();
    expect(view().ids).toHaveLength(100);
    actor.send(searchAt('results', { rank: 'attention' }));
    expect(view()).toMatchObject({ arranging: true, ids: [], cursor: null });
    actor.send(searchAt('results', {}));
    expect(view()).toMatchObject({ arranging: false, usual: null });
    expect(view().ids).toHaveLength(100);
  });
});

describe('results that stand together', () => {
  it('by title, the largest group first', async () => {
    const { view, settle } = await open(found(8), { group: 'title' });
    await settle();
    expect(view().ids.map((id) => Number(id.slice(-1)) % 3)).toEqual([0, 0, 0, 1, 1, 1, 2, 2]);
  });

  it('in the order that holds within each group', async () => {
    const { view, settle } = await open(found(8), { group: 'seller', rank: 'attention' });
    await settle();
    expect(view().ids).toEqual([6, 0, 2, 4, 7, 1, 3, 5].map(idOf));
  });

  it('are begun at the first of them, wherever the cursor was; another tab leaves it where it is', async () => {
    const { actor, triage, settle, view } = await open(found(8), {});
    await settle();
    triage.send({ type: 'cursor.go', id: idOf(5) });
    actor.send(searchAt('results', { group: 'seller', rank: 'attention' }));
    expect(view().cursor).toBe(idOf(6));
    triage.send({ type: 'cursor.go', id: idOf(5) });
    actor.send(searchAt('results', { group: 'seller', rank: 'attention', priceMin: '1', currency: 'ARS' }));
    expect(view().cursor).toBe(idOf(5));
  });

  it('are said by the address', async () => {
    const { actor, settle, receivedBy } = await open(found(2), { tab: 'sent', from: '50' });
    await settle();
    actor.send({ type: 'group.choose', group: 'picture' });
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'results', params: { id: 'ls-1' }, search: { tab: 'sent', group: 'picture' } }, { replace: true }),
    ]);
  });
});

describe('what an account usually reports first', () => {
  const learned = { ...sampleLearnedOrder, learnedAt: 0 };
  const seller77 = { ...seller('77001'), id: '77001' };
  const few = found(4).map((listing, at) => (at === 2 ? { ...listing, seller: seller77 } : listing));
  const openLearned = (kept: Record<string, unknown>) =>
    open(few, { rank: 'learned' }, paged(few), { drafts: { drafts: kept, read: true } });

  it('is told by what the browser keeps of it', async () => {
    const { settle, view } = await openLearned({ [learnedOrderKey]: learned });
    await settle();
    // The last one is of a watched seller, which helps while decisions are few.
    expect(view().ids).toEqual([2, 3, 0, 1].map(idOf));
    expect(view().learned).toEqual(learned);
  });

  it('waits in the usual order until something was learned, and stands in it anew once it was', async () => {
    const { actor, settle, view } = await openLearned({});
    await settle();
    expect(view().ids).toEqual([0, 1, 2, 3].map(idOf));
    actor.send({ type: 'order.learned', learned });
    expect(view().ids).toEqual([2, 3, 0, 1].map(idOf));
  });

  it('gives way to the usual order once it is forgotten', async () => {
    const { actor, settle, view, receivedBy } = await openLearned({ [learnedOrderKey]: learned });
    await settle();
    actor.send({ type: 'order.forgotten' });
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'results', params: { id: 'ls-1' }, search: {} }, { replace: true }),
    ]);
    actor.send(searchAt('results', {}));
    expect(view().ids).toEqual([0, 1, 2, 3].map(idOf));
    expect(view().learned).toBeNull();
  });
});

describe('results that are listed again after a confirmed report', () => {
  const tellRelisted = (actor: { send: (event: ResultsEvent) => void }, id: string) =>
    actor.send({ type: 'relistings.found', relistings: { [id]: sampleRelisting }, compared: false, kept: true });

  it('stand first among what stands out once titles have told of them, and what pictures tell later moves nothing', async () => {
    const listings = found(6);
    const { actor, view, settle } = await open(listings, { rank: 'attention' });
    await settle();
    expect(view().ids[0]).not.toBe(idOf(0));
    const relistings = { [idOf(1)]: sampleRelisting };
    const before = view().ids;
    actor.send({ type: 'relistings.found', relistings, compared: true, kept: true });
    expect(view().ids).toEqual(before);
    tellRelisted(actor, idOf(1));
    expect(view().ids[0]).toBe(idOf(1));
  });

  it('stand alone where only they are asked for, each as soon as it is found, also once it was decided on', async () => {
    const listings = found(6);
    const { actor, view, settle } = await open(listings, { relisted: 'only' });
    await settle();
    expect(view().ids).toEqual([]);
    tellRelisted(actor, idOf(4));
    expect(view().ids).toEqual([idOf(4)]);
    actor.send({
      type: 'relistings.found',
      relistings: { [idOf(1)]: sampleRelisting, [idOf(4)]: sampleRelisting },
      compared: true,
      kept: true,
    });
    expect([view().ids, view().keepsPast]).toEqual([[idOf(1), idOf(4)], true]);
  });
});
