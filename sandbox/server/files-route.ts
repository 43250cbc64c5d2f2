import type { World, WorldFile } from '../world/types';
import { applyFaults } from './fault-effects';
import type { Faults } from './faults';
import { decodeURIComponentSafely, HttpRefusal, onlyMethods, send, type Handler, type Exchange } from './http';
import { readFile } from 'node:fs/promises';

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
async function sendVideo({ request, response, url }: Exchange): Promise<boolean> {
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

const picturePath = /^\/files\/pictures\/([A-Za-z0-9_-]{1,40})\/(\d{1,3})-([RNO])\.(?:png|jpe?g|svg|webp)$/;

/** Types that a browser may show; any other file is only offered for download. */
const shown = /^(image\/(png|jpeg|webp|gif)|application\/pdf|text\/plain)/;

function isPictureSize(text: string): text is 'R' | 'N' | 'O' {
  return text === 'R' || text === 'N' || text === 'O';
}

/** Files under `/files/`: pictures of listings, documents of cases, snapshots, exports, the help's videos. 404 for what does not exist. */
export function createFilesRoute(world: World, faults: Faults): Handler {
  async function find(pathname: string): Promise<WorldFile | null> {
    const [, listing, number, size] = picturePath.exec(pathname) ?? [];
    if (listing !== undefined && size !== undefined && isPictureSize(size)) {
      return world.pictures(listing.toUpperCase(), Number(number), size);
    }
    return world.file(decodeURIComponentSafely(pathname.slice('/files/'.length)));
  }

  return async (exchange) => {
    const { request, response, url, notes } = exchange;
    if (!url.pathname.startsWith('/files/')) return false;
    onlyMethods(request, 'GET', 'HEAD');
    const picture = url.pathname.startsWith('/files/pictures/');
    notes.operation = picture ? 'picture' : 'file';
    if (await applyFaults(faults, picture ? 'picture' : 'file', response, notes)) return true;
    if (await sendVideo(exchange)) return true;
    const file = await find(url.pathname);
    if (file === null) throw new HttpRefusal(404, 'NOT_FOUND', 'There is no such file.');
    const name = (file.name ?? '').replace(/[^\w.() -]/g, '_');
    send(
      response,
      200,
      {
        'content-type': file.contentType,
        'cache-control': picture ? 'public, max-age=86400' : 'private, no-cache',
        'content-security-policy': "default-src 'none'; sandbox",
        ...(name !== '' || !shown.test(file.contentType)
          ? { 'content-disposition': `attachment${name === '' ? '' : `; filename="${name}"`}` }
          : {}),
      },
      file.body,
    );
    return true;
  };
}
