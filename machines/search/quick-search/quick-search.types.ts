import type { Failure } from '../../../contracts/ports';
import type { QueueLine } from '../../domain/search-queue';
import type { QuickSearchFaults } from '../../domain/search-lines';
import type { QuickSearchValues } from '../../domain/search-query';
import type { SearchQueueParentEvent } from '../search-queue/search-queue.machine';
import type { SavedSearchFound } from './watch-saved-search';

export interface QuickSearchContext {
  values: QuickSearchValues;
  /** Another one each time that the values were replaced from outside of their form. */
  seed: number;
  /** The form that takes the place of the former one begins with the focus. */
  focused: boolean;
  touched: boolean;
  /** What was typed went out and nothing was typed since: what comes now is the second press of the same. */
  sent: boolean;
  /** Many new searches are asked about before the listings of the lines are reviewed. */
  reviews: boolean;
  /** What was wrong with what was submitted last, anew each time. */
  refused: QuickSearchFaults | null;
  failure: Failure | null;
  /** What the queue begins with. */
  lines: QueueLine[];
}

export type QuickSearchEvent =
  | { type: 'values.change'; values: QuickSearchValues }
  | { type: 'draft.keep' }
  | { type: 'many.choose'; many: boolean }
  /** Several lines were pasted where one goes. */
  | { type: 'lines.paste'; text: string }
  /** It is what is looked for, from outside of the form. */
  | { type: 'text.take'; text: string }
  /** What is being looked for goes on without it. */
  | { type: 'form.close' }
  /** The listings of the lines become one list. */
  | { type: 'listings.review' }
  | { type: 'form.submit'; values: QuickSearchValues }
  /** So many new searches are meant, or not. */
  | { type: 'lines.confirm' }
  | { type: 'lines.decline' }
  | { type: 'lines.take'; lines: QueueLine[] }
  | SearchQueueParentEvent
  | SavedSearchFound;
