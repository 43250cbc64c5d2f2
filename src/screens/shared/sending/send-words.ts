import type { SendStatus } from '../../../../machines/domain/sends';
import type { SendFacts, SendRow } from '../../../../machines/seats/outbox';
import type { MessageId } from '../../../copy/message-ids';

/** How many of the rows stand where. */
export function countStatuses(rows: readonly SendRow[]): Record<SendStatus, number> {
  const counts: Record<SendStatus, number> = { queued: 0, inflight: 0, sent: 0, refused: 0, unknown: 0 };
  for (const row of rows) counts[row.status] += 1;
  return counts;
}

export const isResting = ({ phase }: SendFacts) =>
  phase === 'waiting' || phase === 'paused' || phase === 'blocked' || phase === 'cancelled';

const titles: Record<SendFacts['phase'], MessageId> = {
  countdown: 'send.countdown.title',
  sending: 'send.sending.title',
  waiting: 'send.waiting.title',
  reconciling: 'send.reconciling.title',
  paused: 'send.paused.title',
  blocked: 'send.blocked.title',
  cancelled: 'send.cancelled.title',
  done: 'send.done.title',
};

export const sendTitle = ({ phase, stopping }: SendFacts): MessageId =>
  stopping ? 'send.stopping.title' : titles[phase];
