import { succeeded, valueOf } from '../../kit/outcome';
import { emptyOutboxContext, outboxSetup } from './outbox.setup';

/**
 * Work that outlives a screen: every mutation is written to the journal before it goes, each has a machine of its own, and what a
 * tab leaves behind is taken up by the next one that holds its lease.
 */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: emptyOutboxContext,
  initial: 'asleep',
  on: {
    'outbox.clear': { target: '.clearing', actions: ['setClearRequester', 'giveUpDrafts'] },
    'mutation.forget': { actions: ['passOn', 'removeMutation'] },
    'send.dismiss': { actions: 'dismissSend' },
  },
  states: {
    asleep: {
      on: {
        'outbox.wake': { target: 'awake', actions: 'begin' },
        'outbox.clear': { actions: ['setClearRequester', 'notifyCleared'] },
        'mutation.submit': { actions: 'turnAway' },
      },
    },
    awake: {
      invoke: [
        { id: 'onlineFeed', src: 'onlineFeed' },
        { id: 'otherTabs', src: 'otherTabs' },
      ],
      exit: 'stopAll',
      on: {
        'outbox.rest': 'asleep',
        'outbox.wake': { guard: 'isAnotherProfile', target: 'awake', reenter: true, actions: 'begin' },
        'online.changed': { actions: ['showOnline', 'releaseReady', 'refreshDelays', 'notifyDelays'] },
        'lease.got': { actions: 'setLease' },
        'mutation.retry': { actions: 'passOn' },
        'send.now': { actions: 'passOnOrAsk' },
        'send.cancel': { actions: 'passOnOrAsk' },
        'send.pause': { actions: 'passOn' },
        'send.resume': { actions: 'passOn' },
        'tab.heard': [
          { guard: 'isMarkOfOurs', actions: 'applyWords' },
          { guard: 'isDoneElsewhere', actions: 'applyDoneElsewhere' },
          { guard: 'isSendOverElsewhere', actions: 'applySendOver' },
          { guard: 'isAskedOfUs', actions: 'doAsAsked' },
          { guard: 'isOverAsAsked', actions: 'notifyRequester' },
        ],
        'queued.moved': { actions: ['showMoved', 'releaseReady', 'refreshDelays', 'notifyDelays'] },
        'queued.late': { actions: ['admitLate', 'notifyDelays'] },
        'queued.unsaved': { actions: 'admitUnkept' },
        'queued.settled': { actions: ['finish', 'releaseReady'] },
        'send.moved': { actions: ['showSend', 'releaseReady'] },
        'send.batch': { actions: 'notifyBatch' },
        'send.settled': { actions: ['finishSend', 'releaseReady'] },
      },
      initial: 'leasing',
      states: {
        leasing: {
          on: {
            'lease.got': { guard: 'isOwnLease', target: 'reading', actions: 'setLease' },
            'mutation.submit': { actions: 'enqueueMutation' },
          },
        },
        reading: {
          entry: ['clearStale', 'spawnNew'],
          invoke: {
            id: 'readJournal',
            src: 'readJournal',
            input: ({ context }) => ({ profileId: context.profileId ?? '' }),
            onDone: [
              {
                guard: succeeded,
                target: 'working',
                actions: [
                  { type: 'takeUp', params: ({ event }) => ({ entries: valueOf(event) }) },
                  { type: 'notifyJournalRead', params: ({ event }) => ({ entries: valueOf(event) }) },
                  'spawnNew',
                  'releaseReady',
                ],
              },
              {
                target: 'working',
                actions: ['goUnkept', { type: 'notifyJournalRead', params: { entries: [] } }, 'releaseReady'],
              },
            ],
          },
          on: {
            'lease.got': { target: 'reading', reenter: true, actions: 'setLease' },
            'tab.heard': { guard: 'isAboutUs', actions: 'noteStale' },
            'mutation.submit': { actions: ['enqueueMutation', 'spawnNew', 'releaseReady', 'notifyDelays'] },
          },
        },
        working: {
          always: { guard: 'isStale', target: 'gathering' },
          on: {
            'lease.got': { target: 'reading', actions: 'setLease' },
            'tab.heard': { guard: 'isAboutUs', target: 'gathering' },
            'mutation.submit': { actions: ['enqueueMutation', 'spawnNew', 'releaseReady', 'notifyDelays'] },
          },
        },
        gathering: {
          after: { gatherFor: 'reading' },
          on: {
            'lease.got': { target: 'reading', actions: 'setLease' },
            'mutation.submit': { actions: ['enqueueMutation', 'spawnNew', 'releaseReady', 'notifyDelays'] },
          },
        },
      },
    },
    clearing: {
      invoke: {
        id: 'clearSaved',
        src: 'clearSaved',
        input: ({ context }) => ({ profileId: context.profileId ?? '' }),
        onDone: { target: 'asleep', actions: 'notifyCleared' },
      },
    },
  },
});
