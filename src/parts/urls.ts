import { pictureSizes } from '../../contracts/vocabulary/listings';

/** The path under which the console is served, without a slash at its end: none at the root of an origin. */
export const basePath = import.meta.env.BASE_URL.replace(/\.?\/$/, '');

const isUnder = (path: string) => path.startsWith(basePath) && /^[/?#]?$/.test(path.charAt(basePath.length));

/** What a browser asks for at a path and query of this console. */
export const addBasePath = (href: string): string => (isUnder(href) ? href : basePath + href);

/** The path and query of this console at which a browser is. */
export const removeBasePath = (address: string): string =>
  isUnder(address) ? address.slice(basePath.length) : address;

const suffix = new RegExp(`-${pictureSizes.original}(?=\\.[a-z]+(?:[?#]|$))`, 'i');

/** The address of a picture in the size for a list (`small`) or for a detail (`normal`); one without a size mark stays as it is. */
export function pictureUrlOf(url: string, size: 'small' | 'normal'): string {
  return url.replace(suffix, `-${pictureSizes[size]}`);
}

/**
 * The address if a link may carry it, else null: paths of this console, http, https and mailto. Text from outside may name
 * anything (`javascript:`, `data:`).
 */
export function safeHref(href: string | null | undefined): string | null {
  if (href === null || href === undefined || href.trim() === '') return null;
  try {
    return ['http:', 'https:', 'mailto:'].includes(new URL(href, 'https://console.invalid/').protocol) ? href : null;
  } catch {
    return null;
  }
}
