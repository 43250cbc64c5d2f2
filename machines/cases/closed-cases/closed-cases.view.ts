import type { SnapshotFrom } from 'xstate';
import type { closedCasesMachine } from './closed-cases.machine';

/** What the screen of the closed cases shows. */
export function closedCasesView({ context: { list, search } }: SnapshotFrom<typeof closedCasesMachine>) {
  return { ...list, size: search.size, nickname: search.nickname };
}
