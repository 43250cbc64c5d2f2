import type { MachineSamples } from '../../simulator/samples';
import type { reportLifecycleMachine, ReportLifecycleEvent, ReportLifecycleInput } from './report-lifecycle.machine';

export const reportLifecycleInput: ReportLifecycleInput = {
  reportedAt: '2026-11-17T12:00:00.000Z',
  answeredAt: null,
  lastUpdated: '2026-11-19T12:00:00.000Z',
};

const sentEvents: ReportLifecycleEvent[] = [
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

export const reportLifecycleSamples: MachineSamples<typeof reportLifecycleMachine> = {
  lives: [{ name: 'a report that was sent', input: reportLifecycleInput }],
  events: sentEvents,
};
