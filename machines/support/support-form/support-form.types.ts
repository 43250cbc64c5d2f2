import type { Failure } from '../../../contracts/ports';
import type { SupportMessage } from '../../../contracts/shapes';
import type { SupportFaults } from '../../domain/support-message';
import type { ScreenInput, SearchChange } from '../../domain/addresses';
import type { SavedMessageEvent } from './watch-saved-message';

export type SupportFormInput = ScreenInput<'supportForm'>;

export interface SupportFormContext {
  signedIn: boolean;
  /** What the profile tells of who writes: it isn't asked. */
  known: Partial<SupportMessage>;
  values: SupportMessage;
  /** Turns between 0 and 1 whenever the values are replaced by what was kept. */
  seed: number;
  /** What was wrong with what was submitted last, anew each time. */
  refused: SupportFaults | null;
  /** The key of a message that goes out past the outbox, also of one whose fate is open. */
  operation: string | null;
  /** It waits for the connection. */
  waiting: boolean;
  failure: Failure | null;
  /** The number to ask by, once support has the message. */
  caseId: string | null;
}

export type SupportFormEvent =
  | { type: 'values.change'; values: Partial<SupportMessage> }
  | { type: 'message.submit' }
  /** Whether it arrived is open, and the person wants it sent once more. */
  | { type: 'message.repeat' }
  /** Whether it arrived is open, and the person goes on writing. */
  | { type: 'message.reopen' }
  | { type: 'message.another' }
  | SearchChange<'supportForm'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | SavedMessageEvent;
