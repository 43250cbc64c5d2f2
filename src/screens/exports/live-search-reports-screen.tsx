import type { ActorRefFrom } from 'xstate';
import type { liveSearchReportsMachine } from '../../../machines/exports/live-search-reports/live-search-reports.machine';
import { ExportsScreen } from './exports-screen';

/** The spreadsheets of what searches find that were asked for. */
export function LiveSearchReportsScreen({ actor }: { actor: ActorRefFrom<typeof liveSearchReportsMachine> }) {
  return <ExportsScreen actor={actor} kind="liveSearchReports" />;
}
