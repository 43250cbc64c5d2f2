import { describe, expect, it } from 'vitest';
import { answers, answersInTurn, answersLater, startWith, type FakePorts } from '../../simulator/answers';
import { resourceOf } from './resource';
import { resourceMachine } from './resource.machine';
import { resourceView } from './resource.view';

type Count = { count: number; countDB: number };
const seven = { count: 7, countDB: 7 };

async function open(reportedArticlesCount: FakePorts['reportedArticlesCount']) {
  const stage = startWith(resourceMachine, { ports: { reportedArticlesCount } });
  await stage.settle();
  return { ...stage, view: () => resourceView(stage.actor.getSnapshot()) };
}

describe('a thing that is asked for once', () => {
  it('is held once it is answered, and stays readable while it is asked for again and when that fails', async () => {
    const { actor, settle, view } = await open(
      answersInTurn<Count>({ ok: true, value: seven }, { ok: false, failure: { code: 'OFFLINE' } }),
    );
    expect(view()).toEqual({ phase: 'held', asking: false, failure: null, value: 7 });
    actor.send({ type: 'resource.reload' });
    expect(view()).toMatchObject({ phase: 'held', asking: true, value: 7 });
    await settle();
    expect(view()).toEqual({ phase: 'held', asking: false, failure: { code: 'OFFLINE' }, value: 7 });
  });

  it('is told of when it fails, and asked for again in a while or on request', async () => {
    const port = answersInTurn<Count>(
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: false, failure: { code: 'SERVER_ERROR' } },
      { ok: true, value: seven },
    );
    const { actor, clock, receivedBy, settle, view } = await open(port);
    expect(view()).toEqual({ phase: 'failed', asking: false, failure: { code: 'OFFLINE' }, value: null });
    expect(receivedBy('notices')).toEqual([
      { type: 'notice.raise', notice: { code: 'profile.partial', tone: 'failure', failure: { code: 'OFFLINE' } } },
    ]);
    clock.increment(30_000);
    await settle();
    actor.send({ type: 'resource.retry' });
    await settle();
    actor.send({ type: 'resource.retry' });
    await settle();
    expect(port.asked).toHaveLength(3);
    expect(view()).toMatchObject({ phase: 'held', failure: null });
  });

  it('an older answer never wins over a later question, nor over what somebody knows better', async () => {
    const port = answersLater<Count>();
    const { actor, settle, view } = await open(port);
    actor.send({ type: 'resource.reload' });
    await settle();
    port.answer({ ok: true, value: { count: 1, countDB: 1 } });
    await settle();
    expect(view().value).toBeNull();
    actor.send({ type: 'resource.put', value: 9 });
    port.answer({ ok: true, value: { count: 2, countDB: 2 } });
    await settle();
    expect(view()).toMatchObject({ phase: 'held', asking: false, value: 9 });
  });

  it('is asked with what it was given and the time, and by itself only once', async () => {
    const plain = resourceOf('pendingCounterNoticeList', {
      ask: (size: number, now) => ({ size, from: now }),
      read: ({ total }) => total,
    });
    const port = answers({ items: [], total: 3, offset: 0, limit: 1 });
    const { clock, settle } = startWith(plain, { input: 1, ports: { pendingCounterNoticeList: port }, now: 5 });
    await settle();
    clock.increment(60_000);
    expect(port.asked).toEqual([{ size: 1, from: 5 }]);
  });
});
