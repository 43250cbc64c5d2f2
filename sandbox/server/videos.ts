import { readFile } from 'node:fs/promises';
import type { Exchange } from './http';
import { HttpRefusal, send } from './http';

const folder = new URL('../videos/', import.meta.url);
const videoPath = /^\/files\/videos\/(menu\d{1,2}\.(?:es|en|pt)\.webm)$/;

const filmed = ['menu1', 'menu2', 'menu5', 'menu7', 'menu12'];

/** Where the help's videos are, as the console is told: by topic, `{lang}` in place of the language. */
export const videoAddresses = Object.fromEntries(filmed.map((topic) => [topic, `/files/videos/${topic}.{lang}.webm`]));

/** What a browser's own page around a video needs. */
const policy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'";

/** The first and last byte that a player asks for; null where it asks for all, or in a way that may be ignored (RFC 9110, 14.2). */
function rangeIn(rangeHeader: string | undefined, size: number): { from: number; to: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(rangeHeader ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < from) return null;
  if (from >= size)
    throw new HttpRefusal(416, 'NO_SUCH_RANGE', 'The file ends before that.', {
      'content-range': `bytes */${String(size)}`,
    });
  return { from, to };
}

/** One of the help's videos, or the part of it that a player asks for; false where the path names none. */
export async function sendVideo({ request, response, url }: Exchange): Promise<boolean> {
  const [, name] = videoPath.exec(url.pathname) ?? [];
  const body = name === undefined ? null : await readFile(new URL(name, folder)).catch(() => null);
  if (body === null) return false;
  const headers = {
    'content-type': 'video/webm',
    'cache-control': 'public, max-age=86400',
    'accept-ranges': 'bytes',
    'content-security-policy': policy,
  };
  const range = rangeIn(request.headers.range, body.length);
  if (range === null) send(response, 200, headers, body);
  else {
    const { from, to } = range;
    const rangeHeaders = { ...headers, 'content-range': `bytes ${String(from)}-${String(to)}/${String(body.length)}` };
    send(response, 206, rangeHeaders, body.subarray(from, to + 1));
  }
  return true;
}
