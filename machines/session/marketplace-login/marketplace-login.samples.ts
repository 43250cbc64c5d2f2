import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { inputAt, pathAt, searchAt } from '../../simulator/sample-addresses';
import type {
  marketplaceLoginMachine,
  MarketplaceLoginEvent,
  MarketplaceLoginInput,
} from './marketplace-login.machine';

export const marketplaceLoginInput: MarketplaceLoginInput = inputAt(
  'marketplaceLogin',
  { lang: 'pt' },
  { redirect: pathAt('sendNotice', 'MLB1234567890') },
);

const sentEvents: MarketplaceLoginEvent[] = [{ type: 'marketplace.continue' }, searchAt('marketplaceLogin')];

export const marketplaceLoginSamples: MachineSamples<typeof marketplaceLoginMachine> = {
  lives: [
    {
      name: 'sent here from a listing, in Portuguese',
      input: marketplaceLoginInput,
      systemActors: sampleSystemActors({ session: { userId: null, failure: null, redirect: null } }),
      now: sampleNow,
    },
  ],
  events: sentEvents,
};

export const marketplaceLoginDescriptions = {
  states: { offering: 'The person may go on with the account of the marketplace.' },
  guards: {},
};
