import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, run } from './run.mjs';

const unpacked = join(root, '.cache/nginx');
const places = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', ...(process.env['PATH'] ?? '').split(delimiter)];

/** The path of the first nginx that exists: the one named by VIGIA_NGINX, the system's, the one unpacked here. @returns {string | null} */
export function findNginx() {
  const candidates = [
    process.env['VIGIA_NGINX'] ?? '',
    ...places.map((place) => join(place, 'nginx')),
    join(unpacked, 'usr/sbin/nginx'),
  ];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** What serves the files that the build packed with brotli, for that nginx; null where it has no such module. @param {string} nginx */
export function findBrotli(nginx) {
  const module = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  const path = join(nginx.startsWith(unpacked) ? unpacked : '/', module);
  return existsSync(path) ? path : null;
}

/**
 * As `findNginx`; where there is none, Debian's package is unpacked under `.cache`, so that nothing of the system is changed and no service
 * starts. Null where that fails: what needs nginx can't be tried then.
 * @param {(line: string) => void} printLine @returns {Promise<string | null>}
 */
export async function bringNginx(printLine) {
  const found = findNginx();
  if (found !== null) return found;
  if (!existsSync('/usr/bin/apt-get')) return null;
  printLine('No nginx here: unpacking that of the distribution …');
  mkdirSync(unpacked, { recursive: true });
  const download = () => run('apt-get', ['download', 'nginx', 'libnginx-mod-http-brotli-static'], { cwd: unpacked });
  let { code } = await download();
  if (code !== 0 && process.getuid?.() === 0) {
    await run('apt-get', ['update']);
    ({ code } = await download());
  }
  // Brotli is tried where its module can be had; the rest is tried without it.
  if (code !== 0) ({ code } = await run('apt-get', ['download', 'nginx'], { cwd: unpacked }));
  const archives = readdirSync(unpacked).filter((name) => name.endsWith('.deb'));
  if (code !== 0 || archives.length === 0) return null;
  for (const archive of archives) await run('dpkg-deb', ['-x', archive, '.'], { cwd: unpacked });
  const path = findNginx();
  return path !== null && (await run(path, ['-e', 'stderr', '-v'])).code === 0 ? path : null;
}
