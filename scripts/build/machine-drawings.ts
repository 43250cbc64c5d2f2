import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { runDrawings } from '../lib/drawings.mjs';
import { listSources, drawingKinds, readStore, type DrawingKind, type DrawingStore } from './drawing-store.ts';
import { fingerprintOf } from './source-fingerprint.ts';

const index = 'virtual:machine-drawings';
/** As Vite knows a module that no file holds. */
const known = `\0${index}`;

const making = new Map<string, Promise<DrawingStore>>();

async function make(root: string, noun: DrawingKind): Promise<DrawingStore> {
  const { code, said } = await runDrawings([noun, '--root', root]);
  if (code !== 0) throw new Error(`The ${noun} of the machines can't be made:\n${said.trim()}`);
  return readStore(root, noun);
}

/** Whoever runs this build may make the drawings meanwhile, and ends its standard input when they stand. */
const madeMeanwhile: () => Promise<void> =
  process.env['VIGIA_DRAWINGS'] === 'awaited'
    ? () =>
        new Promise((done) => void (process.stdin.readableEnded ? done() : process.stdin.once('end', done).resume()))
    : () => Promise.resolve();

/** What stands for the sources as they are now: as it was kept, or made, once for everybody who asks in this process. */
async function drawn(root: string, noun: DrawingKind, sources: readonly string[]): Promise<DrawingStore> {
  await madeMeanwhile();
  const fingerprint = fingerprintOf(sources);
  const savedStore = readStore(root, noun);
  if (savedStore.fingerprint === fingerprint) return savedStore;
  const asked = `${root} ${noun} ${fingerprint}`;
  const running = making.get(asked) ?? make(root, noun).finally(() => making.delete(asked));
  making.set(asked, running);
  return running;
}

/** The modules that load one kind of all machines, by their names. */
const listOf = (noun: DrawingKind, { machines }: DrawingStore): string =>
  Object.keys(machines)
    .map((name) => `${JSON.stringify(name)}: () => import('${index}/${name}.${noun}')`)
    .join(',\n');

/**
 * Gives the explorer `virtual:machine-drawings`: where the chart of each machine of the roster stands, what may be written for it,
 * what it hears and sends, and whom it runs and what it says to whom, made of the sources as they are. What was made is kept under `.cache`. A machine whose chart can't be laid
 * out, or whose types can't be read, fails the build in a sentence.
 */
export function machineDrawings(): Plugin {
  let root = '';
  const asked = new Map<DrawingKind, Promise<DrawingStore>>();
  const watched = new Set<string>();
  const drawings = (noun: DrawingKind) => {
    const before = asked.get(noun);
    if (before !== undefined) return before;
    const sources = listSources(root, noun);
    for (const source of sources) watched.add(source);
    const store = drawn(root, noun, sources);
    asked.set(noun, store);
    return store;
  };
  return {
    name: 'machine-drawings',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      asked.clear();
    },
    resolveId(id) {
      return id === index || id.startsWith(`${index}/`) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id === known) {
        const [layouts, payloads, events, connections] = await Promise.all(
          drawingKinds.map(async (noun) => listOf(noun, await drawings(noun))),
        );
        return [
          `export const layouts = {${layouts}};`,
          `export const payloads = {${payloads}};`,
          `export const events = {${events}};`,
          `export const connections = {${connections}};`,
        ].join('\n');
      }
      if (!id.startsWith(`${known}/`)) return;
      const [name = '', noun] = id.slice(known.length + 1).split('.') as [string?, DrawingKind?];
      const made = noun && (await drawings(noun)).machines[name];
      if (made === undefined) return this.error(`No machine is called ${name}.`);
      if ('fault' in made) return this.error(made.fault);
      return `export default ${made.text};\n`;
    },
    hotUpdate({ file, modules }) {
      const { moduleGraph } = this.environment;
      if (!watched.has(resolve(file))) return;
      asked.clear();
      const outdated = [...moduleGraph.idToModuleMap]
        .filter(([id]) => id.startsWith(known))
        .map(([, module]) => module);
      return [...modules, ...outdated];
    },
  };
}
