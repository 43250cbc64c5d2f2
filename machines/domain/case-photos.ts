import type { Case, CasePhoto, Picture } from '../../contracts/shapes';

/** The photos of a case as pictures: those reported and those of today, which may be the same. Each has an id of its own among both. */
export function casePhotos({ photosDenounced, photosNew }: Case): { reported: Picture[]; fresh: Picture[] } {
  const pictures = (kind: string, photos: CasePhoto[]) =>
    photos.map(({ id, src }) => ({ id: `${kind}:${id}`, url: src }));
  return { reported: pictures('reported', photosDenounced), fresh: pictures('fresh', photosNew) };
}
