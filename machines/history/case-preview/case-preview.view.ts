import type { SnapshotFrom } from 'xstate';
import { cachedValueOf } from '../../shared/cached-values';
import type { casePreviewMachine } from './case-preview.machine';

/** What is known of the case that is looked at: null while it is on its way, and why it could not be had. */
export function casePreviewView({
  context: { of, kept, failure, tries },
  children,
}: SnapshotFrom<typeof casePreviewMachine>) {
  const caseId = of?.caseId ?? null;
  return { caseId, case: cachedValueOf(kept, caseId), failure, tries, translation: children.translation ?? null };
}
