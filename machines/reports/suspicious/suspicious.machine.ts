import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { systemActor } from '../../kit/system-actor';
import type { SearchChange } from '../../domain/addresses';
import { toListQuery, withoutFilters, withoutSuspiciousFilter } from '../../domain/suspicious-filters';
import { markingTransitions } from '../../shared/marking/marking.rules';
import { filterDrawerStates } from '../../shared/list/filters';
import { choiceTransitions, listTransitions } from '../../shared/list/list';
import { listView, initialListView } from '../../shared/list/list.view';
import { toSuspiciousChoice, readPageSize, suspiciousSetup } from './suspicious.setup';

const readingAddress = [
  { type: 'noteImport', params: ({ event }: { event: SearchChange<'suspicious'> }) => event.search },
  { type: 'readAddress', params: ({ event }: { event: SearchChange<'suspicious'> }) => event.search },
  'toList',
] as const;

/** What was marked suspicious and not sent yet. */
export const suspiciousMachine = suspiciousSetup.createMachine({
  id: 'suspicious',
  context: ({ input, self }) => ({
    filters: input.search,
    choice: toSuspiciousChoice(input.search),
    seed: 0,
    listings: systemActor(self.system, 'listings'),
    list: initialListView,
    anchor: null,
    cursor: null,
    blindages: {},
    past: [],
    attended: false,
    stale: false,
    question: null,
    sought: [],
    checking: [],
    unchecked: null,
    forecast: null,
    reading: null,
  }),
  entry: 'beginImport',
  invoke: [
    {
      id: 'list',
      src: 'list',
      input: ({ context }) => ({ params: {}, search: context.filters }),
      onSnapshot: { actions: { type: 'setList', params: ({ event }) => listView(event.snapshot) } },
    },
    { id: 'workOver', src: 'workOver' },
    { id: 'carousel', src: 'carousel', input: { name: 'notices' } },
    { id: 'importDoor', src: 'importDoor' },
    { id: 'detailDoor', src: 'detailDoor' },
    { id: 'marking', src: 'marking', input: { place: 'reported_articles', originModel: 'live_search' } },
  ],
  on: {
    ...listTransitions,
    'search.change': { actions: readingAddress },
    'import.asked': { actions: { type: 'notifyLauncher', params: ({ event }) => event.open } },
    'text.seek': { actions: { type: 'goTo', params: ({ event: { text } }) => ({ text }) } },
    'seller.only': { actions: { type: 'goTo', params: ({ event: { id } }) => ({ seller: id }) } },
    'group.choose': {
      actions: { type: 'goTo', params: ({ context, event: { group } }) => ({ group, page: context.filters.page }) },
    },
    'filter.remove': {
      actions: { type: 'goTo', params: ({ context, event }) => withoutSuspiciousFilter(context.filters, event.id) },
    },
    'filters.clear': { actions: { type: 'goTo', params: ({ context }) => withoutFilters(context.filters) } },
    ...choiceTransitions,
    'chosen.toggle': {
      guard: 'isChoosable',
      actions: [
        { type: 'toggle', params: ({ event: { id, range = false } }) => ({ id, range }) },
        { type: 'setAnchor', params: ({ event }) => event.id },
        { type: 'goToRow', params: ({ event }) => event.id },
      ],
    },
    'chosen.extend': {
      guard: 'standsThere',
      actions: { type: 'extend', params: ({ event: { from, by } }) => ({ from, by }) },
    },
    'chosen.toggleGroup': [
      {
        guard: 'isChoosable',
        actions: { type: 'toggleGroup', params: ({ event }) => event.ids },
      },
      { actions: 'notifyBlocked' },
    ],
    'chosen.all': { guard: 'someChoosable', actions: 'choosePage' },
    'chosen.none': { actions: 'chooseNone' },
    'cursor.go': { guard: 'standsThere', actions: { type: 'goToRow', params: ({ event }) => event.id } },
    'cursor.move': { actions: { type: 'moveCursor', params: ({ event }) => event.by } },
    ...markingTransitions,
    'mark.made': {
      guard: 'leavesTheList',
      actions: [
        { type: 'unchoose', params: ({ event }) => event.mark.ids },
        { type: 'moveCursorOff', params: ({ event }) => event.mark.ids },
      ],
    },
    'xstate.done.actor.blindages': { actions: { type: 'setProtection', params: ({ event }) => event.output } },
    'mutation.over': [{ guard: 'isAttended', actions: 'noteStale' }, { actions: 'reloadList' }],
    'send.undone': { actions: { type: 'moveToUnsent', params: ({ event }) => event.ids } },
    'import.over': {
      actions: ['reloadList', 'leaveImport', { type: 'askToSendImported', params: ({ event }) => event.send }],
    },
    'pointer.enter': { actions: 'attend' },
    'pointer.leave': { actions: 'moveOn' },
    'detail.open': { actions: 'toDetailDoor' },
    'detail.close': { actions: 'toDetailDoor' },
    'listing.open': { actions: { type: 'openListing', params: ({ event }) => event.id } },
    'evidence.open': { actions: { type: 'openEvidence', params: ({ event }) => event.ids } },
  },
  initial: 'browsing',
  states: {
    browsing: {
      entry: 'clearReading',
      initial: 'closed',
      states: filterDrawerStates,
      on: {
        'send.ask': [
          { guard: 'isRecovering', actions: 'notifyBlocked' },
          {
            guard: 'onOtherPages',
            target: 'reading',
            actions: [
              { type: 'setSearchQuery', params: 'all' },
              { type: 'beginReading', params: 'send' },
            ],
          },
          {
            guard: 'someUnknown',
            target: 'reading.gathering',
            actions: [
              { type: 'setSearchQuery', params: ({ event }) => event.ids },
              { type: 'beginGathering', params: ({ event }) => (event.ids === 'all' ? [] : event.ids) },
            ],
          },
          { target: 'checking', actions: { type: 'setSearchQuery', params: ({ event }) => event.ids } },
        ],
        'remove.ask': [
          {
            guard: 'canRemove',
            target: 'asking',
            actions: { type: 'askToRemove', params: ({ event }) => event.ids },
          },
          { actions: 'notifyBlocked' },
        ],
        'chosen.whole': [
          { guard: 'allStandThere', actions: 'choosePage' },
          { target: 'reading', actions: { type: 'beginReading', params: 'choose' } },
        ],
        'inactive.seek': { target: 'reading', actions: { type: 'beginReading', params: 'inactive' } },
      },
    },
    reading: {
      initial: 'paging',
      on: {
        'question.cancel': 'browsing',
        // Pages of another list would be counted with those that were read.
        'search.change': {
          guard: { type: 'asksForOthers', params: ({ event }) => event.search },
          target: 'browsing',
          actions: readingAddress,
        },
      },
      states: {
        paging: {
          invoke: {
            id: 'reportedArticles',
            src: 'reportedArticles',
            input: ({ context }) => ({
              size: readPageSize,
              from: context.reading?.seen ?? 0,
              ...toListQuery(context.filters),
            }),
            onDone: [
              {
                guard: succeeded,
                target: 'judging',
                actions: { type: 'setPage', params: ({ event }) => valueOf(event) },
              },
              { target: 'stopped', actions: { type: 'setFailure', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        gathering: {
          invoke: {
            id: 'articlesByIds',
            src: 'articlesByIds',
            input: ({ context: { reading } }) => ({
              articlesIds: reading?.ids?.slice(reading.seen, reading.seen + readPageSize) ?? [],
            }),
            onDone: [
              {
                guard: succeeded,
                target: 'judging',
                actions: { type: 'setGathered', params: ({ event }) => valueOf(event) },
              },
              { target: 'stopped', actions: { type: 'setFailure', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        judging: {
          always: [
            { guard: 'moreToGather', target: 'gathering' },
            { guard: 'moreToRead', target: 'paging' },
            { guard: 'readToSend', target: '#suspicious.checking' },
            { guard: 'readToChoose', target: '#suspicious.browsing', actions: 'chooseRead' },
            { guard: 'someInactive', target: '#suspicious.asking', actions: 'askAboutInactive' },
            { target: 'none' },
          ],
        },
        stopped: { on: { 'reading.retry': [{ guard: 'moreToGather', target: 'gathering' }, { target: 'paging' }] } },
        none: {},
      },
    },
    checking: {
      entry: 'stopAsking',
      initial: 'judging',
      on: { 'question.cancel': 'browsing' },
      states: {
        judging: {
          always: [
            { guard: 'someUnchecked', target: 'asking' },
            { target: '#suspicious.weighing', actions: 'judgeSend' },
          ],
        },
        asking: {
          entry: 'noteChecking',
          invoke: {
            // The rows ask as `blindages` whenever the list has others: their answer is none to this.
            id: 'checking',
            src: 'blindages',
            input: ({ context }) => ({ itemsIds: context.checking }),
            onDone: [
              {
                guard: succeeded,
                target: 'judging',
                actions: { type: 'setCheckedProtection', params: ({ event }) => event.output },
              },
              {
                target: '#suspicious.weighing',
                actions: [{ type: 'setUnchecked', params: ({ event }) => failureOf(event) }, 'judgeSend'],
              },
            ],
          },
        },
      },
    },
    weighing: {
      always: [
        { guard: 'nothingToSend', target: 'browsing' },
        { guard: 'blocked', target: 'refused' },
        { guard: 'mustBeAsked', target: 'asking', actions: 'askToSend' },
        { target: 'browsing', actions: 'submitSend' },
      ],
    },
    // What was in the way may have been done elsewhere.
    refused: {
      on: {
        'question.cancel': 'browsing',
        'screen.resumed': { target: 'browsing', actions: 'toList' },
      },
    },
    asking: {
      invoke: { id: 'watchFacts', src: 'watchFacts' },
      always: { guard: 'isVoid', target: 'browsing', actions: ['notifyNothingToSend', 'clearQuestion'] },
      on: {
        'facts.changed': { guard: 'isOutdated', actions: 'renewQuestion' },
        // What goes is what was shown: the clock moves without a word.
        'question.confirm': [
          { guard: 'isOutdated', actions: 'renewQuestion' },
          { guard: 'aboutSending', target: 'browsing', actions: ['submitSend', 'clearQuestion'] },
          { target: 'browsing', actions: 'submitRemoval' },
        ],
        'question.cancel': { target: 'browsing', actions: 'clearQuestion' },
      },
    },
  },
});
