import type { CaseStatus } from '../contracts/vocabulary/case-statuses';
import type { ProviderState } from './contract';

export const caseId = '20000001';
export const listingId = 'MLA1100000001';

/** The one case of the account, in that status. */
export const caseState = (status: CaseStatus, isRollbackable = false): ProviderState[] => [
  ['a case exists', { account: 'ana', caseId, listingId, status, isRollbackable }],
];

/** Who sells the listing of that case. */
export const caseSellerState: ProviderState = [
  'a case is about a seller',
  { caseId, sellerId: '5001', siteId: 'MLA', nickname: 'TIENDA_SUR' },
];

export const noCaseState: ProviderState = ['no case exists', { caseId: '99999999' }];

export const notAllowedMessage = 'The operation is not allowed to this user';
