import type { MachineSamples } from '../../kit/samples';
import { sampleNow, sampleSeats } from '../../shared/sample-seats';
import type { authenticateMachine } from './authenticate.machine';
import type { AuthenticateEvent, AuthenticateInput } from './authenticate.types';

export const authenticateInput: AuthenticateInput = {
  params: { lang: 'es' },
  search: { code: 'c-1', state: 's-1', iss: 'http://x/oidc' },
};
export const strandedInput: AuthenticateInput = { params: { lang: 'es', articleId: 'MLA1234567890' }, search: {} };

const said: AuthenticateEvent[] = [{ type: 'marketplace.continue' }];

const [seats, now] = [sampleSeats({ session: { userId: null, failure: null, redirect: null } }), sampleNow];

export const authenticateSamples: MachineSamples<typeof authenticateMachine> = {
  lives: [
    { name: 'back from the marketplace', input: authenticateInput, seats, now },
    { name: 'an address without an answer', input: strandedInput, seats, now },
  ],
  events: said,
};
