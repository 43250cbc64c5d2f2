import { codeSent, registrationFaults, registrationInput, registrationRefusal } from '../../domain/visitor-calls';
import { visitorDraft } from '../../domain/draft-keys';
import { accountCallOf } from '../../shared/account-call/account-call';

export const registerMachine = accountCallOf({
  id: 'register',
  calls: 'signUp',
  draft: visitorDraft,
  visitors: true,
  begin: () => ({ email: '', givenName: '', familyName: '', siteId: '', password: '', confirmation: '' }),
  secrets: ['password', 'confirmation'],
  faults: registrationFaults,
  input: (values, { params }) => registrationInput(values, params.lang),
  refusal: registrationRefusal,
  leadsTo: (values, { params, search }) => ({
    target: { to: 'confirmAccount', params, search },
    keeps: codeSent(values),
  }),
});
