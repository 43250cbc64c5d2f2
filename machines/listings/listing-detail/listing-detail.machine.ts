import { assign, sendTo } from 'xstate';
import type { Listing } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { failureOf, succeeded, valueOf, type Done } from '../../kit/outcome';
import { seat } from '../../kit/seat';
import { readArticle } from '../article';
import { forMarking } from '../../shared/marking/marking.rules';
import { openingContext, originModelOf, titleOf, translationInput, translationOf } from './listing-detail.rules';
import { listingDetailSetup } from './listing-detail.setup';
import type { ListingDetailContext } from './listing-detail.types';

const readHere = ({ context, event }: { context: ListingDetailContext; event: Done<Listing[]> }) =>
  readArticle(event.output, context.from);

export const listingDetailMachine = listingDetailSetup.createMachine({
  id: 'listingDetail',
  context: ({ input, self }) => openingContext(input, self.system),
  type: 'parallel',
  invoke: {
    id: 'marking',
    src: 'marking',
    input: ({ context: { from } }) => ({ place: 'article_detail', originModel: originModelOf(from) }),
  },
  on: {
    'search.change': { actions: 'takeOrigin' },
    ...forMarking,
    'photos.chosen': { actions: 'toMarking' },
  },
  states: {
    listing: {
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'wellFormed', target: 'asking' }, { target: 'missing' }] },
        asking: {
          tags: ['asking'],
          invoke: {
            id: 'article',
            src: 'article',
            input: ({ context }) => ({ articleId: context.id ?? '' }),
            onDone: [
              {
                guard: { type: 'isValid', params: readHere },
                target: 'shown',
                actions: [
                  sendTo(
                    ({ system }) => seat(system, 'listings'),
                    ({ event }) => ({ type: 'listings.confirm', listings: valueOf(event) }),
                  ),
                  assign(({ event }) => {
                    const [listing] = valueOf(event);
                    return { failure: null, sellerId: listing?.seller?.id ?? null, pictures: listing?.pictures ?? [] };
                  }),
                ],
              },
              {
                guard: { type: 'isMissing', params: readHere },
                target: 'missing',
              },
              {
                guard: { type: 'isInvalid', params: readHere },
                target: 'invalid',
                actions: assign((answered) => {
                  const read = readHere(answered);
                  return { failure: { code: 'INVALID_ARTICLE' }, status: read.is === 'invalid' ? read.status : null };
                }),
              },
              { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
            ],
          },
        },
        failed: { on: { 'listing.reload': 'asking' } },
        missing: {},
        invalid: {},
        shown: {
          invoke: {
            id: 'gallery',
            src: 'gallery',
            input: ({ context }) => ({ pictures: context.pictures }),
          },
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
                actions: assign({ description: ({ event }) => valueOf(event).text, descriptionFailure: null }),
              },
              { target: 'failed', actions: assign({ descriptionFailure: ({ event }) => failureOf(event) }) },
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
                actions: assign(({ context, event }) => {
                  const page = valueOf(event);
                  return {
                    questions: [...context.questions, ...page.items],
                    questionsTotal: page.items.length === 0 ? context.questions.length : page.total,
                    questionsFailure: null,
                  };
                }),
              },
              { target: 'failed', actions: assign({ questionsFailure: ({ event }) => failureOf(event) }) },
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
        waiting: { always: { guard: 'sellerKnown', target: 'asking' } },
        asking: {
          invoke: {
            id: 'seller',
            src: 'seller',
            input: ({ context }) => ({ sellerId: context.sellerId ?? '', siteId: (context.id ?? '').slice(0, 3) }),
            onDone: [
              {
                guard: succeeded,
                target: 'shown',
                actions: assign({ seller: ({ event }) => valueOf(event), sellerFailure: null }),
              },
              { target: 'failed', actions: assign({ sellerFailure: ({ event }) => failureOf(event) }) },
            ],
          },
        },
        shown: {},
        failed: { on: { 'seller.reload': 'asking' } },
      },
    },
    translation: {
      initial: 'off',
      states: {
        off: {
          on: {
            'translation.toggle': {
              guard: 'translatable',
              target: 'translating',
              actions: assign(({ context, system }) => ({
                translated: {
                  lang: translationOf(system, context.id)?.targetLang ?? 'es',
                  title: titleOf(system, context.id),
                  text: context.description,
                },
              })),
            },
          },
        },
        translating: {
          type: 'parallel',
          tags: ['translating'],
          on: { 'translation.toggle': 'off' },
          onDone: 'on',
          states: {
            title: {
              initial: 'asking',
              states: {
                asking: {
                  invoke: {
                    id: 'translateTitle',
                    src: 'translate',
                    input: ({ context, self }) =>
                      translationInput(self.system, context.id, context.translated?.title ?? ''),
                    onDone: [
                      {
                        guard: succeeded,
                        target: 'known',
                        actions: assign(({ context: { translated }, event }) => ({
                          translated: translated && { ...translated, title: valueOf(event).text },
                        })),
                      },
                      {
                        target: '#listingDetail.translation.off',
                        actions: { type: 'tellUntranslated', params: ({ event }) => failureOf(event) },
                      },
                    ],
                  },
                },
                known: { type: 'final' },
              },
            },
            text: {
              initial: 'choosing',
              states: {
                choosing: { always: [{ guard: 'undescribed', target: 'known' }, { target: 'asking' }] },
                asking: {
                  invoke: {
                    id: 'translateText',
                    src: 'translate',
                    input: ({ context, self }) =>
                      translationInput(self.system, context.id, context.translated?.text ?? ''),
                    onDone: [
                      {
                        guard: succeeded,
                        target: 'known',
                        actions: assign(({ context: { translated }, event }) => ({
                          translated: translated && { ...translated, text: valueOf(event).text },
                        })),
                      },
                      {
                        target: '#listingDetail.translation.off',
                        actions: { type: 'tellUntranslated', params: ({ event }) => failureOf(event) },
                      },
                    ],
                  },
                },
                known: { type: 'final' },
              },
            },
          },
        },
        on: { on: { 'translation.toggle': 'off' } },
      },
    },
  },
});
