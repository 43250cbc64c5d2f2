import type { SnapshotFrom } from 'xstate';
import type { caseDocumentMachine } from './case-document.machine';

/** Whether a document is open, and how far what is shown of it is; `address` is that of its copy, while it is shown. */
export function caseDocumentView(snapshot: SnapshotFrom<typeof caseDocumentMachine>) {
  const { type, address, failure, refusal } = snapshot.context;
  const phase = (['reading', 'shown', 'failed', 'refused'] as const).find((one) => snapshot.matches({ open: one }));
  return {
    open: snapshot.hasTag('open'),
    picture: type !== 'application/pdf',
    phase: phase ?? ('closed' as const),
    address: phase === 'shown' ? address : null,
    failure,
    refusal,
  };
}
