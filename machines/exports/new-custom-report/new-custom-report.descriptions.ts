import { newExportDescriptions } from '../new-export.descriptions';

export const newCustomReportDescriptions = newExportDescriptions;
