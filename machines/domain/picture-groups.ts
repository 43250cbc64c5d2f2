import { alikeDistance, pictureDistance } from './picture-hash';
import type { SamePictures } from './result-groups';

/**
 * Pictures that look the same. Each group has a first picture, and every other one of it is like that one: no chain of small differences
 * joins strangers, and what comes later changes no group.
 */
export interface PictureGroups {
  hashes: Readonly<Record<string, string>>;
  /** The first pictures, in the order in which they came. */
  first: readonly string[];
  same: SamePictures;
}

export const noPictureGroups: PictureGroups = { hashes: {}, first: [], same: {} };

function nearestOf(hash: string, first: readonly string[], hashes: Readonly<Record<string, string>>): string | null {
  let nearest: string | null = null;
  let least = alikeDistance;
  for (const key of first) {
    const distance = pictureDistance(hash, hashes[key] ?? '', least);
    if (distance > least || (nearest !== null && distance === least)) continue;
    nearest = key;
    least = distance;
  }
  return nearest;
}

/** The groups once these were looked at, too: each is put to the nearest of the first pictures that it is like. */
export function withPictures(groups: PictureGroups, looked: Readonly<Record<string, string>>): PictureGroups {
  const hashes = { ...groups.hashes };
  const first = [...groups.first];
  const same: Record<string, string> = { ...groups.same };
  for (const [key, hash] of Object.entries(looked)) {
    if (same[key] !== undefined) continue;
    hashes[key] = hash;
    const nearest = nearestOf(hash, first, hashes);
    same[key] = nearest ?? key;
    if (nearest === null) first.push(key);
  }
  return { hashes, first, same };
}

/** Those of the pictures that look like that one, the nearest first; without itself. */
export function picturesLike({ hashes }: Pick<PictureGroups, 'hashes'>, key: string): string[] {
  const hash = hashes[key] ?? '';
  return Object.entries(hashes)
    .flatMap(([other, its]) => {
      const distance = other === key ? Infinity : pictureDistance(hash, its, alikeDistance);
      return distance <= alikeDistance ? [{ other, distance }] : [];
    })
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ other }) => other);
}
