import { watchSavedSearch } from './watch-saved-search';
import { and, assign, enqueueActions, raise, sendTo, setup, type ActorSystem, type ActorSystemInfo } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import { blockReason } from '../../domain/block-reason';
import { goTo } from '../../domain/navigation-events';
import { linesBesideListings, savePaste } from '../../domain/pasted-listings';
import { queueLines, type QueueLine } from '../../domain/search-queue';
import { countLines, quickSearchFaults, readField, readLines, searchesToConfirm } from '../../domain/search-lines';
import {
  isSearchQuery,
  restoreQuickSearch,
  begunSearch,
  isBegunDraft,
  quickSearchDraft,
  type QuickSearchValues,
  type SearchQuery,
} from '../../domain/search-query';
import { ownSite } from '../../domain/sites';
import { systemClockOf } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { quickEntryMachine, type QuickEntryOutput } from '../quick-entry/quick-entry.machine';
import { searchQueueMachine, type SearchQueueParentEvent } from '../search-queue/search-queue.machine';
import type { QuickSearchContext, QuickSearchEvent } from './quick-search.types';

type Ended = { event: { output: QuickEntryOutput } };

const wasCreated = ({ event }: Ended) => event.output.created !== null;
const wasTakenBack = ({ event }: Ended) => event.output.failure?.code === 'ABORTED';
const isUnknown = ({ event }: Ended) => event.output.failure?.code === 'SELLER_NOT_FOUND';
const isDuplicate = ({ event }: Ended) => event.output.failure?.code === 'DUPLICATE_LIVE_SEARCH';

function soughtIn({ text, as }: QuickSearchValues): SearchQuery {
  const read = readField(text, as);
  return isSearchQuery(read) ? read : { kind: 'words', keyword: text };
}

function begunWith(draft: unknown, system: ActorSystem<ActorSystemInfo>): QuickSearchValues {
  const { sites = [], profile = null } = systemActor(system, 'profile').getSnapshot().context;
  return restoreQuickSearch(
    draft,
    sites.map(({ id }) => id),
    ownSite(profile),
  );
}

const isSameQuestion = (one: QuickSearchValues, other: QuickSearchValues) =>
  one.text === other.text && one.lines === other.lines && one.as === other.as && one.siteId === other.siteId;

/** Other values take the place of what was typed: the field is made anew, with the focus. */
const replaceValues = ({ values, seed }: QuickSearchContext, more: Partial<QuickSearchValues>) => ({
  values: { ...values, ...more },
  seed: seed + 1,
  focused: true,
  refused: null,
  failure: null,
  touched: true,
  sent: false,
});

