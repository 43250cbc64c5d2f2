import { chosenPasswordFaults, chosenPasswordInput, codeRefusal } from '../../domain/visitor-calls';
import { visitorDraft } from '../../domain/draft-keys';
import { accountCallOf } from '../../shared/account-call/account-call';

export const choosePasswordMachine = accountCallOf({
  id: 'choosePassword',
  calls: 'confirmForgotPassword',
  draft: visitorDraft,
  visitors: true,
  begin: () => ({ email: '', sentTo: '', code: '', password: '', confirmation: '' }),
  secrets: ['code', 'password', 'confirmation'],
  faults: chosenPasswordFaults,
  input: chosenPasswordInput,
  refusal: codeRefusal,
});
