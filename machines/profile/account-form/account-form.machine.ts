import { blockReason } from '../../domain/block-reason';
import { accountDraft, accountFaults, accountFormOf, type AccountValues } from '../../domain/account-form';
import { drawerFormOf } from '../../shared/drawer-form';

export const accountFormMachine = drawerFormOf({
  id: 'accountForm',
  submits: 'updateProfileAccount',
  draft: accountDraft,
  faults: (values: AccountValues) => accountFaults(values),
  input: (values) => ({ account: accountFormOf(values) }),
  refusal: ({ code }) =>
    code === 'EMAIL_REGISTERED' ? { accountDisplayEmail: blockReason('EMAIL_REGISTERED') } : null,
});
