import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { ProfileSummary, Session } from '../../../contracts/shapes';
import { keepFailure, succeeded, valueOf } from '../../kit/outcome';
import { clockworkOf, port } from '../../kit/port';
import { seat } from '../../kit/seat';
import type { NoticesEvent } from '../../seats/notices';
import type {
  ProfileSelectionContext,
  ProfileSelectionEvent,
  ProfileSelectionInput,
  ProfileSelectionOutput,
} from './profile-selection.types';

export const profileSelectionMachine = setup({
  types: {
    context: {} as ProfileSelectionContext,
    events: {} as ProfileSelectionEvent,
    input: {} as ProfileSelectionInput,
    output: {} as ProfileSelectionOutput,
    tags: {} as 'busy',
  },
  actors: { profiles: port('profiles'), getCredentials: port('getCredentials'), signIn: port('signIn') },
  actions: {
    keepProfiles: assign((_, profiles: ProfileSummary[]) => ({ profiles, failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    choose: assign((_, chosen: string) => ({ chosen, failure: null })),
    takeBack: assign({ chosen: null }),
    keepSession: assign((_, session: Session) => ({ session })),
    tellFailure: sendTo(
      ({ system }) => seat(system, 'notices'),
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
  },
}).createMachine({
  id: 'profileSelection',
  context: ({ input }) => ({ activeId: input.activeId, profiles: [], failure: null, chosen: null, session: null }),
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
            actions: { type: 'keepProfiles', params: ({ event }) => valueOf(event) },
          },
          { target: 'failed', actions: keepFailure },
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
        'modal.close': 'leaving',
      },
    },
    obtaining: {
      tags: ['busy'],
      invoke: {
        src: 'getCredentials',
        id: 'getCredentials',
        input: ({ context, self }) => {
          const chosen = context.profiles.find(({ id }) => id === context.chosen);
          return { userId: chosen?.userIds[0] ?? context.chosen ?? '', operationKey: clockworkOf(self.system).newId() };
        },
        onDone: [
          { guard: succeeded, target: 'entering' },
          {
            target: 'choosing',
            actions: [keepFailure, 'takeBack', 'tellFailure'],
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
            actions: { type: 'keepSession', params: ({ event }) => valueOf(event) },
          },
          {
            target: 'choosing',
            actions: [keepFailure, 'takeBack', 'tellFailure'],
          },
        ],
      },
    },
    leaving: { on: { 'modal.gone': 'gone' }, after: { 400: 'gone' } },
    gone: { type: 'final' },
  },
  output: ({ context }) => ({ session: context.session }),
});
