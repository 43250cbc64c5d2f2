import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { suggestionsMachine } from './suggestions.machine';
import { suggestionsSamples } from './suggestions.samples';

it('every path of the suggestions', () => {
  const { walks } = coverSamples(suggestionsMachine, suggestionsSamples);
  expect(walks.length).toBeGreaterThan(50);
});
