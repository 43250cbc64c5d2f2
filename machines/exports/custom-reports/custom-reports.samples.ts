import type { MachineSamples } from '../../simulator/samples';
import { exportsSamples, exportsDescriptions } from '../exports-of.samples';
import type { customReportsMachine } from './custom-reports.machine';

export const customReportsSamples: MachineSamples<typeof customReportsMachine> = exportsSamples('customReports');

export const customReportsDescriptions = exportsDescriptions;

export { exportsView as customReportsView } from '../exports-of.view';
