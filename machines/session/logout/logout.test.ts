import { describe, expect, it } from 'vitest';
import { startWith } from '../../simulator/answers';
import { quietOutbox, recoveringOutbox } from '../../simulator/sample-system-actors';
import { goTo } from '../../domain/navigation-events';
import { logoutMachine } from './logout.machine';
import { sampleBusyOutbox, logoutInput } from './logout.samples';
import { logoutView } from './logout.view';

describe('the logout', () => {
  it('SES-08 ends the session at once when no work is on its way', () => {
    const { receivedBy } = startWith(logoutMachine, { input: logoutInput, systemActors: { outbox: quietOutbox } });
    expect(receivedBy('session')).toEqual([{ type: 'session.signOut' }]);
  });

  it('asks before work is given up', () => {
    const { actor, receivedBy } = startWith(logoutMachine, {
      input: logoutInput,
      systemActors: { outbox: sampleBusyOutbox },
    });
    expect(logoutView(actor.getSnapshot())).toMatchObject({ asking: true, pending: 2, uncounted: false });
    expect(receivedBy('session')).toEqual([]);
    actor.send({ type: 'logout.confirm' });
    expect(receivedBy('session')).toEqual([{ type: 'session.signOut' }]);
  });

  it('waits until it is known what a former visit left, and asks when that takes too long', async () => {
    const { actor, receivedBy, setFacts, settle } = startWith(logoutMachine, {
      input: logoutInput,
      systemActors: { outbox: recoveringOutbox },
    });
    expect(logoutView(actor.getSnapshot())).toMatchObject({ waiting: true, asking: false });
    setFacts('outbox', sampleBusyOutbox);
    await settle();
    expect(logoutView(actor.getSnapshot())).toMatchObject({ waiting: false, asking: true, pending: 2 });

    const other = startWith(logoutMachine, { input: logoutInput, systemActors: { outbox: recoveringOutbox } });
    other.clock.increment(8_000);
    expect(logoutView(other.actor.getSnapshot())).toMatchObject({ waiting: false, asking: true, uncounted: true });
    expect([...receivedBy('session'), ...other.receivedBy('session')]).toEqual([]);
  });

  it('staying goes home', () => {
    const { actor, receivedBy } = startWith(logoutMachine, {
      input: logoutInput,
      systemActors: { outbox: sampleBusyOutbox },
    });
    actor.send({ type: 'logout.cancel' });
    expect(receivedBy('screens')).toEqual([goTo({ to: 'home' }, { replace: true })]);
    expect(receivedBy('session')).toEqual([]);
  });

  it('a failed one can be tried again', () => {
    const { actor, receivedBy } = startWith(logoutMachine, {
      input: logoutInput,
      systemActors: { outbox: quietOutbox },
    });
    actor.send({ type: 'logout.confirm' });
    expect(receivedBy('session')).toHaveLength(2);
  });
});
