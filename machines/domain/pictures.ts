import { imageExtensions } from '../../contracts/vocabulary/listings';

/** Whether an address ends like an image that the console knows; a query or fragment after it doesn't matter. */
export function isImageAddress(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return path.includes('.') && (imageExtensions as readonly string[]).includes(extension);
}
