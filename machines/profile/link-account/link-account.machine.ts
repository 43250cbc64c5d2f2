import type { FailureCode } from '../../../contracts/vocabulary/failures';
import { linkFaults, type LinkValues } from '../../domain/account-calls';
import { because, type Because } from '../../domain/because';
import { accountCallOf } from '../../shared/account-call/account-call';

/** What the identity service finds wrong with an account, at the field that says it. */
const refusals: Partial<Record<FailureCode, { [Field in keyof LinkValues]?: Because }>> = {
  USER_NOT_IN_COUNTRY: { account: because('USER_NOT_IN_COUNTRY') },
  USER_NOT_IN_ACCOUNT: { account: because('USER_NOT_IN_ACCOUNT') },
  SITE_MISMATCH: { account: because('SITE_MISMATCH') },
  NO_REPORT_PERMISSION: { siteId: because('NO_REPORT_PERMISSION') },
};

export const linkAccountMachine = accountCallOf({
  id: 'linkAccount',
  calls: 'linkAccount',
  draft: 'link-account',
  begin: (): LinkValues => ({ siteId: '', account: '' }),
  secrets: [],
  faults: linkFaults,
  input: ({ siteId, account }) => ({ siteId, account: account.trim() }),
  refusal: ({ code }) => refusals[code] ?? null,
});
