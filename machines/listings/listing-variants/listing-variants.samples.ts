import type { DenouncedVariant, Listing, ProductVariant, Variant } from '../../../contracts/shapes';
import { answered, refused } from '../../simulator/cover';
import { sampleListing, sampleReported } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { listingVariantsMachine } from './listing-variants.machine';
import { type ListingVariantsEvent, type ListingVariantsInput, reportableIds } from './listing-variants.rules';

/** Two of one family, as a listing names them. */
export const sampleVariants: Variant[] = ['41', '42'].map((size, at) => ({
  id: `MLAU${at + 1}`,
  familyId: 'MLAF1',
  title: `Zapatillas Andes Trail ${size}`,
  pictures: [{ id: `v${at + 1}`, url: `/files/pictures/1/${at + 1}-O.svg` }],
}));

/** The same as the gateway knows it. */
export function sampleProductVariant(variant: Variant, more: Partial<ProductVariant> = {}): ProductVariant {
  return {
    ...variant,
    siteId: 'MLA',
    price: { amount: 89_999, currency: 'ARS' },
    availableQuantity: 4,
    soldQuantity: 18,
    attributes: [{ id: 'SIZE', valueName: variant.title.slice(-2) }],
    thumbnail: null,
    status: 'active',
    reported: null,
    noticed: null,
    ...more,
  };
}

export const listingVariantsInput: ListingVariantsInput = { articleId: 'MLA1000000001', variants: sampleVariants };
const ids = sampleVariants.map(({ id }) => id);
const [first = ''] = ids;
const known = sampleVariants.map((variant) => sampleProductVariant(variant));
const oneReported = sampleVariants.map((variant) =>
  sampleProductVariant(variant, variant.id === first ? { reported: sampleReported() } : {}),
);
const denounced: DenouncedVariant[] = [{ id: first, articleId: null, caseId: 'C1', status: 'PENDING_MODERATION' }];

export const variantsEvents: ListingVariantsEvent[] = [
  { type: 'variant.toggle', id: first },
  { type: 'variants.all' },
  { type: 'variants.report' },
  { type: 'variants.reload' },
];

export const variantsAnswers = [
  answered('variants', known),
  answered('variants', oneReported),
  refused('variants', 'OFFLINE'),
  answered('denouncedVariants', []),
  answered('denouncedVariants', denounced),
  refused('denouncedVariants', 'SERVER_ERROR'),
];

const parentEvents: ListingVariantsEvent[] = [
  { type: 'variants.made', ids: [first] },
  { type: 'variants.settled', ids: [first] },
];

export const listingVariantsSamples: MachineSamples<typeof listingVariantsMachine> = {
  lives: [
    { name: 'two variants', input: listingVariantsInput, systemActors: sampleSystemActors(), now: sampleNow },
    {
      name: 'a listing without variants',
      input: { ...listingVariantsInput, variants: [] },
      systemActors: sampleSystemActors(),
      now: sampleNow,
      events: variantsEvents,
    },
  ],
  events: [
    ...variantsAnswers,
    answered('article', [sampleListing()] satisfies Listing[]),
    refused('article', 'OFFLINE'),
    ...variantsEvents,
    ...parentEvents,
  ],
  offers: ({ context }, event) =>
    event.type !== 'variants.made' || !(context as { underWay: string[] }).underWay.includes(first),
  serialize: ({ value, context }) =>
    JSON.stringify([value, context.chosen, context.underWay, context.known.length, reportableIds(context).length]),
  never: {
    'one is chosen that is on its way': ({ context: { chosen, underWay } }) =>
      chosen.some((id: string) => underWay.includes(id)),
    'one is chosen that the listing does not have': ({ context: { chosen, listed } }) =>
      chosen.some((id: string) => !listed.some((one: Variant) => one.id === id)),
  },
};

export const listingVariantsDescriptions = {
  states: {
    known: 'What their own pages say of the variants.',
    'known.choosing': 'Nothing is asked where a listing has none.',
    'known.none': 'The listing has no variants.',
    'known.refreshing':
      'A report of some was taken or refused: the listing is asked for anew, as it may be one of them.',
    'known.asking': 'The gateway is asked for all of them.',
    'known.shown': 'They stand, with what stands on each.',
    'known.failed': 'They did not load: they stand as the listing names them.',
    denounced: 'Which of them reports of the account name.',
    'denounced.choosing': 'Nothing is asked where a listing has none.',
    'denounced.asking': 'The gateway is asked.',
    'denounced.shown': 'It is known, and those cannot be reported again.',
    'denounced.failed': 'It is not known: the gateway refuses what was reported before.',
  },
  guards: {
    hasVariants: 'the listing has variants',
    canChoose: 'that variant can be reported',
    canChooseSome: 'at least one variant can be reported',
    someChosen: 'at least one variant is chosen',
  },
};
