import {
  type ListingVariantsInput,
  type ListingVariantsContext,
  type ListingVariantsEvent,
  toVariantsReport,
  initialContextOf,
  reportableIds,
  chosenReportableIds,
} from './listing-variants.rules';
import { assign, sendParent, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { DenouncedVariant, Listing, ProductVariant } from '../../../contracts/shapes';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { toListingsConfirm, listingsActor, listingsRevision } from '../../shared/listings-request';

const idsOf = ({ listed }: ListingVariantsContext) => listed.map(({ id }) => id);

export const listingVariantsMachine = setup({
  types: {
    context: {} as ListingVariantsContext,
    events: {} as ListingVariantsEvent,
    input: {} as ListingVariantsInput,
  },
  actors: { variants: port('variants'), denouncedVariants: port('denouncedVariants'), article: port('article') },
  actions: {
    setKnown: assign((_, known: ProductVariant[]) => ({ known, failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setDenounced: assign((_, denounced: DenouncedVariant[]) => ({ denounced, denouncedFailure: null })),
    lackDenounced: assign((_, denouncedFailure: Failure) => ({ denouncedFailure })),
    dropImpossible: assign({ chosen: ({ context }) => chosenReportableIds(context) }),
    toggle: assign(({ context }, toggled: string) => ({
      chosen: reportableIds(context).filter((id) => context.chosen.includes(id) !== (id === toggled)),
    })),
    toggleAll: assign(({ context }) => {
      const reportableSet = reportableIds(context);
      return { chosen: chosenReportableIds(context).length === reportableSet.length ? [] : reportableSet };
    }),
    begin: assign(({ context }, ids: string[]) => ({
      underWay: [...context.underWay, ...ids],
      chosen: context.chosen.filter((id) => !ids.includes(id)),
    })),
    end: assign(({ context }, ids: string[]) => ({ underWay: context.underWay.filter((id) => !ids.includes(id)) })),
    notifyChoice: sendParent(({ context }) => toVariantsReport(context)),
    /** One of its variants may be the listing itself. */
    noteMoment: assign({ asOf: listingsRevision }),
    confirm: sendTo(listingsActor, ({ context }, listings: Listing[]) => toListingsConfirm(context, listings)),
  },
  guards: {
    hasVariants: ({ context }) => context.listed.length > 0,
    canChoose: ({ context, event }) => event.type === 'variant.toggle' && reportableIds(context).includes(event.id),
    canChooseSome: ({ context }) => reportableIds(context).length > 0,
    someChosen: ({ context }) => chosenReportableIds(context).length > 0,
  },
}).createMachine({
  id: 'listingVariants',
  context: ({ input }) => initialContextOf(input),
  type: 'parallel',
  on: {
    'variant.toggle': { guard: 'canChoose', actions: { type: 'toggle', params: ({ event }) => event.id } },
    'variants.all': { guard: 'canChooseSome', actions: 'toggleAll' },
    'variants.report': { guard: 'someChosen', actions: 'notifyChoice' },
    'variants.made': { actions: { type: 'begin', params: ({ event }) => event.ids } },
  },
  states: {
    known: {
      initial: 'choosing',
      on: {
        'variants.settled': {
          target: '.refreshing',
          actions: { type: 'end', params: ({ event }) => event.ids },
        },
      },
      states: {
        choosing: { always: [{ guard: 'hasVariants', target: 'asking' }, { target: 'none' }] },
        none: {},
        refreshing: {
          entry: 'noteMoment',
          invoke: {
            id: 'article',
            src: 'article',
            input: ({ context }) => ({ articleId: context.articleId }),
            onDone: [
              {
                guard: succeeded,
                target: 'asking',
                actions: { type: 'confirm', params: ({ event }) => valueOf(event) },
              },
              { target: 'asking' },
            ],
          },
        },
        asking: {
          tags: ['asking'],
          invoke: {
            id: 'variants',
            src: 'variants',
            input: ({ context }) => ({ userProductsIds: idsOf(context) }),
            onDone: [
              {
                guard: succeeded,
                target: 'shown',
                actions: [{ type: 'setKnown', params: ({ event }) => valueOf(event) }, 'dropImpossible'],
              },
              { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        shown: {},
        failed: { on: { 'variants.reload': 'asking' } },
      },
    },
    denounced: {
      initial: 'choosing',
      states: {
        choosing: { always: { guard: 'hasVariants', target: 'asking' } },
        asking: {
          invoke: {
            id: 'denouncedVariants',
            src: 'denouncedVariants',
            input: ({ context }) => ({ variantsIds: idsOf(context) }),
            onDone: [
              {
                guard: succeeded,
                target: 'shown',
                actions: [{ type: 'setDenounced', params: ({ event }) => valueOf(event) }, 'dropImpossible'],
              },
              { target: 'failed', actions: { type: 'lackDenounced', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        shown: {},
        failed: { on: { 'variants.reload': 'asking' } },
      },
    },
  },
});
