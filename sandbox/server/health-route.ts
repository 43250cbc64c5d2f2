import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onlyMethods, send, type Handler } from './http';

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