/** The head of the searches: one field for whatever is looked for, or many lines of it, and the queue that those become. */
export const quickSearchMachine = setup({
  types: {
    context: {} as QuickSearchContext,
    events: {} as QuickSearchEvent,
    children: {} as { keptSearch: 'keptSearch'; quickEntry: 'quickEntry'; searchQueue: 'searchQueue' },
  },
  actors: { keptSearch: watchSavedSearch, quickEntry: quickEntryMachine, searchQueue: searchQueueMachine },
  actions: {
    /** A refusal is of what was looked for, and goes with it. */
    take: assign(({ context }, values: QuickSearchValues) => ({
      values,
      touched: true,
      sent: false,
      failure: null,
      refused: isSameQuestion(values, context.values) ? context.refused : null,
    })),
    applyDraft: assign(({ context, system }, { draft }: { draft: unknown }) => {
      return { values: begunWith(draft, system), seed: context.seed + 1, focused: isBegunDraft(draft) };
    }),
    choose: assign(({ context }, many: boolean) => {
      const { text, lines } = context.values;
      return replaceValues(context, { many, lines: many && lines === '' ? text : lines });
    }),
    applyPasted: assign(({ context }, lines: string) => replaceValues(context, { many: true, lines })),
    startWithText: assign(({ context }, text: string) => replaceValues(context, begunSearch(text))),
    saveDraft: sendTo(
      ({ system }) => systemActor(system, 'drafts'),
      ({ context }) => ({ type: 'draft.keep', key: quickSearchDraft, value: context.values }),
    ),
    begin: assign({ refused: null, failure: null }),
    flagFaults: assign(({ context }) => ({ refused: quickSearchFaults(context.values) })),
    flagDuplicate: assign({ refused: { text: blockReason('LIVE_SEARCH_EXISTS'), lines: null } }),
    flagUnknownNickname: assign(({ context: { values } }) => {
      const query = soughtIn(values);
      const nickname = query.kind === 'seller' ? query.nickname : values.text;
      return { refused: { text: blockReason('SELLER_UNKNOWN', { values: { nickname } }), lines: null } };
    }),
    setFailure: assign((_, failure: Failure | null) => ({ failure })),
    queueLines: enqueueActions(({ context, enqueue }) => {
      enqueue.raise({ type: 'lines.take', lines: queueLines(context.values) });
      const values = { ...context.values, lines: '' };
      enqueue.assign({ values, seed: context.seed + 1, focused: true, sent: true });
    }),
    /** Its listings become a list of their own, and only its words and sellers are queued. */
    reviewListings: enqueueActions(({ context: { values, seed }, enqueue, system }) => {
      const drafts = systemActor(system, 'drafts');
      const clock = systemClockOf(system);
      const id = clock.newId();
      const { key, drop } = savePaste(drafts.getSnapshot().context.drafts, id);
      const lines = linesBesideListings(values);
      for (const old of drop) enqueue.sendTo(drafts, { type: 'draft.drop', key: old });
      const paste = { lines: values.lines, as: values.as, at: clock.now() };
      enqueue.sendTo(drafts, { type: 'draft.keep', key, value: paste });
      if (lines.length > 0) enqueue.raise({ type: 'lines.take', lines });
      enqueue.assign({ values: { ...values, lines: '' }, seed: seed + 1, sent: true });
      enqueue.sendTo(systemActor(system, 'screens'), goTo({ to: 'pastedListings', params: { id } }));
    }),
    noteReview: assign((_, reviews: boolean) => ({ reviews })),
    clearText: assign(({ context }) => ({
      values: { ...context.values, text: '' },
      seed: context.seed + 1,
      sent: true,
    })),
    openListing: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context }) => {
        const query = soughtIn(context.values);
        const articleId = query.kind === 'listing' ? query.id : '';
        return goTo({ to: 'listing', params: { articleId }, search: { from: 'quick_search' } });
      },
    ),
    openCreated: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      (_, { id }: LiveSearchSummary) => goTo({ to: 'results', params: { id } }),
    ),
    notifyCreated: enqueueActions(({ enqueue }, search: LiveSearchSummary) => {
      enqueue.sendParent({ type: 'search.made', search } satisfies SearchQueueParentEvent);
    }),
    setLines: assign((_, lines: QueueLine[]) => ({ lines })),
    takeUp: raise((_, lines: QueueLine[]) => ({ type: 'lines.take' as const, lines })),
    addLines: sendTo('searchQueue', (_, lines: QueueLine[]) => ({ type: 'queue.add', lines })),
  },
  guards: {
    isUntouched: ({ context }) => !context.touched,
    isFaulty: (_, values: QuickSearchValues) =>
      Object.values(quickSearchFaults(values)).some((fault) => fault !== null),
    isSecondPress: ({ context }, { many, text, lines }: QuickSearchValues) =>
      context.sent && (many ? lines : text).trim() === '',
    isToConfirm: (_, values: QuickSearchValues) => values.many && searchesToConfirm(values) !== null,
    namesListings: ({ context: { values } }) =>
      quickSearchFaults(values).lines === null && countLines(readLines(values.lines, values.as)).listings > 0,
    isReviewToConfirm: ({ context: { values } }) => searchesToConfirm(values) !== null,
    isReview: ({ context }) => context.reviews,
    isMany: (_, values: QuickSearchValues) => values.many,
    isListing: (_, values: QuickSearchValues) => soughtIn(values).kind === 'listing',
  },
}).createMachine({
  id: 'quickSearch',
  context: ({ self }) => {
    return {
      values: begunWith(null, self.system),
      seed: 0,
      focused: false,
      touched: false,
      sent: false,
      reviews: false,
      refused: null,
      failure: null,
      lines: [],
    };
  },
  type: 'parallel',
  invoke: { id: 'keptSearch', src: 'keptSearch' },
  on: {
    'search.made': { actions: { type: 'notifyCreated', params: ({ event }) => event.search } },
  },
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'values.change': { actions: { type: 'take', params: ({ event }) => event.values } },
            'draft.keep': { actions: 'saveDraft' },
            'draft.seen': {
              guard: 'isUntouched',
              actions: { type: 'applyDraft', params: ({ event: { draft } }) => ({ draft }) },
            },
            'many.choose': { actions: [{ type: 'choose', params: ({ event }) => event.many }, 'saveDraft'] },
            'text.take': { actions: [{ type: 'startWithText', params: ({ event }) => event.text }, 'saveDraft'] },
            'lines.paste': { actions: [{ type: 'applyPasted', params: ({ event }) => event.text }, 'saveDraft'] },
            'listings.review': [
              {
                guard: and(['namesListings', 'isReviewToConfirm']),
                target: 'confirming',
                actions: { type: 'noteReview', params: true },
              },
              { guard: 'namesListings', actions: ['begin', 'reviewListings', 'saveDraft'] },
            ],
            'form.submit': [
              { guard: { type: 'isSecondPress', params: ({ event }) => event.values } },
              {
                guard: { type: 'isFaulty', params: ({ event }) => event.values },
                actions: [{ type: 'take', params: ({ event }) => event.values }, 'saveDraft', 'flagFaults'],
              },
              {
                guard: { type: 'isToConfirm', params: ({ event }) => event.values },
                target: 'confirming',
                actions: [
                  { type: 'take', params: ({ event }) => event.values },
                  { type: 'noteReview', params: false },
                  'begin',
                  'saveDraft',
                ],
              },
              {
                guard: { type: 'isMany', params: ({ event }) => event.values },
                actions: [{ type: 'take', params: ({ event }) => event.values }, 'begin', 'queueLines', 'saveDraft'],
              },
              {
                guard: { type: 'isListing', params: ({ event }) => event.values },
                actions: [{ type: 'take', params: ({ event }) => event.values }, 'begin', 'saveDraft', 'openListing'],
              },
              {
                target: 'finding',
                actions: [{ type: 'take', params: ({ event }) => event.values }, 'begin', 'saveDraft'],
              },
            ],
          },
        },
        confirming: {
          on: {
            'draft.keep': { actions: 'saveDraft' },
            'lines.confirm': [
              { guard: 'isReview', target: 'editing', actions: ['begin', 'reviewListings', 'saveDraft'] },
              { target: 'editing', actions: ['queueLines', 'saveDraft'] },
            ],
            'lines.decline': 'editing',
          },
        },
        finding: {
          tags: ['busy'],
          on: { 'form.close': 'editing' },
          invoke: {
            id: 'quickEntry',
            src: 'quickEntry',
            input: ({ context }) => ({ sought: soughtIn(context.values), siteId: context.values.siteId }),
            onDone: [
              {
                guard: wasCreated,
                target: 'editing',
                actions: [
                  'clearText',
                  'saveDraft',
                  { type: 'notifyCreated', params: ({ event }) => event.output.created as LiveSearchSummary },
                  { type: 'openCreated', params: ({ event }) => event.output.created as LiveSearchSummary },
                ],
              },
              { guard: isDuplicate, target: 'editing', actions: 'flagDuplicate' },
              { guard: isUnknown, target: 'editing', actions: 'flagUnknownNickname' },
              { guard: wasTakenBack, target: 'editing' },
              {
                target: 'editing',
                actions: { type: 'setFailure', params: ({ event }) => event.output.failure },
              },
            ],
          },
        },
      },
    },
    queue: {
      initial: 'none',
      states: {
        none: {
          on: {
            'queue.seen': { actions: { type: 'takeUp', params: ({ event }) => event.lines } },
            'lines.take': {
              target: 'open',
              actions: { type: 'setLines', params: ({ event }) => event.lines },
            },
          },
        },
        open: {
          on: { 'lines.take': { actions: { type: 'addLines', params: ({ event }) => event.lines } } },
          invoke: {
            id: 'searchQueue',
            src: 'searchQueue',
            input: ({ context }) => ({ lines: context.lines }),
            onDone: 'none',
          },
        },
      },
    },
  },
});
