import { expect, it } from 'vitest';
import { cover } from '../../kit/cover';
import { galleryMachine } from './gallery.machine';
import { galleryEvents, galleryInput } from './gallery.samples';

it('every path of the gallery', () => {
  const { walks } = cover(galleryMachine, {
    input: galleryInput,
    events: galleryEvents,
    never: {
      'a picture is zoomed that is not there': ({ context }) => context.pictures[context.at] === undefined,
      'something is selected that is no picture': ({ context }) =>
        context.selected.some((one: string) => !context.pictures.some(({ id }: { id: string }) => id === one)),
    },
  });
  expect(walks.length).toBe(40);
});
