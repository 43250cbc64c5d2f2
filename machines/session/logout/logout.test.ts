import { describe, expect, it } from 'vitest';
import { startWith } from '../../rehearsal/answers';
import { go } from '../../domain/go';
import { logoutMachine } from './logout.machine';
import { busyOutbox, idleOutbox, logoutInput } from './logout.samples';
import { logoutView } from './logout.view';

describe('the logout', () => {
  it('SES-08 ends the session at once when no work is on its way', () => {
    const { heardBy } = startWith(logoutMachine, { input: logoutInput, seats: { outbox: idleOutbox } });
    expect(heardBy('session')).toEqual([{ type: 'session.signOut' }]);
  });

  it('asks before work is given up', () => {
    const { actor, heardBy } = startWith(logoutMachine, { input: logoutInput, seats: { outbox: busyOutbox } });
    expect(logoutView(actor.getSnapshot())).toEqual({ asking: true, pending: 2 });
    expect(heardBy('session')).toEqual([]);
    actor.send({ type: 'logout.confirm' });
    expect(heardBy('session')).toEqual([{ type: 'session.signOut' }]);
  });

  it('staying goes home', () => {
    const { actor, heardBy } = startWith(logoutMachine, { input: logoutInput, seats: { outbox: busyOutbox } });
    actor.send({ type: 'logout.cancel' });
    expect(heardBy('screens')).toEqual([go({ to: 'home' }, { replace: true })]);
    expect(heardBy('session')).toEqual([]);
  });

  it('a failed one can be tried again', () => {
    const { actor, heardBy } = startWith(logoutMachine, { input: logoutInput, seats: { outbox: idleOutbox } });
    actor.send({ type: 'logout.confirm' });
    expect(heardBy('session')).toHaveLength(2);
  });
});
