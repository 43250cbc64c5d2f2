import { describe, expect, it } from 'vitest';
import { countLineOutcomes, restoreQueueLines, queueLines } from '../../domain/search-queue';
import { answers, answersInTurn, startWith, type FakePorts } from '../../simulator/answers';
import { sampleListing } from '../../simulator/sample-listing';
import { openSearch } from '../../simulator/sample-search';
import { quietOutbox, recoveringOutbox } from '../../simulator/sample-system-actors';
import { searchQueueMachine } from './search-queue.machine';
import { searchQueueView } from './search-queue.view';

const page = (items: ReturnType<typeof sampleListing>[]) => ({ items, total: items.length, offset: 0, limit: 50 });

async function queue(text: string, ports: FakePorts = {}) {
  const lines = queueLines({ lines: text, as: 'words', siteId: 'MLA' });
  const stage = startWith(searchQueueMachine, { input: { lines }, ports });
  await stage.settle();
  const view = () => searchQueueView(stage.actor.getSnapshot());
  const create = async (id: string) => {
    stage.settleWork({ ok: true, value: openSearch({ id }) });
    await stage.settle();
  };
  return {
    ...stage,
    view,
    create,
    told: () => view().lines.map(({ fate, id }) => (id === null ? fate : `${fate} ${id}`)),
  };
}

describe('a queue of searches', () => {
  it('looks for one line at a time, and each has its own fate', async () => {
    const search = answersInTurn(
      { ok: true as const, value: page([sampleListing()]) },
      { ok: true as const, value: page([]) },
    );
    const text = `bolso\nMLA-1000000001\nbolso\nMLA1000000002\nXYZ1234567890\n${'a'.repeat(201)}\nhttps://example.com/x\nbotas`;
    const { told, view, create, receivedBy, settle, settleWork } = await queue(text, { search });
    expect(told()).toEqual([
      'waiting',
      'waiting',
      'doubled',
      'waiting',
      'noMarketplace',
      'tooLong',
      'unreadable',
      'waiting',
    ]);
    expect([receivedBy('outbox').length, search.asked.length]).toEqual([1, 0]);
    await create('ls-7');
    expect(told().slice(0, 4)).toEqual(['searching ls-7', 'found MLA1000000001', 'doubled', 'notFound']);
    expect(receivedBy('outbox')).toHaveLength(2);
    settleWork({ ok: false, failure: { code: 'DUPLICATE_LIVE_SEARCH' } });
    await settle();
    expect([told()[7], view().over, view().done]).toEqual(['exists', true, 8]);
    expect(countLineOutcomes(view().lines).find(({ fate }) => fate === 'doubled')).toEqual({
      fate: 'doubled',
      count: 1,
    });
  });

  it('keeps what became of each at once, so that a later visit goes on behind it', async () => {
    const { create, receivedBy } = await queue('bolso\nbotas');
    await create('ls-7');
    const savedLines = restoreQueueLines(receivedBy('drafts').at(-1)?.['value' as never]);
    expect(savedLines?.map(({ fate, id }) => [fate, id])).toEqual([
      ['searching', 'ls-7'],
      ['waiting', null],
    ]);
    const again = startWith(searchQueueMachine, { input: { lines: savedLines ?? [] } });
    await again.settle();
    expect(again.receivedBy('outbox')).toMatchObject([{ work: { command: { input: { keyword: 'botas' } } } }]);
  });

  it('asks for nothing before it is known what the outbox has in hand', async () => {
    const lines = queueLines({ lines: 'bolso', as: 'words', siteId: 'MLA' });
    const stage = startWith(searchQueueMachine, { input: { lines }, systemActors: { outbox: recoveringOutbox } });
    await stage.settle();
    expect(stage.receivedBy('outbox')).toEqual([]);
    stage.setFacts('outbox', quietOutbox);
    await stage.settle();
    expect(stage.receivedBy('outbox')).toHaveLength(1);
  });

  it('tells of each search that was created', async () => {
    const { create, toParent } = await queue('bolso');
    await create('ls-7');
    expect(toParent).toMatchObject([{ type: 'search.made', search: { id: 'ls-7' } }]);
  });

  it('stops behind the line in hand when it is asked to, and goes on', async () => {
    const { actor, view, create, receivedBy, settle } = await queue('bolso\nbotas');
    actor.send({ type: 'queue.pause' });
    expect(view()).toMatchObject({ canPause: false, canResume: false });
    await create('ls-7');
    expect([view().canResume, receivedBy('outbox').length]).toEqual([true, 1]);
    actor.send({ type: 'queue.resume' });
    await settle();
    expect(receivedBy('outbox')).toHaveLength(2);
  });

  it('waits when the gateway can not be reached: no line is lost to it', async () => {
    const search = answersInTurn(
      { ok: false as const, failure: { code: 'OFFLINE' as const } },
      { ok: true as const, value: page([sampleListing()]) },
    );
    const { actor, view, told, settle } = await queue('MLA1000000001', { search });
    expect([view().failure?.code, told()]).toEqual(['OFFLINE', ['waiting']]);
    actor.send({ type: 'queue.resume' });
    await settle();
    expect(told()).toEqual(['found MLA1000000001']);
  });

  it('takes more while it goes, and forgets all when it is put away', async () => {
    const { actor, view, receivedBy } = await queue('bolso', { search: answers(page([])) });
    actor.send({ type: 'queue.add', lines: queueLines({ lines: 'botas', as: 'words', siteId: 'MLB' }) });
    expect(view().lines.map(({ siteId }) => siteId)).toEqual(['MLA', 'MLB']);
    actor.send({ type: 'queue.clear' });
    expect(actor.getSnapshot().status).toBe('done');
    expect(receivedBy('drafts').at(-1)).toEqual({ type: 'draft.drop', key: 'quick-search:queue' });
  });

  it('what was kept and can not be read any more is not taken up', () => {
    expect(restoreQueueLines([{ text: 'x' }])).toBeNull();
    expect(restoreQueueLines('damaged')).toBeNull();
    const savedLines = [{ text: '', as: 'words', siteId: 'MLA', fate: 'waiting', id: null }];
    expect(restoreQueueLines(savedLines)?.[0]?.fate).toBe('unreadable');
  });
});
