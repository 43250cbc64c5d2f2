import type { Blindage } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange } from '../../domain/addresses';
import type { ReceiptOutcome } from '../../domain/receipt-outcomes';
import type { Receipt } from '../../domain/receipts';
import type { ReceiptChanged } from './watch-receipt';

export type ReceiptInput = ScreenInput<'receipt'>;

export interface ReceiptContext {
  /** The send that it is about. */
  id: string;
  /** Only those; null for all. */
  outcome: ReceiptOutcome | null;
  receipt: Receipt | null;
  /** What protects those that were refused for it. */
  blindages: Blindage[];
  /** What the gateway says of listings that weren't known in the tab of the send. */
  named: Readonly<Record<string, { title: string; code: string | null }>>;
  /** Of those without a name or a reason, how many were asked for. */
  asked: number;
}

export type ReceiptEvent =
  | SearchChange<'receipt'>
  | ReceiptChanged
  | { type: 'outcome.choose'; outcome: ReceiptOutcome | null }
  /** Those that failed go back into a send, which is told before it goes. */
  | { type: 'failed.retry' };
