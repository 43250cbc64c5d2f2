import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../contracts/ports';
import type { Statistic, UserEvent } from '../../../contracts/shapes';
import { locationOf } from '../../domain/locations';
import type { Usage } from '../../domain/usage';
import { answers, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { quietOutbox, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { statisticsMachine } from './statistics.machine';

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
    const { use, wait, actor, heardBy } = start({ ports: { insertStatistics } });
    use(page);
    await wait(5000);
    await wait(60_000);
    expect([insertStatistics.asked.length, actor.getSnapshot().context.waiting]).toEqual([1, []]);
    expect(heardBy('notices')).toEqual([]);
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
