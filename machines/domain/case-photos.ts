import type { Case, CaseDocument, CasePhoto, Picture } from '../../contracts/shapes';
import { imageExtensions } from '../../contracts/vocabulary/listings';
import { documentTypeOf, extensionOf } from './documents';

/** Whether an attached file is recognised as a picture, by its ending. */
export function isPicture(file: Pick<CaseDocument, 'name' | 'url'>): boolean {
  const extension = extensionOf(file);
  return imageExtensions.some((known) => known === extension);
}

const isShownAsPicture = (file: CaseDocument) => documentTypeOf(file)?.startsWith('image/') ?? false;

/** The attached file as a picture that can be seen large, with an id of its own among a case's photos; null where it isn't one. */
export const pictureOfFile = (file: CaseDocument): Picture | null =>
  isPicture(file) || isShownAsPicture(file) ? { id: `file:${file.url}`, url: file.url } : null;

/** Those of the attached files that are pictures. */
export const picturesOfFiles = (files: readonly CaseDocument[]): Picture[] =>
  files.flatMap((file) => pictureOfFile(file) ?? []);

/** A photo of a case as a picture; `gone`: the listing no longer has it. */
export type CasePicture = Picture & { gone?: boolean };

/**
 * The photos of a case as pictures: those reported and those of today, which may be the same, and the files of the seller that are pictures.
 * Each has an id of its own among all of them.
 */
export function casePhotos({
  photosDenounced,
  photosNew,
  documents,
}: Pick<Case, 'photosDenounced' | 'photosNew' | 'documents'>): Record<
  'reported' | 'fresh' | 'attached',
  CasePicture[]
> {
  const pictures = (kind: string, photos: CasePhoto[]): CasePicture[] =>
    photos.map(({ id, src, status }) => ({
      id: `${kind}:${id}`,
      url: src,
      ...(status === 'removed' && { gone: true }),
    }));
  return {
    reported: pictures('reported', photosDenounced),
    fresh: pictures('fresh', photosNew),
    attached: picturesOfFiles(documents),
  };
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
