/**
 * `tsx scripts/drawings.ts layout|payloads|events|connections… --root <tree>`: makes for every machine of that tree's roster what the explorer shows of it, and
 * keeps it under `.cache`; what its sources didn't change stays. `machineDrawings` and the builds run it, a process of its own: it runs the
 * machines as they stand, and the compiler of TypeScript. It prints `layout 3 of 101` after each machine.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  listSources,
  fingerprintOfMachine,
  writeStore,
  drawingKinds,
  readStore,
  type DrawingTexts,
  type DrawingKind,
  type DrawingStore,
} from './build/drawing-store';
import { rosterOf } from './build/machine-coverage';
import { createSourceReader, fingerprintOf } from './build/source-fingerprint';
import type { RosterEntry } from '../machines/screen-machines';

type Make = (root: string, roster: readonly [string, RosterEntry][], onMade: () => void) => Promise<DrawingTexts>;
const makers: Record<DrawingKind, () => Promise<Make>> = {
  layout: async () => (await import('./build/machine-layout')).layoutTextsOf,
  payloads: async () => (await import('./build/machine-payloads')).payloadTextsOf,
  events: async () => (await import('./build/machine-events')).eventTextsOf,
  connections: async () => (await import('./build/machine-connections')).connectionTextsOf,
};

const { values, positionals } = parseArgs({ options: { root: { type: 'string' } }, allowPositionals: true });
const root = resolve(values.root ?? join(import.meta.dirname, '..'));
const kinds = drawingKinds.filter((one) => positionals.includes(one));
if (kinds.length === 0 || kinds.length < positionals.length)
  throw new Error(`Say which: ${drawingKinds.join(' or ')}.`);

const reader = createSourceReader();

async function bringUpToDate(noun: DrawingKind): Promise<void> {
  const fingerprint = fingerprintOf(listSources(root, noun, reader), '', reader);
  const { machines: before, fingerprint: previous } = readStore(root, noun);
  if (previous === fingerprint) return;
  const machines: DrawingStore['machines'] = {};
  const changed: [string, RosterEntry][] = [];
  for (const [name, entry] of await rosterOf(root)) {
    const previousText = before[name];
    const now = fingerprintOfMachine(root, noun, entry, reader);
    if (previousText !== undefined && 'text' in previousText && previousText.fingerprint === now)
      machines[name] = previousText;
    else {
      changed.push([name, entry]);
      machines[name] = { fingerprint: now, text: '' };
    }
  }
  if (changed.length > 0) {
    const make = await makers[noun]();
    let count = 0;
    const printMade = () => console.log(`${noun} ${String((count += 1))} of ${String(changed.length)}`);
    for (const [name, made] of await make(root, changed, printMade)) {
      const one = machines[name];
      machines[name] = 'text' in made && one !== undefined ? { ...one, ...made } : { fault: '', ...made };
    }
  }
  const isComplete = Object.values(machines).every((one) => 'text' in one);
  writeStore(root, noun, { fingerprint: isComplete ? fingerprint : '', machines });
}

for (const noun of kinds) await bringUpToDate(noun);
