import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { surveyMachine } from './survey.machine';
import { surveySamples } from './survey.samples';

it('every path of the survey', () => {
  const { walks } = coverSamples(surveyMachine, surveySamples);
  expect(walks.length).toBeGreaterThan(4);
});
