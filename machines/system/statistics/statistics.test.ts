import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../contracts/ports';
import type { Statistic, UserEvent } from '../../../contracts/shapes';
import { locationOf } from '../../domain/locations';
import { answers, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { quietOutbox, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { statisticsMachine, watchUsage, type UsageRecorded, type Usage } from './statistics.machine';
import { createActor, createMachine, fromTransition, setup } from 'xstate';
import type { Mutation } from '../../system-actors/outbox';

const hour = 3_600_000;
const page: Usage = { type: 'navigation', event: 'page_view', page: '/live_searches' };
const marked: Usage = { type: 'mark', event: 'report', page: '/live_searches/1', detail: { count: 2 } };

function start({ ports = {}, width = 1440, systemActors = sampleSystemActors() }: Opening = {}) {
  const insertStatistics = answers<void, Statistic>(undefined);
  const trackUserEvent = answers<void, UserEvent>(undefined);
  const kept = new Map<string, string>();
  const stage = startWith(statisticsMachine, {
    input: { version: '3.20.1' },
    systemActors,
    now: sampleNow,
    ports: {
      readDevice: answers({ agent: 'a browser', width }),
      insertStatistics,
      trackUserEvent,
      readPreference: answers<string | null, { name: string }>(({ name }) => kept.get(name) ?? null),
      writePreference: answers<void, { name: string; value: string }>(({ name, value }) => void kept.set(name, value)),
      ...ports,
    },
  });
  const use = (usage: Usage) => stage.actor.send({ type: 'usage.seen', usage });
  const wait = async (time: number) => {
    stage.clock.increment(time);
    for (let turn = 0; turn < 8; turn += 1) await stage.settle();
  };
  return { ...stage, use, wait, insertStatistics, trackUserEvent, kept };
}

interface Opening {
  ports?: FakePorts;
  width?: number;
  systemActors?: ReturnType<typeof sampleSystemActors>;
}

describe('the statistics', () => {
  it('are told five seconds after the first of them, one after the other, each with the moment at which it was done', async () => {
    const { use, wait, insertStatistics } = start();
    use(page);
    await wait(3000);
    use(marked);
    await wait(1999);
    expect(insertStatistics.asked).toEqual([]);
    await wait(1);
    expect(insertStatistics.asked).toMatchObject([
      { ...page, sessionId: 'id-1', version: '3.20.1', date: '2026-11-20T12:00:00.000Z', agent: 'a browser' },
      { ...marked, sessionId: 'id-1', date: '2026-11-20T12:00:03.000Z' },
    ]);
  });

  it.each([
    [390, 'Mobile'],
    [820, 'Tablet'],
    [1440, 'Desktop'],
  ])('GW-75 say of a page that is %i wide that it is on a %s', async (width, device) => {
    const { use, wait, insertStatistics } = start({ width });
    use(page);
    await wait(5000);
    expect(insertStatistics.asked).toMatchObject([{ device }]);
  });

  it('wait while something of the person is on its way', async () => {
    const { use, wait, insertStatistics, setFacts } = start({
      systemActors: sampleSystemActors({ outbox: { ...quietOutbox, pendingCount: 2 } }),
    });
    use(page);
    await wait(5000);
    expect(insertStatistics.asked).toEqual([]);
    setFacts('outbox', quietOutbox);
    await wait(5000);
    expect(insertStatistics.asked).toHaveLength(1);
  });

  it('are lost in silence where they are not taken, and are never told again', async () => {
    const insertStatistics = refuses<void>('OFFLINE');
    const { use, wait, actor, receivedBy } = start({ ports: { insertStatistics } });
    use(page);
    await wait(5000);
    await wait(60_000);
    expect([insertStatistics.asked.length, actor.getSnapshot().context.waiting]).toEqual([1, []]);
    expect(receivedBy('notices')).toEqual([]);
  });

  it('are a hundred at most, the newest', async () => {
    const { use, actor } = start();
    for (let at = 0; at <= 100; at += 1) use({ ...page, page: `/${at}` });
    const { waiting } = actor.getSnapshot().context;
    expect([waiting.length, waiting[0]?.page]).toEqual([100, '/1']);
  });
});

describe('the list of what is marked and not sent', () => {
  it('GW-76 GW-77 is told when something is marked, and at most every six hours', async () => {
    const { use, wait, trackUserEvent, kept } = start();
    use(page);
    await wait(0);
    expect(trackUserEvent.asked).toEqual([]);
    use(marked);
    await wait(0);
    expect(trackUserEvent.asked).toMatchObject([
      { event: 'cart', date: '2026-11-20T12:00:00.000Z', detail: { count: 2 } },
    ]);
    await wait(6 * hour - 1);
    use(marked);
    await wait(0);
    expect(trackUserEvent.asked).toHaveLength(1);
    await wait(1);
    use(marked);
    await wait(0);
    expect(trackUserEvent.asked).toHaveLength(2);
    expect([...kept]).toEqual([['cart-told:p-ana', '2026-11-20T18:00:00.000Z']]);
  });

  it('is told again where nobody can say when it was, and is not in the way of the rest', async () => {
    const failure: Failure = { code: 'STORAGE_UNAVAILABLE' };
    const { use, wait, trackUserEvent, insertStatistics } = start({
      ports: { readPreference: async () => ({ ok: false, failure }) },
    });
    use(marked);
    await wait(0);
    use(marked);
    await wait(5000);
    expect([trackUserEvent.asked.length, insertStatistics.asked.length]).toEqual([2, 2]);
  });
});

it('a page that stands already is the first line', async () => {
  const place = locationOf('liveSearches', {}, {}, '/live_searches?q=zap');
  const systemActors = sampleSystemActors({ screens: { screen: 'liveSearches', returned: false, place } as never });
  const { actor } = start({ systemActors });
  expect(actor.getSnapshot().context.waiting).toMatchObject([{ event: 'page_view', page: '/live_searches' }]);
});

const quiet = fromTransition((state: { place: null }) => state, { place: null });
const author = { id: 'u-ana', givenName: 'Ana', familyName: null };
const searches = locationOf('liveSearches', {}, {}, '/live_searches');
const results = locationOf('results', { id: '9001' }, {}, '/live_searches/9001?tab=review');
const narrowed = locationOf('results', { id: '9001' }, {}, '/live_searches/9001?tab=sent');

/** A system with the three system actors and a drawer; what is said of it. */
function begin() {
  const seen: Usage[] = [];
  const drawer = createMachine({ id: 'reportDrawer', on: { 'step.continue': {}, 'step.back': {} } });
  const machine = setup({
    types: { events: {} as UsageRecorded },
    actors: { quiet, drawer, usageWatch: watchUsage },
    actions: { keep: ({ event }) => void seen.push(event.usage) },
  }).createMachine({
    invoke: [
      { src: 'quiet', id: 'screens', systemId: 'screens' },
      { src: 'quiet', id: 'outbox', systemId: 'outbox' },
      { src: 'quiet', id: 'notices', systemId: 'notices' },
      { src: 'quiet', id: 'survey', systemId: 'survey' },
      { src: 'quiet', id: 'other' },
      { src: 'drawer', id: 'drawer' },
      { src: 'usageWatch', id: 'usageWatch' },
    ],
    on: { 'usage.seen': { actions: 'keep' } },
  });
  const root = createActor(machine).start();
  const tell = (id: string, event: { type: string }) =>
    root.getSnapshot().children[id as 'other']?.send(event as never);
  const submit = (work: Mutation) => tell('outbox', { type: 'mutation.submit', id: 'id-1', work } as never);
  return { root, seen, tell, submit };
}

it('pages are seen by their path, with the one before, and a page that is narrowed is the same', () => {
  const { seen, tell } = begin();
  for (const place of [searches, results, narrowed]) tell('screens', { type: 'route.commit', place } as never);
  expect(seen).toEqual([
    { type: 'navigation', event: 'page_view', page: '/live_searches' },
    { type: 'navigation', event: 'page_view', page: '/live_searches/9001', from: '/live_searches' },
  ]);
});

it('searches, marks, sends and replies are seen where they are handed in, with no text but the keyword', () => {
  const { seen, submit, tell } = begin();
  tell('screens', { type: 'route.commit', place: searches } as never);
  seen.length = 0;
  const report = { code: 'PPPI1', codeDescription: '', description: 'Copia de nuestro modelo', tags: [] };
  submit({
    kind: 'mark',
    mark: { type: 'report', ids: ['MLA1', 'MLA2'], originModel: 'live_search', author, report } as never,
  });
  submit({ kind: 'send', send: { ids: ['MLA1'], auditor: author } });
  submit({ kind: 'reply', reply: { type: 'rollback', caseId: '1', siteId: 'MLA', comment: 'Un error' } });
  submit({
    kind: 'command',
    command: { type: 'createLiveSearch', input: { keyword: 'kumara', sites: ['MLA'] } as never },
  });
  submit({ kind: 'command', command: { type: 'updateProfile', input: { lang: 'pt' } as never } });
  const page = '/live_searches';
  expect(seen).toEqual([
    { type: 'mark', event: 'report', page, detail: { count: 2 } },
    { type: 'send', event: 'send', page, detail: { count: 1 } },
    { type: 'reply', event: 'rollback', page },
    { type: 'search', event: 'search', page, search: 'kumara' },
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/modelo|error/);
});

it('errors that are shown, steps of the report drawer and answers of the survey are seen, and the same events of others are not', () => {
  const { seen, tell } = begin();
  const failure = { code: 'OFFLINE', message: 'raw' };
  tell('notices', { type: 'notice.raise', notice: { code: 'profile.partial', tone: 'failure', failure } } as never);
  tell('notices', { type: 'notice.raise', notice: { code: 'profile.switched', tone: 'success' } } as never);
  tell('drawer', { type: 'step.continue' });
  tell('drawer', { type: 'step.back' });
  tell('survey', { type: 'survey.answer', rating: 4 } as never);
  tell('other', { type: 'survey.answer', rating: 1 } as never);
  tell('other', { type: 'step.back' });
  tell('other', { type: 'route.commit', place: searches } as never);
  expect(seen).toEqual([
    { type: 'error', event: 'profile.partial', page: '', detail: { code: 'OFFLINE' } },
    { type: 'drawer', event: 'step.continue', page: '' },
    { type: 'drawer', event: 'step.back', page: '' },
    { type: 'survey', event: 'answer', page: '', detail: { rating: 4 } },
  ]);
});
