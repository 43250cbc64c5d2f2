import { assign } from 'xstate';
import { verificationRequiredSince } from '../../../contracts/vocabulary/limits';
import { succeeded, valueOf } from '../../kit/outcome';
import { profileSetup } from './profile.setup';
import { due, judge, menu, pending, rates, reported, restriction, sites } from './profile.surroundings';

export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  context: ({ input }) => ({
    requiredSince: input.requiredSince || verificationRequiredSince,
    profile: null,
    confirmed: null,
    changes: {},
    failures: 0,
    failure: null,
    offered: false,
    sites: [],
    allowedNotices: [],
    restriction: null,
    judge: null,
    rates: null,
    menu: [],
    answersDue: 0,
    answersPending: null,
    reportedCount: null,
  }),
  invoke: { src: 'tabs', id: 'tabs' },
  type: 'parallel',
  states: {
    person: {
      initial: 'opening',
      states: {
        opening: {
          tags: ['busy'],
          type: 'parallel',
          states: {
            profile: {
              initial: 'asking',
              states: {
                asking: {
                  invoke: {
                    src: 'profile',
                    id: 'profile',
                    onDone: [
                      {
                        guard: succeeded,
                        target: 'known',
                        actions: { type: 'keepProfile', params: ({ event }) => valueOf(event) },
                      },
                      { target: '#profile.person.failed', actions: 'keepFailure' },
                    ],
                  },
                },
                known: { type: 'final' },
              },
            },
            rights: {
              initial: 'asking',
              states: {
                asking: {
                  invoke: {
                    src: 'allowedNotices',
                    id: 'allowedNotices',
                    onDone: [
                      {
                        guard: succeeded,
                        target: 'known',
                        actions: assign({ allowedNotices: ({ event }) => valueOf(event) }),
                      },
                      { guard: 'endsTheSession', target: '#profile.person.expelled', actions: 'keepFailure' },
                      { target: '#profile.person.failed', actions: 'keepFailure' },
                    ],
                  },
                },
                known: { type: 'final' },
              },
            },
          },
          onDone: [{ guard: 'lacksRights', target: 'expelled', actions: 'tellNoRights' }, { target: 'open' }],
        },
        failed: {
          always: { guard: 'tooManyFailures', target: 'expelled' },
          on: { 'profile.retry': 'opening' },
        },
        expelled: { entry: 'forceOut' },
        open: {
          entry: ['tellRoot', 'tellPerson', 'applyLanguage'],
          initial: 'settled',
          on: {
            'language.choose': { actions: ['change', 'applyLanguage'] },
            'currency.choose': { actions: 'change' },
            'help.close': { actions: 'change' },
            'work.settled': [
              { guard: 'changesLanguage', actions: ['settle', 'applyLanguage'] },
              { guard: 'isOurs', actions: 'settle' },
            ],
          },
          states: {
            settled: {
              on: {
                'profile.refetch': 'refetching',
                'session.heard': { guard: 'saysProfileChanged', target: 'refetching' },
              },
            },
            refetching: {
              invoke: {
                src: 'profile',
                id: 'profile',
                onDone: [
                  {
                    guard: succeeded,
                    target: 'settled',
                    actions: [
                      { type: 'keepProfile', params: ({ event }) => valueOf(event) },
                      'tellPerson',
                      'applyLanguage',
                    ],
                  },
                  { target: 'doubting', actions: 'keepFailure' },
                ],
              },
            },
            doubting: {
              always: [{ guard: 'tooManyFailures', target: '#profile.person.expelled' }, { target: 'settled' }],
            },
          },
        },
      },
    },
    modal: {
      initial: 'none',
      states: {
        none: {
          on: {
            'language.applied': [
              { guard: 'mustVerify', target: 'verification', actions: 'offer' },
              { actions: 'offer' },
            ],
            'profiles.open': 'selection',
          },
        },
        verification: {
          on: {
            'verification.start': { target: 'none', actions: 'goToProfile' },
            'modal.close': 'none',
            'profiles.open': 'selection',
          },
        },
        selection: {
          invoke: {
            src: 'profileSelection',
            id: 'profileSelection',
            input: ({ context }) => ({ activeId: context.profile?.id ?? '' }),
            onDone: [
              { guard: 'switched', target: 'none', actions: ['raiseSwitched', 'goHome', 'adopt'] },
              { target: 'none' },
            ],
          },
        },
      },
    },
    sites,
    menu,
    rates,
    restriction,
    judge,
    reported,
    pending,
    due,
  },
});
