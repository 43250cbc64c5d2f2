import type { Failure } from '../../../contracts/ports';
import type { CaseSummary } from '../../../contracts/shapes';

export interface AwaitingCasesInput {
  /** Otherwise nothing is read before it is wanted. */
  wanted: boolean;
}

export interface AwaitingCasesContext extends AwaitingCasesInput {
  /** By due date, as far as they were read. */
  cases: CaseSummary[];
  /** Of a reading that is not over: it takes the place of what stands once it is. */
  fresh: CaseSummary[];
  total: number;
  /** Cases to which an answer is on its way, or has gone out. */
  answered: string[];
  failure: Failure | null;
}

export type AwaitingCasesEvent =
  | { type: 'cases.want' }
  | { type: 'cases.reload' }
  | { type: 'answers.seen'; answered: string[] };
