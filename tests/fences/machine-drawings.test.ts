import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { events, layouts, payloads } from 'virtual:machine-drawings';
import { machineDrawings } from '../../scripts/build/machine-drawings';
import { createTree } from './tree';

const folder = 'machines/search/door';
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
  | { type: 'door.told'; requester: ActorRefFrom<AnyActorLogic>; names: Map<string, Side>; at: Date; call: () => void; any: unknown }
  | { type: 'door.change'; values: Partial<Lock>; open: Record<string, number>; marks: Record<Side, true>; size: 1 | 2 | null }
  | { type: 'door.knock'; times: 1 }
  | { type: 'door.knock'; loudly: true };
`;
const machine = `import { setup } from 'xstate';
import type { DoorEvent } from './door.types';

export const doorMachine = setup({ types: { events: {} as DoorEvent } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { 'door.open': 'open' } }, open: { after: { 3000: 'shut' } } },
});
`;
const files = {
  'machines/roster.ts': `export const roster = {
  door: { area: 'search', folder: '${folder}', load: async () => (await import('./search/door/door.machine')).doorMachine },
  gate: { area: 'search', folder: 'machines/search/gate', load: async () => (await import('./search/gate/gate.machine')).gateMachine },
  hatch: { area: 'search', folder: 'machines/search/hatch', load: async () => (await import('./search/hatch/hatch.machine')).hatchMachine },
  flap: { area: 'search', folder: 'machines/search/flap', load: async () => (await import('./search/flap/flap.machine')).flapMachine },
};
`,
  [`${folder}/door.types.ts`]: types,
  [`${folder}/door.machine.ts`]: machine,
  [`${folder}/door.setup.ts`]: `import { ring, type Ring } from '../bell';
const told = (by: string) => ({ type: 'door.told' as const, by });
export const rings: Ring = ring();
export const tell = () => told('a');
`,
  'machines/search/bell.ts': `export interface Ring { type: 'bell.rung' }
export const ring = (soft = false) => ({ type: soft ? 'bell.hum' : 'bell.ring' });
export const muffle = () => ({ type: 'bell.muffle' });
`,
  [`${folder}/door.samples.ts`]:
    "export const doorDescriptions = { states: { shut: 'Nobody passes.', open: 'Anybody passes.' } };\n",
  'machines/search/gate/gate.samples.ts': 'export const gateDescriptions = { states: {} };\n',
  'machines/search/lid.ts': `import { setup } from 'xstate';
