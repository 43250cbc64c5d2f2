import { wasAlreadySent, type SendStatus } from '../../../../machines/domain/sends';
import type { SendFacts, SendRow } from '../../../../machines/system-actors/outbox';
import type { MessageId } from '../../../copy/message-ids';

type RowOutcome = SendStatus | 'alreadySent';

export const outcomeOf = (row: SendRow): RowOutcome => (wasAlreadySent(row) ? 'alreadySent' : row.status);

/** How many of the rows stand where. */
export function countStatuses(rows: readonly SendRow[]): Record<RowOutcome, number> {
  const counts = { queued: 0, inflight: 0, sent: 0, alreadySent: 0, refused: 0, unknown: 0 };
  for (const row of rows) counts[outcomeOf(row)] += 1;
  return counts;
}

/** Without a connection nothing goes on, what is found out about a batch that was cut off included. */
const isCutOff = ({ phase }: SendFacts, online: boolean) => phase === 'reconciling' && !online;

export const isPaused = (facts: SendFacts, online: boolean) => isCutOff(facts, online) || isHeld(facts);

const isHeld = ({ phase }: SendFacts) =>
  phase === 'waiting' || phase === 'paused' || phase === 'resting' || phase === 'blocked' || phase === 'cancelled';

const titles: Record<SendFacts['phase'], MessageId> = {
  countdown: 'send.countdown.title',
  sending: 'send.sending.title',
  waiting: 'send.waiting.title',
  reconciling: 'send.reconciling.title',
  paused: 'send.paused.title',
  resting: 'send.resting.title',
  blocked: 'send.blocked.title',
  cancelled: 'send.cancelled.title',
  done: 'send.done.title',
};

/** Whether the send may say that it is asked to stop or to pause: what is on its way is out already. */
const isOut = ({ rows }: SendFacts) => rows.some(({ status }) => status === 'inflight');

/** All of it was sent: a toast has said so, and what is left is its receipt. */
const isWhole = ({ phase, rows }: SendFacts): boolean =>
  phase === 'done' && rows.every((row) => outcomeOf(row) === 'sent');

/** `online`: one that waits then waits for its turn, not for the connection. */
export function sendTitle(facts: SendFacts, online: boolean): MessageId {
  if (isOut(facts) && facts.stopping) return 'send.stopping.title';
  if (isOut(facts) && facts.pausing) return 'send.pausing.title';
  if (isCutOff(facts, online)) return 'send.waiting.title';
  if (isWhole(facts)) return 'send.whole.title';
  return facts.phase === 'waiting' && online ? 'send.queued.title' : titles[facts.phase];
}
