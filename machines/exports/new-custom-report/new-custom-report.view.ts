import { newExportView } from '../new-export.view';

export const newCustomReportView = newExportView;
