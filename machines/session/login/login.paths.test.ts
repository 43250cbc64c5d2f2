import { expect, it } from 'vitest';
import { cover } from '../../kit/cover';
import { loginMachine } from './login.machine';
import { loginEvents, loginInput } from './login.samples';

it('every path of the login', () => {
  const { walks } = cover(loginMachine, {
    input: loginInput,
    events: loginEvents,
    never: {
      'a password stands in the context': ({ context }) => JSON.stringify(context).includes('vigia-demo'),
      'it is faulty without a fault': ({ value, context }) =>
        value === 'faulty' && !context.faults.user && !context.faults.password,
    },
  });
  expect(walks.length).toBeGreaterThan(3);
});
