import type { SnapshotFrom } from 'xstate';
import { limits } from '../../../contracts/vocabulary/limits';
import { discardReasons, discardReasonWithComment } from '../../../contracts/vocabulary/reasons';
import { whyNotDiscard } from '../../domain/discard';
import type { discardDrawerMachine } from './discard-drawer.machine';

/** Everything that the discard drawer shows of its step. */
export function discardDrawerView(snapshot: SnapshotFrom<typeof discardDrawerMachine>) {
  const { ids, code, comment, resumed, seed } = snapshot.context;
  return {
    /** It stays as it was until it leaves. */
    phase: snapshot.matches('leaving') || snapshot.matches('gone') ? ('leaving' as const) : ('deciding' as const),
    decided: snapshot.matches('decided'),
    step: code !== null && !snapshot.matches({ deciding: 'reason' }) ? ('comment' as const) : ('reason' as const),
    reasons: discardReasons,
    code,
    ids,
    comment,
    max: limits.discardCommentMax,
    required: code === discardReasonWithComment,
    resumed,
    seed,
    canGoOn: snapshot.can({ type: 'step.continue' }),
    canGoBack: snapshot.can({ type: 'step.back' }),
    why: snapshot.matches('deciding') ? whyNotDiscard(snapshot.context) : null,
  };
}
export type DiscardDrawerView = ReturnType<typeof discardDrawerView>;
