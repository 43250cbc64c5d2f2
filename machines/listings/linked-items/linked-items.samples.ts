import type { CatalogueOffer, Page } from '../../../contracts/shapes';
import { answered, refused } from '../../simulator/cover';
import { sampleListings } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { linkedItemsMachine, LinkedItemsEvent, LinkedItemsInput } from './linked-items.machine';

export const linkedItemsInput: LinkedItemsInput = { articleId: 'MLA1000000001', productId: 'MLA10000001' };

/** So many listings that take part, the first of which is the one that is looked at. */
export function sampleOfferPage(count: number): Page<CatalogueOffer> {
  const items = sampleListings(count).map(({ id, price }) => ({
    itemId: id,
    categoryId: null,
    sellerId: null,
    price,
    soldQuantity: null,
    availableQuantity: null,
    officialStoreId: null,
    seller: null,
  }));
  return { items, total: count, offset: 0, limit: count };
}

const sentEvents: LinkedItemsEvent[] = [{ type: 'linked.more' }, { type: 'linked.reload' }];

export const linkedItemsAnswers = [
  answered('articlesCatalogo', sampleOfferPage(22)),
  answered('articlesCatalogo', sampleOfferPage(1)),
  refused('articlesCatalogo', 'OFFLINE'),
  answered('articlesByIds', sampleListings(20, 1)),
  refused('articlesByIds', 'SERVER_ERROR'),
];

export const linkedItemsSamples: MachineSamples<typeof linkedItemsMachine> = {
  lives: [{ name: 'a catalogue listing', input: linkedItemsInput, systemActors: sampleSystemActors(), now: sampleNow }],
  events: [...linkedItemsAnswers, ...sentEvents],
  serialize: ({ value, context: { linked, asked, ids } }) =>
    JSON.stringify([value, linked?.length ?? null, asked, ids.length]),
  never: {
    'the listing itself is among those linked to it': ({ context: { articleId, ids } }) => ids.includes(articleId),
    'it failed without a reason': (snapshot) => snapshot.matches('failed') && snapshot.context.failure === null,
  },
};

export const linkedItemsDescriptions = {
  states: {
    choosing: 'What is still to be asked for.',
    finding: 'The catalogue page is asked which listings take part in it.',
    asking: 'The next of these listings are asked for.',
    shown: 'Those that were asked for stand.',
    failed: 'They did not load; those before them stay.',
  },
  guards: {
    unknown: 'it is not known yet which listings take part',
    more: 'some of them were not asked for',
  },
};
