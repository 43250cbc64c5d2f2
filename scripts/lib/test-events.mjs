/**
 * What a reporter of Vitest or Playwright writes to the standard output while its tests run, one line an event.
 * @typedef {{ kind: 'total', count: number } | { kind: 'done' } | { kind: 'failed', file: string, title: string, message: string }} TestEvent
 *   `total` counts what `done` is written for: files of Vitest, journeys of Playwright. `file` from the root.
 */

const mark = 'TEST EVENT ';

/** @param {TestEvent} event */
export const writeEvent = (event) => void process.stdout.write(`\n${mark}${JSON.stringify(event)}\n`);

/** @param {string} line @returns {TestEvent | null} */
export const readEvent = (line) => (line.startsWith(mark) ? JSON.parse(line.slice(mark.length)) : null);

/** @param {string} output @returns {string} without the lines that are events */
export const withoutEvents = (output) => output.replaceAll(new RegExp(`^${mark}.*\n?`, 'gm'), '');
