import { assign, enqueueActions, log, sendParent, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Profile, ProfileChange } from '../../../contracts/shapes';
import { defaultLanguage } from '../../../contracts/vocabulary/languages';
import { limits } from '../../../contracts/vocabulary/limits';
import { isFullySuspended, isGated, startUpModal, wasNotAnswered } from '../../domain/access';
import { failureOf } from '../../kit/outcome';
import { clockworkOf, port } from '../../kit/port';
import { seat } from '../../kit/seat';
import type { LanguageAsker, NoticesEvent, ScreensEvent, SessionEvent, ShellEvent } from '../../kit/seats';
import { profileSelectionMachine } from '../../profile/profile-selection/profile-selection.machine';
import { tabsFeed } from '../session/tabs-feed';
import type { ProfileContext, ProfileInput, ProfileOwnEvent, ProfileTold } from './profile.types';

/** The confirmed profile under the changes on their way; dropping one is rolling it back. */
export function changed(confirmed: Profile | null, changes: Record<string, ProfileChange>): Profile | null {
  return Object.values(changes).reduce<Profile | null>(
    (profile, { helps, ...change }) => profile && { ...profile, ...change, helps: { ...profile.helps, ...helps } },
    confirmed,
  );
}

function changeOf(
  event: ProfileOwnEvent,
): { lang?: Profile['lang'] & string; currency?: string; helps?: Partial<Profile['helps']> } | null {
  switch (event.type) {
    case 'language.choose':
      return { lang: event.lang };
    case 'currency.choose':
      return { currency: event.currency };
    case 'help.close':
      return { helps: { [event.flag]: true } };
    default:
      return null;
  }
}

type Answer = { type: string; output?: unknown };
const failed = (event: Answer): Failure => failureOf(event as Parameters<typeof failureOf>[0]);

