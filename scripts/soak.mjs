/**
 * `npm run soak [-- orderings | adverse | rollbacks | faults | kills | morning | changes [part of a file's name …]]`, by hand and nightly: what `npm test` tries on a
 * few generated cases, on many. Without a part all of them, one after the other. Each tells its seed, its figures and, as its last line,
 * whether its promise holds; one that broke ends it with 1. VIGIA_SEED tries the cases of a former run again, VIGIA_TRIES another number
 * of them. `changes` wants a clean tree.
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain, UserError } = await import('./lib/run.mjs');
const { install } = await import('./lib/install.mjs');

/** @typedef {(seed: number, more: readonly string[]) => Promise<{ held: boolean, last: string }>} Part */
/** @type {Record<string, () => Promise<Part>>} */
const parts = {
  orderings: async () => (await import('./lib/soak/generated.mjs')).orderings,
  adverse: async () => (await import('./lib/soak/generated.mjs')).adverse,
  rollbacks: async () => (await import('./lib/soak/generated.mjs')).rollbacks,
  faults: async () => (await import('./lib/soak/browser.mjs')).faults,
  kills: async () => (await import('./lib/soak/browser.mjs')).kills,
  morning: async () => (await import('./lib/soak/browser.mjs')).morning,
  changes: async () => {
    const { changes } = await import('./lib/soak/changes.mjs');
    return (_seed, more) => changes(more);
  },
};

await runMain(async () => {
  const [wanted, ...more] = process.argv.slice(2);
  if (wanted !== undefined && !(wanted in parts))
    throw new UserError(`There is no part "${wanted}": ${Object.keys(parts).join(', ')}.`);
  const seed = Number(process.env['VIGIA_SEED'] ?? Date.now() % 1_000_000_000);
  if (!Number.isInteger(seed)) throw new UserError('VIGIA_SEED must be a whole number.');
  await install(console.log);
  /** @type {string[]} */
  const lines = [];
  let passed = true;
  for (const [name, load] of Object.entries(parts)) {
    if (wanted !== undefined && name !== wanted) continue;
    console.log(`\n${name}, seed ${seed}`);
    const ended = await (await load())(seed, more);
    passed &&= ended.held;
    lines.push(`${ended.held ? 'held  ' : 'BROKEN'}  ${name}: ${ended.last}`);
    console.log(lines.at(-1));
  }
  if (lines.length > 1) console.log(`\n${lines.join('\n')}`);
  return passed ? 0 : 1;
});
