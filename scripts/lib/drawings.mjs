import { resolve } from 'node:path';
import { createProgress } from './progress.mjs';
import { root, run } from './run.mjs';

/** What is made at the same time, one after another in a process each: both take about as long on a processor. */
const together = [
  ['layout', 'events'],
  ['payloads', 'connections'],
];
const bundle = 'bundle';
const sayEvery = 5_000;

/** With room for what is soon thrown away: laying out and checking leave much of it. */
const roomy = '--max-semi-space-size=64';

/** Runs the program that makes some kinds of drawings. @param {string[]} args @param {Parameters<typeof run>[2]} [options] */
export const runDrawings = (args, options) =>
  run(process.execPath, [roomy, '--import', 'tsx', resolve(root, 'scripts/drawings.ts'), ...args], options);

/**
 * Makes what the explorer shows of each machine, as `.cache/machines` keeps it. What can't be made says so where it is used.
 * @param {(kind: string, count: number, total: number) => void} [onMade]
 */
export async function makeDrawings(onMade) {
  const onLine = (/** @type {string} */ line) => {
    const [, kind = '', count, total] = /^(\w+) (\d+) of (\d+)$/.exec(line) ?? [];
    if (kind !== '') onMade?.(kind, Number(count), Number(total));
  };
  await Promise.all(together.map((kinds) => runDrawings(kinds, { onLine })));
}

/**
 * Makes the drawings and what is made of them, and says every few seconds how far that is and about how long it takes.
 * @template Result
 * @param {(line: string) => void} printLine
 * @param {(drawings: Promise<void>) => Promise<Result>} build begins at once, and has to await the drawings before it asks for one
 * @returns {Promise<Result>}
 */
export async function buildWithDrawings(printLine, build) {
  const kinds = together.flat();
  const progress = createProgress([...kinds, bundle], together.length);
  const saying = setInterval(() => printLine(progress.line()), sayEvery);
  try {
    for (const [first = ''] of together) progress.begin(first);
    const drawings = makeDrawings((kind, count, total) => {
      const queue = together.find((one) => one.includes(kind)) ?? [];
      const at = queue.indexOf(kind);
      if (count === 1) {
        // What stood already said nothing.
        for (const before of queue.slice(0, at)) progress.end(before);
        progress.expect(kind, total);
      }
      progress.advance(kind);
      if (count < total) return;
      progress.end(kind);
      const next = queue[at + 1];
      if (next !== undefined) progress.begin(next);
    }).then(() => {
      for (const kind of kinds) progress.end(kind);
      progress.begin(bundle);
    });
    const result = await build(drawings);
    progress.end(bundle);
    return result;
  } finally {
    clearInterval(saying);
  }
}
