import { describe, expect, it } from 'vitest';
import { findPortCalls, coverRows, layerOf, findPorts, readRows, titlesIn } from '../../scripts/build/requirement-rows';
import { rows as printRows } from '../../scripts/rows';

const rows = readRows(
  [
    'id\tarea\twhere\trequirement',
    'SHL-01\tSHL\tscreen\tThe backdrop closes a modal.',
    'SES-01\tSES\tmachine\tThe session is checked first.',
    'VAL-01\tVAL\trule\tAn e-mail has an @.',
    'GW-08\tGW\twire\tQuery sites takes no input.',
    'GW-93\tGW\twire\tSeller lookup uses sellerSearch of that site.',
    'GW-02\tGW\twire\tEvery call carries the session token.',
  ].join('\n'),
);
const ports = findPorts('  sites: Port<void, Site[]>;\n  sellerSearch: Port<{ siteId: string }, Seller>;\n');
const coverageOf = (called: string[], ...titles: [file: string, title: string][]) =>
  Object.fromEntries(
    coverRows(
      rows,
      titles.map(([file, title]) => ({ file, title })),
      ports,
      new Set(called),
    ),
  );

describe('a row is held at its layer or above', () => {
  it.each([
    ['e2e/journeys/session.spec.ts', 'screen'],
    ['src/screens/shell/shell.test.tsx', 'screen'],
    ['src/parts/hint.test.tsx', 'screen'],
    ['src/copy/copy.test.ts', 'rule'],
    ['machines/cases/case/case.test.ts', 'machine'],
    ['machines/domain/limits.test.ts', 'rule'],
    ['contracts/vocabulary/vocabulary.test.ts', 'rule'],
    ['pact/cases.pact.ts', 'wire'],
    ['contracts/client/session.test.ts', 'wire'],
    ['sandbox/cases.test.ts', null],
    ['src/explorer/lab/paths.test.ts', null],
    ['machines/simulator/simulate.test.ts', null],
    ['tests/fences/lint.test.ts', null],
    ['pact/verify.test.ts', null],
  ])('a test of %s stands at: %s', (file, layer) => {
    expect(layerOf(file)).toBe(layer);
  });

  it('a test below it is told, and does not hold it', () => {
    const low = coverageOf(
      [],
      ['machines/session/a/a.test.ts', 'SHL-01 closes'],
      ['machines/domain/a.test.ts', 'SES-01 first'],
    );
    expect(low).toMatchObject({ 'SHL-01': 'low', 'SES-01': 'low', 'VAL-01': 'open' });
    const high = coverageOf([], ['e2e/journeys/a.spec.ts', 'SHL-01 SES-01 VAL-01 a person comes in']);
    expect(high).toMatchObject({ 'SHL-01': 'held', 'SES-01': 'held', 'VAL-01': 'held' });
  });

  it("the sandbox's tests hold nothing", () => {
    expect(coverageOf([], ['sandbox/a.test.ts', 'VAL-01 an e-mail'])['VAL-01']).toBe('open');
  });

  it('a row of the wire is held as soon as something asks for its operation', () => {
    const titles: [string, string][] = [
      ['pact/session.pact.ts', 'GW-08 GW-93 GW-02'],
      ['e2e/journeys/a.spec.ts', 'GW-08'],
    ];
    expect(coverageOf([], ...titles)).toMatchObject({ 'GW-08': 'uncalled', 'GW-93': 'uncalled', 'GW-02': 'held' });
    expect(coverageOf(['sites', 'sellerSearch'], ...titles)).toMatchObject({ 'GW-08': 'held', 'GW-93': 'held' });
    expect(coverageOf(['sites'], ['e2e/journeys/a.spec.ts', 'GW-08'])['GW-08']).toBe('low');
  });
});

it('a machine asks for what it invokes, and for what it calls', () => {
  const text = [
    "actors: { sites: port('sites'), profile: resourceOf('profile') },",
    "fromPort('noticedArticles', { ask });",
    "watch: mutation('blackListSeller'),",
    'const found = await ports.caseDescription({ caseId }, signal);',
    'const known = await portsOf(system).articlesByIds(input, signal);',
  ].join('\n');
  expect(findPortCalls(text)).toEqual([
    'sites',
    'profile',
    'noticedArticles',
    'blackListSeller',
    'caseDescription',
    'articlesByIds',
  ]);
});

it('a port that is asked for by what makes a machine of its name counts as asked for', () => {
  const text = `
    const rows = growingOf('suggestedRows', 'suggestedArticles', { ask });
    const kinds = { black: { asks: 'blackListSellers', moves: 'whiteListSeller' }, made: { creates: 'createNoticedReport' } };
    export const form = drawerFormOf({ id: 'form', submits: 'updateProfileAccount' });`;
  expect(findPortCalls(text)).toEqual([
    'suggestedArticles',
    'blackListSellers',
    'whiteListSeller',
    'createNoticedReport',
    'updateProfileAccount',
  ]);
});

it('each requirement is named by a test at its layer, and each of the wire is asked for', async () => {
  const { said } = await printRows('--titles', '--open');
  expect(said).toContain('0 of the wire are asked for by nothing yet, 0 are named at another layer alone.');
  expect(said).not.toMatch(/^ +open:/m);
});

it('a layer that nobody knows is told', () => {
  expect(() => readRows('head\nSHL-01\tSHL\tbrowser\tIt shows.')).toThrow('SHL-01 is to be held at "browser"');
});

describe('the titles of a test file', () => {
  it('are those of its calls, and once for each case that a title names', () => {
    const text = `
      describe('the form', () => {
        test('EXP-01 opens', () => undefined);
        test.each([['EXP-05 without a title', { title: '' }], ['EXP-06 with a late day', {}]] as const)('%s it says so: %s', check);
        it.each(['EXP-07', 'EXP-08'])('%s stands', check);
        it.each(kinds)('EXP-03 %s has a row', check);
      });`;
    expect(titlesIn('src/screens/a.test.tsx', text)).toEqual([
      'the form',
      'EXP-01 opens',
      'EXP-05 without a title it says so: %s',
      'EXP-06 with a late day it says so: %s',
      'EXP-07 stands',
      'EXP-08 stands',
      'EXP-03 %s has a row',
    ]);
  });

  it('are those of its interactions too, where it is one of a contract', () => {
    const text = `
      describe('the reports', () => {
        answers('sites', 'GW-08 every site', { input: undefined });
        refusesCall('translate', 'GW-88 without words', {});
        for (const device of devices) answers('insertStatistics', \`GW-74 from a \${device}\`, {});
      });`;
    expect(titlesIn('pact/reports.pact.ts', text)).toEqual([
      'the reports',
      'GW-08 every site',
      'GW-88 without words',
      'GW-74 from a  ',
    ]);
    expect(titlesIn('machines/a.test.ts', text)).toEqual(['the reports']);
  });
});
