import type { CustomReportValues } from '../../domain/new-export';
import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { snapshotEvent } from '../../simulator/snapshot-event';
import { auditorsResource } from '../new-export';
import { sampleGeneratingExport } from '../exports-of.samples';
import type { newCustomReportMachine } from './new-custom-report.machine';
import { newExportDescriptions } from '../new-export.samples';

export const typedCustomReport: CustomReportValues = {
  title: 'Noviembre',
  origin: 'MLA',
  dateFrom: '2026-11-01',
  dateTo: '2026-11-30',
  auditedBy: 'p-ana',
  priceMin: '10',
  priceMax: '2000.5',
  currency: 'USD',
  language: 'pt',
};
export const sampleHabits = { currency: 'ARS', language: 'es', siteId: 'MLA' } as const;
export const sampleAuditor = {
  id: 'p-ana',
  givenName: 'Ana',
  familyName: 'Quiroga',
  lang: 'es' as const,
  currency: 'ARS',
  userIds: ['u-ana'],
};

const systemActors = sampleSystemActors();

export const newCustomReportSamples: MachineSamples<typeof newCustomReportMachine> = {
  lives: [
    { name: 'an empty form', input: { habits: sampleHabits, draft: null }, systemActors, now: sampleNow },
    {
      name: 'one that was begun before',
      input: { habits: sampleHabits, draft: { ...typedCustomReport, title: '' } },
      systemActors,
      now: sampleNow,
    },
  ],
  events: [
    { type: 'draft.keep', values: typedCustomReport },
    { type: 'form.submit', values: { ...typedCustomReport, dateFrom: '2026-12-01', priceMin: '3000' } },
    { type: 'form.submit', values: typedCustomReport },
    { type: 'form.close' },
    { type: 'form.gone' },
    { type: 'auditors.reload' },
    snapshotEvent('auditors', auditorsResource, { steps: [answered('profiles', [sampleAuditor])] }),
    snapshotEvent('auditors', auditorsResource, { steps: [refused('profiles', 'OFFLINE')] }),
    answered('createNoticedReport', sampleGeneratingExport()),
    refused('createNoticedReport', 'NO_ARTICLES_FOUND'),
    refused('createNoticedReport', 'OFFLINE'),
    refused('createNoticedReport', 'ABORTED'),
  ],
  never: {
    'it asks for a report without a title': ({ value, context }) =>
      value === 'submitting' && context.values.title.trim() === '',
  },
};

export const newCustomReportDescriptions = newExportDescriptions;

export { newExportView as newCustomReportView } from '../new-export.view';
