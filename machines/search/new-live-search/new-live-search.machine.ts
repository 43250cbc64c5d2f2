import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import { blockReason } from '../../domain/block-reason';
import {
  hasFaults,
  liveSearchFaults,
  newLiveSearch,
  type LiveSearchValues,
  type LiveSearchFaults,
} from '../../domain/live-search';
import { normalSites } from '../../domain/sites';
import { newLiveSearchDraft } from '../../domain/draft-keys';
import { failureOf, setFailure, succeeded, valueOf, wasTakenBack, type OutcomeEvent } from '../../kit/outcome';
import { systemActor } from '../../kit/system-actor';
import { mutation } from '../../kit/mutation';

export interface NewLiveSearchInput {
  /** The site that is ticked at first (SRCH-29). */
  siteId: string;
  /** What was typed before and not sent, if anything. */
  draft: LiveSearchValues | null;
}

export interface NewLiveSearchContext {
  values: LiveSearchValues;
  /** What was wrong with what was submitted last, anew each time. */
  refused: Partial<LiveSearchFaults> | null;
  failure: Failure | null;
  created: LiveSearchSummary | null;
}

export type NewLiveSearchEvent =
  | { type: 'draft.keep'; values: LiveSearchValues }
  | { type: 'form.submit'; values: LiveSearchValues }
  | { type: 'form.close' }
  | { type: 'form.gone' };

export interface NewLiveSearchOutput {
  created: LiveSearchSummary | null;
}

const isDuplicate = ({ event }: { event: OutcomeEvent<unknown> }) => failureOf(event).code === 'DUPLICATE_LIVE_SEARCH';

export const newLiveSearchMachine = setup({
  types: {
    context: {} as NewLiveSearchContext,
    events: {} as NewLiveSearchEvent,
    input: {} as NewLiveSearchInput,
    output: {} as NewLiveSearchOutput,
  },
  actors: { createLiveSearch: mutation('createLiveSearch') },
  actions: {
    saveDraft: sendTo(
      ({ system }) => systemActor(system, 'drafts'),
      ({ context }) => ({ type: 'draft.keep', key: newLiveSearchDraft, value: context.values }),
    ),
    dropDraft: sendTo(({ system }) => systemActor(system, 'drafts'), { type: 'draft.drop', key: newLiveSearchDraft }),
    take: assign((_, values: LiveSearchValues) => ({ values })),
    flagFaults: assign(({ context }) => ({ refused: liveSearchFaults(context.values) })),
    flagDuplicate: assign({ refused: { keyword: blockReason('LIVE_SEARCH_EXISTS') } }),
    clearRefusal: assign({ failure: null, refused: null }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setCreated: assign((_, created: LiveSearchSummary) => ({ created })),
  },
  guards: {
    faulty: (_, values: LiveSearchValues) => hasFaults(liveSearchFaults(values)),
  },
}).createMachine({
  id: 'newLiveSearch',
  context: ({ input }) => ({
    values: input.draft ?? { keyword: '', sites: normalSites([input.siteId]), requiredWords: '', avoidedWords: '' },
    refused: null,
    failure: null,
    created: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'draft.keep': { actions: [{ type: 'take', params: ({ event }) => event.values }, 'saveDraft'] },
        'form.submit': [
          {
            guard: { type: 'faulty', params: ({ event }) => event.values },
            actions: [{ type: 'take', params: ({ event }) => event.values }, 'saveDraft', 'flagFaults'],
          },
          {
            target: 'submitting',
            actions: [{ type: 'take', params: ({ event }) => event.values }, 'saveDraft', 'clearRefusal'],
          },
        ],
        'form.close': 'leaving',
      },
    },
    submitting: {
      tags: ['busy'],
      on: { 'form.close': 'leaving' },
      invoke: {
        id: 'createLiveSearch',
        src: 'createLiveSearch',
        input: ({ context }) => newLiveSearch(context.values),
        onDone: [
          {
            guard: succeeded,
            target: 'leaving',
            actions: [{ type: 'setCreated', params: ({ event }) => valueOf(event) }, 'dropDraft'],
          },
          { guard: isDuplicate, target: 'editing', actions: 'flagDuplicate' },
          { guard: wasTakenBack, target: 'editing' },
          { target: 'editing', actions: setFailure },
        ],
      },
    },
    leaving: { on: { 'form.gone': 'gone' }, after: { 400: 'gone' } },
    gone: { type: 'final' },
  },
  output: ({ context }) => ({ created: context.created }),
});
