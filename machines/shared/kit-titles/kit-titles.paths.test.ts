import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { kitTitlesMachine } from './kit-titles.machine';
import { kitTitlesSamples } from './kit-titles.samples';

it('every path of the titles of a kit', () => {
  const { walks } = coverSamples(kitTitlesMachine, kitTitlesSamples);
  expect(walks.length).toBe(4);
});
