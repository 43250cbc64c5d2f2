import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverMachines } from '../../scripts/coverage-machines';
import { createTree } from './tree';

const entry = (name: string) =>
  `  ${name}: { area: 'search', folder: 'machines/search/${name}', load: async () => (await import('./search/${name}/${name}.machine')).${name}Machine },\n`;
const machine = (name: string, more = '') =>
  `import { createMachine } from 'xstate';\n\nexport const ${name}Machine = createMachine({ id: '${name}', initial: 'shut', states: { shut: { on: { '${name}.open': 'open' } }, open: {}${more} } });\n`;
const samples = (name: string, more = '') =>
  `export const ${name}Samples = { lives: [{ name: 'a shut ${name}' }], events: [{ type: '${name}.open' }]${more} };\n`;
const tree = (more: Record<string, string> = {}) =>
  createTree({
    'machines/roster.ts': `export const roster = {\n${entry('door')}${entry('gate')}};\n`,
    'machines/search/door/door.machine.ts': machine('door'),
    'machines/search/door/door.samples.ts': samples('door'),
    'machines/search/gate/gate.machine.ts': machine('gate'),
    'machines/search/gate/gate.samples.ts': samples('gate'),
    ...more,
  });
const coverage = (of: string, ...args: string[]) => coverMachines('--root', of, ...args);

describe('every state and transition of a machine is reached by its samples', () => {
  it('passes where they are, counts them, and writes what was reached', async () => {
    const completeTree = tree();
    const { code, said } = await coverage(completeTree, '--json', join(completeTree, 'out/coverage.json'));
    expect(said).toBe(
      [
        'machine     lives  events  walks  states  transitions',
        'door            1       1      2     3/3          1/1',
        'gate            1       1      2     3/3          1/1',
        '2 machines      2       2      4     6/6          2/2',
        '',
      ].join('\n'),
    );
    expect(code).toBe(0);
    const written = JSON.parse(readFileSync(join(completeTree, 'out/coverage.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    expect(written.gate).toEqual({
      states: ['gate', 'gate.shut', 'gate.open'].map((id) => ({ id, reached: true })),
      transitions: [{ id: 'gate.shut --gate.open[0]--> gate.open', taken: true }],
      walks: 2,
    });
  });

  it('names the state that no walk reaches and the transition that none takes, and still writes what was reached', async () => {
    const ajar = tree({
      'machines/search/gate/gate.machine.ts': machine('gate', ", ajar: { on: { 'gate.shut': 'shut' } }"),
    });
    const { code, said } = await coverage(ajar, '--json', join(ajar, 'coverage.json'));
    expect(code).toBe(1);
    expect(said).toContain('gate: state not reached: gate.ajar');
    expect(said).toContain('gate: transition not taken: gate.ajar --gate.shut[0]--> gate.shut');
    expect(said).not.toContain('door: ');
    expect(existsSync(join(ajar, 'coverage.json'))).toBe(true);
  });

  it.each([
    [
      'samples that are not there',
      { 'machines/search/gate/gate.samples.ts': 'export const gateInput = {};\n' },
      "gate has no samples: machines/search/gate/gate.samples.ts doesn't export gateSamples.",
    ],
    [
      'a machine without the file of its samples',
      { 'machines/roster.ts': `export const roster = {\n${entry('door').replace('search/door', 'search/cellar')}};\n` },
      "door has no samples: machines/search/cellar/cellar.samples.ts isn't there.",
    ],
    [
      'a sentence that must never hold',
      {
        'machines/search/gate/gate.samples.ts': samples(
          'gate',
          ", never: { 'it stands open': ({ value }) => value === 'open' }",
        ),
      },
      "gate can't be walked: Never: it stands open. It holds after gate.open",
    ],
  ])('says %s', async (_what, more, sentence) => {
    const { code, said } = await coverage(tree(more));
    expect(code).toBe(1);
    expect(said).toContain(sentence);
  });
});
