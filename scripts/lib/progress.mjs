import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** How many seconds each task takes on two processors, until a run of this tree has measured it. @type {Readonly<Record<string, number>>} */
const usual = {
  lint: 180,
  types: 100,
  drawings: 40,
  layout: 36,
  payloads: 18,
  events: 4,
  connections: 20,
  bundle: 20,
  screens: 400,
  verify: 210,
  fences: 190,
  machines: 190,
  sandbox: 110,
  journeys: 120,
};
const otherwise = 20;

const file = join(root, '.cache/test-seconds.json');

/** @returns {Record<string, number>} */
const readMeasured = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** @param {number} seconds */
const inWords = (seconds) => (seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`);

/**
 * How far a run of tasks is: which are under way, how much of all is done, and about how long the rest takes.
 * @param {readonly string[]} names of the tasks @param {number} slots
 */
export function createProgress(names, slots) {
  const measured = readMeasured();
  const begun = performance.now();
  /** @type {Map<string, { total: number, done: number, from: number, before: number, seconds: number | null }>} */
  const states = new Map(names.map((name) => [name, { total: 0, done: 0, from: 0, before: 0, seconds: null }]));
  /** @param {string} name */
  const stateOf = (name) => states.get(name) ?? { total: 0, done: 0, from: 0, before: 0, seconds: null };
  /** @param {string} name */
  const expected = (name) => measured[name] ?? usual[name.split(' ')[0] ?? ''] ?? otherwise;
  /** @param {string} name from 0 to 1 */
  function share(name) {
    const { total, done, before, seconds } = stateOf(name);
    if (seconds !== null) return 1;
    return total > 0 ? before + ((1 - before) * done) / total : shareByTime(name);
  }
  /** As far as it usually is after that time. @param {string} name */
  function shareByTime(name) {
    const { from } = stateOf(name);
    return from === 0 ? 0 : Math.min(0.9, (performance.now() - from) / 1_000 / expected(name));
  }
  const sum = (/** @type {(name: string) => number} */ of) => names.reduce((all, name) => all + of(name), 0);

  return {
    /** @param {string} name */
    begin: (name) => void (stateOf(name).from = performance.now()),
    /** @param {string} name @param {number} count */
    expect: (name, count) => {
      const state = stateOf(name);
      // What came before the first piece, such as reading all sources, is done.
      if (state.total === 0) state.before = Math.min(0.5, shareByTime(name));
      state.total += count;
    },
    /** @param {string} name */
    advance: (name) => void (stateOf(name).done += 1),
    /** @param {string} name */
    end: (name) => {
      const state = stateOf(name);
      state.seconds ??= (performance.now() - state.from) / 1_000;
    },
    /** One line: `4 min · 43 % · about 6 min left · screens 120 of 330, lint`. */
    line() {
      const elapsed = (performance.now() - begun) / 1_000;
      const all = sum(expected);
      const done = sum((name) => expected(name) * share(name));
      // What is done shows how fast this machine is, the more the more that is: the first pieces are seldom as long as the others.
      const usualPart = 0.2 * all;
      const pace = (elapsed + usualPart / slots) / (done + usualPart);
      const underWay = names
        .filter((name) => stateOf(name).from > 0 && stateOf(name).seconds === null)
        .map((name) => (stateOf(name).total > 0 ? `${name} ${stateOf(name).done} of ${stateOf(name).total}` : name));
      return `${inWords(elapsed)} · ${Math.floor((done / all) * 100)} % · about ${inWords((all - done) * pace)} left · ${underWay.join(', ')}`;
    },
    /** Keeps how long each task took, for the next run. */
    save() {
      const own = names.flatMap((name) => (stateOf(name).seconds === null ? [] : [[name, stateOf(name).seconds]]));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ ...measured, ...Object.fromEntries(own) }));
    },
  };
}
