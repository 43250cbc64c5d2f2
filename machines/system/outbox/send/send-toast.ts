import type { NoticeInput } from '../../../seats/notices';
import type { SendFacts } from '../../../seats/outbox';
import type { Target } from '../../../domain/addresses';

const suspicious: Target = { to: 'suspicious' };
const sentReports: Target = { to: 'history' };

/** The toast at the end of a send, or null when there is nothing to tell; `left` is what the suspicious list still holds. */
export function sendToast(facts: SendFacts, left: number | null): NoticeInput | null {
  const sent = facts.rows.filter((row) => row.status === 'sent').length;
  const failed = facts.rows.filter((row) => row.status === 'refused' || row.status === 'unknown').length;
  if (facts.phase === 'cancelled' && facts.goesAt !== null) {
    return { code: 'send.takenBack', tone: 'info', values: { count: facts.rows.length } };
  }
  if (facts.phase === 'cancelled') {
    return {
      code: 'send.cancelled',
      tone: 'info',
      values: { sent, left: facts.rows.length - sent - failed },
      link: suspicious,
    };
  }
  if (failed === 0) {
    const done: NoticeInput = { code: 'send.done', tone: 'success', values: { count: sent }, link: suspicious };
    return left === 0 ? { ...done, alsoLink: sentReports } : done;
  }
  const failure = facts.rows.find((row) => row.failure)?.failure ?? facts.failure ?? undefined;
  const why = failure ? { failure } : {};
  if (sent > 0) return { code: 'send.partly', tone: 'failure', values: { sent, failed }, link: suspicious, ...why };
  return {
    code: failed === 1 ? 'send.failedOne' : 'send.failedAll',
    tone: 'failure',
    values: { count: failed },
    link: suspicious,
    ...why,
  };
}
