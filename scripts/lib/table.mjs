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
      `${(median(own) / 1_000).toFixed(2)} s`.padStart(8),
      `${Math.round(spread(own) * 100)} %`.padStart(8),
      (median(own) / median(floor.own)).toFixed(1).padStart(9),
    ];
    console.log(`${what.padEnd(43)} ${figures.join(' ')}   ${goal}`.trimEnd());
  }
  console.log(spread(floor.own) > 0.25 ? 'The floor itself spreads by more than a quarter: this run is void.\n' : '');
}
