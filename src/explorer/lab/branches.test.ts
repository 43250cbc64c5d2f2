import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TakenStep } from '../../../machines/simulator/walk';
import { branchesOf, branchPointsOf, countSharedSteps, walksOf, type AbandonedWalk } from './branches';

const step = (ms: number): TakenStep => ({ do: 'wait', ms, to: '"asking"' });
const walk = (...spans: number[]): AbandonedWalk => ({ life: 'a case', steps: spans.map(step) });

const walks = fc.record({
  life: fc.constantFrom('a case', 'another'),
  steps: fc.array(fc.integer({ min: 0, max: 2 }).map(step), { maxLength: 5 }),
});

test('walks that were left are read as they were written', () => {
  fc.assert(
    fc.property(walks, fc.array(walks, { maxLength: 6 }), (line, left) => {
      expect(walksOf(line, branchesOf(line, left))).toEqual(left);
    }),
  );
});

test('what a walk shares with one before is written once', () => {
  expect(branchesOf(walk(1, 2, 3), [walk(1, 2, 4, 5), walk(1, 2, 4, 6), { ...walk(1), life: 'another' }])).toEqual([
    { of: 0, from: 2, steps: [step(4), step(5)] },
    { of: 1, from: 3, steps: [step(6)] },
    { of: 0, from: 0, steps: [step(1)], life: 'another' },
  ]);
});

test('a walk parts from another after the steps that both have, or never', () => {
  const line = walk(1, 2);
  expect([walk(1, 3), walk(1, 2, 3), walk(1), walk(2)].map((one) => countSharedSteps(one, line))).toEqual([1, 2, 1, 0]);
  expect(countSharedSteps({ ...line, life: 'another' }, line)).toBeNull();
  const [first, beyond, held] = [walk(1, 3), walk(1, 2, 3), walk(1)];
  expect([...branchPointsOf(line, [first, beyond, held, { ...first, life: 'another' }])]).toEqual([
    [1, [first]],
    [2, [beyond]],
  ]);
});
