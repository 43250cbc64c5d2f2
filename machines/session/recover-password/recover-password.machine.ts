import { codeSent, recoveryFaults, recoveryInput, recoveryRefusal } from '../../domain/visitor-calls';
import { visitorDraft } from '../../domain/draft-keys';
import { accountCallOf } from '../../shared/account-call/account-call';

export const recoverPasswordMachine = accountCallOf({
  id: 'recoverPassword',
  calls: 'forgotPassword',
  draft: visitorDraft,
  visitors: true,
  begin: () => ({ email: '' }),
  secrets: [],
  faults: recoveryFaults,
  input: (values, { params }) => recoveryInput(values, params.lang),
  refusal: recoveryRefusal,
  leadsTo: (values, { params, search }) => ({
    target: { to: 'choosePassword', params, search },
    keeps: codeSent(values),
  }),
});
