import type { MachineSamples } from '../../rehearsal/samples';
import type { reportLifeMachine } from './report-life.machine';
import type { ReportLifeEvent, ReportLifeInput } from './report-life.types';

export const reportLifeInput: ReportLifeInput = {
  reportedAt: '2026-11-17T12:00:00.000Z',
  answeredAt: null,
  lastUpdated: '2026-11-19T12:00:00.000Z',
};

const said: ReportLifeEvent[] = [
  { type: 'report.received' },
  { type: 'moderation.passed' },
  { type: 'moderation.rejected' },
  { type: 'moderation.discarded' },
  { type: 'restriction.rejected' },
  { type: 'restriction.discarded' },
  { type: 'duplicate.found' },
  { type: 'listing.edited' },
  { type: 'catalogue.begun' },
  { type: 'catalogue.blamed' },
  { type: 'catalogue.copied' },
  { type: 'imageBank.found' },
  { type: 'agreement.applied' },
  { type: 'other.closed' },
  { type: 'seller.answered' },
  { type: 'seller.missed' },
  { type: 'report.confirmed' },
  { type: 'report.retracted' },
  { type: 'reporter.missed' },
  { type: 'report.rolledBack' },
];

export const reportLifeSamples: MachineSamples<typeof reportLifeMachine> = {
  lives: [{ name: 'a report that was sent', input: reportLifeInput }],
  events: said,
};
