import type { SnapshotFrom } from 'xstate';
import type { PastReport } from '../../domain/past-reports';
import { performanceOf, type Performance } from '../../domain/performance';
import type { PastView } from '../../shared/past/past.view';
import type { performanceMachine } from './performance.machine';

/** The period of the address, when the screen came to the front, and the past that is read. */
export function performanceView({ context: { search, now }, children }: SnapshotFrom<typeof performanceMachine>) {
  return { search, now, past: children.past ?? null };
}
type Asked = Pick<ReturnType<typeof performanceView>, 'search' | 'now'>;

/** What was computed last of these reports: most pages that are read change neither them nor the period. */
const computed = new WeakMap<readonly PastReport[], { asked: string; performance: Performance }>();

/** What became of the reports of the period, as far as they are known; null before any is. */
export function shownPerformance({ reports, isWhole }: PastView, { search, now }: Asked): Performance | null {
  if (!isWhole && reports.length === 0) return null;
  const { period, from, to } = search;
  const asked = JSON.stringify([period, from, to, now]);
  const known = computed.get(reports);
  if (known?.asked === asked) return known.performance;
  const performance = performanceOf(reports, search, now);
  computed.set(reports, { asked, performance });
  return performance;
}
