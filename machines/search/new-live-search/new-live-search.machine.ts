import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import { because } from '../../domain/because';
import {
  hasFaults,
  liveSearchFaults,
  newLiveSearch,
  normalSites,
  type LiveSearchFaults,
} from '../../domain/live-search';
import { failureOf, succeeded, valueOf, type Done } from '../../kit/outcome';
import { seat } from '../../kit/seat';
import { work } from '../../kit/work';
import type {
  NewLiveSearchContext,
  NewLiveSearchEvent,
  NewLiveSearchInput,
  NewLiveSearchOutput,
} from './new-live-search.types';

export const newLiveSearchDraft = 'live-search:new';
const isDuplicate = ({ event }: { event: Done<unknown> }) => failureOf(event).code === 'DUPLICATE_LIVE_SEARCH';
const faultless: LiveSearchFaults = { keyword: null, sites: null, words: null };

export const newLiveSearchMachine = setup({
  types: {
    context: {} as NewLiveSearchContext,
    events: {} as NewLiveSearchEvent,
    input: {} as NewLiveSearchInput,
    output: {} as NewLiveSearchOutput,
  },
  actors: { createLiveSearch: work('createLiveSearch') },
  actions: {
    keepDraft: sendTo(
      ({ system }) => seat(system, 'drafts'),
      ({ context }) => ({ type: 'draft.keep', key: newLiveSearchDraft, value: context.values }),
    ),
    dropDraft: sendTo(({ system }) => seat(system, 'drafts'), { type: 'draft.drop', key: newLiveSearchDraft }),
    change: assign(({ context, event }) => {
      if (event.type !== 'values.change') return {};
      const values = { ...context.values, ...event.values };
      return { values, faults: context.attempted ? liveSearchFaults(values) : faultless };
    }),
    tellFaults: assign(({ context }) => ({ attempted: true, faults: liveSearchFaults(context.values) })),
    tellDuplicate: assign({ attempted: true, faults: { ...faultless, keyword: because('LIVE_SEARCH_EXISTS') } }),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepCreated: assign((_, created: LiveSearchSummary) => ({ created })),
  },
  guards: {
    faulty: ({ context }) => hasFaults(liveSearchFaults(context.values)),
  },
}).createMachine({
  id: 'newLiveSearch',
  context: ({ input }) => ({
    values: input.draft ?? { keyword: '', sites: normalSites([input.siteId]), requiredWords: '', avoidedWords: '' },
    faults: faultless,
    attempted: false,
    failure: null,
    created: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'values.change': { actions: ['change', 'keepDraft'] },
        'search.submit': [
          { guard: 'faulty', actions: 'tellFaults' },
          { target: 'submitting', actions: 'forgetFailure' },
        ],
        'form.close': 'leaving',
      },
    },
    submitting: {
      tags: ['busy'],
      invoke: {
        id: 'createLiveSearch',
        src: 'createLiveSearch',
        input: ({ context }) => newLiveSearch(context.values),
        onDone: [
          {
            guard: succeeded,
            target: 'leaving',
            actions: [{ type: 'keepCreated', params: ({ event }) => valueOf(event) }, 'dropDraft'],
          },
          { guard: isDuplicate, target: 'editing', actions: 'tellDuplicate' },
          { target: 'editing', actions: { type: 'keepFailure', params: ({ event }) => failureOf(event) } },
        ],
      },
    },
    leaving: { on: { 'form.gone': 'gone' }, after: { 400: 'gone' } },
    gone: { type: 'final' },
  },
  output: ({ context }) => ({ created: context.created }),
});
