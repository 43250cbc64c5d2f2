import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { templatesMachine } from './templates.machine';
import { templatesSamples } from './templates.samples';

it('every path of the templates: written, kept, deleted, brought back, and saved again where they could not be', () => {
  const { walks } = coverSamples(templatesMachine, templatesSamples);
  expect(walks.length).toBeGreaterThan(5);
});
