import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildConsole } from './builds.mjs';
import { root, UserError } from './run.mjs';
import { findEngines, findExplorerCode, readModules, findTableLibraries } from './users-bundle.mjs';

/**
 * @typedef {{ file: string, src?: string, isEntry?: boolean, imports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest As Vite writes it: chunks by the path of their source.
 * @typedef {{ name: string, signedIn: boolean, limit: number, goal: number, sources: RegExp[], after?: RegExp[] }} Page What a person
 *   opens first: the sources that it loads beside the entry, each of which must be in the manifest, and those that come after the first
 *   paint; limit and goal in KiB, gzip.
 * @typedef {{ ok: boolean, text: string, seconds: number }} Line
 */

/** What comes once any page is painted. */
const started = [
  /^src\/(deferred-services|seams\/(error-reports|part-repair|scroll-restoration|cursors))\.ts$/,
  /^src\/screens\/shell\/missing-part\.tsx$/,
];

/** @type {Page[]} */
export const pages = [
  {
    name: 'landing',
    signedIn: false,
    limit: 185,
    goal: 178,
    sources: [/^virtual:words\/es\/(entrance|landing)$/, /^src\/screens\/session\/landing\/landing-screen\.tsx$/],
    after: started,
  },
  {
    name: 'first list',
    signedIn: true,
    limit: 240,
    goal: 232,
    sources: [
      /^virtual:words\/es\/(entrance|home|search)$/,
      /^src\/screens\/shell\/signed-in-shell\.tsx$/,
      /^src\/screens\/search\/live-searches\/live-searches-screen\.tsx$/,
      /^machines\/search\/live-searches\/live-searches\.machine\.ts$/,
      /^machines\/system\/root\/core-actors\.ts$/,
      /^contracts\/client\/create-gateway\.ts$/,
      /^contracts\/operations\/(session|search|search-quick|reports|cases|profile)\.ts$/,
      /^src\/seams\/durable-storage\.ts$/,
    ],
    after: [
      ...started,
      /^src\/screens\/shell\/(deferred-shell|palette)\.tsx$/,
      /^virtual:words\/es\/(late|reports|shared)$/,
      /^src\/screens\/shared\/sending\/sends\.tsx$/,
      /^src\/parts\/notice-cards\.tsx$/,
      /^src\/screens\/shared\/mutation-delay-line\.tsx$/,
      /^src\/screens\/search\/live-searches\/day-band\.tsx$/,
      /^src\/seams\/alerts\.ts$/,
      /^contracts\/operations\/suggestions\.ts$/,
      /^machines\/system\/root\/deferred-actors\.ts$/,
      /^machines\/system\/outbox\/outbox\.machine\.ts$/,
      /^src\/screens\/search\/live-searches\/quick-search-panel\.tsx$/,
      /^machines\/search\/quick-search\/quick-search\.machine\.ts$/,
    ],
  },
];
const styles = { limit: 20, goal: 18 };

const folder = join(root, 'dist/console');

