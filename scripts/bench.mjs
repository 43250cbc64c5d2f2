/**
 * `npm run bench [name …]`: each benchmark, or those named, beside a floor of the same run: how long the sandbox takes to be ready, 30,000
 * reports to send, a workbook to read, a long list to be written as CSV, a receipt of 30,000 listings to scroll, a start of the console, its
 * pages on a simulated phone, a mark to be painted, an order to be learned and how well it orders, pictures to be compared; and what is left of
 * 200 listings that were opened and closed. Medians of interleaved runs
 * with their spread. It prints and never fails; a void run says so.
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { execFile, spawn } = await import('node:child_process');
const { promisify } = await import('node:util');
const { existsSync, mkdtempSync, rmSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { root, run, runMain, UserError } = await import('./lib/run.mjs');
const { install } = await import('./lib/install.mjs');
const { requireBrowser } = await import('./lib/browser.mjs');
const { buildConsole } = await import('./lib/builds.mjs');
const { latency, measureStartTimes } = await import('./lib/start-times.mjs');
const { measurePageLoads } = await import('./lib/page-loads.mjs');
const { measureImport } = await import('./lib/import-times.mjs');
const { measureHeap, measureMarks } = await import('./lib/mark-times.mjs');
const { measureScrolling } = await import('./lib/scroll-times.mjs');
const { maxReceiptNodes } = await import('../e2e/fixtures/saved-receipt.mjs');
const { printHeap, printLoads, printMarks, printQuality, printTable } = await import('./lib/table.mjs');

const rounds = 5;
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const workbook = join(folder, 'large.xlsx');

/** Milliseconds until a sandbox on that database has said its addresses. @param {string} database @returns {Promise<number>} */
function untilReady(database) {
  const from = performance.now();
  const args = [
    '--import',
    'tsx',
    'sandbox/main.ts',
    '--port',
    '0',
    '--database',
    database,
    '--log',
    'none',
    '--console',
    'none',
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((done, failed) => {
    let took = 0;
    child.stdout.once('data', () => {
      took = performance.now() - from;
      child.kill('SIGTERM');
    });
    child.on('exit', () => (took > 0 ? done(took) : failed(new Error('The sandbox ended before it was ready.'))));
  });
}

/** The times of a send of 30,000, and of its calls alone. @returns {Promise<{ floor: number[], own: number[] }>} */
async function sendTimes() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/lib/send-many.ts', String(rounds)],
    { cwd: root },
  );
  return JSON.parse(stdout);
}

/** The times of reading a large workbook beside inflating and scanning it, and of refusing archives that inflate to 400 MB. @returns {Promise<{ megabytes: number, read: { floor: number[], own: number[] }, bombs: Record<'honest' | 'lying' | 'half', number[]>, growth: number }>} */
async function readingTimes() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/lib/spreadsheet-times.ts', String(rounds), workbook],
    { cwd: root },
  );
  return JSON.parse(stdout);
}

/** The times of writing 60,000 rows as CSV, and of papaparse alone in one go; the longest that either lets wait. @returns {Promise<{ floor: number[], own: number[], longest: number, whole: number }>} */
async function csvTimes() {
  const bundle = join(folder, 'csv');
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    ssr: { noExternal: true },
    build: {
      ssr: 'scripts/lib/csv-times.ts',
      outDir: bundle,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'times.cjs' } },
    },
  });
  const { stdout } = await promisify(execFile)(process.execPath, [join(bundle, 'times.cjs'), String(rounds)]);
  return JSON.parse(stdout);
}

/**
 * How well results are ordered by what was learned from half of a past, in the half that was held back, over several pasts; and how long learning and ordering take.
 * @typedef {{ precision: number, area: number, error: number }} Quality
 * @returns {Promise<{ share: number, searches: number, relevance: Quality, attention: Quality, learned: (Quality & { count: number })[], knowable: (Quality & { count: number })[], times: Record<'floor' | 'learn' | 'arrange' | 'arrangeFloor', number[]> }>}
 */
async function triageTimes() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/lib/triage-times.ts', String(rounds)],
    { cwd: root },
  );
  return JSON.parse(stdout);
}

/** The times of looking at 100 pictures beside walking over their pixels, and the longest of putting 8 of 1,000 to their groups. @returns {Promise<{ floor: number[], own: number[], groups: number[] }>} */
async function pictureTimes() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/lib/picture-times.ts', String(rounds)],
    { cwd: root },
  );
  return JSON.parse(stdout);
}

async function floor() {
  return (await run(process.execPath, ['--import', 'tsx', '--eval', '0'])).milliseconds;
}

/** A browser and the built console, got once for the benchmarks that want them. @type {Promise<string> | undefined} */
let browser;
const inBrowser = () => (browser ??= buildConsole(console.log).then(() => requireBrowser(console.log)));

