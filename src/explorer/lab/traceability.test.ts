import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { roster } from '../../../machines/roster';
import { transitionId } from '../../../machines/kit/internals';
import { machineTransitions } from '../../../machines/simulator/cover';
import {
  findLostArrows,
  formatRanges,
  formatTraceability,
  mergeTraceability,
  type MachineArrows,
  type MergeInput,
} from './merge-traceability';
import { countArrows, countTakers, parseRanges, readTraceability, type TraceabilityFile } from './traceability';

const begin = 'case.idle --begin[0]--> case.asking';
const answer = 'case.asking --xstate.done.actor.case[0]--> case.idle';
const [choose, listAnswer] = [
  'list --rows.choose[0]--> stays',
  'list.asking.cases --xstate.done.actor.cases[0]--> list.judging',
];
const machines: MachineArrows[] = [
  { name: 'case', machineId: 'case', arrows: [begin, answer], scenarios: [{ name: 'seen', taken: [begin] }] },
  { name: 'list', machineId: 'list', arrows: [choose, listAnswer], scenarios: [] },
];
const empty: TraceabilityFile = { files: [], machines: {} };
const journey = { file: 'e2e/journeys/answering.spec.ts', title: 'CAS-01 CAS-02 a case is answered', taken: [begin] };
const unit = { file: 'machines/cases/case.test.ts', title: 'CAS-03 asks once', taken: [begin, answer] };
const merge = (more: Partial<MergeInput>) =>
  mergeTraceability({ before: empty, recordings: [], recorded: 'today', machines, isThere: () => true, ...more });

test('an arrow tells its scenarios, its tests and the requirements that their titles name', () => {
  const { arrows } = readTraceability(merge({ recordings: [unit, journey] }));
  expect(arrows.get(begin)).toEqual({
    scenarios: ['seen'],
    tests: [
      { file: journey.file, title: journey.title, recorded: 'today', isJourney: true },
      { file: unit.file, title: unit.title, recorded: 'today', isJourney: false },
    ],
    requirements: ['CAS-01', 'CAS-02', 'CAS-03'],
  });
  const counts = (id: string) =>
    (['samples', 'tests', 'journeys', 'requirements'] as const).map((source) => countTakers(arrows.get(id), source));
  expect([counts(begin), counts(answer), counts(choose)]).toEqual([
    [1, 2, 1, 3],
    [0, 1, 0, 1],
    [0, 0, 0, 0],
  ]);
});

test('a machine is summed up by what takes its arrows, and by what nothing takes', () => {
  const all = readTraceability(merge({ recordings: [unit, journey] }));
  expect(countArrows(all, [begin, answer, choose])).toEqual({
    all: 3,
    samples: 1,
    tests: 2,
    journeys: 1,
    requirements: 2,
    untaken: 1,
  });
});

test('what a screen’s own list takes stands at the arrows of the list, whatever its name and its questions are', () => {
  const taken = [
    'historyList --rows.choose[0]--> stays',
    'historyList.asking.notices --xstate.done.actor.notices[0]--> historyList.judging',
    'historyList.gone --rows.choose[0]--> stays',
    'case.gone --begin[0]--> case.idle',
  ];
  const { machines: merged } = merge({ recordings: [{ ...journey, taken }] });
  expect(merged['list']?.arrows).toEqual({ [choose]: ['', '0'], [listAnswer]: ['', '0'] });
  expect(merged['case']?.arrows).toEqual({ [begin]: ['0', ''] });
});

test('recording one file again leaves what others took, and lets go of files and arrows that are gone', () => {
  const before = merge({ recordings: [unit, journey], recorded: 'yesterday' });
  const again = merge({ before, recordings: [{ ...journey, taken: [answer] }] });
  expect(again.files.map(({ file, recorded }) => [file, recorded])).toEqual([
    [journey.file, 'today'],
    [unit.file, 'yesterday'],
  ]);
  expect(again.machines['case']?.arrows).toEqual({ [answer]: ['', '0-1'], [begin]: ['0', '1'] });
  const gone = merge({ before, isThere: (file) => file !== journey.file });
  expect(gone.files.map(({ file }) => file)).toEqual([unit.file]);
  expect(gone.machines['case']?.arrows[begin]).toEqual(['0', '0']);
  const [, list] = machines;
  if (list === undefined) throw new Error('There is no list.');
  expect(findLostArrows(before, [{ name: 'case', arrows: [answer] }, list])).toEqual([
    `case has no arrow "${begin}" any more.`,
  ]);
  expect(findLostArrows(before, [list])).toEqual(['There is no machine "case" any more.']);
});

test('the file is written in one order, a line for each test and each arrow, and read as it was', () => {
  const file = merge({ recordings: [unit, journey] });
  const text = formatTraceability(file);
  expect(JSON.parse(text)).toEqual(file);
  expect(formatTraceability(merge({ recordings: [journey, unit] }))).toBe(text);
  expect(text).toContain(`\n${JSON.stringify(begin)}:["0","0-1"]\n`);
  expect([formatRanges([5, 0, 1, 2]), parseRanges('0-2,5'), parseRanges('')]).toEqual(['0-2,5', [0, 1, 2, 5], []]);
});

test('every arrow and test file of traceability.json is still there: else `npm run transitions` mends it', async () => {
  const root = join(import.meta.dirname, '../../..');
  const saved = JSON.parse(readFileSync(join(import.meta.dirname, 'traceability.json'), 'utf8')) as TraceabilityFile;
  const drawn = await Promise.all(
    Object.entries(roster).map(async ([name, { load }]) => ({
      name,
      arrows: machineTransitions(await load()).map(transitionId),
    })),
  );
  expect(findLostArrows(saved, drawn)).toEqual([]);
  expect(saved.files.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
});
