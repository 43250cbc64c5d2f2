import { answered, refused } from '../../simulator/cover';
import { anaFacts, anaProfile, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { importTipMachine, ImportTipEvent } from './import-tip.machine';

const profileWithOpenTip = { ...anaProfile, helps: { ...anaProfile.helps, didReportExcel: false } };

const sentEvents: ImportTipEvent[] = [
  { type: 'flag.seen', closed: true },
  { type: 'flag.seen', closed: false },
  { type: 'tip.later' },
  { type: 'tip.close' },
];

export const importTipSamples: MachineSamples<typeof importTipMachine> = {
  lives: [
    {
      name: 'somebody who never imported',
      systemActors: sampleSystemActors({ profile: { ...anaFacts, profile: profileWithOpenTip } }),
      now: sampleNow,
    },
    { name: 'somebody who closed it', systemActors: sampleSystemActors(), now: sampleNow },
    {
      name: 'the profile is not known yet',
      systemActors: sampleSystemActors({ profile: { ...anaFacts, profile: null } }),
      now: sampleNow,
    },
  ],
  events: [
    ...sentEvents,
    answered('showReportImportTooltipUntil', null),
    answered('showReportImportTooltipUntil', '2026-11-20T11:59:59.000Z'),
    answered('showReportImportTooltipUntil', '2026-11-27T12:00:00.000Z'),
    refused('showReportImportTooltipUntil', 'OFFLINE'),
  ],
};

export const importTipDescriptions = {
  states: {
    waiting: 'The profile is not known yet.',
    asking: 'Asked: until when the tip is put off.',
    weighing: 'Whether that moment is over.',
    shown: 'The tip stands beside the button.',
    away: 'No tip: it was closed, put off, or nobody could say.',
  },
  guards: {
    wasClosed: 'it was closed for good',
    isPutOff: 'it is put off until later than now',
  },
};
