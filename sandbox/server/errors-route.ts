import { HttpRefusal, onlyMethods, readJson, send, type Handler, type JsonObject } from './http';
import { isSameOrigin, originOf } from './origin';

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
