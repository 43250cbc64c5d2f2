import { assign, sendTo, setup } from 'xstate';
import type { Failure, Outcome } from '../../../contracts/ports';
import type { ProfileSummary, Session, Credentials } from '../../../contracts/shapes';
import { limits } from '../../../contracts/vocabulary/limits';
import { beginProfile, newProfileDraft, readProfileDraft } from '../../domain/profile-form';
import { setFailure, succeeded, valueOf } from '../../kit/outcome';
import { systemClockOf, port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import type { NoticesEvent } from '../../system-actors/notices';
import type { DrawerFormOutput } from '../../shared/drawer-form';
import { newProfileMachine } from '../new-profile/new-profile.machine';

export interface ProfileSelectionInput {
  activeId: string;
}

export interface ProfileSelectionContext {
  activeId: string;
  profiles: ProfileSummary[];
  /** What the names are sought by. */
  sought: string;
  failure: Failure | null;
  /** The profile being entered. */
  chosen: string | null;
  /** The profile that was created here. */
  madeId: string | null;
  /** The form of a further one was left without one. */
  gaveUp: boolean;
  session: Session | null;
}

export type ProfileSelectionEvent =
  | { type: 'profile.choose'; id: string }
  | { type: 'profiles.reload' }
  | { type: 'profiles.seek'; text: string }
  /** Opens the form of a further profile. */
  | { type: 'profile.create' }
  | { type: 'modal.close' }
  | { type: 'modal.gone' }
  | { type: 'xstate.done.actor.getCredentials'; output: Outcome<Credentials> };

/** The session under the chosen profile, or nothing when the choice was closed. */
export interface ProfileSelectionOutput {
  session: Session | null;
}

export const profileSelectionMachine = setup({
  types: {
    context: {} as ProfileSelectionContext,
    events: {} as ProfileSelectionEvent,
    input: {} as ProfileSelectionInput,
    output: {} as ProfileSelectionOutput,
    tags: {} as 'busy',
    children: {} as { newProfile: 'newProfile' },
  },
  actors: {
    profiles: port('profiles'),
    getCredentials: port('getCredentials'),
    signIn: port('signIn'),
    newProfile: newProfileMachine,
  },
  actions: {
    setProfiles: assign((_, profiles: ProfileSummary[]) => ({ profiles, failure: null })),
    seek: assign((_, query: string) => ({ sought: query })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    addProfile: assign(({ context }, createdProfile: ProfileSummary) => ({
      profiles: [...context.profiles, createdProfile],
      madeId: createdProfile.id,
      sought: '',
      gaveUp: false,
    })),
    choose: assign((_, chosen: string) => ({ chosen, failure: null })),
    giveUp: assign({ gaveUp: true }),
    takeBack: assign({ chosen: null }),
    setSession: assign((_, session: Session) => ({ session })),
    notifyFailure: sendTo(
      ({ system }) => systemActor(system, 'notices'),
      ({ context }): NoticesEvent => ({
        type: 'notice.raise',
        notice: {
          code: 'profile.switchFailed',
          tone: 'failure',
          ...(context.failure ? { failure: context.failure } : {}),
        },
      }),
    ),
  },
  guards: {
    isAnother: ({ context, event }) =>
      event.type === 'profile.choose' &&
      event.id !== context.activeId &&
      context.profiles.some(({ id }) => id === event.id),
    mayHaveMore: ({ context }) => context.profiles.length < limits.profiles,
    isMade: ({ event }) => 'output' in event && (event.output as DrawerFormOutput<unknown>).value !== null,
  },
}).createMachine({
  id: 'profileSelection',
  context: ({ input }) => ({
    activeId: input.activeId,
    profiles: [],
    sought: '',
    failure: null,
    chosen: null,
    madeId: null,
    gaveUp: false,
    session: null,
  }),
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'profiles',
        id: 'profiles',
        onDone: [
          {
            guard: succeeded,
            target: 'choosing',
            actions: { type: 'setProfiles', params: ({ event }) => valueOf(event) },
          },
          { target: 'failed', actions: setFailure },
        ],
      },
      on: { 'modal.close': 'leaving' },
    },
    failed: { on: { 'profiles.reload': 'asking', 'modal.close': 'leaving' } },
    choosing: {
      on: {
        'profile.choose': {
          guard: 'isAnother',
          target: 'obtaining',
          actions: { type: 'choose', params: ({ event }) => event.id },
        },
        'profiles.seek': { actions: { type: 'seek', params: ({ event }) => event.text } },
        'profile.create': { guard: 'mayHaveMore', target: 'creating' },
        'modal.close': 'leaving',
      },
    },
    creating: {
      invoke: {
        src: 'newProfile',
        id: 'newProfile',
        input: ({ self: { system } }) => ({
          values:
            readProfileDraft(systemActor(system, 'drafts').getSnapshot().context.drafts[newProfileDraft]) ??
            beginProfile(systemActor(system, 'profile').getSnapshot().context.profile),
        }),
        onDone: [
          {
            guard: 'isMade',
            target: 'choosing',
            actions: { type: 'addProfile', params: ({ event }) => event.output.value as ProfileSummary },
          },
          { target: 'choosing', actions: 'giveUp' },
        ],
      },
      on: { 'modal.close': 'leaving' },
    },
    obtaining: {
      tags: ['busy'],
      invoke: {
        src: 'getCredentials',
        id: 'getCredentials',
        input: ({ context, self }) => {
          const chosen = context.profiles.find(({ id }) => id === context.chosen);
          return {
            userId: chosen?.userIds[0] ?? context.chosen ?? '',
            operationKey: systemClockOf(self.system).newId(),
          };
        },
        onDone: [
          { guard: succeeded, target: 'entering' },
          {
            target: 'choosing',
            actions: [setFailure, 'takeBack', 'notifyFailure'],
          },
        ],
      },
    },
    entering: {
      tags: ['busy'],
      invoke: {
        src: 'signIn',
        id: 'signIn',
        // The credentials go from the answer into the call: no context, no storage and no log ever holds them.
        input: ({ event }) => {
          if (event.type !== 'xstate.done.actor.getCredentials')
            throw new Error(`Entering needs credentials, not ${event.type}.`);
          const { username, password } = valueOf(event);
          return { user: username, password };
        },
        onDone: [
          {
            guard: succeeded,
            target: 'leaving',
            actions: { type: 'setSession', params: ({ event }) => valueOf(event) },
          },
          {
            target: 'choosing',
            actions: [setFailure, 'takeBack', 'notifyFailure'],
          },
        ],
      },
    },
    leaving: { on: { 'modal.gone': 'gone' }, after: { 400: 'gone' } },
    gone: { type: 'final' },
  },
  output: ({ context }) => ({ session: context.session }),
});
