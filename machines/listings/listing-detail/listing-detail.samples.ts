import type { AnyEventObject } from 'xstate';
import type { Page, Question, Seller } from '../../../contracts/shapes';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import type { SystemActorFacts } from '../../simulator/answers';
import { answered, refused } from '../../simulator/cover';
import { snapshotEvent } from '../../simulator/snapshot-event';
import type { MachineSamples } from '../../simulator/samples';
import type { VisibleListing } from '../../system-actors/listings';
import { sampleMark } from '../../shared/marking/marking.samples';
import { chosenVariants, reportDrawerSystemActors } from '../../shared/report-drawer/report-drawer.samples';
import { noticedListing, sampleListing, visibleListing } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { sellerInformationAnswers } from '../../shared/seller-information/seller-information.samples';
import { linkedItemsAnswers } from '../linked-items/linked-items.samples';
import { sampleVariants, variantsAnswers } from '../listing-variants/listing-variants.samples';
import { reviewsAnswers } from '../reviews/reviews.samples';
import { translationMachine } from '../../shared/translation/translation.machine';
import { translationSystemActors } from '../../shared/translation/translation.samples';
import type { listingDetailMachine } from './listing-detail.machine';
import { photoChangesResource } from './listing-detail.setup';
import type { ListingDetailEvent, ListingDetailInput } from './listing-detail.rules';

export const sampleSeller: Seller = {
  id: '77001',
  nickname: 'OFERTAS_DEL_SUR',
  country: 'AR',
  reputation: 'good',
  itemsSold: 1_204,
  reportsReceived: 12,
  counterNoticesSent: 3,
  counterNoticesAccepted: 1,
  watched: false,
  trusted: false,
  powerSellerStatus: 'gold',
  address: { city: 'Rosario', state: 'Santa Fe', zipCode: null, neighborhood: null },
};

/** The system actors that the page reads; `lang` is the language of the interface. */
export function listingDetailSystemActors(
  options: Parameters<typeof reportDrawerSystemActors>[0] = {},
  lang: 'es' | 'en' | 'pt' = 'en',
): SystemActorFacts {
  return { ...reportDrawerSystemActors(options), shell: { lang, chosen: lang, menuOpen: false } };
}

const questions = (count: number, total: number): Page<Question> => ({
  items: Array.from({ length: count }, (_, at) => ({
    date: '2026-11-01T10:00:00.000Z',
    text: `Pregunta ${at + 1}`,
    answer: at % 2 ? 'Sí' : null,
  })),
  total,
  offset: 0,
  limit: 10,
});
const sentEvents = (...events: ListingDetailEvent[]) => events;
const photosAsked = { caseId: 'N1', siteId: 'MLA' };
const variantsMark = { ...sampleMark, ids: ['MLAU1'], variants: { familyId: 'MLAF1', isFamily: false } };

/** What each part of the page hears. */
const partEvents: Record<string, readonly AnyEventObject[]> = {
  listing: [
    answered('article', [sampleListing()]),
    answered('article', [sampleListing({ seller: null })]),
    answered('article', [sampleListing({ status: 'closed' })]),
    answered('article', []),
    refused('article', 'OFFLINE'),
    ...sentEvents({ type: 'listing.reload' }),
  ],
  description: [
    answered('articleDescription', { text: 'Zapatillas de montaña, horma ancha.', lastUpdated: null }),
    refused('articleDescription', 'OFFLINE'),
    ...sentEvents({ type: 'description.reload' }),
  ],
  questions: [
    answered('articleQuestions', questions(1, 2)),
    refused('articleQuestions', 'OFFLINE'),
    ...sentEvents({ type: 'questions.reload' }, { type: 'questions.more' }),
  ],
  translation: [
    ...sentEvents({ type: 'translation.toggle' }),
    snapshotEvent('translation', translationMachine, {
      steps: [{ type: 'translation.toggle' }],
      input: { id: 'MLA1000000001', text: null },
      systemActors: translationSystemActors,
    }),
  ],
  modal: [
    ...sentEvents(
      { type: 'saleConditions.open' },
      { type: 'linkedItems.open' },
      { type: 'photoChanges.open' },
      { type: 'photoChanges.reload' },
      { type: 'modal.close' },
    ),
    snapshotEvent('photoChanges', photoChangesResource, {
      steps: [refused('caseDescription', 'OFFLINE')],
      input: photosAsked,
    }),
  ],
  decision: [
    ...sentEvents(
      { type: 'listing.trust' },
      { type: 'listing.suspect' },
      { type: 'listing.edit' },
      { type: 'listing.undo' },
      { type: 'listing.repeat' },
      { type: 'listing.discard' },
      { type: 'discard.closed', decided: true },
      { type: 'photos.chosen', photos: ['p1'] },
      { type: 'photos.ticked', photos: ['p1'] },
      { type: 'photos.picked', photos: ['p1'] },
      { type: 'variants.chosen', ids: ['MLAU1'], variants: chosenVariants },
      { type: 'mark.made', mark: variantsMark, byKey: false },
      { type: 'mark.settled', mark: variantsMark, failure: null },
    ),
    ...sentEvents(searchAt('listing'), searchAt('listing', { from: 'suggestions' })),
  ],
};

