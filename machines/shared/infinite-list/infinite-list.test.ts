import { describe, expect, it } from 'vitest';
import type { Listing, LiveSearch } from '../../../contracts/shapes';
import { answersInTurn, startWith, type FakePorts } from '../../simulator/answers';
import { sampleListings, visibleOf } from '../../simulator/sample-listing';
import { sampleSearch } from '../../simulator/sample-search';
import { sampleSystemActors } from '../../simulator/sample-system-actors';
import { infiniteListMachine } from './infinite-list.machine';
import { infiniteListView } from './infinite-list.view';

const listings = sampleListings(130);
type Answered = { ok: true; value: LiveSearch } | { ok: false; failure: { code: 'OFFLINE' } };
const pageFrom = (from: number, total = listings.length): Answered => ({
  ok: true,
  value: {
    ...sampleSearch(),
    filterProfiles: [],
    filterProfileId: null,
    listings: { items: listings.slice(from, from + 50), total, offset: from, limit: 50 },
  },
});
const offline: Answered = { ok: false, failure: { code: 'OFFLINE' } };

async function begin(...given: Answered[]) {
  const liveSearch = answersInTurn<LiveSearch, { from: number; size: number }>(...given);
  const stage = startWith(infiniteListMachine, {
    input: { id: 'ls-1', from: 0 },
    systemActors: sampleSystemActors({ listings: visibleOf(listings) }),
    ports: { liveSearch } satisfies FakePorts,
  });
  await stage.settle();
  const view = () => infiniteListView(stage.actor.getSnapshot());
  return { ...stage, view, asked: () => liveSearch.asked.map(({ from, size }) => [from, size]) };
}
const idsOf = (some: readonly Listing[]) => some.map(({ id }) => id);

describe('a infinite list', () => {
  it('asks for two pages at once, and for the next when it is asked to', async () => {
    const { actor, settle, view, asked } = await begin(pageFrom(0), pageFrom(50), pageFrom(100));
    expect(asked()).toEqual([
      [0, 50],
      [50, 50],
    ]);
    expect(view()).toMatchObject({ phase: 'shown', read: 100, total: 130, ahead: 30, canLoadMore: true });
    actor.send({ type: 'rows.more' });
    expect(view()).toMatchObject({ filling: true, canLoadMore: false });
    await settle();
    expect(view()).toMatchObject({ ids: idsOf(listings), ahead: 0, canLoadMore: false });
  });

  it('reads on by itself while all of it is wanted, and rests where it is no longer', async () => {
    const whole = await begin(pageFrom(0), pageFrom(50), pageFrom(100));
    whole.actor.send({ type: 'rows.all', wanted: true });
    expect(whole.view().readsAll).toBe(true);
    await whole.settle();
    expect(whole.view()).toMatchObject({ read: 130, ahead: 0, readsAll: false });

    const given = await begin(pageFrom(0), pageFrom(50), pageFrom(100));
    given.actor.send({ type: 'rows.all', wanted: false });
    await given.settle();
    expect(given.asked()).toHaveLength(2);
  });

  it('a page that could not be had keeps what stands, and is asked for again', async () => {
    const { actor, settle, view, asked } = await begin(pageFrom(0), offline, pageFrom(50));
    expect(view()).toMatchObject({ phase: 'shown', stuck: true, read: 50, failure: { code: 'OFFLINE' } });
    actor.send({ type: 'rows.more' });
    await settle();
    expect(view()).toMatchObject({ stuck: false, read: 100, failure: null });
    expect(asked().at(-1)).toEqual([50, 50]);
  });

  it('a refresh that failed after decisions leaves no row out: the next page overlaps what stands', async () => {
    const { actor, settle, setFacts, view, asked } = await begin(pageFrom(0), pageFrom(50), offline, pageFrom(97));
    setFacts('listings', { ...visibleOf(listings), moment: 5 });
    actor.send({ type: 'rows.reload' });
    await settle();
    expect(view()).toMatchObject({ phase: 'shown', read: 100, failure: { code: 'OFFLINE' } });
    actor.send({ type: 'rows.more' });
    await settle();
    expect(asked().at(-1)).toEqual([99, 50]);
    expect(view().failure).toBeNull();
  });

  it('the page before is asked for when one leaves a gap: no row is left out', async () => {
    const { view, asked } = await begin(pageFrom(0), pageFrom(60, 140), pageFrom(1, 140));
    expect(asked()).toEqual([
      [0, 50],
      [50, 50],
      [1, 50],
    ]);
    expect(view().ids).toEqual(idsOf(listings.slice(0, 51)));
  });

  it('a place that asks for the same asks nothing, another begins anew, and so does the same when it must', async () => {
    const { actor, settle, view, asked } = await begin(pageFrom(0, 50), pageFrom(10, 60), pageFrom(10, 60));
    actor.send({ type: 'rows.turn', place: { id: 'ls-1', from: 0 } });
    expect([asked().length, view().phase]).toEqual([1, 'shown']);
    actor.send({ type: 'rows.turn', place: { id: 'ls-1', from: 10 } });
    expect(view()).toMatchObject({ phase: 'asking', ids: [] });
    await settle();
    expect(view().ids).toEqual(idsOf(listings.slice(10, 60)));
    actor.send({ type: 'rows.turn', place: { id: 'ls-1', from: 10 }, anew: true });
    await settle();
    expect(asked()).toEqual([
      [0, 50],
      [10, 50],
      [10, 50],
    ]);
  });
});
