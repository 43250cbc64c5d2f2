import { exportsOf } from '../exports-of';

export const liveSearchReportsMachine = exportsOf('liveSearchReports');
