import type { SnapshotFrom } from 'xstate';
import type { problemReportMachine } from './problem-report.machine';

/** Where the report of a problem stands, and what would be handed over. */
export function problemReportView(snapshot: SnapshotFrom<typeof problemReportMachine>) {
  const { text, summary, isFull } = snapshot.context;
  const phase = typeof snapshot.value === 'string' ? snapshot.value : 'recording';
  return {
    phase,
    /** It can be ended. */
    isRunning: snapshot.matches({ recording: 'running' }),
    text,
    machines: summary?.machines ?? [],
    entries: summary?.entries ?? 0,
    isFull,
  };
}
