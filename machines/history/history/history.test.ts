import { afterEach, describe, expect, it, vi } from 'vitest';
import type { InputOf } from '../../../contracts/ports';
import type { CaseSummary, HistoryReport, Page } from '../../../contracts/shapes';
import { answers, answersInTurn, answersLater, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { goTo, type GoEvent } from '../../domain/navigation-events';
import { simulate } from '../../simulator/simulate';
import { caseDueIn, pageOfCases } from '../../shared/awaiting-cases/awaiting-cases.samples';
import type { OutboxFacts, QueuedMutationFacts, SendFacts } from '../../system-actors/outbox';
import { quietOutbox, sampleSystemActors } from '../../simulator/sample-system-actors';
import { toStep } from '../../simulator/to-step';
import { historyMachine } from './history.machine';
import { historySamples, sampleCaseSummary, samplePage } from './history.samples';
import { historyView } from './history.view';
import { sampleReport } from '../../simulator/sample-report';
import { toWire } from '../../../tests/wire';

async function open(ports: FakePorts, query: Record<string, string> = {}, outbox = quietOutbox) {
  const stage = startWith(historyMachine, {
    input: inputAt('history', {}, query),
    systemActors: sampleSystemActors({ outbox }),
    ports: { pendingCounterNoticeList: answers(samplePage<CaseSummary>([])), ...ports },
  });
  await stage.settle();
  return { ...stage, view: () => historyView(stage.actor.getSnapshot()) };
}

afterEach(() => vi.unstubAllEnvs());

describe('the report history', () => {
  it('HIS-01 GW-45 asks for the first page of everything sent, by the base document', async () => {
    const noticedArticles = answers(samplePage([sampleReport()], 31));
    const { view } = await open({ noticedArticles });
    expect(noticedArticles.asked).toEqual([{ size: 10, from: 0 }]);
    expect(view()).toMatchObject({
      phase: 'shown',
      total: 31,
      pages: 4,
      awaiting: false,
      rows: [{ caseId: '10000001', status: 'PENDING_MODERATION' }],
    });
  });

  it('GW-45 passes sort, reasons, countries, listing and seller on', async () => {
    const noticedArticles = answers(samplePage([sampleReport()]));
    await open(
      { noticedArticles },
      {
        sort: 'oldest',
        reasons: 'PPPI1,PPPI2',
        sites: 'MLB',
        status: 'APPROVED',
        item: 'MLA-1234567890',
        sellerId: '77001',
        page: '2',
        size: '20',
      },
    );
    expect(noticedArticles.asked).toEqual([
      {
        size: 20,
        from: 20,
        status: ['APPROVED'],
        itemId: 'MLA1234567890',
        sellerId: '77001',
        sort: 'oldest',
        reasons: ['PPPI1', 'PPPI2'],
        sites: ['MLB'],
      },
    ]);
  });

  it('CAS-02 CAS-05 CAS-06 GW-41 what awaits an answer comes by due date, by nickname, seller and listing', async () => {
    const counterNoticesV3 = answers(samplePage([sampleCaseSummary()]));
    const { view } = await open({ counterNoticesV3 }, { status: 'PENDING', seller: 'TIENDA' });
    expect(counterNoticesV3.asked).toEqual([
      { size: 10, from: 0, sort: 'due_date', order: 'asc', status: ['PENDING'], nickname: 'TIENDA' },
    ]);
    expect(view()).toMatchObject({ awaiting: true, rows: [{ dueDate: '2026-11-22T12:00:00.000Z' }] });
    const sought = { by: 'date_created', item: 'MLA-1234567891', seller: 'TIENDA', sellerId: '77001' };
    await open({ counterNoticesV3 }, { ...sought, status: 'PENDING', page: '2', size: '20' });
    const newest = { size: 20, from: 20, sort: 'date_created', order: 'desc', status: ['PENDING'] };
    const of = { itemId: 'MLA1234567891', nickname: 'TIENDA', sellerId: '77001' };
    expect(counterNoticesV3.asked.at(-1)).toEqual({ ...newest, ...of });
  });

  it('CAS-02 CAS-03 CAS-04 GW-42 what awaits an answer is found by due date and listing', async () => {
    const pendingCounterNoticeList = answers(samplePage([sampleCaseSummary()]));
    await open({ pendingCounterNoticeList }, { status: 'PENDING', due: '2026-11-20', item: 'MLA1234567891' });
    const [asked] = pendingCounterNoticeList.asked as [InputOf<'pendingCounterNoticeList'>];
    const due = { sort: 'due_date', order: 'asc', dueDate: '2026-11-20', itemid: 'MLA1234567891' };
    expect([asked, await toWire('pendingCounterNoticeList', asked)]).toEqual(
      Array(2).fill({ size: 10, from: 0, ...due }),
    );
  });

  it('keeps every choice in the address, from the first page on', async () => {
    const { actor, receivedBy } = await open(
      { noticedArticles: answers(samplePage([sampleReport()], 90)) },
      { page: '3', sites: 'MLA' },
    );
    actor.send({ type: 'status.choose', status: ['APPROVED', 'REJECTED'] });
    actor.send({ type: 'page.go', page: 4 });
    actor.send({ type: 'size.choose', size: 50 });
    actor.send({ type: 'seek.submit', item: 'MLA1234567890', seller: null, due: null, from: null, to: null });
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'history', search: { status: ['APPROVED', 'REJECTED'], sites: ['MLA'] } }),
      goTo({ to: 'history', search: { sites: ['MLA'], page: 4 } }),
      goTo({ to: 'history', search: { sites: ['MLA'], size: 50 } }),
      goTo({ to: 'history', search: { sites: ['MLA'], item: 'MLA1234567890' } }),
    ]);
  });

  it('takes one filter away, or all of them but the length of a page', async () => {
    const { actor, receivedBy } = await open(
      { noticedArticles: answers(samplePage([sampleReport()])) },
      { sites: 'MLA,MLB', item: 'MLA1234567890', size: '20' },
    );
    actor.send({ type: 'filter.remove', id: 'sites:MLB' });
    actor.send({ type: 'filter.remove', id: 'item' });
    actor.send({ type: 'filters.clear' });
    expect(receivedBy('screens').map((event) => (event as GoEvent).target.search)).toEqual([
      { sites: ['MLA'], item: 'MLA1234567890', size: 20 },
      { sites: ['MLA', 'MLB'], size: 20 },
      { size: 20 },
    ]);
  });

  it('HIS-08 clean clears the choice and apply puts it into the address; closing changes nothing', async () => {
    const { actor, receivedBy, view, clock } = await open(
      { noticedArticles: answers(samplePage([sampleReport()])) },
      { sites: 'MLA' },
    );
    actor.send({ type: 'filters.open' });
    actor.send({ type: 'choice.change', choice: { sort: 'oldest' } });
    expect(view().choice).toEqual({ sort: 'oldest', reasons: [], sites: ['MLA'] });
    actor.send({ type: 'filters.close' });
    clock.increment(400);
    expect(receivedBy('screens')).toEqual([]);
    actor.send({ type: 'filters.open' });
    actor.send({ type: 'choice.clean' });
    actor.send({ type: 'choice.change', choice: { reasons: ['PPPI1'] } });
    actor.send({ type: 'choice.apply' });
    expect(view()).toMatchObject({ drawerOpen: false, drawerMounted: true });
    actor.send({ type: 'filters.gone' });
    expect(view().drawerMounted).toBe(false);
    expect(receivedBy('screens')).toEqual([goTo({ to: 'history', search: { reasons: ['PPPI1'] } })]);
  });

  it('HIS-05 HIS-06 HIS-07 what awaits an answer is asked for without the filters it does not know, and they come back with its status', async () => {
    const chosen = { sort: 'oldest', reasons: 'PPPI1', sites: 'MLB', by: 'date_created' };
    const counterNoticesV3 = answers(samplePage([sampleCaseSummary()]));
    const noticedArticles = answers(samplePage([sampleReport()]));
    const { actor, receivedBy, settle, view } = await open(
      { counterNoticesV3, noticedArticles },
      { ...chosen, status: 'PENDING' },
    );
    expect(counterNoticesV3.asked).toEqual([
      { size: 10, from: 0, sort: 'date_created', order: 'desc', status: ['PENDING'] },
    ]);
    expect(view()).toMatchObject({ narrowed: true, filters: { sort: 'recent', reasons: [], sites: [] } });
    actor.send({ type: 'status.choose', status: [] });
    const [asked] = receivedBy('screens') as GoEvent[];
    expect(asked?.target.search).toEqual({ sort: 'oldest', by: 'date_created', reasons: ['PPPI1'], sites: ['MLB'] });
    actor.send(searchAt('history', chosen));
    await settle();
    expect(noticedArticles.asked).toEqual([{ size: 10, from: 0, sort: 'oldest', reasons: ['PPPI1'], sites: ['MLB'] }]);
  });

  it('clean in the list of what awaits an answer leaves alone what that list does not offer', async () => {
    const { actor, receivedBy } = await open(
      { counterNoticesV3: answers(samplePage([sampleCaseSummary()])) },
      { status: 'PENDING', by: 'date_created', sites: 'MLB' },
    );
    actor.send({ type: 'filters.open' });
    actor.send({ type: 'choice.clean' });
    actor.send({ type: 'choice.apply' });
    expect(receivedBy('screens')).toEqual([goTo({ to: 'history', search: { status: ['PENDING'], sites: ['MLB'] } })]);
  });

  it('CAS-04 a due date is the day of the person: what is due later that day of the gateway is left out', async () => {
    vi.stubEnv('TZ', 'America/Argentina/Buenos_Aires');
    const dues = [
      '2026-11-20T23:00:00.000Z',
      '2026-11-21T02:30:00.000Z',
      '2026-11-21T03:00:00.000Z',
      '2026-11-21T12:00:00.000Z',
    ];
    const rows = dues.map((dueDate, at) => caseDueIn(0, { caseId: String(10_000_002 + at), dueDate }));
    const pendingCounterNoticeList = answers(pageOfCases(rows));
    const { view } = await open({ pendingCounterNoticeList }, { status: 'PENDING', due: '2026-11-20' });
    expect(pendingCounterNoticeList.asked).toContainEqual(expect.objectContaining({ dueDate: '2026-11-21' }));
    expect(view().rows.map(({ dueDate }) => dueDate)).toEqual(dues.slice(0, 3));
    expect(view().total).toBe(3);
  });

  it('CAS-04 CAS-05 choosing a due date clears the seller, and the other way round, and says so', async () => {
    const ports = { counterNoticesV3: answers(samplePage([sampleCaseSummary()])) };
    const { actor, receivedBy } = await open(ports, { status: 'PENDING', seller: 'ACME' });
    actor.send({ type: 'seek.submit', item: null, seller: 'ACME', due: '2026-11-20', from: null, to: null });
    actor.send({ type: 'seek.submit', item: null, seller: 'OTRA', due: null, from: null, to: null });
    expect(receivedBy('screens').map((event) => (event as GoEvent).target.search)).toEqual([
      { status: ['PENDING'], due: '2026-11-20' },
      { status: ['PENDING'], seller: 'OTRA' },
    ]);
    expect(receivedBy('notices')).toEqual([
      { type: 'notice.raise', notice: { code: 'history.dueOrSeller', tone: 'info', values: { cleared: 'seller' } } },
    ]);
  });

  it('CAS-04 an address with both a due date and a seller is asked for by the due date alone, and says no more', async () => {
    const pendingCounterNoticeList = answers(samplePage([sampleCaseSummary()]));
    const { view } = await open({ pendingCounterNoticeList }, { status: 'PENDING', due: '2026-11-20', seller: 'ACME' });
    expect(pendingCounterNoticeList.asked.filter((asked) => 'dueDate' in (asked as object))).toEqual([
      { size: 10, from: 0, sort: 'due_date', order: 'asc', dueDate: '2026-11-20' },
    ]);
    expect(view().filters).toMatchObject({ due: '2026-11-20', seller: null });
  });

  it('ERR-50 a failed fetch says why and can be asked again', async () => {
    const { actor, settle, view } = await open({
      noticedArticles: answersInTurn<Page<HistoryReport>>(
        { ok: false, failure: { code: 'SERVER_ERROR' } },
        { ok: true, value: samplePage([sampleReport()]) },
      ),
    });
    expect(view()).toMatchObject({ phase: 'failed', failure: { code: 'SERVER_ERROR' } });
    actor.send({ type: 'list.reload' });
    await settle();
    expect(view()).toMatchObject({ phase: 'shown', failure: null });
  });

  it('ERR-50 a toast tells of a failed fetch, each time, where none stand and while others do', async () => {
    const { actor, settle, view, receivedBy } = await open({
      noticedArticles: answersInTurn<Page<HistoryReport>>(
        { ok: false, failure: { code: 'SERVER_ERROR' } },
        { ok: true, value: samplePage([sampleReport()]) },
        { ok: false, failure: { code: 'SERVER_ERROR' } },
      ),
    });
    const unreadNotice = { notice: { code: 'cases.unread' } };
    expect(view().phase).toBe('failed');
    expect(receivedBy('notices')).toMatchObject([unreadNotice]);
    actor.send({ type: 'list.reload' });
    await settle();
    actor.send({ type: 'list.reload' });
    await settle();
    expect(view().rows).toHaveLength(1);
    expect(receivedBy('notices')).toMatchObject([unreadNotice, unreadNotice]);
  });

  it('ERR-50 a failed fetch of what awaits an answer says why', async () => {
    const { view } = await open(
      { counterNoticesV3: refuses('BAD_STATUS', { values: { status: 503 } }) },
      { status: 'PENDING' },
    );
    expect(view().failure).toEqual({ code: 'BAD_STATUS', values: { status: 503 } });
  });

  it('a late answer never wins over the filters that came after it', async () => {
    const noticedArticles = answersLater<Page<HistoryReport>>();
    const counterNoticesV3 = answers<Page<CaseSummary>>(samplePage([sampleCaseSummary()]));
    const { actor, settle, view } = await open({ noticedArticles, counterNoticesV3 });
    actor.send(searchAt('history', { status: 'PENDING' }));
    await settle();
    noticedArticles.answer({ ok: true, value: samplePage([sampleReport()]) });
    await settle();
    expect(view().rows.map((row) => row.caseId)).toEqual(['10000002']);
  });

  it('keeps the former rows while the next page is on its way', async () => {
    const { actor, view } = await open({
      noticedArticles: answersInTurn<Page<HistoryReport>>(
        { ok: true, value: samplePage([sampleReport()], 20) },
        new Promise(() => undefined),
      ),
    });
    actor.send(searchAt('history', { page: '2' }));
    expect(view()).toMatchObject({ phase: 'shown', asking: true, rows: [{ caseId: '10000001' }] });
  });

  it('GW-07 a page past the end goes to the last one', async () => {
    const { receivedBy } = await open({ noticedArticles: answers(samplePage<HistoryReport>([], 25)) }, { page: '9' });
    expect(receivedBy('screens')).toEqual([goTo({ to: 'history', search: { page: 3 } }, { replace: true })]);
  });

  it('HIS-40 asks again when it is back from the case of a row', async () => {
    const noticedArticles = answers(samplePage([sampleReport()]));
    const { actor, settle } = await open({ noticedArticles });
    actor.send({ type: 'screen.resumed' });
    await settle();
    expect(noticedArticles.asked.length).toBe(2);
  });

  const send = (id: string, phase: SendFacts['phase']): SendFacts => ({
    id,
    phase,
    startedAt: 0,
    timeLeft: null,
    failure: null,
    because: null,
    stopping: false,
    pausing: false,
    elsewhere: false,
    goesAt: null,
    rows: [],
  });
  const reply = (phase: QueuedMutationFacts['phase']): QueuedMutationFacts => ({
    id: 'r',
    work: { kind: 'reply', reply: { type: 'rollback', caseId: '10000001', siteId: 'MLA', comment: 'Fue un error' } },
    phase,
    goesAt: null,
    failure: null,
    elsewhere: false,
  });
  it.each<[string, OutboxFacts, OutboxFacts, number]>([
    [
      'a send ends while it is looked at',
      { ...quietOutbox, sends: { a: send('a', 'done'), b: send('b', 'sending') } },
      { ...quietOutbox, sends: { b: send('b', 'done') } },
      2,
    ],
    [
      'a reply goes out',
      { ...quietOutbox, jobs: { r: reply('countdown') } },
      { ...quietOutbox, jobs: { r: reply('done') } },
      2,
    ],
    ['another tab has sent', quietOutbox, { ...quietOutbox, sendsEndedElsewhere: 1 }, 2],
    ['a send is undone', { ...quietOutbox, sends: { a: send('a', 'countdown') } }, quietOutbox, 1],
    ['a reply is undone', { ...quietOutbox, jobs: { r: reply('countdown') } }, quietOutbox, 1],
  ])('asks again when others know more than it: %s', async (_, before, after, asked) => {
    const noticedArticles = answers(samplePage([sampleReport()]));
    const { settle, setFacts } = await open({ noticedArticles }, {}, before);
    setFacts('outbox', after);
    await settle();
    expect(noticedArticles.asked.length).toBe(asked);
  });

  it('what its list asks can be answered in a simulation, and so is what a path test has it show', async () => {
    const simulation = await simulate(historyMachine, historySamples);
    expect(simulation.asks()).toMatchObject([{ port: 'noticedArticles', nth: 1, standing: 'open' }]);
    const shown = historySamples.events.find(({ type }) => type === 'xstate.snapshot.list');
    const step = toStep(simulation, shown ?? { type: 'none' });
    expect(step).toMatchObject({ do: 'answer', port: 'noticedArticles', nth: 1 });
    await simulation.take(step);
    expect(historyView(simulation.actor.getSnapshot())).toMatchObject({ phase: 'shown', total: 31 });
    simulation.stop();
  });
});
