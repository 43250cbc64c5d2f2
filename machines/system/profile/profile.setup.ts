import {
  assign,
  enqueueActions,
  sendParent,
  sendTo,
  setup,
  stopChild,
  type ActorSystem,
  type ActorSystemInfo,
  type AnyStateMachine,
  type StateValue,
} from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Profile, ProfileChange } from '../../../contracts/shapes';
import { defaultLanguage } from '../../../contracts/vocabulary/languages';
import { limits } from '../../../contracts/vocabulary/limits';
import {
  isFullySuspended,
  isGated,
  isMainAccount,
  startUpModal,
  wasNotAnswered,
  type StartUpModal,
} from '../../domain/access';
import { timeLeftToday } from '../../domain/timestamps';
import { accountStateName } from '../../domain/account-state';
import { lazyCode, withChildId } from '../../kit/lazy-code';
import { failureOf } from '../../kit/outcome';
import { clockFeed, systemClockOf, port, settingsOf, tabsFeed } from '../../kit/port';
import { goTo } from '../../domain/navigation-events';
import { toSubmission } from '../../kit/mutation';
import { systemActor } from '../../kit/system-actor';
import type { LanguageRequester, ShellEvent } from '../../system-actors/shell';
import type { ProfileEvent, ProfileFacts } from '../../system-actors/profile';
import type { ScreensEvent } from '../../system-actors/screens';
import type { SessionEvent } from '../../system-actors/session';
import { carouselMachine } from '../../shared/carousel/carousel.machine';
import { profileResources } from './profile-resources';
import { applyProfileChange, profileTruth, type ProfileTruth } from './profile.truth';
import type { ProfileContext, ProfileInput, ProfileOwnEvent, ProfileOpened } from './profile.types';

/** Nobody chooses among profiles before the first paint. */
const loadProfileSelection = async () =>
  (await import('../../profile/profile-selection/profile-selection.machine')).profileSelectionMachine;

/** The profile beside its truth, as screens read it. */
const held = (truth: ProfileTruth, id: string | undefined) => ({ truth, profile: truth.visible[id ?? ''] ?? null });

const timeOf = (system: ActorSystem<ActorSystemInfo>) => ({
  now: systemClockOf(system).now(),
  lateFor: settingsOf(system).requestDeadline,
});

/** The newest stands first; one that is pinned already is no longer. */
const toggled = (pinned: readonly string[], ids: readonly string[]) => {
  const added = ids.filter((id) => !pinned.includes(id));
  return added.length === 0 ? pinned.filter((id) => !ids.includes(id)) : [...added, ...pinned];
};

/** What the event changes of the profile; null where that stands already: the gateway refuses what changes nothing. */
function changeOf(event: ProfileOwnEvent, profile: Profile | null): ProfileChange | null {
  switch (event.type) {
    case 'language.choose':
      return profile?.lang === event.lang ? null : { lang: event.lang };
    case 'currency.choose':
      return profile?.currency === event.currency ? null : { currency: event.currency };
    case 'help.close':
      return profile?.helps[event.flag] === true ? null : { helps: { [event.flag]: true } };
    case 'limits.close':
      return { helps: { restrictionNewMember: true } };
    case 'reminder.putOff':
      return { blockDenounceReminderUntil: event.until };
    case 'importTip.putOff':
      return { reportImportTooltipUntil: event.until };
    case 'pin.toggle':
      return profile && { articlesPinned: toggled(profile.articlesPinned, event.ids) };
    case 'setting.keep':
      return { settings: { [event.key]: event.value } };
    case 'suggestedCountry.choose':
      return profile?.suggestedListingsCountry === event.siteId ? null : { suggestedListingsCountry: event.siteId };
    default:
      return null;
  }
}

type DayCounted = Extract<ProfileEvent, { type: 'day.counted' }>;
type Answer = { type: string; output?: unknown };
const failed = (event: Answer): Failure => failureOf(event as Parameters<typeof failureOf>[0]);

/** What the system actor shows before anything has answered. */
export const initialProfileFacts: ProfileFacts = {
  profile: null,
  sites: [],
  allowedNotices: [],
  restriction: null,
  judge: null,
  efficiency: null,
  limitsClosed: null,
  rates: null,
  menu: [],
  answersDue: 0,
  dueAnswers: null,
  dueCases: null,
  answersPending: null,
  reportedCount: null,
  startUp: 'undecided',
};

