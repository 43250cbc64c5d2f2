import { newExportView } from '../new-export.view';

export const newLiveSearchReportView = newExportView;
