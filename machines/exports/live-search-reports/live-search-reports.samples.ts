import type { MachineSamples } from '../../simulator/samples';
import { exportsSamples, exportsDescriptions } from '../exports-of.samples';
import type { liveSearchReportsMachine } from './live-search-reports.machine';

export const liveSearchReportsSamples: MachineSamples<typeof liveSearchReportsMachine> =
  exportsSamples('liveSearchReports');

export const liveSearchReportsDescriptions = exportsDescriptions;

export { exportsView as liveSearchReportsView } from '../exports-of.view';
