import { answered, refused } from '../../simulator/cover';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { surveyMachine, SurveyEvent } from './survey.machine';

const said: SurveyEvent[] = [{ type: 'survey.answer', rating: 4 }, { type: 'survey.dismiss' }];

export const surveySamples: MachineSamples<typeof surveyMachine> = {
  lives: [{ name: 'just signed in', systemActors: sampleSystemActors(), now: sampleNow }],
  events: [
    ...said,
    answered('readPreference', null),
    answered('readPreference', '2026-11-14T12:00:00.000Z'),
    refused('readPreference', 'STORAGE_UNAVAILABLE'),
  ],
};

export const surveyDescriptions = {
  states: {
    recalling: 'When this person was asked last is looked up.',
    weighing: 'Whether that was less than seven days ago.',
    asking: 'How useful was this search?',
    thanking: 'It was answered.',
    away: 'It was answered or put off.',
  },
  guards: { isRecent: 'this person was asked in the last seven days' },
};
