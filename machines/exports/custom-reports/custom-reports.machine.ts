import { exportsOf } from '../exports-of';

export const customReportsMachine = exportsOf('customReports');
