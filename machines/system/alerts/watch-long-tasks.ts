import { fromCallback, type EventObject } from 'xstate';
import type { Alert } from '../../domain/alerts';
import { exportLists } from '../../domain/awaited-exports';
import { readSavedImport } from '../../domain/saved-import';
import { systemActor } from '../../kit/system-actor';
import type { SendFacts } from '../../system-actors/outbox';
import type { LongTaskEnded } from './alerts.types';

const countsOf = (rows: readonly { status: string }[]) => ({
  sent: rows.filter(({ status }) => status === 'sent').length,
  total: rows.length,
});

/** What there is to tell of a send that this tab works on; another tab tells of its own. */
function tellSend(now: SendFacts, before: SendFacts['phase'] | undefined): Alert | null {
  if (before === undefined || before === now.phase || now.elsewhere) return null;
  if (now.phase === 'done') return { alert: 'sendDone', ...countsOf(now.rows) };
  return now.phase === 'blocked' || now.phase === 'paused' ? { alert: 'sendHeld', ...countsOf(now.rows) } : null;
}

/** Says `long.ended` when a send, an import or the making of a report has come to its end, or can't go on. */
export const watchLongTasks = fromCallback<EventObject>(({ sendBack, system }) => {
  const [outbox, drafts, notices] = [
    systemActor(system, 'outbox'),
    systemActor(system, 'drafts'),
    systemActor(system, 'notices'),
  ];
  const say = (alert: Alert) => sendBack({ type: 'long.ended', alert } satisfies LongTaskEnded);

  const phasesOf = () =>
    new Map(Object.values(outbox.getSnapshot().context.sends).map(({ id, phase }) => [id, phase] as const));
  let phases = phasesOf();
  const lookAtSends = () => {
    for (const facts of Object.values(outbox.getSnapshot().context.sends)) {
      const told = tellSend(facts, phases.get(facts.id));
      if (told !== null) say(told);
    }
    phases = phasesOf();
  };

  const importOf = () => readSavedImport(drafts.getSnapshot().context.drafts);
  let former = importOf()?.phase;
  const lookAtImport = () => {
    const kept = importOf();
    if (kept?.phase === 'over' && former === 'sending') {
      const taken = kept.rows.filter(({ end }) => end?.fate === 'accepted').length;
      say({ alert: 'importDone', sent: taken, total: kept.rows.length });
    }
    former = kept?.phase;
  };

  const idsOf = () => notices.getSnapshot().context.shown.map(({ id }) => id);
  let seen = new Set(idsOf());
  const lookAtNotices = () => {
    for (const { id, code, link } of notices.getSnapshot().context.shown) {
      const list = exportLists.find((one) => one === link?.to);
      if (seen.has(id) || list === undefined) continue;
      if (code === 'exports.ready') say({ alert: `${list}Ready` });
      if (code === 'exports.failed') say({ alert: `${list}Failed` });
    }
    seen = new Set(idsOf());
  };

  const looking = [outbox.subscribe(lookAtSends), drafts.subscribe(lookAtImport), notices.subscribe(lookAtNotices)];
  return () => looking.forEach((one) => one.unsubscribe());
});
