import {
  answerableCaseStatus,
  caseStatusByViewName,
  groupByCaseStatus,
  type CaseStatus,
  type CaseStatusGroup,
} from '../../contracts/vocabulary/case-statuses';

/** The status that a raw or an older name stands for; null when it stands for none. */
export function caseStatusOf(name: string): CaseStatus | null {
  if (Object.hasOwn(groupByCaseStatus, name)) return name as CaseStatus;
  return Object.hasOwn(caseStatusByViewName, name)
    ? caseStatusByViewName[name as keyof typeof caseStatusByViewName]
    : null;
}

/** The group of a status, seen from the report's side; null for one in no group, unknown or missing. */
export function groupOf(status: string | null): CaseStatusGroup | null {
  const known = status === null ? null : caseStatusOf(status);
  return known === null ? null : groupByCaseStatus[known];
}

/** The seller answered, and the reporter has the word. */
export function awaitsReporter(status: string | null): boolean {
  return status !== null && caseStatusOf(status) === answerableCaseStatus;
}