export function lidOf<Name extends string>(name: Name) {
  const lid = setup({ types: { events: {} as { type: 'lid.lift'; by: number } } });
  return lid.createMachine({ id: name });
}
export function typedLidOf<Held>(id: string, _held: Held) {
  return setup({ types: { events: {} as { type: 'lid.hold'; held: Held } } }).createMachine({ id });
}
`,
  'machines/search/hatch/hatch.samples.ts': 'export const hatchDescriptions = { states: {} };\n',
  'machines/search/hatch/hatch.machine.ts':
    "import { lidOf } from '../lid';\n\nexport const hatchMachine = lidOf('hatch');\n",
  'machines/search/flap/flap.samples.ts': 'export const flapDescriptions = { states: {} };\n',
  'machines/search/flap/flap.machine.ts':
    "import { typedLidOf } from '../lid';\n\nexport const flapMachine = typedLidOf('flap', true);\n",
  'machines/search/gate/gate.machine.ts':
    "import { createMachine } from 'xstate';\n\nexport const gateMachine = createMachine({ id: 'gate' });\n",
};

interface Drawings {
  layouts: typeof layouts;
  payloads: typeof payloads;
  events: typeof events;
}

describe('what the explorer shows of a machine is made of its sources', () => {
  let tree: string;
  let server: ViteDevServer;
  const serve = () =>
    createServer({
      root: tree,
      configFile: false,
      logLevel: 'silent',
      plugins: [machineDrawings()],
      server: { middlewareMode: true, ws: false },
    });
  const drawn = async (from: ViteDevServer = server) =>
    (await from.ssrLoadModule('virtual:machine-drawings')) as Drawings;
  const payloadsOf = async (name: string) => (await (await drawn()).payloads[name]?.())?.default;
  const layoutOf = async (name: string) => (await (await drawn()).layouts[name]?.())?.default;
  const keptIn = (noun: string) => join(tree, `.cache/machines/${noun}.json`);
  /** Changes a file, and waits until the server saw that what it had made is out of date. */
  const change = async (path: string, text: string) => {
    const invalidated = vi.spyOn(server.environments.ssr.moduleGraph, 'invalidateModule');
    writeFileSync(join(tree, path), text);
    await vi.waitFor(() => expect(invalidated).toHaveBeenCalled());
    invalidated.mockRestore();
  };
  beforeAll(async () => {
    tree = createTree(files);
    server = await serve();
  });
  afterAll(() => server.close());

  it('the chart stands with its words, each state and transition', async () => {
    const layout = await layoutOf('door');
    expect(layout?.nodes.map(({ path }) => path)).toEqual(['', 'shut', 'open']);
    expect(layout?.edges.map(({ event }) => event)).toEqual(['door.open', 'after 3 s']);
    expect(JSON.stringify(layout)).toContain('Nobody passes.');
  });

  it('the payloads tell each kind of type as JSON Schema, and call by name what has one', async () => {
    const text = { type: 'string' };
    const side = { enum: ['left', 'right'] };
    const kept = { not: {} };
    const object = (properties: Record<string, object>, absent: string[] = []) => ({
      type: 'object',
      properties,
      ...(Object.keys(properties).length > absent.length && {
        required: Object.keys(properties).filter((name) => !absent.includes(name)),
      }),
      additionalProperties: false,
    });
    const event = (type: string, properties: Record<string, object>, absent?: string[]) =>
      object({ type: { enum: [type] }, ...properties }, absent);
    const locked = {
      lock: { $ref: '#/definitions/Lock' },
      handles: { type: 'array', items: { $ref: '#/definitions/Handle' } },
    };
    const nullableLock = { anyOf: [{ type: 'null' }, { $ref: '#/definitions/Lock' }] };
    const { events, ports, definitions } = (await payloadsOf('door')) ?? {};
    expect({ events, ports, definitions }).toEqual({
      events: {
        'door.open': event(
          'door.open',
          { side, width: { type: 'number' }, by: { type: ['null', 'string'] }, quietly: { type: 'boolean' } },
          ['width', 'quietly'],
        ),
        'door.shut': event('door.shut', locked),
        'door.slam': event('door.slam', locked),
        'door.paint': event('door.paint', {
          colours: { type: 'array', items: text, minItems: 1 },
          pair: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
          box: object({ held: { type: 'array', items: side } }),
          id: text,
        }),
        'door.told': event('door.told', { requester: kept, names: kept, at: kept, call: kept, any: {} }),
        'door.change': event('door.change', {
          values: object({ name: text, inner: nullableLock }, ['name', 'inner']),
          open: { type: 'object', properties: {}, additionalProperties: { type: 'number' } },
          marks: object({ left: { enum: [true] }, right: { enum: [true] } }),
          size: { enum: [1, 2, null] },
        }),
        'door.knock': {
          anyOf: [event('door.knock', { loudly: { enum: [true] } }), event('door.knock', { times: { enum: [1] } })],
        },
      },
      ports: {},
      definitions: {
        Handle: {
          type: 'object',
          discriminator: { propertyName: 'kind' },
          oneOf: [
            object({ kind: { enum: ['knob'] }, turns: { type: 'number' } }),
            object({ kind: { enum: ['lever'] } }),
          ],
        },
        Lock: object({ name: text, inner: nullableLock }),
      },
    });
  });

  it('each event has a check that is compiled before, for a page in which nothing may be', async () => {
    const { checks = {} } = (await payloadsOf('door')) ?? {};
    const shut = (lock: object) => checks['events/door.shut']?.({ type: 'door.shut', lock, handles: [] });
    expect(shut({ name: 'a', inner: { name: 'b', inner: null } })).toBe(true);
    expect(shut({ name: 'a', inner: { name: 3, inner: null } })).toBe(false);
    expect(checks['events/door.shut']?.errors?.[0]).toMatchObject({ instancePath: '/lock/inner' });
  });

  it('nothing is known of a machine whose events have no types', async () => {
    expect(await payloadsOf('gate')).toEqual({ events: {}, ports: {}, definitions: {}, checks: {} });
  });

  it('a machine that a function makes has the events of that function, as the call says what they hold', async () => {
    expect((await payloadsOf('hatch'))?.events).toMatchObject({
      'lid.lift': { properties: { by: { type: 'number' } } },
    });
    expect((await payloadsOf('flap'))?.events).toMatchObject({
      'lid.hold': { properties: { held: { type: 'boolean' } } },
    });
  });

  it('what a machine hears is told by its chart, what it sends by its sources and what they call', async () => {
    expect((await (await drawn()).events['door']?.())?.default).toEqual({
      hears: ['door.open'],
      sends: ['bell.hum', 'bell.ring', 'door.told'],
    });
  });

  it('what was made of the same sources is read, not made again', async () => {
    writeFileSync(keptIn('payloads'), readFileSync(keptIn('payloads'), 'utf8').replaceAll('turns', 'turned'));
    const other = await serve();
    const door = await (await drawn(other)).payloads['door']?.();
    await other.close();
    expect(JSON.stringify(door?.default)).toContain('turned');
  });

  it('a changed type is read again while the dev server runs, and what it leaves alone stays', async () => {
    writeFileSync(keptIn('payloads'), readFileSync(keptIn('payloads'), 'utf8').replace('events:{}', 'events:{ }'));
    await change(`${folder}/door.types.ts`, types.replace("'left' | 'right'", "'left' | 'right' | 'both'"));
    expect((await payloadsOf('door'))?.events['door.open']).toMatchObject({
      properties: { side: { enum: ['both', 'left', 'right'] } },
    });
    expect(readFileSync(keptIn('payloads'), 'utf8')).toContain('{ }');
  });

  it('a machine of the roster that is not exported by its name says why it has no payloads', async () => {
    await change(`${folder}/door.machine.ts`, machine.replaceAll('doorMachine', 'portalMachine'));
    await change('machines/roster.ts', files['machines/roster.ts'].replace('.doorMachine', '.portalMachine'));
    await expect(payloadsOf('door')).rejects.toThrow(/The types of door can't be read: .*doorMachine/);
  });

  it('a machine without words says why it has no chart, and mending it draws it', async () => {
    await change(`${folder}/door.samples.ts`, 'export {};\n');
    await expect(layoutOf('door')).rejects.toThrow(/door can't be laid out: .*door\.samples\.ts exports no words/);
    await change(`${folder}/door.samples.ts`, files[`${folder}/door.samples.ts`] ?? '');
    expect((await layoutOf('door'))?.nodes).toHaveLength(3);
  });
});
