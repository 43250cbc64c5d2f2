import { codeFaults, codeInput, codeRefusal } from '../../domain/visitor-calls';
import { visitorDraft } from '../../domain/draft-keys';
import { accountCallOf } from '../../shared/account-call/account-call';

export const confirmAccountMachine = accountCallOf({
  id: 'confirmAccount',
  calls: 'confirmSignUp',
  draft: visitorDraft,
  visitors: true,
  begin: () => ({ email: '', sentTo: '', code: '' }),
  secrets: ['code'],
  faults: codeFaults,
  input: codeInput,
  refusal: codeRefusal,
});
