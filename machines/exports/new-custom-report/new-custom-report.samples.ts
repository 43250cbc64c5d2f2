import type { CustomReportValues } from '../../domain/custom-report';
import { answered, refused } from '../../rehearsal/cover';
import type { MachineSamples } from '../../rehearsal/samples';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import { shows } from '../../rehearsal/shows';
import { auditors } from '../auditors';
import { inTheMaking } from '../exports-of.samples';
import type { newCustomReportMachine } from './new-custom-report.machine';

export const customReportTyped: CustomReportValues = {
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

const seats = sampleSeats();

export const newCustomReportSamples: MachineSamples<typeof newCustomReportMachine> = {
  lives: [
    { name: 'an empty form', input: { habits: sampleHabits, draft: null }, seats, now: sampleNow },
    {
      name: 'one that was begun before',
      input: { habits: sampleHabits, draft: { ...customReportTyped, title: '' } },
      seats,
      now: sampleNow,
    },
  ],
  events: [
    { type: 'draft.keep', values: customReportTyped },
    { type: 'form.submit', values: { ...customReportTyped, dateFrom: '2026-12-01', priceMin: '3000' } },
    { type: 'form.submit', values: customReportTyped },
    { type: 'form.close' },
    { type: 'form.gone' },
    { type: 'auditors.reload' },
    shows('auditors', auditors, { steps: [answered('profiles', [sampleAuditor])] }),
    shows('auditors', auditors, { steps: [refused('profiles', 'OFFLINE')] }),
    answered('createNoticedReport', inTheMaking()),
    refused('createNoticedReport', 'NO_ARTICLES_FOUND'),
    refused('createNoticedReport', 'OFFLINE'),
    refused('createNoticedReport', 'ABORTED'),
  ],
  never: {
    'it asks for a report without a title': ({ value, context }) =>
      value === 'submitting' && context.values.title.trim() === '',
  },
};
