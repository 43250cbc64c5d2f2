import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { charts } from '../../scripts/charts';
import { root } from '../../scripts/lib/run.mjs';
import { checkSamples } from '../../scripts/samples';
import { createTree } from './tree';

const folder = 'machines/search/door';
const file = (suffix: string) => `${folder}/door${suffix}`;
const machine = (event: string) =>
  `import { createMachine } from 'xstate';\n\nexport const doorMachine = createMachine({ id: 'door', initial: 'shut', states: { shut: { invoke: { id: 'lock', src: 'lock', onDone: 'open' }, on: { '${event}': 'open' } }, open: { after: { 3000: 'shut' } } } });\n`;
const descriptions =
  "export const doorDescriptions = { states: { shut: 'Nobody passes.', open: 'Anybody passes.' } };\n";
const samples = (...events: string[]) =>
  `${descriptions}export const doorSamples = { lives: [{ name: 'a shut door', events: [${events.join()}] }], events: [{ type: 'door.open' }, { type: 'xstate.done.actor.lock', actorId: 'lock' }] };\n`;
const files = {
  'machines/roster.ts': `export const roster = { door: { area: 'search', folder: '${folder}', load: async () => (await import('./search/door/door.machine')).doorMachine } };\n`,
  [file('.machine.ts')]: machine('door.open'),
  [file('.samples.ts')]: samples(),
  [`${folder}/README.md`]: '# Door\n\n<!-- chart -->\n<!-- /chart -->\n',
};

/** The steps of `npm run charts:check`, in its order, up to the one that fails. */
async function check(tree: string): Promise<{ code: number; said: string }> {
  const drawn = await charts('--check', '--root', tree);
  return drawn.code === 0 ? checkSamples('--root', tree) : drawn;
}

it('npm run charts:check does both', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['charts:check']).toBe('tsx scripts/charts.ts --check && tsx scripts/samples.ts');
});

describe('charts and samples stay in step with their machines', () => {
  let readme: string;
  /** A tree whose chart was drawn, and these files as they are now. */
  const changed = (more: Record<string, string>) => createTree({ ...files, [`${folder}/README.md`]: readme, ...more });
  beforeAll(async () => {
    const tree = createTree(files);
    expect(await charts('--root', tree)).toMatchObject({ code: 0 });
    readme = readFileSync(join(tree, folder, 'README.md'), 'utf8');
  });

  it('passes right after drawing', async () => {
    expect(readme).toContain('open --> shut : after 3 s');
    expect(await check(changed({}))).toMatchObject({ code: 0 });
  });

  it.each([
    ['a README', { [`${folder}/README.md`]: files[`${folder}/README.md`] ?? '' }],
    ['a transition that the machine has otherwise', { [file('.machine.ts')]: machine('door.push') }],
  ])('names the chart that was left behind by %s', async (_what, more) => {
    const { code, said } = await check(changed(more));
    expect(code).toBe(1);
    expect(said).toContain(`The chart is out of step: ${folder}/README.md.`);
  });

  it('names a delay that is worked out and has no words, and words for one that says itself how long it is', async () => {
    const worked = files[file('.machine.ts')] ?? '';
    const delays = '}, { delays: { pause: () => 1, rest: 2000 } })';
    const { code, said } = await check(
      changed({
        [file('.machine.ts')]: worked.replace('3000', 'pause').replace(/\}\)(?=;\n$)/, delays),
        [file('.samples.ts')]: samples().replace(' } };', " }, delays: { rest: 'two seconds' } };"),
      }),
    );
    expect(code).toBe(1);
    expect(said).toContain(`${file('.machine.ts')}: no words for the delays pause.`);
    expect(said).toContain(`${file('.machine.ts')}: words for delays that it doesn't work out: rest.`);
  });

  it('names each sample event that the machine has outgrown or that no address can hold', async () => {
    const outgrown = samples(
      "{ type: 'door.slam' }",
      "{ type: 'xstate.done.actor.bell' }",
      "{ type: 'door.open', width: 1n }",
      "{ type: 'door.open', by: () => 'hand' }",
    );
    const { code, said } = await check(changed({ [file('.samples.ts')]: outgrown }));
    expect(code).toBe(1);
    for (const sentence of [
      "door doesn't hear the sample event door.slam.",
      'door invokes no bell, which answers in xstate.done.actor.bell.',
      "the sample event door.open can't be kept in an address",
      'the sample event door.open reads in an address as another one.',
    ])
      expect(said).toContain(`${file('.samples.ts')}: ${sentence}`);
  });
});
