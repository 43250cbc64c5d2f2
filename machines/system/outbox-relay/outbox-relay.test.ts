import { fromPromise, type AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { answers, startWith } from '../../simulator/answers';
import type { OutboxEvent } from '../../system-actors/outbox';
import { outboxMachine } from '../outbox/outbox.machine';
import { outboxRelayMachine } from './outbox-relay.machine';

function begin() {
  const waiting: { come: () => void; fail: () => void }[] = [];
  const machine = outboxRelayMachine.provide({
    actors: {
      loadOutbox: fromPromise(
        () =>
          new Promise<typeof outboxMachine>((resolve, reject) =>
            waiting.push({ come: () => resolve(outboxMachine), fail: () => reject(new Error('No network.')) }),
          ),
      ),
    },
  });
  const stage = startWith(machine as AnyStateMachine, {
    ports: {
      readJournal: answers([]),
      writeJournal: answers(undefined),
      updateProfile: answers({} as never),
      deleteJournal: answers(undefined),
    },
  });
  const say = (event: OutboxEvent) => stage.actor.send(event);
  const facts = () => stage.actor.getSnapshot().context;
  return { ...stage, waiting, say, facts };
}
const change: OutboxEvent = {
  type: 'mutation.submit',
  id: 'k1',
  work: { kind: 'command', command: { type: 'updateProfile', input: { currency: 'USD' } } },
};

describe('the relay of the outbox', () => {
  it('hands over what was said before the outbox came, in that order, and shows what it shows', async () => {
    const { waiting, say, facts, settle, receivedBy } = begin();
    expect(facts()).toMatchObject({ recovering: false });
    say({ type: 'outbox.wake', profileId: 'p-ana' });
    say(change);
    expect(facts()).toMatchObject({ recovering: true, pendingCount: 0 });
    waiting[0]?.come();
    await settle();
    await settle();
    expect(facts().recovering).toBe(false);
    expect(receivedBy('profile').map(({ type }) => type)).toEqual(['change.propose', 'journal.read', 'change.settle']);
    expect(facts()).toMatchObject({ pendingCount: 0, jobs: { k1: { phase: 'done' } } });
    say({ type: 'mutation.forget', id: 'k1' });
    expect(facts().jobs).toEqual({});
  });

  it('asks again for code that did not come, and nothing said meanwhile is lost', async () => {
    const { waiting, say, facts, settle, clock } = begin();
    say({ type: 'outbox.wake', profileId: 'p-ana' });
    waiting[0]?.fail();
    await settle();
    say(change);
    expect(facts().recovering).toBe(true);
    clock.increment(3_000);
    waiting[1]?.come();
    await settle();
    await settle();
    expect(facts()).toMatchObject({ recovering: false, jobs: { k1: { phase: 'done' } } });
  });

  it('nothing is being recovered for somebody who left meanwhile', () => {
    const { say, facts } = begin();
    say({ type: 'outbox.wake', profileId: 'p-ana' });
    say({ type: 'outbox.rest' });
    expect(facts().recovering).toBe(false);
  });
});
