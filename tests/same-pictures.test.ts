import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { withPictures, noPictureGroups } from '../machines/domain/picture-groups';
import { alikeDistance, hashPicture, pictureDistance, type Pixels } from '../machines/domain/picture-hash';
import { pictureVariants } from '../machines/domain/picture-pixels.fixture';
import { families } from '../sandbox/world/families';
import { composePicture, retouchNames, type PictureInput } from '../sandbox/world/pictures/compose';
import { random } from '../sandbox/world/seed/random';

function drawn(input: PictureInput): Pixels {
  const image = new Resvg(composePicture(input), {
    fitTo: { mode: 'width', value: 112 },
    font: { loadSystemFonts: false },
  }).render();
  return { data: new Uint8Array(image.pixels), width: image.width, height: image.height };
}

const rand = random('pictures that are alike');
/** Pictures of listings of any kind, or of one brand of shoes, as a search for it finds them. */
const inputs = (count: number, only?: string): PictureInput[] =>
  Array.from({ length: count }, () => {
    const family = families.find(({ id }) => id === only) ?? rand.pick(families);
    return {
      family: family.id,
      brand: only === undefined ? rand.pick(family.brands) : (family.brands[0] ?? ''),
      model: rand.pick(family.models),
      look: (Math.floor(rand.next() * 2 ** 31) & ~31) | rand.int(0, family.colours.length - 1),
      n: 0,
    };
  });

const anyKind = inputs(12).map(drawn);
const oneBrand = inputs(60, 'sneaker').map(drawn);

describe('pictures that are alike', () => {
  test('of 200 that sellers changed at least 95 of 100 are found, each way of changing in most of its pictures', () => {
    const pairs = [...anyKind, ...oneBrand.slice(0, 5)].flatMap((picture) =>
      Object.entries(pictureVariants).map(([name, change]) => {
        const found =
          pictureDistance(hashPicture(picture), hashPicture(change(picture)), alikeDistance) <= alikeDistance;
        return { name, found };
      }),
    );
    expect(pairs.length).toBeGreaterThanOrEqual(200);
    expect(pairs.filter(({ found }) => found).length / pairs.length).toBeGreaterThanOrEqual(0.95);
    for (const name of Object.keys(pictureVariants)) {
      const own = pairs.filter((pair) => pair.name === name);
      expect([name, own.filter(({ found }) => found).length / own.length >= 0.8]).toEqual([name, true]);
    }
  });

  test.each([
    ['of any kind', anyKind],
    ['of one brand of shoes', oneBrand],
  ])('of the pairs of pictures %s that differ at most 1 of 100 is taken for the same', (_, pictures) => {
    const hashes = pictures.map(hashPicture);
    const pairs = hashes.flatMap((one, at) => hashes.slice(0, at).map((other) => pictureDistance(one, other)));
    expect(pairs.filter((distance) => distance <= alikeDistance).length / pairs.length).toBeLessThanOrEqual(0.01);
  });

  test.each(retouchNames)(
    'a picture of the demo world that its seller has %s stands with the one that it was taken from',
    (retouch) => {
      const found = inputs(8).filter((input) => {
        const hashes = { taken: hashPicture(drawn(input)), shown: hashPicture(drawn({ ...input, retouch })) };
        return withPictures(noPictureGroups, hashes).first.length === 1;
      });
      expect(found.length).toBeGreaterThanOrEqual(7);
    },
  );
});
