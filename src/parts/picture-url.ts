import { pictureSizes } from '../../contracts/vocabulary/listings';

const suffix = new RegExp(`-${pictureSizes.original}(?=\\.[a-z]+(?:[?#]|$))`, 'i');

/** The address of a picture in the size for a list (`small`) or for a detail (`normal`); one without a size mark stays as it is. */
export function pictureUrlOf(url: string, size: 'small' | 'normal'): string {
  return url.replace(suffix, `-${pictureSizes[size]}`);
}
