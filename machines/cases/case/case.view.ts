import type { SnapshotFrom } from 'xstate';
import { caseMove, outcomeOf } from '../../domain/case-reply';
import type { QueuedReply } from './watch-reply';
import type { caseMachine } from './case.machine';
import { documentId } from './case.types';

/** Submitted, and not seen in the outbox yet. */
const emptyReply: Omit<QueuedReply, 'type'> = {
  id: '',
  phase: 'queued',
  goesAt: null,
  failure: null,
  elsewhere: false,
};

/** A case and the reply form: what is shown, which step the reply is at, and what was refused of it. */
export function caseView(snapshot: SnapshotFrom<typeof caseMachine>) {
  const { caseId, siteId, tab, shown, failure, confirm, retract, form, replyFailure, seen, overtakenAt } =
    snapshot.context;
  const move = shown === null ? null : caseMove(shown);
  const closed = move?.may === 'rollback';
  const overtaken = shown === null || overtakenAt === null ? null : outcomeOf(shown, overtakenAt);
  const mayAnswer = overtaken?.outcome !== 'expired';
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
    /** Of what the seller says, which is in the language of its site. */
    translation: snapshot.children.translation ?? null,
    /** In the order of the case's documents; null for one that isn't shown in the page. */
    documents: (shown?.documents ?? []).map((file) => snapshot.children[documentId(file)] ?? null),
    seller: snapshot.children.seller ?? null,
    variants: snapshot.children.variants ?? null,
    listingNow: snapshot.children.listingNow ?? null,
    refreshing: shown !== null && snapshot.hasTag('asking'),
    failure: snapshot.matches({ content: 'failed' }) ? failure : null,
    move,
    closed,
    form: snapshot.matches({ reply: 'choosing' }) || snapshot.hasTag('busy') ? null : form,
    /** A form was opened: what comes after it takes the focus. */
    began: form !== null,
    /** The reply that is under way: until when it can be taken back, and how far it is. */
    underWay: snapshot.hasTag('busy') ? (seen ?? { ...emptyReply, type: form ?? 'confirm' }) : null,
    canTakeBack: snapshot.can({ type: 'reply.takeBack' }),
    /** What the case came to before the reply that was being written. */
    overtaken: snapshot.matches({ content: 'shown' }) ? overtaken : null,
    canConfirm: mayAnswer && snapshot.can({ type: 'confirm.begin' }),
    canRetract: mayAnswer && snapshot.can({ type: 'retract.begin' }),
    confirm,
    retract,
    confirmRefused: snapshot.context.confirmRefused,
    retractRefused: snapshot.context.retractRefused,
    replyFailure,
  };
}
