import type { ActorRefFrom } from 'xstate';
import type { customReportsMachine } from '../../../machines/exports/custom-reports/custom-reports.machine';
import { ExportsScreen } from './exports-screen';

/** The spreadsheets of reports that were asked for. */
export function CustomReportsScreen({ actor }: { actor: ActorRefFrom<typeof customReportsMachine> }) {
  return <ExportsScreen actor={actor} kind="customReports" />;
}
