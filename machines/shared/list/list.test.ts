import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/property-runs';
import type { CaseSummary, Listing, LiveSearchSummary, Page } from '../../../contracts/shapes';
import { goTo } from '../../domain/navigation-events';
import { answers, answersInTurn, answersLater, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { reportedListing } from '../../simulator/sample-listing';
import { sampleSystemActors } from '../../simulator/sample-system-actors';
import { fromPort, listOf } from './list';
import { listMachine } from './list.machine';
import { pageOfRows } from './list.samples';
import { listView } from './list.view';

const one = reportedListing({ id: 'MLA1000000001' });
const other = reportedListing({ id: 'MLA1000000002' });

async function open(ports: FakePorts, search: { page?: number; of?: string } = {}) {
  const stage = startWith(listMachine, { input: { params: {}, search }, ports, systemActors: sampleSystemActors() });
  await stage.settle();
  return { ...stage, view: () => listView(stage.actor.getSnapshot()) };
}
const searches = (...status: LiveSearchSummary['status'][]) =>
  pageOfRows(status.map((each, at) => ({ id: `ls-${String(at)}`, status: each }) as LiveSearchSummary));

describe('a list', () => {
  it('asks the first source that knows its place, and tells listings to their systemId as of when they were asked for', async () => {
    const reportedArticles = answersLater<Page<Listing>>();
    const { receivedBy, setFacts, settle, view } = await open({ reportedArticles }, { page: 2 });
    setFacts('listings', { visible: {}, moment: 9 });
    reportedArticles.answer({ ok: true, value: pageOfRows([one], 120) });
    await settle();
    expect(reportedArticles.asked).toEqual([{ size: 50, from: 50 }]);
    expect(view()).toEqual({
      phase: 'shown',
      asking: false,
      failure: null,
      rows: [{ id: one.id, status: one.status }],
      total: 120,
      page: 2,
      pages: 3,
      chosen: [],
    });
    expect(receivedBy('listings')).toEqual([{ type: 'listings.confirm', listings: [one], asOf: 0 }]);
  });

  it('says that it failed and why, and asks again when it is told to', async () => {
    const { actor, settle, view } = await open({
      reportedArticles: answersInTurn<Page<Listing>>(
        { ok: false, failure: { code: 'OFFLINE' } },
        { ok: true, value: pageOfRows([one]) },
      ),
    });
    expect(view()).toMatchObject({ phase: 'failed', asking: false, failure: { code: 'OFFLINE' } });
    actor.send({ type: 'list.reload' });
    expect(view()).toMatchObject({ phase: 'asking', asking: true });
    await settle();
    expect(view()).toMatchObject({ phase: 'shown', failure: null });
  });

  it('keeps what stands readable while it is asked again, and when that fails', async () => {
    const { actor, settle, view } = await open({
      reportedArticles: answersInTurn<Page<Listing>>(
        { ok: true, value: pageOfRows([one]) },
        { ok: false, failure: { code: 'SERVER_ERROR' } },
      ),
    });
    actor.send({ type: 'list.reload' });
    expect(view()).toMatchObject({ phase: 'shown', asking: true, rows: [{ id: one.id }] });
    await settle();
    expect(view()).toMatchObject({ phase: 'shown', failure: { code: 'SERVER_ERROR' }, rows: [{ id: one.id }] });
  });

  it('an empty list stays empty while it is asked again, but says nothing of another place', async () => {
    const reportedArticles = answers<Page<Listing>>(pageOfRows<Listing>([]));
    const { actor, settle, view } = await open({ reportedArticles });
    actor.send({ type: 'list.reload' });
    expect(view()).toMatchObject({ phase: 'shown', asking: true, rows: [] });
    await settle();
    actor.send({ type: 'search.change', search: { page: 2 } });
    expect(view()).toMatchObject({ phase: 'asking', page: 2 });
  });

  it('goes to a page by its address, and is there when the address says so', async () => {
    const { actor, receivedBy, view } = await open({ reportedArticles: answers(pageOfRows([one], 120)) });
    actor.send({ type: 'page.go', page: 2 });
    expect(receivedBy('screens')).toEqual([goTo({ to: 'suspicious', search: { page: 2 } })]);
    expect(view().page).toBe(1);
    actor.send({ type: 'search.change', search: { page: 2 } });
    expect(view()).toMatchObject({ page: 2, asking: true });
  });

  it('another length of its pages begins at the first one, by the address too', async () => {
    const search = { page: 3, size: 10, nickname: 'sur' };
    const sized = listOf(
      'sized',
      [
        fromPort('closedCasesList', {
          ask: ({ search: { size } }: { params: object; search: typeof search }) => ({ size, from: 0, flow: 'closed' }),
          read: ({ items, total }) => ({ rows: items, total }),
        }),
      ],
      {
        idOf: ({ caseId }) => caseId,
        paging: { at: ({ search: at }) => at, to: ({ search: at }) => ({ to: 'closedCases', search: at }) },
      },
    );
    const closedCasesList = refuses<Page<CaseSummary>>('OFFLINE');
    const stage = startWith(sized, { input: { params: {}, search }, ports: { closedCasesList } });
    await stage.settle();
    for (const size of [50, 20]) {
      stage.actor.send({ type: 'size.choose', size });
      expect(stage.receivedBy('screens').at(-1)).toEqual(
        goTo({ to: 'closedCases', search: { ...search, page: 1, size } }),
      );
    }
  });

  it('an address that asks the same is not asked again', async () => {
    const reportedArticles = answers(pageOfRows([one]));
    const { actor, settle } = await open({ reportedArticles });
    actor.send({ type: 'search.change', search: { of: 'other' } });
    await settle();
    expect(reportedArticles.asked).toHaveLength(1);
    expect(actor.getSnapshot().context.place.search).toEqual({ of: 'other' });
  });

  it('GW-07 a page past the end is the last one, which takes the place of its address', async () => {
    const reportedArticles = answers(({ from: at }: { from?: number }) => pageOfRows(at === 50 ? [one] : [], 60));
    const { actor, receivedBy, settle, view } = await open({ reportedArticles }, { page: 9 });
    expect(view()).toMatchObject({ phase: 'shown', page: 2, pages: 2, rows: [{ id: one.id }] });
    expect(receivedBy('screens')).toEqual([goTo({ to: 'suspicious', search: { page: 2 } }, { replace: true })]);
    actor.send({ type: 'search.change', search: { page: 2 } });
    await settle();
    expect(reportedArticles.asked).toHaveLength(2);
  });

  it('a gateway that counts rows which it does not have is not asked for ever', async () => {
    const reportedArticles = answers(pageOfRows<Listing>([], 60));
    const { view } = await open({ reportedArticles }, { page: 9 });
    expect(reportedArticles.asked).toHaveLength(2);
    expect(view()).toMatchObject({ phase: 'shown', rows: [] });
  });

  it('asks again while a row is changing, also after a failure, and no longer than that', async () => {
    const liveSearches = answersInTurn<Page<LiveSearchSummary>>(
      { ok: true, value: searches('in_progress') },
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: searches('processed') },
    );
    const { clock, settle, view } = await open({ liveSearches }, { of: 'searches' });
    for (const asked of [2, 3, 3]) {
      clock.increment(3_000);
      await settle();
      expect(liveSearches.asked).toHaveLength(asked);
    }
    expect(view()).toMatchObject({ rows: [{ status: 'processed' }], failure: null });
  });

  it('asks nothing while another screen is in front of it, and at once when it is back', async () => {
    const liveSearches = answers(searches('in_progress'));
    const { actor, clock, settle, view } = await open({ liveSearches }, { of: 'searches' });
    actor.send({ type: 'screen.rested' });
    clock.increment(60_000);
    actor.send({ type: 'list.reload' });
    await settle();
    expect(liveSearches.asked).toHaveLength(1);
    actor.send({ type: 'screen.resumed' });
    expect(view()).toMatchObject({ phase: 'shown', asking: true });
    await settle();
    expect(liveSearches.asked).toHaveLength(2);
  });

  it('puts a row where it stands or first, drops one with its choice, and counts', async () => {
    const { actor, view } = await open({ reportedArticles: answers(pageOfRows([one, other], 2)) });
    actor.send({ type: 'row.put', row: { id: other.id, status: 'closed' } });
    actor.send({ type: 'row.put', row: { id: 'new', status: 'active' } });
    expect(view()).toMatchObject({
      total: 3,
      rows: [{ id: 'new' }, { id: one.id }, { id: other.id, status: 'closed' }],
    });
    actor.send({ type: 'rows.choose', ids: [one.id, other.id, one.id] });
    actor.send({ type: 'row.drop', id: one.id });
    actor.send({ type: 'row.drop', id: 'nobody' });
    expect(view()).toMatchObject({ total: 2, chosen: [other.id], rows: [{ id: 'new' }, { id: other.id }] });
  });

  it('a list of one page that nothing changes has neither pages nor timers', async () => {
    const plain = listOf(
      'plain',
      [fromPort('liveSearches', { ask: () => undefined, read: ({ items, total }) => ({ rows: items, total }) })],
      {
        idOf: ({ id }) => id,
      },
    );
    const { actor, clock, receivedBy, settle } = startWith(plain, {
      input: { params: {}, search: {} },
      ports: { liveSearches: answers(searches('in_progress', 'processed')) },
    });
    await settle();
    actor.send({ type: 'page.go', page: 2 });
    clock.increment(60_000);
    expect(receivedBy('screens')).toEqual([]);
    expect(listView(actor.getSnapshot())).toMatchObject({ phase: 'shown', page: 1, pages: 1, asking: false });
  });

  it('says why the rows could not be had', async () => {
    const { view } = await open({ reportedArticles: refuses('BAD_STATUS', { values: { status: 503 } }) });
    expect(view().failure).toEqual({ code: 'BAD_STATUS', values: { status: 503 } });
  });
});

