import { fromCallback, type EventObject } from 'xstate';
import { readReceipt, type Receipt } from '../../domain/receipts';
import { systemActor } from '../../kit/system-actor';

export interface ReceiptChanged {
  type: 'receipt.seen';
  receipt: Receipt;
}

/** Says what is kept of a send once it is known: drafts are read a moment after the screen opens. */
export const watchReceipt = fromCallback<EventObject, { id: string }>(({ input, sendBack, system }) => {
  const drafts = systemActor(system, 'drafts');
  let previous: Receipt | null = null;
  const publishChange = () => {
    const receipt = readReceipt(drafts.getSnapshot().context.drafts, input.id);
    if (receipt !== null && receipt !== previous) sendBack({ type: 'receipt.seen', receipt } satisfies ReceiptChanged);
    previous = receipt;
  };
  publishChange();
  const subscription = drafts.subscribe(publishChange);
  return () => subscription.unsubscribe();
});
