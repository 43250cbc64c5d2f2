import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import { passwordRefusal, type PasswordValues } from '../../domain/credentials';
import {
  profileFormDraft,
  isProfileChanged,
  profileFormFaults,
  profileInput,
  type ProfileValues,
} from '../../domain/profile-form';
import { failureOf, keepFailure, succeeded, wasTakenBack, type OutcomeEvent } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { mutation } from '../../kit/mutation';
import type { NoticesEvent } from '../../system-actors/notices';
import type { BlockReason } from '../../domain/block-reason';

export interface ProfileFormInput {
  /** What the fields hold at first: a draft, or what is known. */
  values: ProfileValues;
  /** What is known of the profile. */
  known: ProfileValues;
}

export type ProfileFormValues = ProfileValues & PasswordValues;
export type ProfileFormFaults = { [Field in keyof ProfileFormValues]?: BlockReason | null };

export interface ProfileFormContext extends ProfileFormInput {
  /** What was wrong with what was submitted last, anew each time. */
  refused: ProfileFormFaults | null;
  failure: Failure | null;
  /** The password is another already, though what else was submitted may have failed. */
  passwordChanged: boolean;
  /** What was submitted last says nothing else than is known. */
  unchanged: boolean;
}

export type ProfileFormEvent =
  | { type: 'values.change'; values: ProfileValues }
  | ({ type: 'form.submit' } & { values: ProfileValues; passwords: PasswordValues })
  | { type: 'form.close' }
  | { type: 'form.gone' };

type Submitted = Extract<ProfileFormEvent, { type: 'form.submit' }>;

/** The passwords go from the form into the call: no context and no draft ever holds them. */
function passwordsIn(event: ProfileFormEvent): Submitted['passwords'] {
  if (event.type !== 'form.submit') throw new Error(`Vouching needs a password, not ${event.type}.`);
  return event.passwords;
}

const refusalOf = (event: OutcomeEvent<unknown>) => passwordRefusal(failureOf(event));

const answered = (next: 'submitting' | 'deciding') => [
  { guard: succeeded, target: next },
  {
    guard: { type: 'isOfField' as const },
    target: 'editing' as const,
    actions: { type: 'tellRefusal' as const },
  },
  { target: 'editing' as const, actions: keepFailure },
];

export const profileFormMachine = setup({
  types: {
    context: {} as ProfileFormContext,
    events: {} as ProfileFormEvent,
    input: {} as ProfileFormInput,
    tags: {} as 'busy',
  },
  actors: {
    checkPassword: port('checkPassword'),
    changePassword: port('changePassword'),
    updateProfile: mutation('updateProfile'),
  },
  actions: {
    take: assign((_, values: ProfileValues) => ({ values, unchanged: false })),
    keepDraft: sendTo(
      ({ system }) => systemActor(system, 'drafts'),
      ({ context }) => ({ type: 'draft.keep', key: profileFormDraft, value: context.values }),
    ),
    dropDraft: sendTo(({ system }) => systemActor(system, 'drafts'), { type: 'draft.drop', key: profileFormDraft }),
    tellFaults: assign(({ context, event }) =>
      event.type === 'form.submit'
        ? { refused: profileFormFaults(event.values, context.passwordChanged ? null : event.passwords) }
        : {},
    ),
    tellRefusal: assign(({ event }) => ({ refused: refusalOf(event as never) })),
    forgetRefusal: assign({ refused: null, failure: null }),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    notePassword: assign({ passwordChanged: true }),
    tellPassword: sendTo(
      ({ system }) => systemActor(system, 'notices'),
      (): NoticesEvent => ({ type: 'notice.raise', notice: { code: 'profile.passwordChanged', tone: 'success' } }),
    ),
    tellNothing: assign({ unchanged: true }),
  },
  guards: {
    changesNothing: ({ context, event }) =>
      event.type === 'form.submit' &&
      !isProfileChanged(event.values, context.known) &&
      (context.passwordChanged || event.passwords.password === ''),
    faulty: ({ context, event }) =>
      event.type === 'form.submit' &&
      Object.values(profileFormFaults(event.values, context.passwordChanged ? null : event.passwords)).some(
        (fault) => fault != null,
      ),
    isVouched: ({ context }) => context.passwordChanged,
    keepsPassword: ({ event }) => event.type === 'form.submit' && event.passwords.password === '',
    isOfField: ({ event }) => refusalOf(event as never) !== null,
    changesMore: ({ context }) => isProfileChanged(context.values, context.known),
  },
}).createMachine({
  id: 'profileForm',
  context: ({ input }) => ({ ...input, refused: null, failure: null, passwordChanged: false, unchanged: false }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'values.change': { actions: [{ type: 'take', params: ({ event }) => event.values }, 'keepDraft'] },
        'form.submit': [
          { guard: 'changesNothing', actions: ['forgetRefusal', 'tellNothing'] },
          { guard: 'faulty', actions: [{ type: 'take', params: ({ event }) => event.values }, 'tellFaults'] },
          {
            guard: 'isVouched',
            target: 'submitting',
            actions: [{ type: 'take', params: ({ event }) => event.values }, 'keepDraft', 'forgetRefusal'],
          },
          {
            guard: 'keepsPassword',
            target: 'checking',
            actions: [{ type: 'take', params: ({ event }) => event.values }, 'keepDraft', 'forgetRefusal'],
          },
          {
            target: 'changing',
            actions: [{ type: 'take', params: ({ event }) => event.values }, 'keepDraft', 'forgetRefusal'],
          },
        ],
        'form.close': 'leaving',
      },
    },
    checking: {
      tags: ['busy'],
      invoke: {
        id: 'checkPassword',
        src: 'checkPassword',
        input: ({ event }) => ({ currentPassword: passwordsIn(event).currentPassword }),
        onDone: answered('submitting'),
      },
    },
    changing: {
      tags: ['busy'],
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          const { currentPassword, password } = passwordsIn(event);
          return { currentPassword, password };
        },
        onDone: answered('deciding'),
      },
    },
    deciding: {
      entry: ['notePassword', 'tellPassword'],
      always: [
        { guard: 'changesMore', target: 'submitting' },
        { target: 'leaving', actions: 'dropDraft' },
      ],
    },
    submitting: {
      tags: ['busy'],
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context }) => profileInput(context.values),
        onDone: [
          { guard: succeeded, target: 'leaving' },
          { guard: wasTakenBack, target: 'editing' },
          { target: 'editing', actions: keepFailure },
        ],
      },
      on: { 'form.close': 'leaving' },
    },
    leaving: { on: { 'form.gone': 'gone' }, after: { 400: 'gone' } },
    gone: { type: 'final' },
  },
});
