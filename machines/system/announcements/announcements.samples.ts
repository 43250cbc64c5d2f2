import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { announcementsMachine, AnnouncedDecision, AnnouncementsEvent } from './announcements.machine';

const decided = (kind: AnnouncedDecision['kind'], count = 1, subject: string | null = null): AnnouncementsEvent => ({
  type: 'decision.made',
  decision: { kind, count, subject },
});

const sentEvents: AnnouncementsEvent[] = [
  decided('approve', 1, 'Zapatillas Andes'),
  decided('report', 3),
  decided('undo', 1, 'Zapatillas Andes'),
  decided('discard', 2),
  decided('send', 3),
  decided('reply', 1, '10000002'),
  { type: 'remaining.noted', count: 56, partly: false },
  { type: 'remaining.noted', count: 99, partly: true },
];

export const announcementsSamples: MachineSamples<typeof announcementsMachine> = {
  lives: [{ name: 'somebody decides', systemActors: sampleSystemActors(), now: sampleNow }],
  events: sentEvents,
  serialize: ({ value, context: { gathered, remaining, announced } }) =>
    JSON.stringify([value, gathered.length, remaining?.partly, announced?.decisions.length]),
  never: {
    'an announcement stands there of nothing': ({ context }) => context.announced?.decisions.length === 0,
  },
};

export const announcementsDescriptions = {
  states: {
    quiet: 'Nothing was decided for a while.',
    gathering: 'Something was decided; what follows at once is announced with it.',
    announcing: 'It stands in the live region.',
  },
  guards: {},
};
