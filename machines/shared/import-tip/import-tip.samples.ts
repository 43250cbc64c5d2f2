import { answered, refused } from '../../simulator/cover';
import { anaFacts, anaProfile, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
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
      seats: sampleSystemActors({ profile: { ...anaFacts, profile: unseen } }),
      now: sampleNow,
    },
    { name: 'somebody who closed it', seats: sampleSystemActors(), now: sampleNow },
    {
      name: 'the profile is not known yet',
      seats: sampleSystemActors({ profile: { ...anaFacts, profile: null } }),
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
