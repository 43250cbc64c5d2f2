import type { MachineSamples } from '../../simulator/samples';
import { exportsSamples } from '../exports-of.samples';
import type { liveSearchReportsMachine } from './live-search-reports.machine';

export const liveSearchReportsSamples: MachineSamples<typeof liveSearchReportsMachine> =
  exportsSamples('liveSearchReports');
