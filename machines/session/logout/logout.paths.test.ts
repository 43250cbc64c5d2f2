import { expect, it } from 'vitest';
import { coverFrom } from '../../kit/cover';
import { logoutMachine } from './logout.machine';
import { busyOutbox, idleOutbox, logoutEvents, logoutInput } from './logout.samples';

it('every path of the logout', () => {
  const { walks } = coverFrom(logoutMachine, [
    { input: logoutInput, events: logoutEvents, seats: { outbox: idleOutbox } },
    { input: logoutInput, events: logoutEvents, seats: { outbox: busyOutbox } },
  ]);
  expect(walks.length).toBeGreaterThan(2);
});
