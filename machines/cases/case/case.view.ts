import type { SnapshotFrom } from 'xstate';
import { caseMove } from '../../domain/case-reply';
import type { caseMachine } from './case.machine';

/** A case and the reply form: what is shown, which step the reply is at, and what was refused of it. */
export function caseView(snapshot: SnapshotFrom<typeof caseMachine>) {
  const { caseId, siteId, tab, shown, failure, confirm, retract, form, replyFailure } = snapshot.context;
  const move = shown === null ? null : caseMove(shown);
  const closed = move?.may === 'rollback';
  return {
    caseId,
    siteId,
    tab,
    shown,
    phase:
      shown !== null
        ? ('shown' as const)
        : snapshot.hasTag('asking')
          ? ('asking' as const)
          : failure?.code === 'CASE_NOT_FOUND'
            ? ('missing' as const)
            : ('failed' as const),
    gallery: snapshot.children.gallery ?? null,
    refreshing: shown !== null && snapshot.hasTag('asking'),
    failure: snapshot.matches({ content: 'failed' }) ? failure : null,
    move,
    closed,
    form: snapshot.matches({ reply: 'choosing' }) ? null : form,
    /** A form was opened: what comes after it takes the focus. */
    began: form !== null,
    sending: snapshot.hasTag('busy'),
    canConfirm: snapshot.can({ type: 'confirm.begin' }),
    canRetract: snapshot.can({ type: 'retract.begin' }),
    confirm,
    retract,
    confirmRefused: snapshot.context.confirmRefused,
    retractRefused: snapshot.context.retractRefused,
    replyFailure,
  };
}
