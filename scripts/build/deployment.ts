import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';
import { versionLabel } from '../../contracts/vocabulary/limits.ts';
import { requireBase } from './base.ts';
import { BuildRefusal } from './build-refusal.ts';
import { formatHeadersFile, formatNginxSite, nginxSiteFor } from './served-headers.ts';

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
