import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import { because } from '../../domain/because';
import { hasFaults, liveSearchFaults, normalSites, wordsOf, type LiveSearchFaults } from '../../domain/live-search';
import { clockworkOf } from '../../kit/port';
import { seat } from '../../kit/seat';
import type {
  NewLiveSearchContext,
  NewLiveSearchEvent,
  NewLiveSearchInput,
  NewLiveSearchOutput,
} from './new-live-search.types';

export const newLiveSearchDraft = 'live-search:new';
const faultless: LiveSearchFaults = { keyword: null, sites: null, words: null };

export const newLiveSearchMachine = setup({
  types: {
    context: {} as NewLiveSearchContext,
    events: {} as NewLiveSearchEvent,
    input: {} as NewLiveSearchInput,
    output: {} as NewLiveSearchOutput,
  },
  actions: {
    keepDraft: sendTo(
      ({ system }) => seat(system, 'drafts'),
      ({ context }) => ({ type: 'draft.keep', key: newLiveSearchDraft, value: context.values }),
    ),
    dropDraft: sendTo(({ system }) => seat(system, 'drafts'), { type: 'draft.drop', key: newLiveSearchDraft }),
    submit: enqueueActions(({ context, enqueue, self, system }) => {
      const operation = clockworkOf(system).newId();
      const { keyword, sites, requiredWords, avoidedWords } = context.values;
      enqueue.assign({ operation, failure: null });
      enqueue.sendTo(seat(system, 'outbox'), {
        type: 'work.submit',
        id: operation,
        asker: self,
        work: {
          kind: 'command',
          command: {
            type: 'createLiveSearch',
            input: {
              keyword: keyword.trim(),
              sites: normalSites(sites),
              requiredWords: wordsOf(requiredWords),
              avoidedWords: wordsOf(avoidedWords),
            },
          },
        },
      });
    }),
  },
  guards: {
    faulty: ({ context }) => hasFaults(liveSearchFaults(context.values)),
    ours: ({ context, event }) => event.type === 'work.settled' && event.id === context.operation,
    oursAndDone: ({ context, event }) =>
      event.type === 'work.settled' && event.id === context.operation && event.failure === null,
    oursAndDuplicate: ({ context, event }) =>
      event.type === 'work.settled' &&
      event.id === context.operation &&
      event.failure?.code === 'DUPLICATE_LIVE_SEARCH',
  },
}).createMachine({
  id: 'newLiveSearch',
  context: ({ input }) => ({
    values: input.draft ?? { keyword: '', sites: normalSites([input.siteId]), requiredWords: '', avoidedWords: '' },
    faults: faultless,
    attempted: false,
    failure: null,
    operation: null,
    created: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'values.change': {
          actions: [
            assign(({ context, event }) => {
              const values = { ...context.values, ...event.values };
              return { values, faults: context.attempted ? liveSearchFaults(values) : faultless };
            }),
            'keepDraft',
          ],
        },
        'search.submit': [
          {
            guard: 'faulty',
            actions: assign(({ context }) => ({ attempted: true, faults: liveSearchFaults(context.values) })),
          },
          { target: 'submitting', actions: 'submit' },
        ],
        'form.close': 'leaving',
      },
    },
    submitting: {
      tags: ['busy'],
      on: {
        'work.settled': [
          {
            guard: 'oursAndDone',
            target: 'leaving',
            actions: [
              assign({ created: ({ event }) => (event.value as LiveSearchSummary | undefined) ?? null }),
              'dropDraft',
            ],
          },
          {
            guard: 'oursAndDuplicate',
            target: 'editing',
            actions: assign({ attempted: true, faults: { ...faultless, keyword: because('LIVE_SEARCH_EXISTS') } }),
          },
          { guard: 'ours', target: 'editing', actions: assign({ failure: ({ event }) => event.failure }) },
        ],
      },
    },
    leaving: { on: { 'form.gone': 'gone' }, after: { 400: 'gone' } },
    gone: { type: 'final' },
  },
  output: ({ context }) => ({ created: context.created }),
});
