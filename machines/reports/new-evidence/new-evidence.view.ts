import type { SnapshotFrom } from 'xstate';
import { maxEvidenceListings } from '../../domain/evidence-files';
import type { newEvidenceMachine } from './new-evidence.machine';

/** How far the archive is, or what became of it. */
export function newEvidenceView(snapshot: SnapshotFrom<typeof newEvidenceMachine>) {
  const { subject, ids, asked, progress, made, failure, fault } = snapshot.context;
  const phase = snapshot.matches('open')
    ? snapshot.matches({ open: 'made' })
      ? ('made' as const)
      : snapshot.matches({ open: 'writing' })
        ? ('writing' as const)
        : ('gathering' as const)
    : snapshot.matches('finding')
      ? ('finding' as const)
      : snapshot.matches('missing')
        ? ('missing' as const)
        : snapshot.matches('cancelled')
          ? ('cancelled' as const)
          : ('failed' as const);
  return {
    phase,
    subject,
    /** Listings that the gateway was asked about, of how many; a case has one. */
    listings: { asked, total: subject?.kind === 'case' ? 1 : Math.min(ids.length, maxEvidenceListings) },
    omitted: Math.max(0, ids.length - maxEvidenceListings),
    progress,
    made,
    failure,
    fault,
  };
}
