import type { Failure } from '../../../contracts/ports';
import type { SupportMessage } from '../../../contracts/shapes';
import type { WorkSettled } from '../../kit/seats';
import type { MessageSeen } from './kept-message';

export interface SupportFormInput {
  params: Record<string, string>;
  /** `lang` of the link that led here. */
  search: Record<string, unknown>;
}

export interface SupportFormContext {
  signedIn: boolean;
  /** What the profile tells of who writes: it isn't asked. */
  known: Partial<SupportMessage>;
  values: SupportMessage;
  /** Faults are told from the first attempt on. */
  attempted: boolean;
  /** The key of the message on its way, or of the one whose fate is open. */
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
  | { type: 'search.change'; search: Record<string, unknown> }
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | MessageSeen
  | WorkSettled;
