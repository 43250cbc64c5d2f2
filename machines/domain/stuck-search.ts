import type { LiveSearchSummary } from '../../contracts/shapes';
import { dayLength } from './timestamps';

/** A search takes minutes, in every country some hours: milliseconds after which one that is still in process has most likely been lost. */
const longestProcess = dayLength;

/** Whether a search is in process for longer than any takes; `now` in epoch milliseconds. */
export function isStuck({ status, createdAt }: Pick<LiveSearchSummary, 'status' | 'createdAt'>, now: number): boolean {
  return status === 'in_progress' && createdAt !== null && now - Date.parse(createdAt) > longestProcess;
}
