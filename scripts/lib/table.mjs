import { openedListings, cpuSlowdown } from './mark-times.mjs';

/** @typedef {{ what: string, own: number[], goal: string }} Subject `own`: the times of its rounds, milliseconds; the first of a table is the floor. */

/** @param {number[]} times */
const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** @param {number[]} times */
const spread = (times) => (Math.max(...times) - Math.min(...times)) / median(times);

/** Prints the median of each subject beside that of the floor; a floor that spreads by more than a quarter voids the run. @param {string} name @param {[Subject, ...Subject[]]} subjects */
export function printTable(name, subjects) {
  const [floor] = subjects;
  console.log(`${name.padEnd(44)}  median   spread   × floor   goal`);
  for (const { what, own, goal } of subjects) {
    const figures = [
      (median(own) < 100 ? `${median(own).toFixed(1)} ms` : `${(median(own) / 1_000).toFixed(2)} s`).padStart(8),
      `${Math.round(spread(own) * 100)} %`.padStart(8),
      (median(own) / median(floor.own)).toFixed(2).padStart(9),
    ];
    console.log(`${what.padEnd(43)} ${figures.join(' ')}   ${goal}`.trimEnd());
  }
  console.log(spread(floor.own) > 0.25 ? 'The floor itself spreads by more than a quarter: this run is void.\n' : '');
}

/**
 * Prints how good orders are: what of their first 50 is right, and the area under their curve; the last beside the better of the floors.
 * @param {string} name @param {{ what: string, precision: number, area: number, error: number }[]} orders those that are floors say so
 */
export function printQuality(name, orders) {
  const best = Math.max(...orders.filter(({ what }) => what.startsWith('floor')).map(({ precision }) => precision));
  console.log(`${name.padEnd(52)}  first 50  error    area   × better floor`);
  for (const { what, precision, error, area } of orders) {
    const figures = [
      `${(precision * 100).toFixed(1)} %`.padStart(8),
      `± ${(error * 100).toFixed(1)}`.padStart(6),
      area.toFixed(2).padStart(7),
    ];
    console.log(`${what.padEnd(53)} ${figures.join(' ')}   ${(precision / best).toFixed(2).padStart(14)}`);
  }
  console.log(`goal at 50: 1.5 × the better floor, ${Math.round(150 * best)} %\n`);
}

/**
 * Prints how pages load on a simulated phone: the largest paint, the time in which nothing is answered, the points; each beside
 * what the floor of the run allows, and what the largest paint was. @param {import('./page-loads.mjs').LoadMeasurement[]} pages the floor first
 */
export function printLoads([floor, ...pages]) {
  if (!floor) return;
  /** @param {import('./page-loads.mjs').LoadMeasurement} page @param {'lcp' | 'tbt' | 'score'} figure */
  const of = ({ loads }, figure) => median(loads.map((load) => load[figure]));
  const [lcp, tbt, score] = [1.2 * of(floor, 'lcp'), 1.5 * of(floor, 'tbt') + 50, of(floor, 'score') - 2];
  /** @param {string} sign @param {number} limit @param {string} unit */
  const goal = (sign, limit, unit) => `${sign} ${Math.round(limit)}${unit}`.padStart(11);
  const goals = [goal('≤', lcp, ' ms'), goal('≤', tbt, ' ms'), goal('≥', score, '')];
  console.log(`${'a load on a simulated phone'.padEnd(44)}        LCP         TBT      points   painted last`);
  for (const page of [floor, ...pages]) {
    const figures = [
      `${Math.round(of(page, 'lcp'))} ms`,
      `${Math.round(of(page, 'tbt'))} ms`,
      `${Math.round(of(page, 'score'))}`,
    ];
    console.log(`${page.what.padEnd(43)} ${figures.map((one) => one.padStart(11)).join(' ')}   ${page.element}`);
  }
  console.log(`${'goal, by this floor'.padEnd(43)} ${goals.join(' ')}`);
  const own = floor.loads.map(({ lcp: one }) => one);
  console.log(spread(own) > 0.25 ? 'The floor itself spreads by more than a quarter: this run is void.\n' : '');
}

/** @param {string} what @param {string} figure @param {string} goal */
const printLine = (what, figure, goal) => console.log(`${what.padEnd(56)} ${figure.padStart(12)}   ${goal}`.trimEnd());

/** @param {import('./mark-times.mjs').Marks} marks */
export function printMarks({ own, floor, rows }) {
  printTable(`a mark among forty cards, ${cpuSlowdown} times slower`, [
    { what: 'floor: the same change by a listener alone', own: floor, goal: '' },
    { what: 'until a mark is painted', own, goal: '1.2 × floor' },
  ]);
  printLine('at worst', `${Math.max(...own)} ms`, '48 ms where plain cells take 40');
  printLine('by the listener alone, at worst', `${Math.max(...floor)} ms`, '');
  printLine('cards that a mark changes', `${Math.max(...rows)}`, '1, and 2 where the cursor goes on');
}

/** @param {import('./mark-times.mjs').HeapUse} held */
export function printHeap({ before, after }) {
  const grown = ((after.bytes - before.bytes) / before.bytes) * 100;
  printLine(`heap after ${openedListings} listings that were opened and closed`, `${grown.toFixed(1)} %`, 'under 5 %');
  printLine('nodes more than before them', `${after.nodes - before.nodes}`, 'none that are detached');
}
