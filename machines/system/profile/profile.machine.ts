import type { Snapshot, SnapshotEvent, SnapshotFrom } from 'xstate';
import { verificationRequiredSince } from '../../../contracts/vocabulary/limits';
import { carouselAtStart } from '../../domain/carousels';
import { succeeded, valueOf } from '../../kit/outcome';
import { initialProfileFacts, profileSetup } from './profile.setup';
import type { profileResources } from './profile-resources';
import { profileTruth } from './profile.truth';
import type { ProfileContext } from './profile.types';

type Around = typeof profileResources;
type Held = { [Name in keyof Around]: SnapshotFrom<Around[Name]>['context']['value'] };
type Shown<Value> = SnapshotEvent<Snapshot<unknown> & { context: { value: Value } }>;

/** Something around the profile is asked for by itself; what it shows is kept among the facts of the system actor. */
const around = <Name extends keyof Around>(name: Name, facts: (value: Held[Name]) => Partial<ProfileContext>) => ({
  src: name,
  id: name,
  onSnapshot: {
    actions: {
      type: 'setFacts' as const,
      params: ({ event }: { event: Shown<Held[Name]> }) => facts(event.snapshot.context.value),
    },
  },
});

export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  context: ({ input }) => ({
    requiredSince: input.requiredSince || verificationRequiredSince,
    ...initialProfileFacts,
    truth: profileTruth.empty(),
    left: null,
    asOf: 0,
    failures: 0,
    failure: null,
    menuKnown: false,
  }),
  invoke: [
    { src: 'tabs', id: 'tabs' },
    { src: 'clock', id: 'clock' },
    around('sites', (sites) => ({ sites: sites ?? [] })),
    around('menu', (menu) => ({ menu: menu ?? [], menuKnown: menu !== null })),
    around('rates', (rates) => ({ rates })),
    around('restriction', (restriction) => ({ restriction })),
    around('efficiency', (efficiency) => ({ efficiency })),
    around('reported', (reportedCount) => ({ reportedCount })),
    around('pending', (answersPending) => ({ answersPending })),
    around('due', (due) => ({
      answersDue: due?.count ?? 0,
      dueAnswers: due?.moments ?? null,
      dueCases: due?.cases ?? null,
    })),
    {
      src: 'judge',
      id: 'judge',
      onSnapshot: {
        guard: { type: 'isHeld', params: ({ event }) => event.snapshot.value },
        actions: [
          { type: 'setFacts', params: ({ event }) => ({ judge: event.snapshot.context.value }) },
          'notifySuspension',
        ],
      },
    },
  ],
  on: {
    'profile.retry': { actions: 'retryWhatFailed' },
    'allowance.refetch': { actions: ['reloadRestriction', 'reloadJudge'] },
    'counts.refetch': { actions: ['reloadReported', 'reloadPending', 'reloadDue'] },
    'counts.changed': { actions: { type: 'putReported', params: ({ event }) => event.reportedCount } },
  },
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
                  entry: 'noteMoment',
                  invoke: {
                    src: 'profile',
                    id: 'profile',
                    onDone: [
                      {
                        guard: succeeded,
                        target: 'known',
                        actions: { type: 'saveProfile', params: ({ event }) => valueOf(event) },
                      },
                      { target: '#profile.person.failed', actions: 'setFailure' },
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
                        actions: { type: 'setRights', params: ({ event }) => valueOf(event) },
                      },
                      { guard: 'endsTheSession', target: '#profile.person.expelled', actions: 'setFailure' },
                      { target: '#profile.person.failed', actions: 'setFailure' },
                    ],
                  },
                },
                known: { type: 'final' },
              },
            },
          },
          onDone: [{ guard: 'lacksRights', target: 'expelled', actions: 'flagNoRights' }, { target: 'open' }],
        },
        failed: {
          always: { guard: 'tooManyFailures', target: 'expelled' },
          on: { 'profile.retry': { target: 'opening', actions: 'retryWhatFailed' } },
        },
        expelled: { entry: 'forceOut' },
        open: {
          entry: ['notifyRoot', 'notifyProfile', 'applyLanguage'],
          initial: 'settled',
          on: {
            'language.choose': [{ guard: 'isItsLanguage', actions: 'applyLanguage' }, { actions: 'change' }],
            'currency.choose': { actions: 'change' },
            'help.close': { actions: 'change' },
            'clock.turned': { actions: 'notifyProfile' },
            'limits.close': [{ guard: 'isNewMember', actions: 'change' }, { actions: 'hideLimits' }],
            'importTip.putOff': { actions: 'change' },
            'reminder.putOff': { actions: 'change' },
            'pin.toggle': { actions: 'change' },
            'setting.keep': { actions: 'change' },
            'suggestedCountry.choose': { actions: 'change' },
            'change.propose': [
              { guard: 'changesLanguage', actions: ['propose', 'applyLanguage'] },
              { actions: 'propose' },
            ],
            'verification.refuse': { actions: ['unverify', 'notifyProfile'] },
            'day.counted': { actions: { type: 'saveDayCount', params: ({ event }) => event } },
            'journal.read': {
              guard: 'isUnread',
              actions: [{ type: 'setChangesLeft', params: ({ event }) => event.changes }, 'applyLanguage'],
            },
            'change.settle': { actions: 'settle' },
            'change.reject': [
              { guard: 'changesLanguage', actions: ['reject', 'applyLanguage'] },
              { actions: 'reject' },
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
              entry: 'noteMoment',
              // What is on its way may have been answered before that.
              on: {
                'session.heard': { guard: 'saysProfileChanged', target: 'refetching', reenter: true },
                'day.counted': {
                  target: 'refetching',
                  reenter: true,
                  actions: { type: 'saveDayCount', params: ({ event }) => event },
                },
              },
              invoke: {
                src: 'profile',
                id: 'profile',
                onDone: [
                  {
                    guard: succeeded,
                    target: 'settled',
                    actions: [
                      { type: 'saveProfile', params: ({ event }) => valueOf(event) },
                      'notifyProfile',
                      'applyLanguage',
                    ],
                  },
                  { target: 'doubting', actions: 'setFailure' },
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
    today: {
      after: { tomorrow: { target: 'today', reenter: true, actions: 'reloadDue' } },
      on: { 'clock.turned': { target: 'today', reenter: true, actions: 'reloadDue' } },
    },
    modal: {
      initial: 'none',
      states: {
        none: {
          on: {
            'language.applied': [
              { guard: 'mustVerify', target: 'verification', actions: 'decideStartUp' },
              { guard: 'introduces', target: 'introduction', actions: 'decideStartUp' },
              { actions: 'decideStartUp' },
            ],
            'profiles.open': 'selectionFetching',
          },
        },
        introduction: {
          exit: 'endStartUp',
          invoke: {
            src: 'carousel',
            id: 'carousel',
            input: ({ context: { startUp, profile } }) => ({ due: true, ...carouselAtStart(startUp, profile) }),
            onDone: 'none',
          },
        },
        verification: {
          exit: 'endStartUp',
          on: {
            'verification.start': { target: 'none', actions: 'goToProfile' },
            'modal.close': 'none',
            'profiles.open': 'selectionFetching',
          },
        },
        selectionFetching: {
          invoke: {
            src: 'loadProfileSelection',
            id: 'loadProfileSelection',
            onDone: { target: 'selection', actions: { type: 'beginSelection', params: ({ event }) => event.output } },
            // A browser doesn't fetch anew what an import failed to fetch: only a new page has it.
            onError: { target: 'none', actions: 'requestReload' },
          },
        },
        selection: {
          exit: 'endSelection',
          on: {
            'xstate.done.actor.profileSelection': [
              { guard: 'switched', target: 'none', actions: ['raiseSwitched', 'goHome', 'adopt'] },
              { target: 'none' },
            ],
          },
        },
      },
    },
  },
});
