/**
 * `npm run bench`: how long the sandbox takes to be ready, beside the floor of this machine (the same Node with the same loader,
 * doing nothing). Medians of interleaved runs with their spread. It prints and never fails; a void run says so.
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { spawn } = await import('node:child_process');
const { existsSync, mkdtempSync, rmSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { root, run, runMain } = await import('./lib/run.mjs');
const { install } = await import('./lib/install.mjs');

const rounds = 5;
const folder = mkdtempSync(join(tmpdir(), 'bench-'));

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

async function floor() {
  return (await run(process.execPath, ['--import', 'tsx', '--eval', '0'])).milliseconds;
}

/** @param {number[]} times */
const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** @param {number[]} times */
const spread = (times) => (Math.max(...times) - Math.min(...times)) / median(times);

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1_000).toFixed(2)} s`;

await runMain(async () => {
  await install(console.log);
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
  const base = median(times.floor);
  console.log('what                                  median   spread   × floor   goal');
  for (const { what, own, goal } of [
    { what: 'floor: Node and its loader', own: times.floor, goal: '' },
    { what: 'sandbox ready, seeded database', own: times.seeded, goal: 'under 1 s' },
    { what: 'sandbox ready, seeded from nothing', own: times.nothing, goal: 'under 20 s' },
  ]) {
    const figures = [seconds(median(own)), `${Math.round(spread(own) * 100)} %`, (median(own) / base).toFixed(1)];
    console.log(
      `${what.padEnd(36)} ${figures[0]?.padStart(7)} ${figures[1]?.padStart(8)} ${figures[2]?.padStart(9)}   ${goal}`,
    );
  }
  if (spread(times.floor) > 0.25) console.log('The floor itself spreads by more than a quarter: this run is void.');
  rmSync(folder, { recursive: true, force: true });
});