export const profileSetup = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileOwnEvent,
    input: {} as ProfileInput,
    tags: {} as 'busy',
  },
  actors: {
    tabs: tabsFeed,
    profileSelection: profileSelectionMachine,
    profile: port('profile'),
    allowedNotices: port('allowedNotices'),
    sites: port('sites'),
    menu: port('menu'),
    ratesConvertions: port('ratesConvertions'),
    memberRestriction: port('memberRestriction'),
    memberJudge: port('memberJudge'),
    reportedArticlesCount: port('reportedArticlesCount'),
    pendingDenouncesCount: port('pendingDenouncesCount'),
    pendingCounterNoticeList: port('pendingCounterNoticeList'),
  },
  actions: {
    keepFailure: assign({
      failure: ({ event }) => failed(event),
      failures: ({ context, event }) => {
        const failure = failed(event);
        return wasNotAnswered(failure) || failure.code === 'UNKNOWN_FIELD' ? context.failures : context.failures + 1;
      },
    }),
    forceOut: sendTo(
      ({ system }) => seat(system, 'session'),
      ({ context }): SessionEvent => ({
        type: 'session.forceOut',
        ...(context.failure ? { failure: context.failure } : {}),
      }),
    ),
    tellNoRights: assign({ failure: { code: 'NOT_ALLOWED' } }),
    tellRoot: sendParent(({ context }): ProfileTold => ({
      type: 'profile.opened',
      profileId: context.profile?.id ?? '',
    })),
    tellPerson: sendTo(
      ({ system }) => seat(system, 'screens'),
      ({ context, system }): ScreensEvent => ({
        type: 'access.changed',
        access: {
          person: context.profile && {
            enrolled: context.profile.isAcuerdo,
            gated: isGated(context.profile, clockworkOf(system).now(), context.requiredSince),
          },
        },
      }),
    ),
    tellSuspension: sendTo(
      ({ system }) => seat(system, 'screens'),
      ({ context }): ScreensEvent => ({
        type: 'access.changed',
        access: { suspended: isFullySuspended(context.judge) },
      }),
    ),
    applyLanguage: sendTo(
      ({ system }) => seat(system, 'shell'),
      ({ context, self }): ShellEvent => ({
        type: 'language.apply',
        lang: context.profile?.lang ?? defaultLanguage,
        asker: self as LanguageAsker,
      }),
    ),
    offer: assign({ offered: true }),
    /** Shown at once, kept by the outbox; a refusal takes it back. */
    change: enqueueActions(({ context, event, enqueue, self, system }) => {
      const input = changeOf(event);
      if (!input) return;
      const id = clockworkOf(system).newId();
      const changes = { ...context.changes, [id]: input };
      enqueue.assign({ changes, profile: changed(context.confirmed, changes) });
      enqueue.sendTo(seat(system, 'outbox'), {
        type: 'work.submit',
        id,
        asker: self,
        work: { kind: 'command', command: { type: 'updateProfile', input } },
      });
    }),
    settle: enqueueActions(({ context, event, enqueue, system }) => {
      if (event.type !== 'work.settled') return;
      const { [event.id]: change, ...changes } = context.changes;
      if (!change) return;
      const confirmed = event.failure ? context.confirmed : changed(context.confirmed, { change });
      enqueue.assign({ confirmed, changes, profile: changed(confirmed, changes) });
      if (event.failure) {
        enqueue.sendTo(seat(system, 'notices'), {
          type: 'notice.raise',
          notice: { code: 'profile.changeFailed', tone: 'failure', failure: event.failure },
        });
      } else {
        enqueue.sendTo('tabs', { type: 'tab.say', message: { type: 'profile.changed' } });
        if (change.lang) enqueue.raise({ type: 'menu.refetch' });
      }
    }),
    keepProfile: enqueueActions(({ context, enqueue }, confirmed: Profile) => {
      if (context.confirmed && context.confirmed.lang !== confirmed.lang) enqueue.raise({ type: 'menu.refetch' });
      enqueue.assign({ confirmed, profile: changed(confirmed, context.changes), failure: null, failures: 0 });
    }),
    raiseServerError: sendTo(
      ({ system }) => seat(system, 'notices'),
      ({ event }): NoticesEvent => ({
        type: 'notice.raise',
        notice: { code: 'profile.partial', tone: 'failure', failure: failed(event) },
      }),
    ),
    logRates: log('fetch_currency_error'),
    raiseSwitched: sendTo(({ system }) => seat(system, 'notices'), {
      type: 'notice.raise',
      notice: { code: 'profile.switched', tone: 'success' },
    }),
    goHome: sendTo(({ system }) => seat(system, 'screens'), { type: 'navigate', to: '/', replace: true }),
    goToProfile: sendTo(({ system }) => seat(system, 'screens'), { type: 'navigate', to: '/profile' }),
    adopt: enqueueActions(({ event, enqueue, system }) => {
      if (event.type !== 'xstate.done.actor.profileSelection' || !event.output.session) return;
      enqueue.sendTo(seat(system, 'session'), { type: 'session.adopt', session: event.output.session });
    }),
  },
  guards: {
    tooManyFailures: ({ context }) => context.failures > limits.profileFailures,
    lacksRights: ({ context }) => {
      const authorized = context.profile?.authorizedSiteIds.length ?? 0;
      return context.allowedNotices.length === 0 || context.allowedNotices.length < authorized;
    },
    isOurs: ({ context, event }) => event.type === 'work.settled' && event.id in context.changes,
    changesLanguage: ({ context, event }) =>
      event.type === 'work.settled' && event.failure !== null && context.changes[event.id]?.lang !== undefined,
    mustVerify: ({ context }) =>
      !context.offered && context.profile !== null && startUpModal(context.profile, ['verification']) !== null,
    switched: ({ event }) => event.type === 'xstate.done.actor.profileSelection' && event.output.session !== null,
    saysProfileChanged: ({ event }) => event.type === 'session.heard' && event.message.type === 'profile.changed',
    wasAnswered: ({ event }) => !wasNotAnswered(failed(event)),
    endsTheSession: ({ event }) => !wasNotAnswered(failed(event)) && failed(event).code !== 'UNKNOWN_FIELD',
  },
  delays: { again: 30_000 },
});