/** @returns {Manifest} */
export function readManifest() {
  const file = join(folder, 'manifest.json');
  if (!existsSync(file)) throw new UserError('The console is not built: npm run build.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Everything that these chunks bring with them. @param {Manifest} manifest @param {string[]} keys @returns {Set<string>} keys of the manifest */
function closure(manifest, keys) {
  const seen = new Set(/** @type {string[]} */ ([]));
  /** @param {string} key */
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return seen;
}

/** The chunks that hold a module of these sources. @param {Manifest} manifest @param {readonly RegExp[]} sources @returns {string[]} keys of the manifest */
function keysOf(manifest, sources) {
  const modules = readModules();
  return Object.entries(manifest).flatMap(([key, { file }]) =>
    sources.some((source) => source.test(key) || modules[file]?.some((id) => source.test(id))) ? [key] : [],
  );
}

/** The scripts that the page itself names, from the root of the build: also those that no module asks for. @returns {string[]} */
function scriptsOfPage() {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return [...html.matchAll(/<script[^>]* src="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
}

/** The files that a page requests, from the root of the build. @param {Manifest} manifest @param {Page} page @returns {{ scripts: string[], styles: string[], lacking: RegExp[] }} */
export function filesOf(manifest, page) {
  const lacking = [...page.sources, ...(page.after ?? [])].filter((source) => keysOf(manifest, [source]).length === 0);
  const keys = ['index.html', ...keysOf(manifest, page.sources)];
  const chunks = [...closure(manifest, keys)].flatMap((key) => manifest[key] ?? []);
  return {
    scripts: [
      ...new Set([...scriptsOfPage(), ...chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))]),
    ],
    styles: [...new Set(chunks.flatMap(({ css = [], file }) => (file.endsWith('.css') ? [...css, file] : css)))],
    lacking,
  };
}

/** The scripts that come after the first paint of that page. @param {Manifest} manifest @param {Page} page @returns {string[]} */
export function filesAfter(manifest, { after = [] }) {
  const keys = keysOf(manifest, after);
  return [...closure(manifest, keys)].flatMap((key) => manifest[key]?.file ?? []);
}

/** @param {string[]} files @returns {number} KiB, gzip */
function weigh(files) {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0) / 1024;
}

/** @param {string} what @param {number} weight @param {{ limit: number, goal: number }} budget @returns {Line} */
function line(what, weight, { limit, goal }) {
  return { ok: weight <= limit, text: `${what}: ${weight.toFixed(1)} of ${limit} KiB (goal ${goal})`, seconds: 0 };
}

/** Nothing that places boxes beside others is in what a page loads first. @param {Page} page @param {string[]} scripts @returns {Line} */
function engineLine({ name }, scripts) {
  const found = findEngines(readModules(), scripts);
  return { ok: found.length === 0, text: [`${name}: no positioning engine`, ...found].join('\n  '), seconds: 0 };
}

/** The one file that brings a library for tables; a workbook is read by a worker, which no file brings. */
const tableFile = 'src/seams/csv.ts';

/** What a `:has()` must not ask for: an attribute, anything, or an element that enters pages and leaves them. */
const costly = /\[|\*|:not\(|(?<![.:\w-])(?!main\b|input\b)[a-z]/;

const onPaper = /@media print ?\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** Such a rule makes each change of a page look through all its ancestors; one over a class is free. @returns {Line} */
function hasLine() {
  const assets = join(folder, 'assets');
  const found = readdirSync(assets)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const sheet = readFileSync(join(assets, file), 'utf8').replace(onPaper, '');
      const hasSelectors = [...sheet.matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, what = '']) => what);
      return hasSelectors.filter((what) => costly.test(what)).map((what) => `${file}: :has(${what})`);
    });
  return { ok: found.length === 0, text: [':has() asks for classes alone', ...found].join('\n  '), seconds: 0 };
}

/** Nothing brings a library for spreadsheets or CSV with it before somebody reads or saves a file. @param {Manifest} manifest @returns {Line} */
function tablesLine(manifest) {
  const modules = readModules();
  /** @param {string[]} keys */
  const within = (keys) =>
    findTableLibraries(
      modules,
      [...closure(manifest, keys)].flatMap((key) => manifest[key]?.file ?? []),
    );
  const found = within(Object.keys(manifest).filter((key) => key !== tableFile));
  const lacking = within([tableFile]).length === 0 ? [`${tableFile} brings none`] : [];
  return {
    ok: found.length + lacking.length === 0,
    text: ['no library for tables before a file is read or saved', ...found, ...lacking].join('\n  '),
    seconds: 0,
  };
}

/** Nothing of the explorer is in what users load. @returns {Line} */
function usersBundleLine() {
  const found = findExplorerCode();
  return {
    ok: found.length === 0,
    text: ["nothing of the explorer in the users' bundle", ...found].join('\n  '),
    seconds: 0,
  };
}

/**
 * Builds the console if need be, holds what it loads first against its budget, and looks for what users should never load; a
 * console that can't be built is one line. @returns {Promise<Line[]>}
 */
export async function checkBudget() {
  try {
    await buildConsole(() => undefined);
  } catch (error) {
    if (error instanceof UserError) return [{ ok: false, text: error.message, seconds: 0 }];
    throw error;
  }
  const manifest = readManifest();
  const weighed = pages.flatMap((page) => {
    const { scripts, styles: sheets, lacking } = filesOf(manifest, page);
    const missing = lacking.map((source) => ({
      ok: false,
      text: `${page.name}: no chunk comes from ${source.source}`,
      seconds: 0,
    }));
    return [
      ...missing,
      engineLine(page, scripts),
      line(`${page.name} JS`, weigh(scripts), page),
      line(`${page.name} CSS`, weigh(sheets), styles),
    ];
  });
  return [...weighed, tablesLine(manifest), hasLine(), usersBundleLine()];
}
