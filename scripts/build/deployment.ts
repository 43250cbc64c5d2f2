import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';
import { versionLabel } from '../../contracts/vocabulary/limits.ts';
import { BuildRefusal, filesIn } from './files.ts';
import { formatHeadersFile, formatNginxSite, nginxSiteFor } from './served-headers.ts';
import { languages } from '../../contracts/vocabulary/languages.ts';

/** First parts of the paths that the console, its files and what stands beside it have already. */
function takenIn(root: string): Set<string> {
  const routes = filesIn(root, ['src/routes'], /\.tsx$/).map((file) => file.split('/').at(-1)?.split('.')[0] ?? '');
  const { answers, pages } = nginxSiteFor('/').behind;
  const reservedNames = [...answers, ...pages].map((path) => path.split('/')[1] ?? '');
  return new Set([...routes, ...reservedNames, ...languages, 'assets']);
}

/**
 * Ends the build where the path under which the console is to be served is none, or one of its own: `/reports/` could be taken for the
 * screens under it.
 *
 * @param base with a slash at both ends
 */
export function requireBase(base: string, root: string): void {
  if (!/^\/(?:[a-z0-9][a-z0-9_-]*\/)*$/i.test(base))
    throw new BuildRefusal(
      `The console can't be served under "${base}": a path like /vigia/ is needed, with a slash at both ends.`,
    );
  const [, first = ''] = base.split('/');
  if (takenIn(root).has(first))
    throw new BuildRefusal(
      `The console can't be served under "${base}": /${first} is an address of its own, or of what it asks.`,
    );
}

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);
const worthPacking = /\.(js|css|svg|json)$/;
const smallestPacked = 512;

/** What this was built of: null where there is no repository, as in an archive of the sources. */
function commitOf(root: string): string | null {
  const given = process.env['VIGIA_COMMIT'];
  if (given !== undefined && given !== '') return given;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/** Seconds of SOURCE_DATE_EPOCH where whoever builds says them, so that two builds of one source are the same. */
function builtAt(): string {
  const given = Number(process.env['SOURCE_DATE_EPOCH']);
  return new Date(given > 0 ? given * 1000 : Date.now()).toISOString();
}

/** What `version.json` says. */
export interface BuiltVersion {
  version: string;
  commit: string | null;
  built: string;
}

export function versionOf(root: string): BuiltVersion {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { version, commit: commitOf(root), built: builtAt() };
}

/** Ends the build where the console would call itself otherwise than `version.json` does: by that the gateway's announcement is compared. */
function requireVersion(version: string): void {
  if (version === versionLabel) return;
  throw new BuildRefusal(
    `package.json says version ${version}, contracts/vocabulary/limits.ts ${versionLabel}: npm run release -- X.Y.Z changes both.`,
  );
}

/**
 * What whoever deploys the console needs beside it: `version.json`, which its pages hold too, `_headers`, each script and sheet compressed (`.gz`, `.br`), and next to
 * the folder the configuration of nginx and an example of the console's own. Runs when everything is written.
 */
export function deployment(): Plugin {
  let config: ResolvedConfig;
  let release: BuiltVersion;
  return {
    name: 'deployment',
    apply: 'build',
    // Later on the path has the slashes that Vite adds, and the maps of the former build are gone.
    config({ base = '/', root = process.cwd() }) {
      requireBase(base, root);
      requireVersion(versionOf(root).version);
    },
    configResolved(resolved) {
      config = resolved;
      release = versionOf(resolved.root);
    },
    /** By which a page knows whether the server has another release by now. */
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'vigia-release', content: JSON.stringify(release) }, injectTo: 'head' },
    ],
    async closeBundle() {
      const folder = join(config.root, config.build.outDir);
      const assets = join(folder, 'assets');
      // A build that failed comes by here too, and what it failed of is told after this.
      if (!existsSync(assets)) return;
      writeFileSync(join(folder, 'version.json'), `${JSON.stringify(release, null, 2)}\n`);
      writeFileSync(join(folder, '_headers'), formatHeadersFile(config.base));
      const example = join(config.root, 'config.example.json');
      if (existsSync(example)) copyFileSync(example, join(dirname(folder), 'config.example.json'));
      writeFileSync(join(dirname(folder), 'nginx.conf'), formatNginxSite(nginxSiteFor(config.base)));
      const files = readdirSync(assets).filter((name) => worthPacking.test(name));
      await Promise.all(
        files.map(async (name) => {
          const body = readFileSync(join(assets, name));
          if (body.length < smallestPacked) return;
          writeFileSync(join(assets, `${name}.gz`), await zip(body, { level: constants.Z_BEST_COMPRESSION }));
          writeFileSync(join(assets, `${name}.br`), await brotli(body));
        }),
      );
    },
  };
}
