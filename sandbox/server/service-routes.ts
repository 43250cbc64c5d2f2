import {
  HttpRefusal,
  onlyMethods,
  readJson,
  send,
  type Handler,
  type JsonObject,
  decodeURIComponentSafely,
  sendJson,
} from './http';
import { isSameOrigin, originOf } from './origin';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { World } from '../world/types';
import { applyFaults } from './fault-effects';
import type { Faults } from './faults';

const maxErrors = 100;
const largest = 16_384;

export interface ErrorsRoute {
  handler: Handler;
  /** Newest first, as they were told, each with the time at which it came, epoch ms. */
  list: () => readonly (JsonObject & { received: number })[];
}

/** `POST /errors`, JSON of at most 16 KiB → 204: where the console tells errors that nobody caught. The last hundred are kept in memory. */
export function createErrorsRoute(publicUrl: string | null): ErrorsRoute {
  const errors: (JsonObject & { received: number })[] = [];
  return {
    list: () => errors,
    handler: async ({ request, response, url }) => {
      if (url.pathname !== '/errors') return false;
      onlyMethods(request, 'POST');
      if (!isSameOrigin(request, originOf(request, publicUrl)))
        throw new HttpRefusal(403, 'OTHER_ORIGIN', 'Only the console may tell errors here.');
      errors.unshift({ ...(await readJson(request, largest)), received: Date.now() });
      errors.length = Math.min(errors.length, maxErrors);
      send(response, 204, { 'cache-control': 'no-store' });
      return true;
    },
  };
}

const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/**
 * `GET /healthz` → `ok` while the process answers; `GET /readyz` → `ready`, or 503 with what lacks where there is no built console in the
 * folder from which it is served. The same as in the site for nginx, but for `config.json`, which is no file here.
 */
export function createHealthRoute(folder: string | null): Handler {
  const lacking = () =>
    folder === null ? undefined : ['index.html', 'version.json'].find((file) => !existsSync(join(folder, file)));
  return ({ request, response, url }) => {
    if (url.pathname !== '/healthz' && url.pathname !== '/readyz') return false;
    onlyMethods(request, 'GET', 'HEAD');
    const lacks = url.pathname === '/readyz' ? lacking() : undefined;
    if (lacks !== undefined) send(response, 503, headers, `no ${lacks}\n`);
    else send(response, 200, headers, url.pathname === '/healthz' ? 'ok\n' : 'ready\n');
    return true;
  };
}

const searchPath = /^\/marketplace\/sites\/([^/]+)\/search$/;

/**
 * The marketplace's public search, which anybody may ask: `GET /marketplace/sites/{siteId}/search?nickname=…` →
 * `{seller: {id, nickname}}`, `{seller: null}` where nobody has the nickname.
 */
export function createMarketplaceRoute(world: World, faults: Faults): Handler {
  return async ({ request, response, url, notes }) => {
    if (!url.pathname.startsWith('/marketplace/')) return false;
    const siteId = searchPath.exec(url.pathname)?.[1];
    if (siteId === undefined) throw new HttpRefusal(404, 'NOT_FOUND', 'The marketplace has no such call.');
    onlyMethods(request, 'GET', 'HEAD');
    notes.operation = 'sellerSearch';
    if (await applyFaults(faults, 'sellerSearch', response, notes)) return true;
    const nickname = url.searchParams.get('nickname')?.trim() ?? '';
    if (nickname === '') throw new HttpRefusal(400, 'INVALID_INPUT', 'nickname is required.');
    const { db } = world;
    const row = db.first(
      db.q
        .selectFrom('sellers')
        .select(['id', 'nickname'])
        .where('site_id', '=', decodeURIComponentSafely(siteId).toUpperCase())
        .where('nickname', '=', nickname),
    );
    sendJson(response, 200, { seller: row ?? null });
    return true;
  };
}
