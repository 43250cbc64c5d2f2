import { renderAsync } from '@resvg/resvg-js';
import type { Database } from '../database';
import type { PictureSize, World } from '../types';
import { composePicture, isRetouch, type PictureInput } from './compose';

const widths: Record<PictureSize, number> = { R: 200, N: 320, O: 900 };
const keptMost = 800;

const drawn = async (svg: string, width: number): Promise<Uint8Array> => {
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
  return image.asPng();
};

/** Drawn pictures by all that they show, for every world of the process. */
const cachedPictures = new Map<string, Promise<Uint8Array>>();

/**
 * Pictures of listings and catalogue products, drawn when they are asked for and kept while they are asked for often.
 * Listings whose pictures are missing on purpose answer null for them.
 */
export const createPictures = (db: Database): World['pictures'] => {
  const subject = (id: string, n: number): PictureInput | null => {
    const listing = db.first(
      db.q
        .selectFrom('listings')
        .select(['family', 'brand', 'model', 'look', 'missing', 'pictures_json'])
        .where('id', '=', id),
    );
    if (listing) {
      const pictures = JSON.parse(listing.pictures_json) as number[];
      const past = n <= Math.max(...pictures);
      return past && ((listing.missing >> n) & 1) === 0 ? { ...listing, n } : null;
    }
    const product = db.first(
      db.q.selectFrom('products').select(['family', 'brand', 'model', 'look']).where('id', '=', id),
    );
    return product && n < 4 ? { ...product, n } : null;
  };
  return async (listingId, n, size) => {
    const width = widths[size];
    if (!width || !Number.isInteger(n) || n < 0 || n > 40) return null;
    const [id = '', retouch] = listingId.toUpperCase().split('-');
    const drawing = subject(id, n);
    if (!drawing || (retouch !== undefined && !isRetouch(retouch))) return null;
    const input = { ...drawing, retouch: retouch ?? null };
    const key = `${input.family} ${input.brand} ${input.model} ${input.look} ${n} ${size} ${retouch ?? ''}`;
    const known = cachedPictures.get(key);
    if (known) cachedPictures.delete(key);
    const body = known ?? drawn(composePicture(input), width);
    cachedPictures.set(key, body);
    if (cachedPictures.size > keptMost) {
      const oldest = cachedPictures.keys().next().value;
      if (oldest !== undefined) cachedPictures.delete(oldest);
    }
    return { body: await body, contentType: 'image/png' };
  };
};

/** Path of a listing's picture below the origin; -O, -R and -N are its sizes. */
export const picturePath = (id: string, n: number, size: PictureSize = 'O'): string =>
  `/files/pictures/${id}/${n}-${size}.png`;
