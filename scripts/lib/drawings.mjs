import { createProgress } from './progress.mjs';
import { runScript } from './run.mjs';

/** What is made at the same time, each in a process of its own: the first two take about as long as each other on a processor. */
const together = [
  ['layout', 'connections'],
  ['payloads', 'events'],
];
const bundle = 'bundle';
const sayEvery = 5_000;

/**
 * Makes what the explorer shows of each machine, as `.cache/machines` keeps it. What can't be made says so where it is used.
 * @param {(kind: string, count: number, total: number) => void} [onMade]
 */
export async function makeDrawings(onMade) {
  const onLine = (/** @type {string} */ line) => {
    const [, kind = '', count, total] = /^(\w+) (\d+) of (\d+)$/.exec(line) ?? [];
    if (kind !== '') onMade?.(kind, Number(count), Number(total));
  };
  await Promise.all(together.map((kinds) => runScript('scripts/drawings.ts', kinds, { onLine })));
}

/**
 * Makes the drawings and then what is made of them, and says every few seconds how far that is and about how long it takes.
 * @template Result
 * @param {(line: string) => void} printLine
 * @param {() => Promise<Result>} build
 * @returns {Promise<Result>}
 */
export async function buildWithDrawings(printLine, build) {
  const kinds = together.flat();
  const progress = createProgress([...kinds, bundle], together.length);
  const saying = setInterval(() => printLine(progress.line()), sayEvery);
  try {
    for (const kind of kinds) progress.begin(kind);
    await makeDrawings((kind, count, total) => {
      if (count === 1) progress.expect(kind, total);
      progress.advance(kind);
      if (count === total) progress.end(kind);
    });
    for (const kind of kinds) progress.end(kind);
    progress.begin(bundle);
    const result = await build();
    progress.end(bundle);
    return result;
  } finally {
    clearInterval(saying);
  }
}