/** A port whose answers come in any order; each says which question it answers. */
function answeredInAnyOrder() {
  const open: { nth: number; answer: (ok: boolean) => void }[] = [];
  let asked = 0;
  const port = (): ReturnType<NonNullable<FakePorts['counterNoticesV3']>> => {
    const nth = (asked += 1);
    return new Promise((resolve) => {
      open.push({
        nth,
        answer: (ok) =>
          resolve(
            ok
              ? { ok: true, value: pageOfRows([{ caseId: `answer ${String(nth)}` } as CaseSummary], 999) }
              : { ok: false, failure: { code: 'OFFLINE' } },
          ),
      });
    });
  };
  return { port, asked: () => asked, open };
}

const cases = listOf(
  'cases',
  [
    fromPort('counterNoticesV3', {
      ask: ({ search: { page } }: { params: object; search: { page: number } }) =>
        ({ size: 10, from: page * 10 }) as never,
      read: ({ items, total }) => ({ rows: items.map(({ caseId }) => caseId), total }),
    }),
  ],
  { idOf: (row) => row, poll: { every: 3_000, while: () => true } },
);

type Deed =
  | { do: 'page'; page: number }
  | { do: 'answer'; which: number; ok: boolean }
  | { do: 'reload' | 'rest' | 'resume' | 'wait' | 'put' | 'drop' };
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ do: fc.constant('page' as const), page: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('answer' as const), which: fc.nat(6), ok: fc.boolean() }),
  fc.record({ do: fc.constantFrom('reload', 'rest', 'resume', 'wait', 'put', 'drop') }),
);

