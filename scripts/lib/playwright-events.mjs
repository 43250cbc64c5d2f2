import { writeEvent } from './test-events.mjs';

/** A reporter of Playwright that writes an event for each journey that is over, and for each that fails. */
export default class PlaywrightEvents {
  /** @param {unknown} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    writeEvent({ kind: 'total', count: suite.allTests().length });
  }

  /** @param {import('@playwright/test/reporter').TestCase} test @param {import('@playwright/test/reporter').TestResult} result */
  onTestEnd(test, { errors }) {
    const [, , file = '', ...titles] = test.titlePath();
    if (test.outcome() === 'unexpected')
      writeEvent({
        kind: 'failed',
        file: `e2e/${file}`,
        title: titles.join(' '),
        message: errors.map(({ message = '' }) => message).join('\n'),
      });
    writeEvent({ kind: 'done' });
  }
}
