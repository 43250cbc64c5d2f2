import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, globalHeaders } from '../contracts/vocabulary/security-headers';
import { versionLabel } from '../contracts/vocabulary/limits';
import { requireBase, deployment } from '../scripts/build/deployment';
import {
  formatHeadersFile,
  immutableCache,
  formatNginxSite,
  noStoreCache,
  nginxSiteFor,
} from '../scripts/build/served-headers';
import { writeTree } from './package-tree';

it('the headers file and nginx have every header that the sandbox serves the console with', () => {
  const headers = { ...globalHeaders, 'Content-Security-Policy': contentSecurityPolicy };
  for (const [name, value] of Object.entries(headers)) {
    expect(formatHeadersFile()).toContain(`  ${name}: ${value}\n`);
    expect(formatNginxSite(nginxSiteFor('/'))).toContain(`    add_header ${name} "${value}" always;`);
  }
});

/** Whether a cache may use an answer of that `Cache-Control` without asking. */
const isUsedUnasked = (cache: string) => !/no-store|no-cache|max-age=0\b/.test(cache);

it('a host that can’t tell an error from a file lets nothing be kept that it isn’t asked about again', () => {
  const blocks = formatHeadersFile().trim().split('\n\n');
  const caches = blocks.flatMap((block) => {
    const [path = '', ...headers] = block.split('\n');
    return headers.flatMap(
      (line) =>
        /^ {2}Cache-Control: (.+)$/
          .exec(line)
          ?.slice(1)
          .map((cache) => [path, cache]) ?? [],
    );
  });
  expect(caches.map(([path]) => path)).toEqual(['/*', '/config.json', '/version.json', '/*.html', '/']);
  expect(caches.filter(([, cache = '']) => isUsedUnasked(cache))).toEqual([]);
  expect(blocks[0]).toMatch(/^\/\*\n/);
});

it('nginx lets a file under assets be kept for a year, and no error of any address', () => {
  const site = formatNginxSite(nginxSiteFor('/'));
  const [, map = ''] = /map \$status \$vigia_assets \{ (.+?) \}/.exec(site) ?? [];
  const byStatus = Object.fromEntries(
    [...map.matchAll(/(\w+) "([^"]+)";/g)].map(([, status, cache]) => [status, cache]),
  );
  expect(byStatus).toEqual({ 200: immutableCache, 206: immutableCache, 304: immutableCache, default: noStoreCache });
  const caches = [...site.matchAll(/add_header Cache-Control "([^"]+)"( always)?;/g)].map(([, cache]) => cache);
  expect(new Set(caches)).toEqual(new Set([noStoreCache, '$vigia_assets']));
});

it('nginx serves no source map, wherever it lies under the console', () => {
  const site = formatNginxSite(nginxSiteFor('/'));
  const locations = [...site.matchAll(/^ *location (.+) \{( return 404; \})?$/gm)].map(([, match = '']) => match);
  const map = '~ "\\.map$"';
  expect(locations.slice(locations.indexOf('^~ /assets/')).slice(0, 2)).toEqual(['^~ /assets/', map]);
  const ofFiles = locations.filter((match) => match.startsWith('~ '));
  expect(ofFiles).toEqual([map, map, '~ "\\.[a-z0-9]{2,5}$"']);
});

it('nginx says which other site is the default of its port, instead of leaving the answers to it', () => {
  expect(formatNginxSite(nginxSiteFor('/'))).toMatch(/^ {2}listen 80 default_server;$/m);
});

it('under a path both forms have the same headers for the same files, and nothing outside it', () => {
  const atRoot = formatHeadersFile('/').replaceAll(/^\//gm, '/vigia/');
  expect(formatHeadersFile('/vigia/')).toBe(atRoot);
  const locations = (base: string) =>
    [...formatNginxSite(nginxSiteFor(base)).matchAll(/^ {2}location (.+) \{$/gm)].map(([, match = '']) => match);
  const [root, under] = [locations('/'), locations('/vigia/')];
  const behind = root.filter((match) => /production|marketplace|identity|errors|oidc|files/.test(match));
  const own = root.filter((match) => !behind.includes(match));
  const moved = own.map((match) =>
    match.replace(/^~ "/, '~ "^/vigia/.*').replace(/^([=^~]+ )?\/(?!vigia)/, '$1/vigia/'),
  );
  expect(new Set(under)).toEqual(new Set([...moved, ...behind, '= /vigia', '/']));
});

it.each([
  ['vigia', 'a path like /vigia/ is needed'],
  ['/vigia', 'a path like /vigia/ is needed'],
  ['https://cdn.example/vigia/', 'a path like /vigia/ is needed'],
  ['/../', 'a path like /vigia/ is needed'],
  ['/reports/', '/reports is an address of its own'],
  ['/login/vigia/', '/login is an address of its own'],
  ['/pt/', '/pt is an address of its own'],
  ['/production/', '/production is an address of its own'],
])('a console isn’t built for the path %s', (base, expectedError) => {
  expect(() => requireBase(base, process.cwd())).toThrow(expectedError);
});

/** What a build of that tree for that path, as whoever builds says it, ends with. */
async function refusalOf(base: string, root = process.cwd()): Promise<string | undefined> {
  const build = resolveConfig({ configFile: false, root, base, plugins: [deployment()] }, 'build');
  return build.then(
    () => undefined,
    (error: unknown) => (error as Error).stack,
  );
}

it('a build for a path without its slashes ends with the sentence alone', async () => {
  expect(await refusalOf('vigia')).toMatch(/^The console can't be served under "vigia": a path like [^\n]+$/);
});

it('a build whose version stands in package.json alone ends with the sentence alone', async () => {
  const treeWith = (version: string) =>
    writeTree({ 'package.json': JSON.stringify({ version }), 'src/routes/index.tsx': '' });
  expect(await refusalOf('/', treeWith(versionLabel))).toBeUndefined();
  expect(await refusalOf('/', treeWith('99.0.0'))).toMatch(
    /^package\.json says version 99\.0\.0, [^\n]+ npm run release [^\n]+$/,
  );
});

it.each(['/', '/vigia/', '/brands/vigia/'])('a console is built for the path %s', (base) => {
  expect(() => requireBase(base, process.cwd())).not.toThrow();
});
