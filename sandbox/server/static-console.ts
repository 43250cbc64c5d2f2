import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join, relative, resolve, sep } from 'node:path';
import { chooseEncoding, compress, type Encoding } from './encoding';
import { escapeHtml, HttpRefusal, onlyMethods, send, sendJson, type Exchange, type Handler } from './http';
import { contentSecurityPolicy } from '../../contracts/vocabulary/security-headers';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const compressible = new Set(['.css', '.html', '.ico', '.js', '.json', '.map', '.mjs', '.svg', '.txt', '.webmanifest']);
const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const hashed = /[-.][A-Za-z0-9_-]{7,}\.\w+$/;

interface Asset {
  path: string;
  body: Buffer;
  extension: string;
  tag: string;
  modified: number;
  packed: Map<string, Promise<Buffer>>;
}

/** What the build packed beside a file whose name changes with what is in it; else it is packed here. */
async function packedOf({ path, body }: Asset, encoding: Encoding, lasting: boolean): Promise<Buffer> {
  const precompressed = lasting ? await readFile(`${path}${endings[encoding]}`).catch(() => null) : null;
  return precompressed ?? compress(body, encoding, 9);
}

/** Puts the run-time configuration into a page of the console, which then needn't ask for it. */
export function preparePage(html: string, configuration: unknown): string {
  const meta = `<meta name="vigia-config" content="${escapeHtml(JSON.stringify(configuration))}">`;
  return html
    .replace(/\s*<(meta\s[^>]*name="vigia-config"|link\s[^>]*href="\/config\.json")[^>]*>/g, '')
    .replace(/<head(\s[^>]*)?>/, (head) => `${head}\n    ${meta}`);
}

/** The run-time configuration for a page that somebody else serves, and that asks for it. */
export function createConfigRoute(configuration: StaticConsoleOptions['configuration']): Handler {
  return ({ request, response, url }) => {
    if (url.pathname !== '/config.json') return false;
    onlyMethods(request, 'GET', 'HEAD');
    sendJson(response, 200, configuration(request));
    return true;
  };
}

export interface StaticConsoleOptions {
  /** The built console: a folder with index.html. */
  folder: string;
  /** What a page learns at run time. */
  configuration: (request: IncomingMessage) => unknown;
}

/**
 * The built console: its files (hashed ones cached for a year, all of them compressed), and its page for every navigation that
 * is no file. Each page gets the run-time configuration and the strict policy.
 */
export function createStaticConsole({ folder, configuration }: StaticConsoleOptions): Handler {
  const root = resolve(folder);
  const assets = new Map<string, Asset>();

  async function load(path: string): Promise<Asset | null> {
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) return null;
    const known = assets.get(path);
    if (known?.modified === found.mtimeMs) return known;
    const body = await readFile(path);
    const asset: Asset = {
      path,
      body,
      extension: extname(path),
      tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      modified: found.mtimeMs,
      packed: new Map(),
    };
    assets.set(path, asset);
    return asset;
  }

  /** The file that a path names, if it is in the folder; a malformed path names none; `/explorer` finds `explorer.html` too. */
  async function find(pathname: string): Promise<Asset | null> {
    let decoded: string;
    try {
      decoded = decodeURIComponent(pathname);
    } catch {
      return null;
    }
    if (decoded.includes('\0')) return null;

    const path = resolve(join(root, decoded));
    if (path !== root && !path.startsWith(root + sep)) return null;
    if (
      relative(root, path)
        .split(sep)
        .some((part) => part.startsWith('.'))
    ) {
      return null;
    }
    if (path === root) return load(join(root, 'index.html'));
    return (await load(path)) ?? (extname(path) === '' ? load(`${path}.html`) : null);
  }

  async function sendPage({ request, response }: Exchange, asset: Asset): Promise<void> {
    const page = Buffer.from(preparePage(asset.body.toString('utf8'), configuration(request)), 'utf8');
    const encoding = chooseEncoding(request);
    send(
      response,
      200,
      {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy,
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
      encoding ? await compress(page, encoding, 4) : page,
    );
  }

  async function sendAsset({ request, response, url }: Exchange, asset: Asset): Promise<void> {
    const lasting = url.pathname.startsWith('/assets/') && hashed.test(url.pathname);
    const headers = {
      'content-type': types[asset.extension] ?? 'application/octet-stream',
      'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: asset.tag,
      vary: 'accept-encoding',
    };
    if (request.headers['if-none-match'] === asset.tag) {
      response.writeHead(304, headers).end();
      return;
    }
    const encoding = compressible.has(asset.extension) && asset.body.length > 512 ? chooseEncoding(request) : null;
    if (encoding === null) return send(response, 200, headers, asset.body);
    const packed = asset.packed.get(encoding) ?? packedOf(asset, encoding, lasting);
    asset.packed.set(encoding, packed);
    send(response, 200, { ...headers, 'content-encoding': encoding }, await packed);
  }

  return async (exchange) => {
    const { request, url } = exchange;
    onlyMethods(request, 'GET', 'HEAD');
    const asset = await find(url.pathname);
    if (asset) {
      await (asset.extension === '.html' ? sendPage(exchange, asset) : sendAsset(exchange, asset));
      return true;
    }
    if (!(request.headers.accept ?? '').includes('text/html')) return false;
    const index = await load(join(root, 'index.html'));
    if (index === null) throw new HttpRefusal(503, 'NO_CONSOLE', 'The console has not been built.');
    await sendPage(exchange, index);
    return true;
  };
}
