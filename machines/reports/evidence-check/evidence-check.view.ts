import type { SnapshotFrom } from 'xstate';
import { countFiles, evidenceFileStatuses } from '../../domain/evidence-files';
import type { evidenceCheckMachine } from './evidence-check.machine';

/** What the check shows: how far it is, why it can't be done, or how each file stands, the worst first. */
export function evidenceCheckView(snapshot: SnapshotFrom<typeof evidenceCheckMachine>) {
  const { file, progress, checked, fault } = snapshot.context;
  const counts = countFiles(checked?.files ?? []);
  return {
    phase: snapshot.value,
    name: file?.name ?? '',
    progress,
    checked,
    fault,
    counts,
    isIntact: checked !== null && counts.intact === checked.files.length,
    files: evidenceFileStatuses.flatMap((status) => checked?.files.filter((one) => one.status === status) ?? []),
  };
}
