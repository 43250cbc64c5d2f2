import { newExportWords } from '../new-export-words';

export const newCustomReportWords = newExportWords;
