import { sendTo, setup } from 'xstate';
import { accountDraft, beginAccount, readAccountDraft } from '../../domain/account-form';
import { seat } from '../../kit/seat';
import { accountFormMachine } from '../account-form/account-form.machine';
import type { ProfilePageEvent, ProfilePageInput } from './profile-page.types';

export const profilePageMachine = setup({
  types: {
    events: {} as ProfilePageEvent,
    input: {} as ProfilePageInput,
    tags: {} as 'busy',
    children: {} as { accountForm: 'accountForm' },
  },
  actors: { accountForm: accountFormMachine },
  actions: { refetch: sendTo(({ system }) => seat(system, 'profile'), { type: 'profile.refetch' }) },
  delays: { pause: 3000 },
}).createMachine({
  id: 'profilePage',
  type: 'parallel',
  states: {
    profile: {
      initial: 'showing',
      states: {
        showing: { on: { 'verification.check': 'checking', 'screen.resumed': 'checking' } },
        checking: { tags: ['busy'], entry: 'refetch', after: { pause: 'showing' } },
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
              const { profile } = seat(system, 'profile').getSnapshot().context;
              const begun = beginAccount(profile?.account ?? null, profile?.lang ?? 'es');
              const kept = seat(system, 'drafts').getSnapshot().context.drafts[accountDraft];
              return { values: readAccountDraft(kept, begun) ?? begun };
            },
            onDone: 'closed',
          },
        },
      },
    },
  },
});
