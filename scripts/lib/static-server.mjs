import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer | string }} Answer */

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const hashed = /^\/assets\/.+-[A-Za-z0-9_-]{7,8}\.\w+$/;

const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** As strict as the console's, but a page may frame its own origin and draw a picture that it made itself. @param {string} nonce */
function policy(nonce) {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default vigia',
  ].join('; ');
}

/** @param {number} status @param {string} sentence @param {Record<string, string>} [headers] @returns {Answer} */
function textAnswer(status, sentence, headers = {}) {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: `${sentence}\n`,
  };
}

/** @param {string} file @returns {Promise<Buffer | null>} null where there is no such file */
async function read(file) {
  try {
    return (await stat(file)).isFile() ? await readFile(file) : null;
  } catch {
    return null;
  }
}

/** A page with a nonce for the style element that a library inserts, under a policy that names it. @param {Buffer} html @returns {Answer} */
function page(html) {
  const nonce = randomBytes(16).toString('base64');
  const meta = `<meta property="csp-nonce" nonce="${nonce}">`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy(nonce),
    },
    body: html.toString('utf8').replace(/<head(\s[^>]*)?>/, (head) => `${head}\n    ${meta}`),
  };
}

/**
 * What a folder of built files answers to a request.
 * @param {string} folder absolute @param {string} index the file in it that `/` is
 * @param {string | undefined} method @param {string} target as it stands in the request
 * @returns {Promise<Answer>}
 */
export async function createAnswer(folder, index, method, target) {
  if (method !== 'GET' && method !== 'HEAD')
    return textAnswer(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
  const [address = ''] = target.split(/[?#]/, 1);
  let path;
  try {
    path = decodeURIComponent(address);
  } catch {
    return textAnswer(400, 'This address is not well-formed: a % in it is followed by something else than a byte.');
  }
  if (!path.startsWith('/') || path.includes('\0')) return textAnswer(400, 'This address is not well-formed.');
  const file = resolve(join(folder, path === '/' ? index : path));
  const inside = file.startsWith(resolve(folder) + sep) && !path.split(/[/\\]/).some((part) => part.startsWith('.'));
  const body = inside && (path === '/' || !path.endsWith('/')) ? await read(file) : null;
  if (body === null) return textAnswer(404, 'There is nothing at this address. The machine explorer is at / .');
  if (extname(file) === '.html') return page(body);
  return {
    status: 200,
    headers: {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
    body,
  };
}

/**
 * Serves a folder of built files on this machine alone. A port that is taken goes to `next`.
 * @param {{ folder: string, index: string, port: number, next?: (port: number) => number | null, pass?: (request:
 *   import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean }} options `folder` absolute; port 0 is
 *   any free one; `next` names the port to try instead, null where there is none; what `pass` says yes to, it answers itself
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} rejects with the system's error (EADDRINUSE, EACCES)
 */
export function serveFolder({ folder, index, port, next = () => null, pass = () => false }) {
  const server = createServer((request, response) => {
    if (pass(request, response)) return;
    createAnswer(folder, index, request.method, request.url ?? '/')
      .catch((error) => textAnswer(500, `The file could not be read: ${String(error)}`))
      .then(
        ({ status, headers, body }) => {
          response.writeHead(status, { ...everyAnswer, ...headers, 'content-length': Buffer.byteLength(body) });
          response.end(request.method === 'HEAD' ? undefined : body);
        },
        () => response.destroy(),
      );
  });
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  const close = () =>
    /** @type {Promise<void>} */ (
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      })
    );
  return new Promise((done, failed) => {
    let requestedPort = port;
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const other = error.code === 'EADDRINUSE' ? next(requestedPort) : null;
      if (other === null) return failed(error);
      requestedPort = other;
      server.listen(requestedPort, '127.0.0.1');
    });
    server.once('listening', () => {
      const address = server.address();
      const at = typeof address === 'object' && address !== null ? address.port : requestedPort;
      done({ url: `http://localhost:${at}/`, close });
    });
    server.listen(requestedPort, '127.0.0.1');
  });
}
