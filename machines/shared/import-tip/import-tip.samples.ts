import { answered, refused } from '../../rehearsal/cover';
import { anaFacts, anaProfile, sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { MachineSamples } from '../../rehearsal/samples';
import type { importTipMachine, ImportTipEvent } from './import-tip.machine';

const unseen = { ...anaProfile, helps: { ...anaProfile.helps, didReportExcel: false } };

const said: ImportTipEvent[] = [
  { type: 'flag.seen', closed: true },
  { type: 'flag.seen', closed: false },
  { type: 'tip.later' },
  { type: 'tip.close' },
];

export const importTipSamples: MachineSamples<typeof importTipMachine> = {
  lives: [
    {
      name: 'somebody who never imported',
      seats: sampleSeats({ profile: { ...anaFacts, profile: unseen } }),
      now: sampleNow,
    },
    { name: 'somebody who closed it', seats: sampleSeats(), now: sampleNow },
    {
      name: 'the profile is not known yet',
      seats: sampleSeats({ profile: { ...anaFacts, profile: null } }),
      now: sampleNow,
    },
  ],
  events: [
    ...said,
    answered('showReportImportTooltipUntil', null),
    answered('showReportImportTooltipUntil', '2026-11-20T11:59:59.000Z'),
    answered('showReportImportTooltipUntil', '2026-11-27T12:00:00.000Z'),
    refused('showReportImportTooltipUntil', 'OFFLINE'),
  ],
};
