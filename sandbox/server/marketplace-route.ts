import type { World } from '../world/types';
import { applyFaults } from './fault-effects';
import type { Faults } from './faults';
import { decodeURIComponentSafely, HttpRefusal, onlyMethods, sendJson, type Handler } from './http';

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
