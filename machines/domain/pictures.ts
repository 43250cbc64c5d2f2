import { imageExtensions, pictureSizes } from '../../contracts/vocabulary/listings';

/** Whether an address ends like an image that the console knows; a query or fragment after it doesn't matter. */
export function isImageAddress(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return path.includes('.') && (imageExtensions as readonly string[]).includes(extension);
}

/** The address of the same picture in another size: the `-O` before the extension becomes `-R` (lists) or `-N` (detail). */
export function pictureAddress(address: string, size: 'small' | 'normal'): string {
  return address.replace(/-O(?=\.[A-Za-z]{3,4}(?:$|[?#]))/, `-${pictureSizes[size]}`);
}
