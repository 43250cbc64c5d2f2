import type { SnapshotFrom } from 'xstate';
import { batchInHand } from './send.rules';
import type { sendMachine } from './send.machine';

/** How far a send is, by its own machine; people are shown the facts in the outbox. */
export function sendMachineView(snapshot: SnapshotFrom<typeof sendMachine>) {
  const { phase, batches, over, sent, counted, because, failure } = snapshot.context;
  return { phase, batches: batches.length, inHand: batchInHand(snapshot.context)?.rows.length ?? 0, over, sent, counted, because, failure };
}
