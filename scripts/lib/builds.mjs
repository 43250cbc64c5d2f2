import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWithDrawings } from './drawings.mjs';
import { root, runInstalled, UserError } from './run.mjs';

/**
 * @typedef {{ name: string, page: string, folder: string, args: string[], without: string[], says?: string }} Build One of those that Vite
 *   makes of this tree: its page, the folder that it is written to, from the root, the sources that it doesn't depend on, and what its
 *   page says that the page of no other build in that folder does.
 */

const sources = [
  'src',
  'machines',
  'contracts',
  'locales',
  'docs/requirements.tsv',
  'public',
  'scripts/build',
  'sandbox/world/pictures',
  'vite.config.ts',
  'tsconfig.base.json',
  'package-lock.json',
  'package.json',
];

/** @satisfies {Record<string, Build>} */
export const builds = {
  console: {
    name: 'console',
    page: 'index.html',
    folder: 'dist/console',
    args: ['--base', '/'],
    without: ['src/explorer', 'sandbox/world/pictures', 'docs/requirements.tsv'],
    says: 'href="/config.json"',
  },
  underAPath: {
    name: 'console-under-a-path',
    page: 'index.html',
    folder: '.cache/under-a-path/console',
    args: ['--base', '/vigia/', '--outDir', '.cache/under-a-path/console'],
    without: ['src/explorer', 'sandbox/world/pictures', 'docs/requirements.tsv'],
    says: 'href="/vigia/config.json"',
  },
  explorer: {
    name: 'explorer',
    page: 'explorer.html',
    folder: 'dist/explorer',
    args: ['--mode', 'explorer'],
    without: ['src/main.tsx', 'src/routes', 'src/routeTree.gen.ts'],
  },
};

/** @param {import('node:crypto').Hash} hash @param {string} path from the root @param {string[]} without */
function addTo(hash, path, without) {
  const file = join(root, path);
  if (without.includes(path) || !existsSync(file)) return;
  if (statSync(file).isFile()) {
    if (!/\.(test\.tsx?|md)$/.test(path)) hash.update(path).update('\0').update(readFileSync(file));
    return;
  }
  for (const name of readdirSync(file).sort()) addTo(hash, `${path}/${name}`, without);
}

/** @param {Build} build */
function fingerprint({ page, without }) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const source of [...sources, page]) addTo(hash, source, without);
  return hash.digest('hex');
}

/** @param {Build} build */
const stampOf = ({ name }) => join(root, `.cache/${name}.stamp`);

/** Says that what is built is of the sources as they are now. @param {Build} build */
function markUpToDate(build) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stampOf(build), fingerprint(build));
}

/** Whether what is built is of the sources as they are now. @param {Build} build */
function isUpToDate(build) {
  const built = join(root, build.folder, build.page);
  const isIts = existsSync(built) && readFileSync(built, 'utf8').includes(build.says ?? '');
  return isIts && existsSync(stampOf(build)) && readFileSync(stampOf(build), 'utf8') === fingerprint(build);
}

/** Builds one of them when its sources changed since its last build. Throws a UserError when the build fails. @param {Build} build @param {(line: string) => void} printLine */
async function bringUpToDate(build, printLine) {
  if (isUpToDate(build)) return;
  printLine(`Building the ${build.name} …`);
  /** @param {Promise<void>} [drawings] */
  const bundle = (drawings) =>
    runInstalled('vite/bin/vite.js', ['build', ...build.args, '--logLevel', 'warn'], {
      ...(drawings && { openUntil: drawings, env: { VIGIA_DRAWINGS: 'awaited' } }),
    });
  const { code, said } = await (build === builds.explorer ? buildWithDrawings(printLine, bundle) : bundle());
  if (code !== 0) throw new UserError(`The ${build.name} couldn't be built:\n${said.trim()}`);
  markUpToDate(build);
}

/**
 * Builds what is served into dist/console, with its source maps in dist/maps; `npm start` then takes it as it is.
 * @param {string[]} flags of Vite's, with which the build is no longer the one of `npm start`
 * @returns {Promise<number>} its exit code
 */
export function buildRelease(flags) {
  return new Promise((done) => {
    const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--sourcemap', 'hidden', ...flags];
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).on('close', (code) => {
      if (code === 0 && flags.length === 0) markUpToDate(builds.console);
      done(code ?? 1);
    });
  });
}

/** Builds the console into dist/console where that is out of date. Throws a UserError when the build fails. @param {(line: string) => void} printLine */
export const buildConsole = (printLine) => bringUpToDate(builds.console, printLine);

/** Builds the console for `/vigia/` beside it, with its `nginx.conf`, where that is out of date. Throws a UserError when the build fails. @param {(line: string) => void} printLine */
export const buildUnderAPath = (printLine) => bringUpToDate(builds.underAPath, printLine);

/** Builds the machine explorer into dist/explorer where that is out of date. Throws a UserError when the build fails. @param {(line: string) => void} printLine */
export const buildExplorer = (printLine) => bringUpToDate(builds.explorer, printLine);
