import type { MachineSamples } from '../../rehearsal/samples';
import { exportsSamples } from '../exports-of.samples';
import type { customReportsMachine } from './custom-reports.machine';

export const customReportsSamples: MachineSamples<typeof customReportsMachine> = exportsSamples('customReports');
