import type { Case, CasePhoto, Picture } from '../../contracts/shapes';

/** The photos of a case as pictures: those reported and those of today, which may be the same. Each has an id of its own among both. */
export function casePhotos({ photosDenounced, photosNew }: Case): { reported: Picture[]; fresh: Picture[] } {
  const pictures = (kind: string, photos: CasePhoto[]) =>
    photos.map(({ id, src }) => ({ id: `${kind}:${id}`, url: src }));
  return { reported: pictures('reported', photosDenounced), fresh: pictures('fresh', photosNew) };
}

export interface ComparedPhotos {
  /** Those that the report named; `gone`: the listing no longer has it. */
  reported: (Picture & { gone: boolean })[];
  /** Those of the listing now; `fresh`: it came after the report. */
  current: (Picture & { fresh: boolean })[];
}

/** The photos of a report beside those that the listing has now; `pictures` are the listing's own, as far as they are known. */
export function comparedPhotos(
  { photosDenounced, photosNew }: Pick<Case, 'photosDenounced' | 'photosNew'>,
  pictures: readonly Picture[],
): ComparedPhotos {
  const fresh = new Set(photosNew.map(({ id }) => id));
  const unlisted = photosNew.filter(({ id, status }) => status !== 'removed' && !pictures.some((one) => one.id === id));
  const current = [...pictures, ...unlisted.map(({ id, src }) => ({ id, url: src }))];
  return {
    reported: photosDenounced.map(({ id, src, status }) => ({
      id,
      url: src,
      gone: status === 'removed' || (status !== 'same' && !current.some((one) => one.id === id)),
    })),
    current: current.map((picture) => ({ ...picture, fresh: fresh.has(picture.id) })),
  };
}
