import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';
import { runIn, treeWith } from './tree';

const folder = 'machines/search/door';
const file = (suffix: string) => `${folder}/door${suffix}`;
const machine = (event: string) =>
  `import { createMachine } from 'xstate';\n\nexport const doorMachine = createMachine({ id: 'door', initial: 'shut', states: { shut: { invoke: { id: 'lock', src: 'lock', onDone: 'open' }, on: { '${event}': 'open' } }, open: { after: { 3000: 'shut' } } } });\n`;
const samples = (...events: string[]) =>
  `export const doorSamples = { lives: [{ name: 'a shut door', events: [${events.join()}] }], events: [{ type: 'door.open' }, { type: 'xstate.done.actor.lock', actorId: 'lock' }] };\n`;
const files = {
  'machines/roster.ts': `export const roster = { door: { area: 'search', folder: '${folder}', load: async () => (await import('./search/door/door.machine')).doorMachine } };\n`,
  [file('.machine.ts')]: machine('door.open'),
  [file('.samples.ts')]: samples(),
  [file('.words.ts')]: "export const doorWords = { states: { shut: 'Nobody passes.', open: 'Anybody passes.' } };\n",
  [`${folder}/README.md`]: '# Door\n\n<!-- chart -->\n<!-- /chart -->\n',
};

/** The steps of one command of this project's package.json, in its order, up to the one that fails. */
async function command(name: 'charts' | 'charts:check', tree: string): Promise<{ code: number; said: string }> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  let all = '';
  for (const step of (scripts[name] ?? '').split(' && ')) {
    const [program, script = '', ...args] = step.split(' ');
    expect(program).toBe('tsx');
    const { code, said } = await runIn(tree, 'tsx', join(root, script), ...args, '--root', tree);
    all += said;
    if (code !== 0) return { code, said: all };
  }
  return { code: 0, said: all };
}

describe('charts and samples stay in step with their machines', () => {
  let tree: string;
  const change = (path: string, text: string) => writeFileSync(join(tree, path), text);
  beforeEach(async () => {
    tree = treeWith(files);
    expect(await command('charts', tree)).toMatchObject({ code: 0 });
  });

  it('passes right after drawing', async () => {
    expect(readFileSync(join(tree, folder, 'README.md'), 'utf8')).toContain('open --> shut : after 3 s');
    expect(await command('charts:check', tree)).toMatchObject({ code: 0 });
  });

  it.each([
    ['a README', `${folder}/README.md`, () => files[`${folder}/README.md`]],
    ['a transition that the machine has otherwise', file('.machine.ts'), () => machine('door.push')],
  ])('names the chart that was left behind by %s', async (_what, path, text) => {
    change(path, text());
    const { code, said } = await command('charts:check', tree);
    expect(code).toBe(1);
    expect(said).toContain(`The chart is out of step: ${folder}/README.md.`);
  });

  it('names a delay that is worked out and has no words, and words for one that says itself how long it is', async () => {
    const worked = files[file('.machine.ts')] ?? '';
    const delays = '}, { delays: { pause: () => 1, rest: 2000 } })';
    change(file('.machine.ts'), worked.replace('3000', 'pause').replace(/\}\)(?=;\n$)/, delays));
    change(file('.words.ts'), (files[file('.words.ts')] ?? '').replace(' };', ", delays: { rest: 'two seconds' } };"));
    const { code, said } = await command('charts:check', tree);
    expect(code).toBe(1);
    expect(said).toContain(`${file('.machine.ts')}: no words for the delays pause.`);
    expect(said).toContain(`${file('.machine.ts')}: words for delays that it doesn't work out: rest.`);
  });

  it('names each sample event that the machine has outgrown or that no address can hold', async () => {
    change(
      file('.samples.ts'),
      samples(
        "{ type: 'door.slam' }",
        "{ type: 'xstate.done.actor.bell' }",
        "{ type: 'door.open', width: 1n }",
        "{ type: 'door.open', by: () => 'hand' }",
      ),
    );
    const { code, said } = await command('charts:check', tree);
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
