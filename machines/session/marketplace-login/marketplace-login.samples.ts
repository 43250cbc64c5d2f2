import type { MachineSamples } from '../../kit/samples';
import { sampleNow, sampleSeats } from '../../shared/sample-seats';
import type { marketplaceLoginMachine } from './marketplace-login.machine';
import type { MarketplaceLoginEvent, MarketplaceLoginInput } from './marketplace-login.types';

export const marketplaceLoginInput: MarketplaceLoginInput = {
  params: { lang: 'pt' },
  search: { redirect: '/send_notice/MLB1234567890' },
};

const said: MarketplaceLoginEvent[] = [{ type: 'marketplace.continue' }, { type: 'search.change', search: {} }];

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
