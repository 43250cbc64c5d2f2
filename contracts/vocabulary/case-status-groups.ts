export const caseStatusGroups = ['APPROVED', 'IN_PROGRESS', 'PENDING', 'REJECTED', 'DISCARDED', 'ROLLBACK'] as const;
export type CaseStatusGroup = (typeof caseStatusGroups)[number];
