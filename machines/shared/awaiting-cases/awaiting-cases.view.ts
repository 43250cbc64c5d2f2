import type { SnapshotFrom } from 'xstate';
import { countDeadlines } from '../../domain/deadlines';
import type { awaitingCasesMachine } from './awaiting-cases.machine';

/** What awaits an answer: all of it, and what is left of it once the answers that are on their way have gone. */
export function awaitingCasesView({ context, ...snapshot }: SnapshotFrom<typeof awaitingCasesMachine>) {
  const { cases, answered, total, failure } = context;
  const remainingCases = cases.filter(({ caseId }) => !answered.includes(caseId));
  const known = cases.length > 0 || snapshot.matches('shown');
  const leftOf = Math.max(0, total - (cases.length - remainingCases.length));
  return {
    known,
    failure: snapshot.matches('failed') ? failure : null,
    left: remainingCases,
    /** How many of each deadline are left, at that moment of the world; null before they are known. */
    counts: (now: number) => (known ? countDeadlines(remainingCases, leftOf, now) : null),
  };
}
export type AwaitingCasesView = ReturnType<typeof awaitingCasesView>;
