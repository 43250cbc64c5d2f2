import type { SnapshotFrom } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Listing, LiveSearch } from '../../../contracts/shapes';
import { answers, answersInTurn, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { inputAt } from '../../simulator/sample-addresses';
import { goTo } from '../../domain/navigation-events';
import { trustKey } from '../../domain/recent-trust';
import { resultsMachine } from './results.machine';
import { quietOutbox, recoveringOutbox } from '../../simulator/sample-system-actors';
import { reportedListing, sampleListing, sampleListings, visibleOf } from '../../simulator/sample-listing';
import { resultsSystemActors, sampleResults } from './results.samples';
import { markingView } from '../../shared/marking/marking.view';
import { triageCursor } from '../../shared/triage/triage.view';
import { resultsView } from './results.view';

const seen = (snapshot: SnapshotFrom<typeof resultsMachine>) => ({
  ...resultsView(snapshot),
  ...triageCursor(snapshot.children.triage!.getSnapshot()),
});

async function open(liveSearch: FakePorts['liveSearch'], { query = {}, systemActors = resultsSystemActors } = {}) {
  const stage = startWith(resultsMachine, {
    input: inputAt('results', { id: 'ls-1' }, query),
    systemActors,
    ports: { liveSearch },
  });
  await stage.settle();
  return {
    ...stage,
    view: () => seen(stage.actor.getSnapshot()),
    triage: stage.actor.getSnapshot().children.triage!,
  };
}
const paged = (listings: Listing[]) => (input: { size: number; from: number }) =>
  sampleResults(listings.slice(input.from, input.from + input.size), listings.length, {
    listings: {
      items: listings.slice(input.from, input.from + input.size),
      total: listings.length,
      offset: input.from,
      limit: 50,
    },
  });
const author = { id: 'p1', givenName: 'Ana', familyName: 'Ruiz' };
const markedSuspicious = { reported: reportedListing().reported };
const trusted = sampleListing({ id: 'MLA1000000009', approved: { author, createdAt: null } });

describe('the results of a live search', () => {
  it('LSV-08 LSV-09 GW-25 asks two pages of fifty from the offset, and fifty more each time', async () => {
    const liveSearch = answers<LiveSearch, { size: number; from: number }>(paged(sampleListings(180)));
    const { actor, settle, view, receivedBy } = await open(liveSearch, { query: { from: '10' } });
    expect(liveSearch.asked).toEqual([
      { id: 'ls-1', size: 50, from: 10 },
      { id: 'ls-1', size: 50, from: 60 },
    ]);
    expect(view()).toMatchObject({ ahead: 70, total: 180, canLoadMore: true, cursor: view().ids[0] });
    actor.send({ type: 'results.more' });
    await settle();
    expect(liveSearch.asked.at(-1)).toEqual({ id: 'ls-1', size: 50, from: 110 });
    expect(view().cursor).toBe(view().ids[100]);
    expect(receivedBy('listings').map((event) => (event as { listings?: Listing[] }).listings?.length)).toEqual([
      50, 50, 50,
    ]);
  });

  it.each([
    ['of 50 the first page alone', 50, [0]],
    ['of 51 the one on the second page, too', 51, [0, 50]],
  ])('LSV-09 the first load asks for what there is: %s', async (_, count, pages) => {
    const liveSearch = answers<LiveSearch, { size: number; from: number }>(paged(sampleListings(count)));
    const { view } = await open(liveSearch);
    expect(liveSearch.asked).toEqual(pages.map((from) => ({ id: 'ls-1', size: 50, from })));
    expect(view().ids).toHaveLength(count);
  });

  it('LSV-13 GW-25 sort and order come from the address and go into it', async () => {
    const liveSearch = answers(sampleResults([sampleListing()]));
    const { actor, receivedBy } = await open(liveSearch, { query: { sort: 'price', order: 'desc' } });
    expect(liveSearch.asked[0]).toEqual({ id: 'ls-1', size: 50, from: 0, sortBy: 'price', sortOrder: 'desc' });
    actor.send({ type: 'sort.choose', sort: 'sold_quantity', order: 'desc' });
    expect(receivedBy('screens')).toEqual([
      goTo(
        { to: 'results', params: { id: 'ls-1' }, search: { sort: 'sold_quantity', order: 'desc' } },
        { replace: true },
      ),
    ]);
  });

  it('LSV-14 LST-44 listings that are trusted when the list is loaded are not among the results', async () => {
    const { view } = await open(answers(sampleResults([sampleListing(), trusted])));
    expect(view().ids).toEqual(['MLA1000000001']);
  });

  it('LSV-15 LST-40 marks trusted through the outbox with the author, and moves the cursor on', async () => {
    const systemActors = { ...resultsSystemActors, profile: { profile: { ...author } } } as never;
    const { triage, receivedBy, view } = await open(answers(sampleResults(sampleListings(2))), { systemActors });
    triage.send({ type: 'listing.trust' });
    expect(receivedBy('outbox')).toEqual([
      {
        type: 'mutation.submit',
        from: 'live_searches',
        id: 'id-1',
        requester: expect.anything() as unknown,
        work: {
          kind: 'mark',
          mark: {
            type: 'approve',
            ids: ['MLA1000000001'],
            originModel: 'live_search',
            author,
            basis: { ['MLA1000000001']: 'none' },
          },
        },
      },
    ]);
    expect(view().cursor).toBe('MLA1000000002');
  });

  it('a trust by key that waits for what a former visit left moves the cursor on, and each listing is trusted once', async () => {
    const systemActors = { ...resultsSystemActors, outbox: recoveringOutbox } as never;
    const { triage, receivedBy, setFacts, settle, view } = await open(answers(sampleResults(sampleListings(3))), {
      systemActors,
    });
    triage.send({ type: 'listing.trust' });
    triage.send({ type: 'listing.trust' });
    expect(view().cursor).toBe('MLA1000000003');
    setFacts('outbox', quietOutbox);
    await settle();
    expect(receivedBy('outbox')).toMatchObject([
      { work: { mark: { ids: ['MLA1000000001'] } } },
      { work: { mark: { ids: ['MLA1000000002'] } } },
    ]);
    expect(view().cursor).toBe('MLA1000000003');
  });

  it('LST-45 a listing that is already reported is not marked again', async () => {
    const reported = sampleListing({
      reported: {
        code: 'PPPI1',
        description: 'copia',
        tags: [],
        photosDenounced: [],
        author,
        createdAt: null,
        isFamily: false,
        familyId: null,
      },
    });
    const { triage, receivedBy } = await open(answers(sampleResults([reported])), {
      systemActors: { ...resultsSystemActors, listings: visibleOf([reported]) },
    });
    triage.send({ type: 'listing.trust' });
    expect(receivedBy('outbox')).toEqual([]);
  });

  it('LST-41 LST-43 GW-70 undoes the mark that stands', async () => {
    const { triage, receivedBy } = await open(answers(sampleResults([sampleListing()])), {
      systemActors: { ...resultsSystemActors, listings: visibleOf([sampleListing(), trusted]) },
    });
    triage.send({ type: 'listing.undo', id: trusted.id });
    expect(receivedBy('outbox')).toMatchObject([
      { work: { mark: { type: 'undo', ids: [trusted.id], undo: 'approved', from: 'live_searches' } } },
    ]);
    triage.send({ type: 'listing.undo', id: 'MLA1000000001' });
    expect(receivedBy('outbox').length).toBe(1);
  });

  it('LST-42 opens the drawer for a suspicious listing and submits what it decided', async () => {
    const { triage, view } = await open(answers(sampleResults(sampleListings(2))), {
      systemActors: {
        ...resultsSystemActors,
        profile: {
          allowedNotices: [{ siteId: 'MLA', notices: [{ id: 'PPPI8', type: null, description: null }] }],
          sites: [],
        },
      } as never,
    });
    triage.send({ type: 'listing.suspect', id: 'MLA1000000002' });
    expect(view().cursor).toBe('MLA1000000002');
    const drawer = () => markingView(view().marking?.getSnapshot()).drawer;
    expect(drawer()?.getSnapshot().context.ids).toEqual(['MLA1000000002']);
    drawer()?.send({ type: 'drawer.close' });
    drawer()?.send({ type: 'drawer.gone' });
    expect(drawer()).toBeNull();
  });

  it('LSV-05 asks again while the search is processed; what stands stays and new listings come behind', async () => {
    const early = sampleResults(sampleListings(1), 1, { status: 'in_progress', finished: false });
    const [known, fresh, last] = sampleListings(3) as [Listing, Listing, Listing];
    const liveSearch = answersInTurn<LiveSearch>(
      { ok: true, value: early },
      { ok: true, value: sampleResults([fresh, known]) },
      { ok: true, value: sampleResults([last, fresh]) },
    );
    const { actor, clock, settle, view } = await open(liveSearch);
    expect(view().processing).toBe(true);
    clock.increment(3_000);
    await settle();
    expect(view()).toMatchObject({ processing: false, ids: [known.id, fresh.id] });
    clock.increment(60_000);
    await settle();
    expect(liveSearch.asked).toHaveLength(2);
    actor.send({ type: 'results.reload' });
    await settle();
    expect(liveSearch.asked).toHaveLength(3);
    expect(liveSearch.asked.at(-1)).toMatchObject({ id: 'ls-1', from: 0 });
    expect(view().ids).toEqual([last.id, fresh.id]);
  });

  it('asks nothing while another screen is in front of it', async () => {
    const liveSearch = answers(sampleResults(sampleListings(1), 1, { status: 'in_progress' }));
    const { actor, clock, settle } = await open(liveSearch);
    actor.send({ type: 'screen.rested' });
    clock.increment(10_000);
    await settle();
    expect(liveSearch.asked.length).toBe(1);
    actor.send({ type: 'screen.resumed' });
    await settle();
    expect(liveSearch.asked.length).toBe(2);
  });

  it('ERR-14 tells a search that does not exist from one that could not be had', async () => {
    expect((await open(refuses('LIVE_SEARCH_NOT_FOUND'))).view().phase).toBe('missing');
    expect((await open(refuses('BAD_STATUS', { values: { status: 500 } }))).view()).toMatchObject({
      phase: 'failed',
      failure: { values: { status: 500 } },
    });
  });

  it('what was found stays while a refresh by hand fails, and goes once the search is known to be gone', async () => {
    const liveSearch = answersInTurn<LiveSearch>(
      { ok: true, value: sampleResults(sampleListings(2)) },
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: sampleResults(sampleListings(3)) },
      { ok: false, failure: { code: 'LIVE_SEARCH_NOT_FOUND' } },
    );
    const { actor, settle, view } = await open(liveSearch);
    const told: unknown[] = [];
    for (let time = 0; time < 3; time += 1) {
      actor.send({ type: 'results.reload' });
      await settle();
      told.push([view().phase, view().failure?.code, view().ids.length]);
    }
    expect(told.slice(0, 2)).toEqual([
      ['shown', 'OFFLINE', 2],
      ['shown', undefined, 3],
    ]);
    expect(view().phase).toBe('missing');
  });

  it('a second page that fails keeps the first and can be asked again', async () => {
    const first = sampleListings(50);
    const { actor, settle, view } = await open(
      answersInTurn<LiveSearch>(
        { ok: true, value: sampleResults(first, 60) },
        { ok: false, failure: { code: 'OFFLINE' } },
        {
          ok: true,
          value: sampleResults(sampleListings(10, 50), 60, {
            listings: { items: sampleListings(10, 50), total: 60, offset: 50, limit: 50 },
          }),
        },
      ),
    );
    expect(view()).toMatchObject({ stuck: true, failure: { code: 'OFFLINE' }, ahead: 10 });
    actor.send({ type: 'results.more' });
    await settle();
    expect(view()).toMatchObject({ stuck: false, ahead: 0, failure: null });
    expect(view().ids.length).toBe(60);
  });

  it('the cursor stays between the ends, and a listing opens on its own page', async () => {
    const { triage, view, receivedBy } = await open(answers(sampleResults(sampleListings(2))));
    triage.send({ type: 'cursor.move', by: -1 });
    expect(view().cursor).toBe('MLA1000000001');
    triage.send({ type: 'cursor.move', by: 5 });
    expect(view().cursor).toBe('MLA1000000002');
    triage.send({ type: 'listing.open' });
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'listing', params: { articleId: 'MLA1000000002' }, search: { from: 'live_search' } }),
    ]);
  });

  it('an address with nonsense in it is an address without', async () => {
    const liveSearch = answers(sampleResults([sampleListing()]));
    await open(liveSearch, { query: { from: '-1', sort: 'magic', order: 'up' } });
    expect(liveSearch.asked).toEqual([{ id: 'ls-1', size: 50, from: 0 }]);
  });

  it('the next page is asked for before the last card is reached, by the cursor or in sight, once', async () => {
    const liveSearch = answers<LiveSearch, { size: number; from: number }>(paged(sampleListings(260)));
    const { actor, triage, settle, view } = await open(liveSearch);
    triage.send({ type: 'cursor.move', by: 80 });
    await settle();
    expect(liveSearch.asked).toHaveLength(2);
    triage.send({ type: 'cursor.move', by: 10 });
    triage.send({ type: 'cursor.move', by: 1 });
    await settle();
    expect(liveSearch.asked.at(-1)).toMatchObject({ from: 100 });
    expect([liveSearch.asked.length, view().cursor]).toEqual([3, view().ids[91]]);
    actor.send({ type: 'end.near' });
    await settle();
    expect([liveSearch.asked.length, view().ids.length]).toEqual([4, 200]);
  });

  it('a page that leaves nothing to review is followed by the next, until there is something or no page is left', async () => {
    const reported = sampleListings(120).map((each) => ({ ...each, ...markedSuspicious }));
    const all = [...reported, ...sampleListings(5, 200)];
    const liveSearch = answers<LiveSearch, { size: number; from: number }>(paged(all));
    const { view } = await open(liveSearch, { systemActors: { ...resultsSystemActors, listings: visibleOf(all) } });
    expect([liveSearch.asked.length, view().ids, view().ahead]).toEqual([
      3,
      sampleListings(5, 200).map(({ id }) => id),
      0,
    ]);
  });

  it('what was trusted in this browser among these results is asked for, and stands among the trusted', async () => {
    const drafts = {
      drafts: { [trustKey(trusted.id)]: { at: 1, of: 'ls-1' }, [trustKey('MLA9')]: { at: 2, of: 'ls-2' } },
    };
    const articlesByIds = answers([trusted]);
    const { actor, settle } = startWith(resultsMachine, {
      input: inputAt('results', { id: 'ls-1' }, { tab: 'trusted' }),
      systemActors: { ...resultsSystemActors, drafts },
      ports: { liveSearch: answers(sampleResults([sampleListing()])), articlesByIds },
    });
    await settle();
    expect(articlesByIds.asked).toEqual([{ articlesIds: [trusted.id] }]);
    expect(seen(actor.getSnapshot())).toMatchObject({ ids: [trusted.id], cursor: trusted.id });
  });

  it('what could not be had of it is asked for again', async () => {
    const drafts = { drafts: { [trustKey(trusted.id)]: { at: 1, of: 'ls-1' } } };
    const articlesByIds = answersInTurn<Listing[]>(
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: [trusted] },
    );
    const { actor, settle } = startWith(resultsMachine, {
      input: inputAt('results', { id: 'ls-1' }, { tab: 'trusted' }),
      systemActors: { ...resultsSystemActors, drafts },
      ports: { liveSearch: answers(sampleResults([sampleListing()])), articlesByIds },
    });
    await settle();
    expect(seen(actor.getSnapshot())).toMatchObject({ ids: [], earlierFailure: { code: 'OFFLINE' } });
    actor.send({ type: 'trusted.reload' });
    await settle();
    expect(seen(actor.getSnapshot())).toMatchObject({ ids: [trusted.id], earlierFailure: null });
  });
});
