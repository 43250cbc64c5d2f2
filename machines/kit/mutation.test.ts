import { assign, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../contracts/ports';
import { outboxWorld } from '../system/outbox/world.fixture';
import { startWith } from '../simulator/answers';
import { mutation } from './mutation';

const asking = setup({
  types: { context: {} as { outcome: Outcome<{ caseId: string | null }> | null } },
  actors: { sendMessageToSupport: mutation('sendMessageToSupport') },
}).createMachine({
  id: 'asking',
  context: { outcome: null },
  initial: 'waiting',
  states: {
    waiting: {
      invoke: {
        id: 'sendMessageToSupport',
        src: 'sendMessageToSupport',
        input: { email: 'ana@vigia.test', userId: '1', siteId: 'MLA', message: 'Hola' },
        onDone: { target: 'done', actions: assign({ outcome: ({ event }) => event.output }) },
      },
      on: { leave: 'done' },
    },
    done: {},
  },
});

function ask() {
  const stage = startWith(asking);
  const child = () => stage.actor.getSnapshot().children.sendMessageToSupport;
  return { ...stage, child, outcome: () => stage.actor.getSnapshot().context.outcome };
}

describe('work that is invoked', () => {
  it('is submitted under a new key with itself as the one who asks, and ends with the value', () => {
    const { receivedBy, settleWork, outcome, child } = ask();
    expect(receivedBy('outbox')).toEqual([
      {
        type: 'mutation.submit',
        id: 'id-1',
        requester: child(),
        work: {
          kind: 'command',
          command: {
            type: 'sendMessageToSupport',
            input: { email: 'ana@vigia.test', userId: '1', siteId: 'MLA', message: 'Hola' },
          },
        },
      },
    ]);
    settleWork({ ok: true, value: { caseId: '9' } });
    expect(outcome()).toEqual({ ok: true, value: { caseId: '9' } });
  });

  it('ends with the failure', () => {
    const { settleWork, outcome } = ask();
    settleWork({ ok: false, failure: { code: 'INVALID_INPUT' } });
    expect(outcome()).toEqual({ ok: false, failure: { code: 'INVALID_INPUT' } });
  });

  it('that its screen left goes on, and nobody hears of it here', () => {
    const { actor, receivedBy, child, outcome } = ask();
    const left = child();
    actor.send({ type: 'leave' });
    expect([left?.getSnapshot().status, receivedBy('outbox').length, outcome()]).toEqual(['stopped', 1, null]);
  });

  it('whose fate is open goes once more, or is given up, by its own key', () => {
    const { child, receivedBy } = ask();
    child()?.send({ type: 'mutation.retry' });
    child()?.send({ type: 'mutation.forget' });
    expect(receivedBy('outbox').slice(1)).toEqual([
      { type: 'mutation.retry', id: 'id-1' },
      { type: 'mutation.forget', id: 'id-1' },
    ]);
  });

  it('given up under the key of one who joined is given up', async () => {
    const world = outboxWorld({
      ports: { sendMessageToSupport: async () => ({ ok: false, failure: { code: 'TIMED_OUT' } }) },
    });
    const page = world.open();
    await world.run(20);
    const input = { email: 'ana@vigia.test', userId: '1', siteId: 'MLA', message: 'Hola' };
    const submitted = { kind: 'command', command: { type: 'sendMessageToSupport', input } } as const;
    page.outbox.send({ type: 'mutation.submit', id: 'first', work: submitted });
    page.outbox.send({ type: 'mutation.submit', id: 'joined', work: submitted, requester: ask().child() as never });
    await world.run(100);
    expect(page.outbox.getSnapshot().context.jobs).toMatchObject({ first: { phase: 'unknown' } });
    page.outbox.send({ type: 'mutation.forget', id: 'joined' });
    await world.run(100);
    expect(page.outbox.getSnapshot().context).toMatchObject({
      pendingCount: 0,
      jobs: { first: { phase: 'failed', failure: { code: 'ABORTED', values: { abandoned: 'yes' } } } },
    });
  });
});
