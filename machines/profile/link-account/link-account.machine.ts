import type { FailureCode } from '../../../contracts/vocabulary/failures';
import { linkFaults, type LinkValues } from '../../domain/account-calls';
import { blockReason, type BlockReason } from '../../domain/block-reason';
import { accountCallOf } from '../../shared/account-call/account-call';

/** What the identity service finds wrong with an account, at the field that says it. */
const refusals: Partial<Record<FailureCode, { [Field in keyof LinkValues]?: BlockReason }>> = {
  USER_NOT_IN_COUNTRY: { account: blockReason('USER_NOT_IN_COUNTRY') },
  USER_NOT_IN_ACCOUNT: { account: blockReason('USER_NOT_IN_ACCOUNT') },
  SITE_MISMATCH: { account: blockReason('SITE_MISMATCH') },
  NO_REPORT_PERMISSION: { siteId: blockReason('NO_REPORT_PERMISSION') },
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
