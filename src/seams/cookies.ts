export { downloadFile } from './download';

/** The cookie of that name; null where there is none. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}

/** Kept for that many seconds, for every page of the console. */
export function writeCookie({ name, value, maxAge }: { name: string; value: string; maxAge: number }): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; samesite=strict`;
}

/** How the browser describes itself, and how wide the page is, in CSS pixels. */
export const readDevice = () => ({ agent: navigator.userAgent, width: innerWidth });
