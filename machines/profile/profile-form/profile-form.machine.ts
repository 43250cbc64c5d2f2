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
import { failureOf, setFailure, succeeded, wasTakenBack, type OutcomeEvent } from '../../kit/outcome';
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
    actions: { type: 'flagRefusal' as const },
  },
  { target: 'editing' as const, actions: setFailure },
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
    saveDraft: sendTo(
      ({ system }) => systemActor(system, 'drafts'),
      ({ context }) => ({ type: 'draft.keep', key: profileFormDraft, value: context.values }),
    ),
    dropDraft: sendTo(({ system }) => systemActor(system, 'drafts'), { type: 'draft.drop', key: profileFormDraft }),
    flagFaults: assign(({ context, event }) =>
      event.type === 'form.submit'
        ? { refused: profileFormFaults(event.values, context.passwordChanged ? null : event.passwords) }
        : {},
    ),
    flagRefusal: assign(({ event }) => ({ refused: refusalOf(event as never) })),
    clearRefusal: assign({ refused: null, failure: null }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    notePassword: assign({ passwordChanged: true }),
    notifyPassword: sendTo(
      ({ system }) => systemActor(system, 'notices'),
      (): NoticesEvent => ({ type: 'notice.raise', notice: { code: 'profile.passwordChanged', tone: 'success' } }),
    ),
    notifyNothingChanged: assign({ unchanged: true }),
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
        'values.change': { actions: [{ type: 'take', params: ({ event }) => event.values }, 'saveDraft'] },
        'form.submit': [
          { guard: 'changesNothing', actions: ['clearRefusal', 'notifyNothingChanged'] },
          { guard: 'faulty', actions: [{ type: 'take', params: ({ event }) => event.values }, 'flagFaults'] },
          {
            guard: 'isVouched',
            target: 'submitting',
            actions: [{ type: 'take', params: ({ event }) => event.values }, 'saveDraft', 'clearRefusal'],
          },
          {
            guard: 'keepsPassword',
            target: 'checking',
            actions: [{ type: 'take', params: ({ event }) => event.values }, 'saveDraft', 'clearRefusal'],
          },
          {
            target: 'changing',
            actions: [{ type: 'take', params: ({ event }) => event.values }, 'saveDraft', 'clearRefusal'],
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
      entry: ['notePassword', 'notifyPassword'],
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
          { target: 'editing', actions: setFailure },
        ],
      },
      on: { 'form.close': 'leaving' },
    },
    leaving: { on: { 'form.gone': 'gone' }, after: { 400: 'gone' } },
    gone: { type: 'final' },
  },
});
