import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { carouselMachine } from './carousel.machine';
import { carouselSamples } from './carousel.samples';

it('every path of the carousel', () => {
  const { walks } = coverSamples(carouselMachine, carouselSamples);
  expect(walks.length).toBe(9);
});
