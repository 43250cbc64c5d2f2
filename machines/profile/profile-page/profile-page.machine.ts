import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { defaultLanguage } from '../../../contracts/vocabulary/languages';
import { accountDraft, beginAccount, readAccountDraft } from '../../domain/account-form';
import { beginProfile, profileFormDraft, profileValuesOf, readProfileDraft } from '../../domain/profile-form';
import { systemActor } from '../../kit/system-actor';
import { resourceView, type ResourceView } from '../../shared/resource/resource.view';
import { templatesMachine } from '../../shared/templates/templates.machine';
import { accountFormMachine } from '../account-form/account-form.machine';
import { profileFormMachine } from '../profile-form/profile-form.machine';
import type { EfficiencyLevel } from '../../../contracts/vocabulary/members';
import type { ScreenInput } from '../../domain/addresses';
import { resourceOf } from '../../shared/resource/resource';

/** How many of the person's reports were well founded, as one of four levels. */
const efficiencyResource = resourceOf('efficiency', { ask: () => undefined, read: ({ level }) => level });

export type ProfilePageInput = ScreenInput<'profilePage'>;

export interface ProfilePageContext {
  efficiency: ResourceView<EfficiencyLevel>;
}

export type ProfilePageEvent =
  | { type: 'verification.check' }
  | { type: 'screen.resumed' }
  /** Opens the form of the profile. */
  | { type: 'profile.edit' }
  /** Opens the form of the account's verification. */
  | { type: 'account.edit' }
  | { type: 'efficiency.reload' };

export const profilePageMachine = setup({
  types: {
    context: {} as ProfilePageContext,
    events: {} as ProfilePageEvent,
    input: {} as ProfilePageInput,
    tags: {} as 'busy',
    children: {} as {
      accountForm: 'accountForm';
      profileForm: 'profileForm';
      efficiency: 'efficiency';
      templates: 'templates';
    },
  },
  actors: {
    accountForm: accountFormMachine,
    profileForm: profileFormMachine,
    templates: templatesMachine,
    efficiency: efficiencyResource,
  },
  actions: {
    refetch: sendTo(({ system }) => systemActor(system, 'profile'), { type: 'profile.refetch' }),
    showEfficiency: assign((_, shown: SnapshotFrom<typeof efficiencyResource>) => ({
      efficiency: resourceView(shown),
    })),
    askEfficiency: sendTo('efficiency', { type: 'resource.retry' }),
  },
  delays: { pause: 3000 },
}).createMachine({
  id: 'profilePage',
  context: { efficiency: { phase: 'asking', asking: true, failure: null, value: null } },
  type: 'parallel',
  invoke: [
    {
      id: 'efficiency',
      src: 'efficiency',
      onSnapshot: { actions: { type: 'showEfficiency', params: ({ event }) => event.snapshot } },
    },
    { id: 'templates', src: 'templates' },
  ],
  on: { 'efficiency.reload': { actions: 'askEfficiency' } },
  states: {
    profile: {
      initial: 'showing',
      states: {
        showing: { on: { 'verification.check': 'checking', 'screen.resumed': 'checking' } },
        checking: { tags: ['busy'], entry: 'refetch', after: { pause: 'showing' } },
      },
    },
    person: {
      initial: 'closed',
      states: {
        closed: { on: { 'profile.edit': 'open' } },
        open: {
          invoke: {
            id: 'profileForm',
            src: 'profileForm',
            input: ({ self: { system } }) => {
              const { profile } = systemActor(system, 'profile').getSnapshot().context;
              const known = profile ? profileValuesOf(profile) : beginProfile(null);
              const savedValues = systemActor(system, 'drafts').getSnapshot().context.drafts[profileFormDraft];
              return { values: readProfileDraft(savedValues) ?? known, known };
            },
            onDone: 'closed',
          },
        },
      },
    },
    account: {
      initial: 'closed',
      states: {
        closed: { on: { 'account.edit': 'open' } },
        open: {
          invoke: {
            id: 'accountForm',
            src: 'accountForm',
            input: ({ self: { system } }) => {
              const { profile } = systemActor(system, 'profile').getSnapshot().context;
              const initialValues = beginAccount(profile?.account ?? null, profile?.lang ?? defaultLanguage);
              const savedValues = systemActor(system, 'drafts').getSnapshot().context.drafts[accountDraft];
              return { values: readAccountDraft(savedValues, initialValues) ?? initialValues };
            },
            onDone: 'closed',
          },
        },
      },
    },
  },
});
