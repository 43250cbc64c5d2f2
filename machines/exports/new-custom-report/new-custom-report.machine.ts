import { customReportFaults, newCustomReport, type CustomReportValues } from '../../domain/new-export';
import { newExportOf } from '../new-export';

export const newCustomReportMachine = newExportOf({
  id: 'newCustomReport',
  creates: 'createNoticedReport',
  begin: ({ currency, language }): CustomReportValues => ({
    title: '',
    origin: '',
    dateFrom: '',
    dateTo: '',
    auditedBy: '',
    priceMin: '',
    priceMax: '',
    currency,
    language,
  }),
  faults: customReportFaults,
  input: newCustomReport,
  offersAuditors: true,
});
