import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';
import { runIn, treeWith } from './tree';

const folder = 'machines/search/door';
const file = `${folder}/door.payloads.json`;
const types = `import type { ActorRefFrom, AnyActorLogic } from 'xstate';

type Side = 'left' | 'right';
interface Lock { name: string; inner: Lock | null }
type Handle = { kind: 'knob'; turns: number } | { kind: 'lever' };
interface Box<Held> { held: Held }
type Branded = string & { readonly brand: 'id' };

export type DoorEvent =
  | { type: 'door.open'; side: Side; width?: number; by: string | null; quietly: boolean | undefined }
  | { type: 'door.shut' | 'door.slam'; lock: Lock; handles: readonly Handle[] }
  | { type: 'door.paint'; colours: [string, ...string[]]; pair: [number, number]; box: Box<Side[]>; id: Branded }
  | { type: 'door.told'; asker: ActorRefFrom<AnyActorLogic>; names: Map<string, Side>; at: Date; call: () => void; any: unknown }
  | { type: 'door.change'; values: Partial<Lock>; open: Record<string, number>; marks: Record<Side, true>; size: 1 | 2 | null }
  | { type: 'door.knock'; times: 1 }
  | { type: 'door.knock'; loudly: true };
`;
const machine = `import { setup } from 'xstate';
import type { DoorEvent } from './door.types';

export const doorMachine = setup({ types: { events: {} as DoorEvent } }).createMachine({ id: 'door' });
`;
const files = {
  'machines/roster.ts': `export const roster = {
  door: { area: 'search', folder: '${folder}', load: async () => (await import('./search/door/door.machine')).doorMachine },
  gate: { area: 'search', folder: 'machines/search/gate', load: async () => (await import('./search/gate/gate.machine')).gateMachine },
};
`,
  [`${folder}/door.types.ts`]: types,
  [`${folder}/door.machine.ts`]: machine,
  'machines/search/gate/gate.machine.ts':
    "import { createMachine } from 'xstate';\n\nexport const gateMachine = createMachine({ id: 'gate' });\n",
};

describe('the payloads stay in step with the types of their machines', () => {
  let tree: string;
  let written: string;
  const run = (...args: string[]) => runIn(tree, 'tsx', join(root, 'scripts/payloads.ts'), '--root', tree, ...args);
  const change = (path: string, text: string) => writeFileSync(join(tree, path), text);
  beforeAll(async () => {
    tree = treeWith(files);
    const { code, said } = await run();
    expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' });
    written = readFileSync(join(tree, file), 'utf8');
  });

  it('tell each kind of type, and call by name what has one', () => {
    expect(JSON.parse(written)).toEqual({
      events: {
        'door.open': {
          fields: {
            side: { one: ['left', 'right'] },
            'width?': 'number',
            by: { either: ['nothing', 'text'] },
            'quietly?': 'flag',
          },
        },
        'door.shut': { fields: { lock: { is: 'Lock' }, handles: { list: { is: 'Handle' } } } },
        'door.slam': { fields: { lock: { is: 'Lock' }, handles: { list: { is: 'Handle' } } } },
        'door.paint': {
          fields: {
            colours: { list: 'text', least: 1 },
            pair: { list: 'number', least: 2, most: 2 },
            box: { fields: { held: { list: { one: ['left', 'right'] } } } },
            id: 'text',
          },
        },
        'door.told': { fields: { asker: 'kept', names: 'kept', at: 'kept', call: 'kept', any: 'unknown' } },
        'door.change': {
          fields: {
            values: { fields: { 'name?': 'text', 'inner?': { either: ['nothing', { is: 'Lock' }] } } },
            open: { fields: {}, open: 'number' },
            marks: { fields: { left: { one: [true] }, right: { one: [true] } } },
            size: { either: [{ one: [1, 2] }, 'nothing'] },
          },
        },
        'door.knock': { either: [{ fields: { loudly: { one: [true] } } }, { fields: { times: { one: [1] } } }] },
      },
      ports: {},
      shapes: {
        Handle: {
          either: [{ fields: { kind: { one: ['knob'] }, turns: 'number' } }, { fields: { kind: { one: ['lever'] } } }],
        },
        Lock: { fields: { name: 'text', inner: { either: ['nothing', { is: 'Lock' }] } } },
      },
    });
    expect(written.split('\n').filter((line) => line.startsWith('"door.'))).toHaveLength(7);
  });

  it('know nothing of a machine whose events have no types', () => {
    const gate = readFileSync(join(tree, 'machines/search/gate/gate.payloads.json'), 'utf8');
    expect(JSON.parse(gate)).toEqual({ events: {}, ports: {}, shapes: {} });
  });

  it('are in step as they are written, each alone as all together', async () => {
    expect(await run('--check')).toMatchObject({ code: 0 });
    expect(await run('--check', '--only', folder)).toMatchObject({ code: 0 });
  });

  it.each([
    ['a type', `${folder}/door.types.ts`, types.replace("'left' | 'right'", "'left' | 'right' | 'both'")],
    ['a hand', file, () => written.replace('"number"', '"text"')],
  ])('are told to be out of step when %s changed', async (_what, path, text) => {
    const before = readFileSync(join(tree, path), 'utf8');
    change(path, typeof text === 'string' ? text : text());
    const { code, said } = await run('--check');
    change(path, before);
    expect(said).toContain(`${file} is out of step: run npm run charts.`);
    expect(code).toBe(1);
  });

  it('are missed where a machine has none, and belong to a machine; writing mends both', async () => {
    rmSync(join(tree, file));
    change('machines/search/well.payloads.json', '{}\n');
    const { code, said } = await run('--check');
    expect(code).toBe(1);
    expect(said).toContain(`door has no payloads: ${file} isn't there: run npm run charts.`);
    expect(said).toContain("machines/search/well.payloads.json is no machine's payloads: run npm run charts.");
    expect(await run()).toMatchObject({ code: 0 });
    expect(readFileSync(join(tree, file), 'utf8')).toBe(written);
    expect(await run('--check')).toMatchObject({ code: 0 });
  });

  it('say why when a machine of the roster is not exported by its name', async () => {
    change(`${folder}/door.machine.ts`, machine.replaceAll('doorMachine', 'portalMachine'));
    change('machines/roster.ts', files['machines/roster.ts'].replace('.doorMachine', '.portalMachine'));
    const { code, said } = await run('--check');
    expect(code).toBe(1);
    expect(said).toContain("The types of door can't be read: ");
    expect(said).toContain('doorMachine');
  });
});
