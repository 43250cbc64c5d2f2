import type { Page, SellerChoice } from '../../../contracts/shapes';
import { answered, refused } from '../../simulator/cover';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { sellerChoicesMachine } from './seller-choices.machine';

/** `count` sellers behind `from`, of so many in all. */
export function pageOfSellers(from: number, count: number, total: number): Page<SellerChoice> {
  const items = Array.from({ length: count }, (_, at) => ({
    id: `s-${from + at + 1}`,
    siteId: 'MLA',
    nickname: `TIENDA_${from + at + 1}`,
  }));
  return { items, total, offset: from, limit: count };
}

export const sellerChoicesSamples: MachineSamples<typeof sellerChoicesMachine> = {
  lives: [
    { name: 'sellers of one site', input: { siteId: 'MLA' }, systemActors: sampleSystemActors(), now: sampleNow },
  ],
  events: [
    answered('filterProfileSellers', pageOfSellers(0, 8, 10)),
    answered('filterProfileSellers', pageOfSellers(8, 2, 10)),
    answered('filterProfileSellers', pageOfSellers(0, 0, 10)),
    refused('filterProfileSellers', 'OFFLINE'),
    { type: 'sellers.more' },
  ],
  serialize: ({ value, context }) =>
    JSON.stringify([value, Math.min((context as { read: number }).read, 12), (context as { total: number }).total]),
  never: {
    'a seller stands twice': ({ context }) => {
      const ids = (context as { sellers: SellerChoice[] }).sellers.map(({ id }) => id);
      return new Set(ids).size !== ids.length;
    },
  },
};

export const sellerChoicesDescriptions = {
  states: {
    asking: 'The gateway is asked for the next sellers.',
    shown: 'They stand, and more can be asked for while there are some.',
    failed: 'They could not be had; they can be asked for again.',
  },
  guards: { succeeded: 'the gateway answered', hasMore: 'there are more sellers than were read' },
};
