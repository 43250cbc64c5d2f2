import type { Language } from '../../../contracts/shapes';
import type { Release } from '../../domain/release';
import type { LanguageRequester, ShellEvent, ShellFacts } from '../../system-actors/shell';

export interface ShellInput {
  /** The version that this console was built as. */
  version: string;
}

export interface ShellContext extends ShellFacts {
  version: string;
  /** The version that the gateway announced last; null before it said any. */
  announced: string | null;
  forced: Language | null;
  /** The release that the server had when a part was missing; null before that, and where it could not be asked. */
  served: Release | null;
  /** Words were loaded once: before that nothing that has words is shown. */
  painted: boolean;
  askers: LanguageRequester[];
}

export type ShellOwnEvent = ShellEvent;
