import { expect, it } from 'vitest';
import { hasSupportFaults } from '../../domain/support-message';
import { coverFrom, type CoverOptions } from '../../kit/cover';
import { supportFormMachine } from './support-form.machine';
import {
  outboxEvents,
  signedInSeats,
  signedOutSeats,
  supportFormEvents,
  supportFormInput,
} from './support-form.samples';

const never: CoverOptions<typeof supportFormMachine>['never'] = {
  'a message goes out that lacks something': (snapshot) =>
    snapshot.hasTag('busy') && hasSupportFaults(snapshot.context.values),
  'a message goes out without its key': (snapshot) => snapshot.hasTag('busy') && snapshot.context.operation === null,
  'the text is gone before support has it': ({ value, context }) =>
    ['submitting', 'sending', 'unsure'].includes(String(value)) && context.values.message === '',
  'a person who is not signed in waits for an outbox': ({ value, context }) =>
    value === 'submitting' && !context.signedIn,
  'a signed-in person’s message goes past the outbox': ({ value, context }) => value === 'sending' && context.signedIn,
};

it('every path of the support form, signed in and out', () => {
  const shared = { input: supportFormInput, never };
  const { walks } = coverFrom(supportFormMachine, [
    { ...shared, seats: signedOutSeats, events: supportFormEvents },
    { ...shared, seats: signedInSeats, events: [...supportFormEvents, ...outboxEvents] },
  ]);
  expect(walks.length).toBeGreaterThan(20);
});
