import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { LiveSearchFilters, LiveSearchSummary, SearchNarrowing, SellerChoice } from '../../../contracts/shapes';
import { defaultCurrency } from '../../../contracts/vocabulary/sites';
import { blockReason } from '../../domain/block-reason';
import {
  filterDraft,
  filterFaults,
  filterProfile,
  filterValues,
  hasFilterFaults,
  orderIn,
  type FilterValues,
} from '../../domain/filter-profile';
import { tagsInBoth, withNarrowing } from '../../domain/filter-tags';
import { keywordFault, keywordOf } from '../../domain/keyword';
import { failureOf, setFailure, succeeded, valueOf, wasTakenBack, type OutcomeEvent } from '../../kit/outcome';
import { systemClockOf, port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { mutation } from '../../kit/mutation';
import { sellerChoicesMachine } from '../seller-choices/seller-choices.machine';
import type {
  FiltersParentEvent,
  SearchFiltersContext,
  SearchFiltersEvent,
  SearchFiltersInput,
  FilterableSearch,
} from './search-filters.types';

const isDuplicate = ({ event }: { event: OutcomeEvent<unknown> }) => failureOf(event).code === 'DUPLICATE_LIVE_SEARCH';
const isUnknownSeller = ({ event }: { event: OutcomeEvent<unknown> }) => failureOf(event).code === 'SELLER_NOT_FOUND';
const knowsNothing = ({ event }: { event: OutcomeEvent<unknown> }) => failureOf(event).code === 'UNKNOWN_FIELD';
const draftKeyOf = ({ id, editing }: Pick<SearchFiltersContext, 'id' | 'editing'>) =>
  filterDraft(`${id}:${editing ?? 'new'}`);
const known = ({ filters }: Pick<SearchFiltersContext, 'filters'>, id: string | null) =>
  filters.find((filter) => filter.id === id) ?? null;

/** The filters of a live search, the one that holds, and its keyword: what a person changes of a search after it was made. */
export const searchFiltersMachine = setup({
  types: {
    context: {} as SearchFiltersContext,
    events: {} as SearchFiltersEvent,
    input: {} as SearchFiltersInput,
    children: {} as {
      liveSearchNarrowing: 'liveSearchNarrowing';
      narrowingFirst: 'liveSearchNarrowing';
      updateLiveSearch: 'updateLiveSearch';
      goFilteredBy: 'updateLiveSearch';
      keepKeyword: 'updateLiveSearch';
      sellerChoices: 'sellerChoices';
    },
  },
  actors: {
    liveSearchNarrowing: port('liveSearchNarrowing'),
    updateLiveSearch: mutation('updateLiveSearch'),
    sellerChoices: sellerChoicesMachine,
  },
  actions: {
    hear: assign(
      ({ context }, { filterProfiles, filterProfileId, keyword, sites, place, wanted }: FilterableSearch) => ({
        filters: withNarrowing(filterProfiles, context.filters),
        chosen: filterProfileId,
        keyword,
        sites,
        place,
        missing: wanted !== null && !filterProfiles.some(({ id }) => id === wanted),
      }),
    ),
    wish: assign((_, id: string | null) => ({ change: { filterProfileId: id }, tried: id, failure: null })),
    wishWithout: assign(({ context }) => ({
      change: {
        filterProfiles: context.filters.filter(({ id }) => id !== context.editing),
        filterProfileId: context.chosen === context.editing ? null : context.chosen,
      },
      failure: null,
    })),
    wishFilter: assign(({ context, system }) => {
      const { profile, rates } = systemActor(system, 'profile').getSnapshot().context;
      const previous = known(context, context.editing);
      const currency = profile?.currency ?? defaultCurrency;
      const id = previous?.id ?? systemClockOf(system).newId();
      const values = context.values ?? filterValues(null, context);
      const { sites, narrows } = context;
      const filter = filterProfile(values, previous, id, { sites, currency, rates, narrows: narrows === true });
      const filterProfiles =
        previous === null
          ? [...context.filters, filter]
          : context.filters.map((one) => (one.id === previous.id ? filter : one));
      return { change: { filterProfiles, filterProfileId: id }, place: orderIn(values), failure: null, refused: null };
    }),
    wishKeyword: assign((_, keyword: string) => ({
      change: { keyword: keywordOf(keyword) },
      failure: null,
      keywordRefused: null,
    })),
    aimAt: assign((_, editing: string | null) => ({ editing, failure: null })),
    learn: assign(({ context }, { categories, filters }: SearchNarrowing) => ({
      categories,
      narrows: true,
      filters: withNarrowing(
        context.filters.map((filter) => ({ ...filter, narrowing: null })),
        filters,
      ),
    })),
    learnNothing: assign({ categories: [], narrows: false }),
    clearCategories: assign({ categories: [], narrows: null }),
    begin: assign(({ context, system }) => {
      const savedDraft = systemActor(system, 'drafts').getSnapshot().context.drafts?.[draftKeyOf(context)];
      return {
        values: {
          ...filterValues(known(context, context.editing), context),
          ...(savedDraft as FilterValues | undefined),
        },
        seed: context.seed + 1,
        refused: null,
        failure: null,
      };
    }),
    beginKeyword: assign({ keywordRefused: null, failure: null }),
    take: assign((_, values: FilterValues) => ({ values })),
    saveDraft: sendTo(
      ({ system }) => systemActor(system, 'drafts'),
      ({ context }) => ({ type: 'draft.keep', key: draftKeyOf(context), value: context.values }),
    ),
    dropDraft: sendTo(
      ({ system }) => systemActor(system, 'drafts'),
      ({ context }) => ({ type: 'draft.drop', key: draftKeyOf(context) }),
    ),
    flagFaults: assign(({ context }) => ({ refused: context.values && filterFaults(context.values) })),
    flagKeywordFault: assign((_, keyword: string) => ({ keywordRefused: { keyword: keywordFault(keyword) } })),
    flagUnknownSellers: assign(({ context: { values }, self }) => {
      const { sellers: offered = [] } = self.getSnapshot().children.sellerChoices?.getSnapshot().context ?? {};
      const nicknames = (offered as SellerChoice[]).map(({ nickname }) => nickname);
      const fault = (typed: readonly string[] = []) => {
        const names = typed.filter((one) => tagsInBoth([one], nicknames) === undefined);
        return names.length === 0
          ? null
          : blockReason('SELLERS_UNKNOWN', { values: { names: names.join(', '), count: names.length } });
      };
      return { refused: { sellers: fault(values?.sellers), blacklistedSellers: fault(values?.blacklistedSellers) } };
    }),
    flagDuplicate: assign({ keywordRefused: { keyword: blockReason('LIVE_SEARCH_EXISTS') } }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    applyAnswer: assign(({ context }, answer: LiveSearchFilters & LiveSearchSummary) => {
      const { filterProfiles, filterProfileId, keyword } = answer;
      return {
        filters: withNarrowing(filterProfiles, context.filters),
        chosen: filterProfileId,
        keyword,
        missing: false,
      };
    }),
    notifyFiltersApplied: enqueueActions(({ context, enqueue }) => {
      const { chosen, place } = context;
      enqueue.sendParent({ type: 'filters.applied', filter: chosen, place } satisfies FiltersParentEvent);
    }),
  },
  guards: {
    wantsAnother: ({ context }, { filterProfiles, filterProfileId, wanted }: FilterableSearch) =>
      wanted !== null &&
      wanted !== filterProfileId &&
      filterProfiles.some(({ id }) => id === wanted) &&
      wanted !== context.tried,
    isAnother: ({ context }, id: string | null) => id !== context.chosen,
    isFaulty: (_, values: FilterValues) => hasFilterFaults(filterFaults(values)),
    isNoKeyword: (_, keyword: string) => keywordFault(keyword) !== null,
    isSameKeyword: ({ context }, keyword: string) => keywordOf(keyword) === context.keyword,
    isUnlearned: ({ context: { narrows, chosen, failure } }) => narrows === null && chosen !== null && failure === null,
    knowsNothing: ({ context }) => context.narrows === false,
    isKept: ({ context }) => context.editing !== null,
  },
}).createMachine({
  id: 'searchFilters',
  context: ({ input }) => ({
    ...input,
    keyword: '',
    sites: [],
    filters: [],
    chosen: null,
    missing: false,
    place: { sort: null, order: 'asc', size: 50 },
    editing: null,
    categories: [],
    narrows: null,
    values: null,
    seed: 0,
    refused: null,
    keywordRefused: null,
    change: {},
    tried: null,
    failure: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'search.told': [
          {
            guard: { type: 'wantsAnother', params: ({ event }) => event.search },
            target: 'applying',
            actions: [
              { type: 'hear', params: ({ event }) => event.search },
              { type: 'wish', params: ({ event }) => event.search.wanted },
            ],
          },
          { actions: { type: 'hear', params: ({ event }) => event.search } },
        ],
        'filter.choose': {
          guard: { type: 'isAnother', params: ({ event }) => event.id },
          target: 'applying',
          actions: { type: 'wish', params: ({ event }) => event.id },
        },
        'filter.edit': [
          {
            guard: 'knowsNothing',
            target: 'editing',
            actions: [{ type: 'aimAt', params: ({ event }) => event.id }, 'begin'],
          },
          { target: 'opening', actions: { type: 'aimAt', params: ({ event }) => event.id } },
        ],
        'keyword.edit': { target: 'naming', actions: 'beginKeyword' },
      },
      initial: 'idle',
      states: {
        idle: { always: { guard: 'isUnlearned', target: 'learning' } },
        learning: {
          invoke: {
            id: 'liveSearchNarrowing',
            src: 'liveSearchNarrowing',
            input: ({ context: { id } }) => ({ id }),
            onDone: [
              { guard: succeeded, target: 'idle', actions: { type: 'learn', params: ({ event }) => valueOf(event) } },
              { guard: knowsNothing, target: 'idle', actions: 'learnNothing' },
              { target: 'idle', actions: setFailure },
            ],
          },
        },
      },
    },
    opening: {
      tags: ['busy'],
      invoke: {
        id: 'narrowingFirst',
        src: 'liveSearchNarrowing',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: succeeded,
            target: 'editing',
            actions: [{ type: 'learn', params: ({ event }) => valueOf(event) }, 'begin'],
          },
          { guard: knowsNothing, target: 'editing', actions: ['learnNothing', 'begin'] },
          { target: 'closed', actions: setFailure },
        ],
      },
    },
    applying: {
      tags: ['busy'],
      on: { 'form.close': 'closed' },
      invoke: {
        id: 'updateLiveSearch',
        src: 'updateLiveSearch',
        input: ({ context: { id, change } }) => ({ id, ...change }),
        onDone: [
          {
            guard: succeeded,
            target: 'closed',
            actions: [{ type: 'applyAnswer', params: ({ event }) => valueOf(event) }, 'notifyFiltersApplied'],
          },
          { guard: wasTakenBack, target: 'closed' },
          { target: 'closed', actions: setFailure },
        ],
      },
    },
    editing: {
      tags: ['form'],
      invoke: {
        id: 'sellerChoices',
        src: 'sellerChoices',
        input: ({ context: { sites } }) => ({ siteId: sites.length === 1 ? (sites[0] ?? null) : null }),
      },
      initial: 'typing',
      states: {
        typing: {
          on: {
            'draft.keep': { actions: [{ type: 'take', params: ({ event }) => event.values }, 'saveDraft'] },
            'form.submit': [
              {
                guard: { type: 'isFaulty', params: ({ event }) => event.values },
                actions: [{ type: 'take', params: ({ event }) => event.values }, 'saveDraft', 'flagFaults'],
              },
              {
                target: 'saving',
                actions: [{ type: 'take', params: ({ event }) => event.values }, 'saveDraft', 'wishFilter'],
              },
            ],
            'filter.remove': { guard: 'isKept', target: 'saving', actions: 'wishWithout' },
            'form.close': '#searchFilters.leaving',
          },
        },
        saving: {
          tags: ['busy'],
          on: { 'form.close': '#searchFilters.leaving' },
          invoke: {
            id: 'goFilteredBy',
            src: 'updateLiveSearch',
            input: ({ context: { id, change } }) => ({ id, ...change }),
            onDone: [
              {
                guard: succeeded,
                target: '#searchFilters.leaving',
                actions: [
                  'dropDraft',
                  { type: 'applyAnswer', params: ({ event }) => valueOf(event) },
                  'notifyFiltersApplied',
                ],
              },
              { guard: isUnknownSeller, target: 'typing', actions: 'flagUnknownSellers' },
              { guard: wasTakenBack, target: 'typing' },
              { target: 'typing', actions: setFailure },
            ],
          },
        },
      },
    },
    leaving: {
      tags: ['form'],
      on: { 'form.gone': 'closed', 'search.told': { actions: { type: 'hear', params: ({ event }) => event.search } } },
      after: { 400: 'closed' },
    },
    naming: {
      initial: 'typing',
      states: {
        typing: {
          on: {
            'keyword.submit': [
              {
                guard: { type: 'isNoKeyword', params: ({ event }) => event.keyword },
                actions: { type: 'flagKeywordFault', params: ({ event }) => event.keyword },
              },
              {
                guard: { type: 'isSameKeyword', params: ({ event }) => event.keyword },
                target: '#searchFilters.closed',
              },
              {
                target: 'saving',
                actions: { type: 'wishKeyword', params: ({ event }) => event.keyword },
              },
            ],
            'form.close': '#searchFilters.closed',
          },
        },
        saving: {
          tags: ['busy'],
          on: { 'form.close': '#searchFilters.closed' },
          invoke: {
            id: 'keepKeyword',
            src: 'updateLiveSearch',
            input: ({ context: { id, change } }) => ({ id, ...change }),
            onDone: [
              {
                guard: succeeded,
                target: '#searchFilters.closed',
                actions: [
                  { type: 'applyAnswer', params: ({ event }) => valueOf(event) },
                  'clearCategories',
                  'notifyFiltersApplied',
                ],
              },
              { guard: isDuplicate, target: 'typing', actions: 'flagDuplicate' },
              { guard: wasTakenBack, target: 'typing' },
              { target: 'typing', actions: setFailure },
            ],
          },
        },
      },
    },
  },
});
