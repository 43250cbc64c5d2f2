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

export const reportLifecycleDescriptions = {
  states: {
    CREATED: 'It was sent, and will enter moderation.',
    PENDING_MODERATION: 'The marketplace judges it.',
    WAITING_FOR_PATCH_PDP: 'The marketplace corrects the page of the catalogue that was reported.',
    WAITING_DOCUMENTATION: 'The seller was told, and may answer.',
    DOCUMENTATION_PRESENTED: 'The seller has answered, and the reporter has the word.',
    DOCUMENTATION_NOT_APPROVED: 'The reporter confirmed it: the listing has ended.',
    DOCUMENTATION_NOT_PRESENTED: 'The seller did not answer in time: the listing has ended.',
    ACUERDO_CLOSED: 'The regulatory agreement has ended the listing.',
    DOCUMENTATION_APPROVED: 'The reporter accepted what the seller said: the listing is back.',
    ROLLBACK: 'It was taken back after it had ended the listing, which is back.',
    MEMBER_NOT_RESPOND: 'The reporter did not answer in time: the listing is back.',
    REJECTED: 'The marketplace has rejected it.',
    REJECTED_BY_RESTRICTION: 'It was rejected: the account of the reporter was restricted.',
    DUPLICATED_DENOUNCE: 'There was an open report of the same listing.',
    DISCARDED: 'The marketplace has discarded it.',
    DISCARDED_DUE_RESTRICTION: 'It was discarded: the account of the reporter was restricted.',
    REJECTED_MODIFIED: 'The seller has edited the listing, and the report came to nothing.',
    REJECTED_PDP_CATALOG: 'What infringes is the page of the catalogue, and not the listing.',
    REJECTED_PDP_ITEM: 'The listing has its data from the catalogue, and can not be reported for that.',
    REJECTED_PDP_IMAGE_RANKER: 'The picture is of a private bank of pictures of the catalogue.',
    CROSS_DENOUNCE_CLOSED: 'Another report of the same listing has closed it.',
  },
};
