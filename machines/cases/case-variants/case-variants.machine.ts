import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { DenouncedVariant, Listing, Variant } from '../../../contracts/shapes';
import { setFailure, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';

export interface CaseVariantsInput {
  caseId: string;
  articleId: string;
}

export interface CaseVariantsContext extends CaseVariantsInput {
  /** Those that the report names. */
  denounced: DenouncedVariant[];
  /** All that the listing has, as far as its page tells them. */
  listed: Variant[];
  failure: Failure | null;
}

export type CaseVariantsEvent = { type: 'variants.reload' };

/** Which variants of its listing a case is about, each by its name where the listing still tells it. */
export const caseVariantsMachine = setup({
  types: {
    context: {} as CaseVariantsContext,
    events: {} as CaseVariantsEvent,
    input: {} as CaseVariantsInput,
    tags: {} as 'asking',
  },
  actors: { denouncedVariants: port('denouncedVariants'), article: port('article') },
  actions: {
    setDenounced: assign((_, denounced: DenouncedVariant[]) => ({ denounced, failure: null })),
    setListed: assign((_, [listing]: Listing[]) => ({ listed: listing?.variants ?? [] })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
  guards: { namesNone: ({ context }) => context.denounced.length === 0 },
}).createMachine({
  id: 'caseVariants',
  context: ({ input }) => ({ ...input, denounced: [], listed: [], failure: null }),
  initial: 'asking',
  states: {
    asking: {
      tags: ['asking'],
      invoke: {
        id: 'denouncedVariants',
        src: 'denouncedVariants',
        input: ({ context: { caseId } }) => ({ caseId }),
        onDone: [
          {
            guard: succeeded,
            target: 'naming',
            actions: { type: 'setDenounced', params: ({ event }) => valueOf(event) },
          },
          { target: 'failed', actions: setFailure },
        ],
      },
    },
    naming: {
      tags: ['asking'],
      always: { guard: 'namesNone', target: 'shown' },
      invoke: {
        id: 'article',
        src: 'article',
        input: ({ context: { articleId } }) => ({ articleId }),
        onDone: [
          {
            guard: succeeded,
            target: 'shown',
            actions: { type: 'setListed', params: ({ event }) => valueOf(event) },
          },
          { target: 'shown' },
        ],
      },
    },
    shown: {},
    failed: { on: { 'variants.reload': 'asking' } },
  },
});
