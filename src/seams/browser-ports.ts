import type { PlatformPorts } from '../../contracts/ports';
import { saveFile } from './save-file';

/** Fetches the file first, so that a link that leads nowhere is told and not saved; an address elsewhere is the browser's to open. */
export const downloadFile: PlatformPorts['downloadFile'] = async ({ url, name }, signal) => {
  const address = new URL(url, location.href);
  if (address.origin !== location.origin) {
    open(address, '_blank', 'noopener');
    return { ok: true, value: undefined };
  }
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok) return { ok: false, failure: { code: 'BAD_STATUS', values: { status: answer.status } } };
    saveFile(name, await answer.arrayBuffer(), answer.headers.get('content-type') ?? 'application/octet-stream');
    return { ok: true, value: undefined };
  } catch {
    return { ok: false, failure: { code: signal.aborted ? 'ABORTED' : 'OFFLINE' } };
  }
};

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
