import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { galleryMachine } from './gallery.machine';
import { gallerySamples } from './gallery.samples';

it('every path of the gallery', () => {
  const { walks } = coverSamples(galleryMachine, gallerySamples);
  expect(walks.length).toBe(56);
});