/** What the machines that the page invokes are answered. */
const answersOfOthers = [...sellerInformationAnswers, ...reviewsAnswers, ...variantsAnswers, ...linkedItemsAnswers];

/** Where a part stands before anything happened to it, or when all went well. */
const restingStates = ['asking', 'waiting', 'off', 'choosing', 'shown', 'on', 'closed'];

function seatsWith(listing: VisibleListing): SystemActorFacts {
  return sampleSystemActors({
    listings: { visible: { [listing.id]: listing }, moment: 0 },
    shell: { lang: 'en', chosen: 'en', menuOpen: false },
  });
}
/** One with all that a page can show. */
export const sampleFullListing = visibleListing({
  reported: noticedListing.reported,
  noticed: noticedListing.noticed,
  variants: sampleVariants,
  saleConditions: [
    { label: 'Precio por cantidad (3+)', price: { amount: 80_999, currency: 'ARS' }, minimumQuantity: 3 },
    { label: 'Precio con transferencia', price: { amount: 85_499, currency: 'ARS' }, minimumQuantity: 1 },
  ],
  officialStoreId: '77',
  catalogListing: true,
  catalogProductId: 'MLA10000001',
});
const input: ListingDetailInput = inputAt('listing', { articleId: 'MLA1000000001' }, { from: 'live_search' });

export const listingDetailSamples: MachineSamples<typeof listingDetailMachine> = {
  lives: [
    { name: 'a listing opened from a live search', input, systemActors: seatsWith(visibleListing()), now: sampleNow },
    {
      name: 'a listing with everything, whose notice was sent',
      input,
      systemActors: seatsWith(sampleFullListing),
      now: sampleNow,
      events: [...Object.values(partEvents.modal ?? []), ...(partEvents.listing?.slice(0, 1) ?? [])],
    },
    {
      name: 'an address without a listing id',
      input: inputAt('listing', { articleId: 'MLA12345678' }),
      systemActors: seatsWith(visibleListing()),
      now: sampleNow,
    },
  ],
  events: [...Object.values(partEvents).flat(), ...answersOfOthers],
  /** The parts know little of each other: one is led astray at a time, or their states would multiply. */
  offers: ({ value }, event) =>
    Object.entries(value as Record<string, unknown>).every(
      ([part, state]) => restingStates.includes(String(state)) || partEvents[part]?.includes(event),
    ),
  serialize: ({ value, context }) =>
    JSON.stringify([
      value,
      context.from,
      context.sellerId,
      context.questions.length,
      context.description !== null,
      context.translation.translating,
      context.photoChanges.phase,
    ]),
  never: {
    'it is translated and being translated': ({ context: { translation } }) =>
      translation.translating && translation.translated !== null,
  },
};

export const listingDetailDescriptions = {
  states: {
    listing: 'The listing itself.',
    'listing.choosing': 'Whether the address holds a listing id.',
    'listing.asking': 'The gateway is asked; what other screens know of it may be shown meanwhile.',
    'listing.failed': 'It did not load; a person may try again.',
    'listing.missing': 'There is no such listing.',
    'listing.invalid': 'It is closed, inactive or under review, and was not opened from a place that shows those.',
    'listing.shown': 'It stands, and its gallery lives.',
    description: 'Its description, asked for beside the listing.',
    'description.choosing': 'Nothing is asked without an id.',
    'description.asking': 'The gateway is asked.',
    'description.shown': 'It stands.',
    'description.failed': 'It did not load.',
    questions: 'Its questions and answers, a page at a time.',
    'questions.choosing': 'Nothing is asked without an id.',
    'questions.asking': 'The next page is asked for.',
    'questions.shown': 'Those that were asked for stand.',
    'questions.failed': 'The next page did not load; those before it stay.',
    seller: 'Its seller.',
    'seller.waiting': 'The listing is not there yet, or names no seller.',
    'seller.known': 'What is known of the seller, with its mark, lives by itself.',
    modal: 'What stands over the page.',
    'modal.closed': 'Nothing does.',
    'modal.saleConditions': 'The conditions under which other prices hold.',
    'modal.linkedItems': 'The other listings of its catalogue page.',
    'modal.photoChanges': 'The reported photos beside those of today.',
  },
  guards: {
    isSuggested: 'it was opened from the suggestions',
    hasConditions: 'other prices hold under conditions',
    hasCatalogue: 'it takes part in a catalogue page',
    hasCase: 'its notice has a case',
    wasDiscarded: 'it was discarded: the way leads back to the suggestions',
    isValid: 'the answer holds the listing, and it may be shown here',
    isMissing: 'there is no such listing',
    isInvalid: 'it is closed, inactive or under review, and may not be shown here',
    wellFormed: 'the address holds a listing id',
    sellerKnown: 'the listing names its seller',
    moreQuestions: 'there are more questions',
    translatable: 'the person reads another language than the site',
    succeeded: 'the gateway answered',
  },
};
