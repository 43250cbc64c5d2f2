import type { Language } from '../../../contracts/shapes';
import type { LanguageAsker, ShellEvent, ShellFacts } from '../../seats/shell';

export interface ShellInput {
  /** The version that this console was built as. */
  version: string;
}

export interface ShellContext extends ShellFacts {
  version: string;
  /** The version that the gateway announced last; null before it said any. */
  announced: string | null;
  forced: Language | null;
  /** Words were loaded once: before that nothing that has words is shown. */
  painted: boolean;
  askers: LanguageAsker[];
}

export type ShellOwnEvent = ShellEvent;
