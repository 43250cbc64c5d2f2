import type { PictureFault, PictureRequest } from '../../../contracts/ports';
import { hashPicture } from '../../../machines/domain/picture-hash';

/** What the page asks of the worker: some pictures, of which it is told at once. */
export type PicturesRequest = readonly PictureRequest[];
export interface PicturesResponse {
  hashes: Record<string, string>;
  faults: Record<string, PictureFault>;
}

/** A picture is looked at no larger than this, in pixels of its longer side. */
const mostPixels = 240;
/** Who lets no page read one of their pictures isn't asked for another. */
const blockedOrigins = new Set<string>();

async function hashOf(blob: Blob): Promise<string> {
  const bitmap = await createImageBitmap(blob);
  const scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (canvas === null) throw new Error('No canvas');
  canvas.imageSmoothingQuality = 'high';
  canvas.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return hashPicture(canvas.getImageData(0, 0, width, height));
}

async function look(url: string): Promise<{ hash: string } | { fault: PictureFault }> {
  const { origin } = new URL(url);
  const isForeign = origin !== location.origin;
  if (blockedOrigins.has(origin)) return { fault: 'BLOCKED' };
  const response = await fetch(url, { credentials: isForeign ? 'omit' : 'same-origin' }).catch(() => null);
  if (response === null && isForeign) blockedOrigins.add(origin);
  if (response === null) return { fault: isForeign ? 'BLOCKED' : 'MISSING' };
  if (!response.ok) return { fault: 'MISSING' };
  return { hash: await hashOf(await response.blob()) };
}

async function lookAt(pictures: PicturesRequest): Promise<PicturesResponse> {
  const found = await Promise.all(
    pictures.map(async ({ key, url }) => {
      const seen = await look(url).catch(() => ({ fault: 'MISSING' as const }));
      return [key, seen] as const;
    }),
  );
  return {
    hashes: Object.fromEntries(found.flatMap(([key, seen]) => ('hash' in seen ? [[key, seen.hash]] : []))),
    faults: Object.fromEntries(found.flatMap(([key, seen]) => ('fault' in seen ? [[key, seen.fault]] : []))),
  };
}

addEventListener('message', ({ data }: MessageEvent<PicturesRequest>) => {
  void lookAt(data).then((response) => postMessage(response));
});
