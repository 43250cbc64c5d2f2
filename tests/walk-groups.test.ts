import { expect, test } from 'vitest';
import { formatWalkGroups, type DifferingWalk } from '../scripts/build/walk-groups';

const walk = (machine: string, said: string, link: string): DifferingWalk => ({
  machine,
  named: 'a life',
  said,
  link,
  picture: { file: `${link}.svg` },
});

test('walks that differ alike are told once under their machine, and one that runs another that differs says so', () => {
  const lines = formatWalkGroups({
    differing: [
      walk('queue', 'Step 2 led elsewhere.', 'q1'),
      walk('entry', 'Step 1 left something.', 'e1'),
      walk('entry', 'Step 3 led elsewhere.', 'e2'),
      walk('entry', 'Step 4 led elsewhere.', 'e3'),
      walk('entry', 'Step 3 led elsewhere.', 'e4'),
    ],
    replayed: new Map([
      ['queue', 7],
      ['entry', 9],
    ]),
    runs: new Map([['queue', new Set(['entry', 'other'])]]),
    mostLinks: 2,
  });
  expect(lines.map((line) => line.trim())).toEqual([
    'entry: 4 of 9 walks differ',
    '3 walks, first differing alike: Step 3 led elsewhere.',
    ...['a life', 'e2', 'a life', 'e3', 'e2.svg', 'and 1 more'],
    'Step 1 left something.',
    ...['a life', 'e1', 'e1.svg'],
    'queue: 1 of 7 walks differ',
    'queue runs entry, which differs itself: look there first.',
    'Step 2 led elsewhere.',
    ...['a life', 'q1', 'q1.svg'],
  ]);
});
