import type { SnapshotFrom } from 'xstate';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import type { closedCasesMachine } from './closed-cases.machine';

/** What the screen of the closed cases shows. */
export function closedCasesView({ context: { list, search } }: SnapshotFrom<typeof closedCasesMachine>) {
  return { ...list, size: pageSizes.selectorDefault, nickname: search.nickname };
}
