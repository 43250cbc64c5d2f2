import { answered, refused } from '../../rehearsal/cover';
import { sampleVariation } from '../../rehearsal/sample-catalogue';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { MachineSamples } from '../../rehearsal/samples';
import type { kitTitlesMachine } from './kit-titles.machine';

/** A bundle of two products: the gateway knows the title of the first. */
export const sampleKit = {
  type: 'bundle',
  components: [
    { type: 'product', userProductId: 'MLAU1100001', quantity: 1 },
    { type: 'accessory', userProductId: 'MLAU1100009', quantity: 2 },
  ],
};

export const kitTitlesSamples: MachineSamples<typeof kitTitlesMachine> = {
  lives: [
    { name: 'of a kit', input: { kits: [sampleKit] }, seats: sampleSeats(), now: sampleNow },
    { name: 'of no kit', input: { kits: [] }, seats: sampleSeats(), now: sampleNow },
  ],
  events: [answered('variants', [sampleVariation()]), refused('variants', 'OFFLINE')],
  never: {
    'titles are asked for without an id': (snapshot) => snapshot.matches('asking') && snapshot.context.ids.length === 0,
  },
};
