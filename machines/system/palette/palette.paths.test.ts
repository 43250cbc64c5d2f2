import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { paletteMachine } from './palette.machine';
import { paletteSamples } from './palette.samples';

it('every path of the palette', () => {
  const { walks } = coverSamples(paletteMachine, paletteSamples);
  expect(walks.length).toBeGreaterThan(1);
});
