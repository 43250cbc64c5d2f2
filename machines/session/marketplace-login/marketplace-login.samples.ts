import type { MachineSamples } from '../../rehearsal/samples';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import { inputAt, pathAt, searchAt } from '../../rehearsal/at';
import type { marketplaceLoginMachine } from './marketplace-login.machine';
import type { MarketplaceLoginEvent, MarketplaceLoginInput } from './marketplace-login.types';

export const marketplaceLoginInput: MarketplaceLoginInput = inputAt(
  'marketplaceLogin',
  { lang: 'pt' },
  { redirect: pathAt('sendNotice', 'MLB1234567890') },
);

const said: MarketplaceLoginEvent[] = [{ type: 'marketplace.continue' }, searchAt('marketplaceLogin')];

export const marketplaceLoginSamples: MachineSamples<typeof marketplaceLoginMachine> = {
  lives: [
    {
      name: 'sent here from a listing, in Portuguese',
      input: marketplaceLoginInput,
      seats: sampleSeats({ session: { userId: null, failure: null, redirect: null } }),
      now: sampleNow,
    },
  ],
  events: said,
};
