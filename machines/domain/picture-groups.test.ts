import { describe, expect, it } from 'vitest';
import { noPictureGroups, picturesLike, withPictures } from './picture-groups';
import { alikeDistance, hashPicture, pictureDistance } from './picture-hash';
import { framed, mirrored, resized } from './picture-pixels.fixture';

/** A picture of 64 columns, of which that many are bright. */
function picture(columns: number) {
  const data = new Uint8ClampedArray(64 * 64 * 4).fill(255);
  for (let at = 0; at < 64 * 64; at += 1) {
    const bright = at % 64 < columns ? 210 : 40;
    data.set([bright, bright - 20, bright - 30], at * 4);
  }
  return { data, width: 64, height: 64 };
}
const hash = (columns: number) => hashPicture(picture(columns));

describe('what is to be seen in a picture', () => {
  it('is the same in another size, in a mirror and in a frame', () => {
    for (const other of [resized(picture(17), 100), mirrored(picture(17)), framed(picture(17), 6, [255, 0, 0])])
      expect(pictureDistance(hash(17), hashPicture(other))).toBeLessThan(2);
    expect(pictureDistance(hash(17), hash(30))).toBeGreaterThan(alikeDistance);
  });

  it('is nothing in one that is plain, which is like no other, not even itself', () => {
    const plain = hashPicture({ data: new Uint8ClampedArray(64 * 64 * 4).fill(255), width: 64, height: 64 });
    expect(plain).toBe('');
    expect(pictureDistance(plain, plain)).toBe(Infinity);
    expect(hashPicture({ data: new Uint8ClampedArray(0), width: 0, height: 0 })).toBe('');
  });
});

describe('pictures that look the same', () => {
  const chain = { a: hash(17), b: hash(18), c: hash(19), d: hash(20) };

  it('are joined by no chain: each is like the first one of its group', () => {
    expect(pictureDistance(chain.a, chain.b)).toBeLessThanOrEqual(alikeDistance);
    expect(pictureDistance(chain.b, chain.c)).toBeLessThanOrEqual(alikeDistance);
    expect(pictureDistance(chain.a, chain.c)).toBeGreaterThan(alikeDistance);
    expect(withPictures(noPictureGroups, chain).same).toEqual({ a: 'a', b: 'a', c: 'c', d: 'c' });
  });

  it('stay where they are, whatever comes later and in however many parts', () => {
    const whole = withPictures(noPictureGroups, chain);
    const { a, b, ...rest } = chain;
    const half = withPictures(noPictureGroups, { a, b });
    expect(withPictures(half, rest)).toEqual(whole);
    expect(withPictures(whole, { a: hash(40) })).toEqual(whole);
  });

  it('are put to the nearest of those that they are like', () => {
    const groups = withPictures(noPictureGroups, {
      a: hash(4),
      c: hash(6),
      near: hashPicture(resized(picture(6), 80)),
    });
    expect(groups.same['near']).toBe('c');
  });

  it('are found from one of them, the nearest first', () => {
    const groups = withPictures(noPictureGroups, { ...chain, again: hashPicture(mirrored(picture(18))) });
    expect(picturesLike(groups, 'b')).toEqual(['again', 'a', 'c']);
    expect(picturesLike(groups, 'nobody’s')).toEqual([]);
  });
});
