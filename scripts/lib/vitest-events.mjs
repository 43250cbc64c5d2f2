import { relative } from 'node:path';
import { root } from './run.mjs';
import { writeEvent } from './test-events.mjs';

/** @typedef {import('vitest/node').TestCase} TestCase */

/** As the JSON report of Vitest writes it. @param {TestCase} test */
function titleOf(test) {
  const names = [test.name];
  for (let above = test.parent; above.type === 'suite'; above = above.parent) names.unshift(above.name);
  return names.join(' ');
}

/** A reporter of Vitest that writes an event for each file that is over and for each test that fails. */
export default class VitestEvents {
  /** @param {readonly unknown[]} files */
  onTestRunStart(files) {
    writeEvent({ kind: 'total', count: files.length });
  }

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    if (state !== 'failed') return;
    const message = errors
      .map(({ message: text, stack = '' }) => (stack.includes(text) ? stack : `${text}\n${stack}`))
      .join('\n');
    writeEvent({ kind: 'failed', file: relative(root, test.module.moduleId), title: titleOf(test), message });
  }

  onTestModuleEnd() {
    writeEvent({ kind: 'done' });
  }
}