/** The modal of this load, decided once; it waits for the journal: what was closed a moment before a reload is closed. */
const startUpOf = ({ startUp, profile, left }: ProfileContext) =>
  startUp === 'undecided' && profile && left ? startUpModal(left.reduce(applyProfileChange, profile)) : startUp;
const introductions = ['suggestions', 'onboarding'] satisfies StartUpModal[];

const reload = { type: 'resource.reload' } as const;

export const profileSetup = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileOwnEvent,
    input: {} as ProfileInput,
    tags: {} as 'busy',
  },
  actors: {
    tabs: tabsFeed,
    clock: clockFeed,
    loadProfileSelection: lazyCode('loadProfileSelection', loadProfileSelection),
    carousel: carouselMachine,
    profile: port('profile'),
    allowedNotices: port('allowedNotices'),
    ...profileResources,
  },
  actions: {
    setRights: assign((_, allowedNotices: ProfileContext['allowedNotices']) => ({ allowedNotices })),
    setFailure: assign({
      failure: ({ event }) => failed(event),
      failures: ({ context, event }) => {
        const failure = failed(event);
        return wasNotAnswered(failure) || failure.code === 'UNKNOWN_FIELD' ? context.failures : context.failures + 1;
      },
    }),
    forceOut: sendTo(
      ({ system }) => systemActor(system, 'session'),
      ({ context }): SessionEvent => ({
        type: 'session.forceOut',
        ...(context.failure && {
          failure: { ...context.failure, values: { ...context.failure.values, service: 'gateway' } },
        }),
      }),
    ),
    flagNoRights: assign({ failure: { code: 'NOT_ALLOWED' } }),
    notifyRoot: sendParent(({ context }): ProfileOpened => ({
      type: 'profile.opened',
      profileId: context.profile?.id ?? '',
    })),
    notifyProfile: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context, system }): ScreensEvent => ({
        type: 'access.changed',
        access: {
          person: context.profile && {
            enrolled: context.profile.isAcuerdo,
            main: isMainAccount(context.profile),
            gated: isGated(context.profile, systemClockOf(system).now(), context.requiredSince),
          },
        },
      }),
    ),
    notifySuspension: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context }): ScreensEvent => ({
        type: 'access.changed',
        access: { suspended: isFullySuspended(context.judge) },
      }),
    ),
    applyLanguage: sendTo(
      ({ system }) => systemActor(system, 'shell'),
      ({ context, self }): ShellEvent => ({
        type: 'language.apply',
        lang: context.profile?.lang ?? defaultLanguage,
        requester: self as LanguageRequester,
      }),
    ),
    setChangesLeft: assign((_, left: readonly ProfileChange[]) => ({ left })),
    decideStartUp: assign(({ context }) => ({ startUp: startUpOf(context) })),
    endStartUp: assign({ startUp: null }),
    hideLimits: assign(({ context }) => ({ limitsClosed: accountStateName(context) })),
    /** Kept by the outbox, which proposes it here at once and says what became of it. */
    change: enqueueActions(({ context, event, enqueue, system }) => {
      const input = changeOf(event, context.profile);
      if (!input) return;
      enqueue.sendTo(systemActor(system, 'outbox'), toSubmission(system, 'updateProfile', input));
    }),
    propose: assign(({ context: { profile, truth }, event }) =>
      event.type === 'change.propose' && profile
        ? held(profileTruth.propose(truth, event.id, event.change, [profile.id]), profile.id)
        : {},
    ),
    settle: enqueueActions(({ context: { profile, truth }, event, enqueue, system }) => {
      if (event.type !== 'change.settle') return;
      const change = truth.open[event.id];
      if (!change) return;
      enqueue.assign(held(profileTruth.settle(truth, event.id, timeOf(system)), profile?.id));
      enqueue.sendTo('tabs', { type: 'tab.say', message: { type: 'profile.changed' } });
      if (change.op.lang) enqueue.sendTo('menu', reload);
    }),
    reject: assign(({ context: { profile, truth }, event }) =>
      event.type === 'change.reject' ? held(profileTruth.reject(truth, event.id), profile?.id) : {},
    ),
    unverify: assign(({ context: { profile, truth } }) =>
      profile === null
        ? {}
        : held(
            profileTruth.amend(truth, [profile.id], (known) => ({ ...known, isVerified: false })),
            profile.id,
          ),
    ),
    saveDayCount: enqueueActions(({ context: { profile, truth }, enqueue }, { count, at }: DayCounted) => {
      if (profile === null) return;
      const counted = { noticesLimitDayCount: count, noticesLimitUpdatedAt: at };
      const amended = profileTruth.amend(truth, [profile.id], (known) => ({ ...known, ...counted }));
      enqueue.assign(held(amended, profile.id));
      enqueue.sendTo('tabs', { type: 'tab.say', message: { type: 'profile.changed' } });
    }),
    noteMoment: assign({ asOf: ({ context }) => context.truth.moment }),
    saveProfile: enqueueActions(({ context, enqueue }, answer: Profile) => {
      const truth = profileTruth.confirm(context.truth, [answer], context.asOf);
      const [before, after] = [context.truth, truth].map((each) => each.held[answer.id]?.overlay.confirmed.lang);
      if (before && before !== after) enqueue.sendTo('menu', reload);
      enqueue.assign({ ...held(truth, answer.id), failure: null, failures: 0 });
    }),
    setFacts: assign((_, facts: Partial<ProfileFacts> & { menuKnown?: boolean }) => facts),
    reloadMenu: sendTo('menu', reload),
    reloadRestriction: sendTo('restriction', reload),
    reloadJudge: sendTo('judge', reload),
    reloadReported: sendTo('reported', reload),
    reloadPending: sendTo('pending', reload),
    reloadDue: sendTo('due', reload),
    putReported: sendTo('reported', (_, value: number) => ({ type: 'resource.put', value })),
    retryWhatFailed: enqueueActions(({ enqueue }) => {
      for (const name of Object.keys(profileResources)) enqueue.sendTo(name, { type: 'resource.retry' });
    }),
    beginSelection: enqueueActions(({ context, enqueue }, selection: AnyStateMachine) => {
      const input = { activeId: context.profile?.id ?? '' };
      enqueue.spawnChild(selection, withChildId('profileSelection', { input }));
    }),
    endSelection: stopChild('profileSelection'),
    requestReload: sendTo(({ system }) => systemActor(system, 'shell'), { type: 'page.reload' }),
    raiseSwitched: sendTo(({ system }) => systemActor(system, 'notices'), {
      type: 'notice.raise',
      notice: { code: 'profile.switched', tone: 'success' },
    }),
    goHome: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      () => goTo({ to: 'home' }, { replace: true }),
    ),
    goToProfile: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      () => goTo({ to: 'profilePage' }),
    ),
    adopt: enqueueActions(({ event, enqueue, system }) => {
      if (event.type !== 'xstate.done.actor.profileSelection' || !event.output.session) return;
      enqueue.sendTo(systemActor(system, 'session'), { type: 'session.adopt', session: event.output.session });
    }),
  },
  delays: { tomorrow: ({ system }) => timeLeftToday(systemClockOf(system).now()) },
  guards: {
    tooManyFailures: ({ context }) => context.failures > limits.profileFailures,
    lacksRights: ({ context }) => {
      const authorized = context.profile?.authorizedSiteIds.length ?? 0;
      return context.allowedNotices.length === 0 || context.allowedNotices.length < authorized;
    },
    changesLanguage: ({ context, event }) =>
      event.type === 'change.propose'
        ? event.change.lang !== undefined
        : event.type === 'change.reject' && context.truth.open[event.id]?.op.lang !== undefined,
    isItsLanguage: ({ context, event }) => event.type === 'language.choose' && event.lang === context.profile?.lang,
    isUnread: ({ context }) => context.left === null,
    mustVerify: ({ context }) => startUpOf(context) === 'verification',
    introduces: ({ context }) => introductions.some((one) => one === startUpOf(context)),
    isNewMember: ({ context }) => accountStateName(context) === 'new_member',
    switched: ({ event }) => event.type === 'xstate.done.actor.profileSelection' && event.output.session !== null,
    isHeld: (_, state: StateValue) => state === 'held',
    saysProfileChanged: ({ event }) => event.type === 'session.heard' && event.message.type === 'profile.changed',
    endsTheSession: ({ event }) => !wasNotAnswered(failed(event)) && failed(event).code !== 'UNKNOWN_FIELD',
  },
});
