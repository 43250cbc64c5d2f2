import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, signedOutSystemActors } from '../../simulator/sample-system-actors';
import { inputAt, pathAt, searchAt } from '../../simulator/sample-addresses';
import type { loginMachine, LoginEvent, LoginInput } from './login.machine';

export const loginInput: LoginInput = inputAt('login', { lang: 'es' }, { redirect: pathAt('suspicious') });

const sentEvents: LoginEvent[] = [
  { type: 'login.submit', user: 'ana@vigia.test', password: 'vigia-demo' },
  { type: 'login.submit', user: '', password: 'vigia-demo' },
  { type: 'login.submit', user: 'ana@vigia.test', password: '' },
  { type: 'login.change' },
  { type: 'draft.seen', draft: { email: 'nora@kumara.test' } },
  { type: 'draft.seen', draft: {} },
  searchAt('login'),
];

export const loginSamples: MachineSamples<typeof loginMachine> = {
  lives: [
    {
      name: 'sent here from the reports',
      input: loginInput,
      systemActors: signedOutSystemActors,
      now: sampleNow,
    },
  ],
  events: sentEvents,
  never: {
    'a password stands in the context': ({ context }) => JSON.stringify(context).includes('vigia-demo'),
    'it is faulty without a fault': ({ value, context }) =>
      value === 'faulty' && !context.faults.user && !context.faults.password,
  },
};

export const loginDescriptions = {
  states: {
    filling: 'User and password are typed; complete ones go to the session and are kept nowhere else.',
    faulty: 'One of them is missing, told at its field.',
  },
  guards: {
    lacksSomething: 'the user or the password is missing',
    isOfSomebody: 'an e-mail was kept, and nothing was typed yet',
  },
};
