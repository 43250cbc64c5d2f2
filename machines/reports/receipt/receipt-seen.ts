import { fromCallback, type EventObject } from 'xstate';
import { readReceipt, type Receipt } from '../../domain/receipts';
import { seat } from '../../kit/seat';

export interface ReceiptSeen {
  type: 'receipt.seen';
  receipt: Receipt;
}

/** Says what is kept of a send once it is known: drafts are read a moment after the screen opens. */
export const receiptSeen = fromCallback<EventObject, { id: string }>(({ input, sendBack, system }) => {
  const drafts = seat(system, 'drafts');
  let told: Receipt | null = null;
  const look = () => {
    const receipt = readReceipt(drafts.getSnapshot().context.drafts, input.id);
    if (receipt !== null && receipt !== told) sendBack({ type: 'receipt.seen', receipt } satisfies ReceiptSeen);
    told = receipt;
  };
  look();
  const following = drafts.subscribe(look);
  return () => following.unsubscribe();
});
