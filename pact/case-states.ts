import type { CaseStatus } from '../contracts/vocabulary/case-statuses';
import type { Given } from './contract';

export const caseId = '20000001';
export const listingId = 'MLA1100000001';

/** The one case of the account, in that status. */
export const aCase = (status: CaseStatus, isRollbackable = false): Given[] => [
  ['a case exists', { account: 'ana', caseId, listingId, status, isRollbackable }],
];

/** Who sells the listing of that case. */
export const aboutSeller: Given = [
  'a case is about a seller',
  { caseId, sellerId: '5001', siteId: 'MLA', nickname: 'TIENDA_SUR' },
];

export const unknownCase: Given = ['no case exists', { caseId: '99999999' }];

export const notAllowed = 'The operation is not allowed to this user';
