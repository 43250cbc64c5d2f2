import {
  caseStatusByViewName, caseStatusGroups, groupByCaseStatus, type CaseStatus, type CaseStatusGroup,
} from '../../contracts/vocabulary/case-statuses';

/** How a status pill looks: after its group, or neutral. */
export type StatusTone = CaseStatusGroup | 'neutral';

export function isCaseStatus(status: string): status is CaseStatus {
  return Object.hasOwn(groupByCaseStatus, status);
}

/** The status that a raw or an older name stands for; null when it stands for none. */
export function caseStatusOf(name: string): CaseStatus | null {
  if (isCaseStatus(name)) return name;
  return Object.hasOwn(caseStatusByViewName, name) ? caseStatusByViewName[name as keyof typeof caseStatusByViewName] : null;
}

/** The group of a status, seen from the report's side; null for one in no group, unknown or missing. */
export function groupOf(status: string | null): CaseStatusGroup | null {
  const known = status === null ? null : caseStatusOf(status);
  return known === null ? null : groupByCaseStatus[known];
}

export function toneOf(status: string | null): StatusTone {
  return groupOf(status) ?? 'neutral';
}

/** The key of a status's words: `caseStatus.<key>`. An unknown one is shown as it is, a missing one has a key of its own. */
export function statusKey(status: string | null): { key: string } | { raw: string } {
  if (status === null || status === '') return { key: 'none' };
  if (status === 'revision') return { key: 'revision' };
  const known = caseStatusOf(status);
  return known === null ? { raw: status } : { key: known };
}

export function isStatusGroup(name: string): name is CaseStatusGroup {
  return (caseStatusGroups as readonly string[]).includes(name);
}

/** Every raw status of these groups, as a filter asks for them; all six or none ask for everything. */
export function statusesOf(groups: readonly CaseStatusGroup[]): CaseStatus[] | null {
  const wanted = new Set(groups);
  if (wanted.size === 0 || wanted.size === caseStatusGroups.length) return null;
  return (Object.keys(groupByCaseStatus) as CaseStatus[]).filter((status) => {
    const group = groupByCaseStatus[status];
    return group !== null && wanted.has(group);
  });
}

export type Countdown = { unit: 'days' | 'hours'; count: number } | { unit: 'expired' };

const hour = 3_600_000;

/** What is left until a moment (ISO 8601): whole days from a day on, else whole hours, one at least; null without a moment. */
export function countdown(due: string | null, now: number): Countdown | null {
  const at = due === null ? Number.NaN : Date.parse(due);
  if (Number.isNaN(at)) return null;
  const left = at - now;
  if (left <= 0) return { unit: 'expired' };
  if (left >= 24 * hour) return { unit: 'days', count: Math.floor(left / (24 * hour)) };
  return { unit: 'hours', count: Math.ceil(left / hour) };
}
