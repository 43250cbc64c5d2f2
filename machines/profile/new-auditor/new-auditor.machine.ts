import { blockReason } from '../../domain/block-reason';
import { auditorFaults, auditorInput, beginAuditor } from '../../domain/account-calls';
import { passwordFields, passwordRefusal } from '../../domain/credentials';
import { accountCallOf } from '../../shared/account-call/account-call';

export const newAuditorMachine = accountCallOf({
  id: 'newAuditor',
  calls: 'createAuditor',
  draft: 'new-auditor',
  begin: beginAuditor,
  secrets: passwordFields,
  faults: auditorFaults,
  input: auditorInput,
  refusal: (failure) =>
    failure.code === 'USER_EXISTS' ? { email: blockReason('USER_EXISTS') } : passwordRefusal(failure),
});
