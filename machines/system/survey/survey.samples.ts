import { answered, refused } from '../../rehearsal/cover';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { MachineSamples } from '../../rehearsal/samples';
import type { surveyMachine } from './survey.machine';
import type { SurveyEvent } from './survey.types';

const said: SurveyEvent[] = [{ type: 'survey.answer', rating: 4 }, { type: 'survey.dismiss' }];

export const surveySamples: MachineSamples<typeof surveyMachine> = {
  lives: [{ name: 'just signed in', seats: sampleSeats(), now: sampleNow }],
  events: [
    ...said,
    answered('readPreference', null),
    answered('readPreference', '2026-11-14T12:00:00.000Z'),
    refused('readPreference', 'STORAGE_UNAVAILABLE'),
  ],
};
