/** What begins each error that no test caught in what Vitest says: its report in JSON leaves them out, and fails because of them. */
const mark = 'NOBODY CAUGHT: ';
const end = 'THAT WAS IT.';

/** A reporter of Vitest that tells the errors which no test caught. */
export default class Uncaught {
  /** @param {readonly unknown[]} _modules @param {readonly { name?: string, message: string, stack?: string, VITEST_TEST_PATH?: string, VITEST_TEST_NAME?: string }[]} errors */
  onTestRunEnd(_modules, errors) {
    for (const {
      name = 'Error',
      message,
      stack = '',
      VITEST_TEST_PATH: file = '',
      VITEST_TEST_NAME: test = '',
    } of errors)
      console.log(`${mark}${name}: ${message}\nduring ${file} ${test}\n${stack}\n${end}`);
  }
}

/** The errors that the reporter told of. @param {string} output what a run of Vitest said @returns {string[]} */
export function parseUncaughtErrors(output) {
  return output
    .split(mark)
    .slice(1)
    .map((from) => `An error that no test caught. ${from.split(end)[0]?.trim()}`);
}
