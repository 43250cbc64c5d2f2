import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { inputAt, pathAt } from '../../simulator/sample-addresses';
import type { authenticateMachine, AuthenticateEvent, AuthenticateInput } from './authenticate.machine';

export const authenticateInput: AuthenticateInput = inputAt(
  'authenticate',
  { lang: 'es' },
  { code: 'c-1', state: 's-1', iss: 'http://x/oidc' },
);
export const strandedInput: AuthenticateInput = inputAt(
  'authenticate',
  { lang: 'es' },
  { redirect: pathAt('sendNotice', 'MLA1234567890') },
);

const sentEvents: AuthenticateEvent[] = [{ type: 'marketplace.continue' }, { type: 'answer.again' }];

const [systemActors, now] = [
  sampleSystemActors({ session: { userId: null, failure: null, redirect: null } }),
  sampleNow,
];

export const authenticateSamples: MachineSamples<typeof authenticateMachine> = {
  lives: [
    { name: 'back from the marketplace', input: authenticateInput, systemActors, now },
    { name: 'an address without an answer', input: strandedInput, systemActors, now },
  ],
  events: sentEvents,
};

export const authenticateDescriptions = {
  states: {
    reading: 'The address is looked at.',
    finishing: 'The answer of the identity provider goes to the session, once.',
    stranded: 'The address holds no answer: the person may begin the sign-in.',
  },
  guards: { hasAnswer: 'the address holds an answer of the identity provider' },
};