describe('answers that come in any order', () => {
  it('only that to the last question is ever shown, and a row that was dropped does not come back with an older one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 30 }), async (deeds) => {
        const world = answeredInAnyOrder();
        const { actor, clock, settle } = startWith(cases, {
          input: { params: {}, search: { page: 1 } },
          ports: { counterNoticesV3: world.port },
        });
        await settle();
        let [page, rows, waiting, resting] = [1, [] as string[], true, false];
        let [asked, due] = [1, Number.POSITIVE_INFINITY];
        const asks = () => {
          [asked, waiting, resting, due] = [asked + 1, true, false, Number.POSITIVE_INFINITY];
        };
        for (const step of deeds) {
          switch (step.do) {
            case 'page':
              actor.send({ type: 'search.change', search: { page: step.page } });
              if (step.page !== page) asks();
              page = step.page;
              break;
            case 'answer': {
              const [answered] = world.open.splice(step.which % Math.max(1, world.open.length), 1);
              if (answered === undefined) break;
              answered.answer(step.ok);
              if (!waiting || answered.nth !== asked) break;
              [waiting, due] = [false, clock.now() + 3_000];
              if (step.ok) rows = [`answer ${String(asked)}`];
              break;
            }
            case 'reload':
              actor.send({ type: 'list.reload' });
              if (!resting) asks();
              break;
            case 'rest':
              actor.send({ type: 'screen.rested' });
              [waiting, resting, due] = [false, true, Number.POSITIVE_INFINITY];
              break;
            case 'resume':
              actor.send({ type: 'screen.resumed' });
              asks();
              break;
            case 'wait':
              clock.increment(3_000);
              if (due <= clock.now()) asks();
              break;
            case 'put':
              actor.send({ type: 'row.put', row: 'put' });
              rows = rows.includes('put') ? rows : ['put', ...rows];
              if (waiting) asks();
              break;
            case 'drop':
              actor.send({ type: 'row.drop', id: 'put' });
              rows = rows.filter((row) => row !== 'put');
              if (waiting) asks();
              break;
          }
          await settle();
          expect([world.asked(), listView(actor.getSnapshot()).rows]).toEqual([asked, rows]);
        }
      }),
      propertyRuns(10_000),
    );
  });
});
