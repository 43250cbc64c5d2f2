import type { SnapshotFrom } from 'xstate';
import { limits } from '../../../contracts/vocabulary/limits';
import { infringementReasons, whyNotSendInfringement } from '../../domain/brand-infringement';
import type { brandInfringementMachine } from './brand-infringement.machine';

type Snapshot = SnapshotFrom<typeof brandInfringementMachine>;

/** It stays as it was until it leaves. */
function stepOf(snapshot: Snapshot): 'reason' | 'details' | 'sent' {
  if (snapshot.matches('sent') || snapshot.context.caseId !== null) return 'sent';
  return snapshot.context.code === null || snapshot.matches({ deciding: 'reason' }) ? 'reason' : 'details';
}

/** Everything that the report of a catalogue page shows of its step. */
export function brandInfringementView(snapshot: Snapshot) {
  const { productId, allowed, code, location, comment, resumed, seed, waiting, failure, caseId } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const unsure = snapshot.matches({ sending: 'unsure' });
  return {
    phase: snapshot.matches('leaving') || snapshot.matches('gone') ? ('leaving' as const) : ('open' as const),
    step: stepOf(snapshot),
    productId,
    groups: infringementReasons(allowed),
    code,
    values: { location, comment },
    max: limits.catalogueCommentMax,
    resumed: resumed && snapshot.matches('deciding'),
    seed,
    busy,
    waiting: busy && waiting,
    /** Nobody knows whether it arrived. */
    unsure,
    failure,
    caseId,
    canGoOn: snapshot.can({ type: 'step.continue' }),
    canGoBack: snapshot.can({ type: 'step.back' }),
    canWrite: snapshot.matches({ deciding: 'details' }),
    why: whyNotSendInfringement({ location, comment }, busy || unsure),
  };
}
export type BrandInfringementView = ReturnType<typeof brandInfringementView>;
