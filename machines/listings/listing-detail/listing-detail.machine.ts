import { sitePartOf } from '../../domain/sites';
import type { Listing } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { failureOf, setFailure, succeeded, valueOf, type OutcomeEvent } from '../../kit/outcome';
import { readArticle } from '../../shared/article';
import { triageTransitions } from '../../shared/marking/marking.rules';
import { listingExtrasOf, initialContextOf, originModelOf, type ListingDetailContext } from './listing-detail.rules';
import { listingDetailSetup } from './listing-detail.setup';

const readHere = ({ context, event }: { context: ListingDetailContext; event: OutcomeEvent<Listing[]> }) =>
  readArticle(event.output, context.from);

export const listingDetailMachine = listingDetailSetup.createMachine({
  id: 'listingDetail',
  context: ({ input, self }) => initialContextOf(input, self.system),
  type: 'parallel',
  invoke: [
    {
      id: 'marking',
      src: 'marking',
      input: ({ context: { from } }) => ({ place: 'article_detail', originModel: originModelOf(from) }),
    },
    {
      id: 'translation',
      src: 'translation',
      input: ({ context: { id } }) => ({ id, text: null }),
      onSnapshot: { actions: { type: 'showTranslation', params: ({ event }) => event.snapshot } },
    },
  ],
  on: {
    'search.change': { actions: 'applyOrigin' },
    ...triageTransitions,
    'listing.discard': { guard: 'isSuggested', actions: 'toMarking' },
    'discard.closed': { guard: 'wasDiscarded', actions: 'backToSuggestions' },
    'translation.toggle': { guard: 'translatable', actions: 'toTranslation' },
    'photos.chosen': { actions: 'toMarking' },
    'variants.chosen': { actions: 'toMarking' },
    'mark.made': { actions: 'toVariants' },
    'mark.settled': { actions: 'toVariants' },
  },
  states: {
    listing: {
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'wellFormed', target: 'asking' }, { target: 'missing' }] },
        asking: {
          tags: ['asking'],
          entry: 'noteMoment',
          invoke: {
            id: 'article',
            src: 'article',
            input: ({ context }) => ({ articleId: context.id ?? '' }),
            onDone: [
              {
                guard: { type: 'isValid', params: readHere },
                target: 'shown',
                actions: [
                  { type: 'confirm', params: ({ event }) => valueOf(event) },
                  { type: 'setListing', params: ({ event }) => valueOf(event) },
                ],
              },
              {
                guard: { type: 'isMissing', params: readHere },
                target: 'missing',
              },
              {
                guard: { type: 'isInvalid', params: readHere },
                target: 'invalid',
                actions: { type: 'admitInvalid', params: readHere },
              },
              { target: 'failed', actions: setFailure },
            ],
          },
        },
        failed: { on: { 'listing.reload': 'asking' } },
        missing: {},
        invalid: {},
        shown: {
          on: { 'photos.ticked': { actions: 'toMarking' }, 'photos.picked': { actions: 'toGallery' } },
          invoke: [
            {
              id: 'gallery',
              src: 'gallery',
              input: ({ context }) => ({ pictures: context.pictures }),
            },
            {
              id: 'variants',
              src: 'variants',
              input: ({ context }) => ({ articleId: context.id ?? '', variants: context.variants }),
            },
            { id: 'kitTitles', src: 'kitTitles', input: ({ context: { kits } }) => ({ kits }) },
            {
              id: 'reviews',
              src: 'reviews',
              input: ({ context }) => ({ articleId: context.id ?? '' }),
            },
            {
              id: 'protection',
              src: 'protection',
              input: ({ context }) => ({ articleId: context.id ?? '' }),
            },
          ],
        },
      },
    },
    description: {
      initial: 'choosing',
      states: {
        choosing: { always: { guard: 'wellFormed', target: 'asking' } },
        asking: {
          invoke: {
            id: 'articleDescription',
            src: 'articleDescription',
            input: ({ context }) => ({ articleId: context.id ?? '' }),
            onDone: [
              {
                guard: succeeded,
                target: 'shown',
                actions: [{ type: 'setDescription', params: ({ event }) => valueOf(event).text }, 'notifyDescription'],
              },
              { target: 'failed', actions: { type: 'lackDescription', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        shown: {},
        failed: { on: { 'description.reload': 'asking' } },
      },
    },
    questions: {
      initial: 'choosing',
      states: {
        choosing: { always: { guard: 'wellFormed', target: 'asking' } },
        asking: {
          tags: ['questions'],
          invoke: {
            id: 'articleQuestions',
            src: 'articleQuestions',
            input: ({ context }) => ({
              articleId: context.id ?? '',
              size: pageSizes.selectorDefault,
              from: context.questions.length,
            }),
            onDone: [
              {
                guard: succeeded,
                target: 'shown',
                actions: { type: 'addQuestions', params: ({ event }) => valueOf(event) },
              },
              { target: 'failed', actions: { type: 'lackQuestions', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        shown: { on: { 'questions.more': { guard: 'moreQuestions', target: 'asking' } } },
        failed: { on: { 'questions.reload': 'asking' } },
      },
    },
    seller: {
      initial: 'waiting',
      states: {
        waiting: { always: { guard: 'sellerKnown', target: 'known' } },
        known: {
          invoke: {
            id: 'seller',
            src: 'seller',
            input: ({ context }) => ({ sellerId: context.sellerId ?? '', siteId: sitePartOf(context.id ?? '') }),
          },
        },
      },
    },
    modal: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'saleConditions.open': { guard: 'hasConditions', target: 'saleConditions' },
            'linkedItems.open': { guard: 'hasCatalogue', target: 'linkedItems' },
            'photoChanges.open': { guard: 'hasCase', target: 'photoChanges' },
          },
        },
        saleConditions: { on: { 'modal.close': 'closed' } },
        linkedItems: {
          on: { 'modal.close': 'closed' },
          invoke: {
            id: 'linkedItems',
            src: 'linkedItems',
            input: ({ context }) => ({
              articleId: context.id ?? '',
              productId: listingExtrasOf(context).productId ?? '',
            }),
          },
        },
        photoChanges: {
          on: { 'modal.close': 'closed', 'photoChanges.reload': { actions: 'askPhotoChanges' } },
          exit: 'clearPhotoChanges',
          invoke: {
            id: 'photoChanges',
            src: 'photoChanges',
            input: ({ context }) => ({
              caseId: listingExtrasOf(context).caseId ?? '',
              siteId: sitePartOf(context.id ?? ''),
            }),
            onSnapshot: { actions: { type: 'showPhotoChanges', params: ({ event }) => event.snapshot } },
          },
        },
      },
    },
  },
});
