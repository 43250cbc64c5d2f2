import { noPasswords, passwordFaults, passwordFields, passwordRefusal } from '../../domain/credentials';
import { accountCallOf } from '../../shared/account-call/account-call';

export const changePasswordMachine = accountCallOf({
  id: 'changePassword',
  calls: 'changePassword',
  draft: null,
  begin: () => noPasswords,
  secrets: passwordFields,
  faults: passwordFaults,
  input: ({ currentPassword, password }) => ({ currentPassword, password }),
  refusal: passwordRefusal,
});
