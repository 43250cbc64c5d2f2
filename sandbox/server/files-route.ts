import type { World, WorldFile } from '../world/types';
import { applyFaults } from './fault-effects';
import type { Faults } from './faults';
import { decodeURIComponentSafely, HttpRefusal, onlyMethods, send, type Handler } from './http';
import { sendVideo } from './videos';

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
