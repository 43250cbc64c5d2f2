import type { MachineSamples } from '../../simulator/samples';
import { exportsSamples } from '../exports-of.samples';
import type { customReportsMachine } from './custom-reports.machine';

export const customReportsSamples: MachineSamples<typeof customReportsMachine> = exportsSamples('customReports');
