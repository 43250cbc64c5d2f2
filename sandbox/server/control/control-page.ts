import { readFileSync } from 'node:fs';
import { onlyMethods, redirect, send, type Handler } from '../http';
import { controlPolicy } from '../security-headers';

const files: Record<string, { file: string; type: string }> = {
  '/control': { file: 'control.html', type: 'text/html; charset=utf-8' },
  '/control/control.css': { file: 'control.css', type: 'text/css; charset=utf-8' },
  '/control/control.js': { file: 'control.js', type: 'text/javascript; charset=utf-8' },
};

/** The control page and its two files, under a policy of their own. */
export function createControlPage(): Handler {
  return ({ request, response, url }) => {
    if (url.pathname === '/control/') {
      redirect(response, '/control');
      return true;
    }
    const found = Object.hasOwn(files, url.pathname) ? files[url.pathname] : undefined;
    if (!found) return false;
    onlyMethods(request, 'GET', 'HEAD');
    const body = readFileSync(new URL(found.file, import.meta.url));
    send(
      response,
      200,
      { 'content-type': found.type, 'cache-control': 'no-cache', 'content-security-policy': controlPolicy },
      body,
    );
    return true;
  };
}