/** Every benchmark by its name. @satisfies {Record<string, () => Promise<void>>} */
const benchmarks = {
  sandbox: async () => {
    const seeded = join(folder, 'seeded.sqlite');
    await untilReady(seeded);
    /** @type {{ floor: number[], seeded: number[], nothing: number[] }} */
    const times = { floor: [], seeded: [], nothing: [] };
    for (let round = 0; round < rounds; round += 1) {
      const fresh = join(folder, `fresh-${round}.sqlite`);
      times.floor.push(await floor());
      times.seeded.push(await untilReady(seeded));
      times.nothing.push(await untilReady(fresh));
      for (const suffix of ['', '-wal', '-shm']) if (existsSync(fresh + suffix)) rmSync(fresh + suffix);
    }
    printTable('the sandbox', [
      { what: 'floor: Node and its loader', own: times.floor, goal: '' },
      { what: 'ready, seeded database', own: times.seeded, goal: 'under 1 s' },
      { what: 'ready, seeded from nothing', own: times.nothing, goal: 'under 20 s' },
    ]);
  },
  sending: async () => {
    const many = await sendTimes();
    printTable('30,000 reports, 20 ms a call', [
      { what: 'floor: the same calls one after the other', own: many.floor, goal: '' },
      { what: 'through the outbox', own: many.own, goal: '1.15 × floor' },
    ]);
  },
  workbook: async () => {
    const { megabytes, read, bombs, growth } = await readingTimes();
    printTable(`a workbook of ${megabytes.toFixed(1)} MB, 21 of XML`, [
      { what: 'floor: inflated and scanned', own: read.floor, goal: '' },
      { what: 'read for an import', own: read.own, goal: '5 × floor' },
      { what: 'a bomb of 400 MB that says so, refused', own: bombs.honest, goal: '0.25 s' },
      { what: 'one that says a megabyte', own: bombs.lying, goal: '0.25 s' },
      { what: 'one that says 120 of them', own: bombs.half, goal: '0.25 s' },
    ]);
    console.log(`What refusing takes of memory: ${growth.toFixed(1)} MB (goal 64)\n`);
    const still = await measureImport(await inBrowser(), rounds, workbook);
    const [resting, reading] = [Math.max(...still.floor), Math.max(...still.own)].map((time) => time.toFixed(0));
    console.log(
      `The longest that the page waits while it reads that workbook: ${reading} ms (goal 33; at rest ${resting})\n`,
    );
  },
  csv: async () => {
    const csv = await csvTimes();
    printTable('60,000 rows as CSV', [
      { what: 'floor: papaparse, in one task', own: csv.floor, goal: '' },
      { what: 'in chunks, formula-safe', own: csv.own, goal: '1 × floor' },
    ]);
    console.log(
      `The longest that it lets wait: ${csv.longest.toFixed(1)} ms (goal 50; in one task ${csv.whole.toFixed(0)})\n`,
    );
  },
  triage: async () => {
    const { share, searches, relevance, attention, learned, knowable, times } = await triageTimes();
    printQuality(`${Math.round(searches)} searches in ${rounds} pasts, ${Math.round(share * 100)} % to be reported`, [
      { what: 'floor: most relevant', ...relevance },
      { what: 'floor: what stands out', ...attention },
      ...learned.map(({ count, ...quality }) => ({
        what: `learned from ${count.toLocaleString('en')} decisions`,
        ...quality,
      })),
      ...knowable.map(({ count, ...quality }) => ({
        what: `at most, from ${count.toLocaleString('en')} decisions`,
        ...quality,
      })),
    ]);
    printTable('learning from 5,000 decisions', [
      { what: 'floor: the decisions copied as text', own: times.floor, goal: '' },
      { what: 'learned', own: times.learn, goal: '1 s' },
    ]);
    printTable('ordering 1,000 results', [
      { what: 'floor: by what stands out', own: times.arrangeFloor, goal: '' },
      { what: 'by what was learned', own: times.arrange, goal: '0.05 s' },
    ]);
  },
  pictures: async () => {
    const times = await pictureTimes();
    printTable('100 pictures of 200 × 200 pixels', [
      { what: 'floor: each of their values once', own: times.floor, goal: '' },
      { what: 'looked at, in a worker', own: times.own, goal: '10 × floor' },
    ]);
    console.log(
      `The longest that the page compares 8 of 1,000 that all differ: ${Math.max(...times.groups).toFixed(0)} ms (goal 33)\n`,
    );
  },
  receipt: async () => {
    const scroll = await measureScrolling(await inBrowser(), rounds);
    printTable('a receipt of 30,000 listings, scrolled', [
      { what: 'floor: a bare recycler of the same rows', own: scroll.floor, goal: '' },
      { what: 'the receipt', own: scroll.own, goal: '1.15 × floor' },
    ]);
    console.log(
      `Elements of its table at most: ${scroll.nodes} (goal ${maxReceiptNodes}); of 100 frames the 95th takes ${scroll.frames.toFixed(0)} ms (goal 20), of the recycler ${scroll.floorFrames.toFixed(0)}\n`,
    );
  },
  start: async () => {
    const { floor: ways, cached, first } = await measureStartTimes(await inBrowser(), rounds);
    printTable(`a start, ${latency} ms a request`, [
      { what: 'floor: four requests one after the other', own: ways, goal: '' },
      { what: 'rows of the first list, code in the cache', own: cached, goal: '1.5 × floor' },
      { what: 'rows of the first list, nothing in the cache', own: first, goal: '3 × floor' },
    ]);
  },
  load: async () => printLoads(await measurePageLoads(await inBrowser(), rounds)),
  mark: async () => printMarks(await measureMarks(await inBrowser(), 3 * rounds)),
  memory: async () => printHeap(await measureHeap(await inBrowser())),
};

await runMain(async () => {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !Object.hasOwn(benchmarks, name));
  if (unknown.length > 0)
    throw new UserError(
      `There is no benchmark ${unknown.join(', ')}. Leave the name out for all, or name: ${Object.keys(benchmarks).join(', ')}.`,
    );
  await install(console.log);
  try {
    for (const [name, measure] of Object.entries(benchmarks))
      if (named.length === 0 || named.includes(name)) await measure();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
