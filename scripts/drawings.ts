/**
 * `tsx scripts/drawings.ts layout|payloads|events|connections --root <tree>`: makes for every machine of that tree's roster what the explorer shows of it, and
 * keeps it under `.cache`; what its sources didn't change stays. `machineDrawings` runs it, a process of its own: it runs the machines as
 * they stand, and the compiler of TypeScript.
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
import { fingerprintOf } from './build/source-fingerprint';
import type { RosterEntry } from '../machines/screen-machines';

type Make = (root: string, roster: readonly [string, RosterEntry][]) => Promise<DrawingTexts>;
const makers: Record<DrawingKind, () => Promise<Make>> = {
  layout: async () => (await import('./build/machine-layout')).layoutTextsOf,
  payloads: async () => (await import('./build/machine-payloads')).payloadTextsOf,
  events: async () => (await import('./build/machine-events')).eventTextsOf,
  connections: async () => (await import('./build/machine-connections')).connectionTextsOf,
};

const { values, positionals } = parseArgs({ options: { root: { type: 'string' } }, allowPositionals: true });
const root = resolve(values.root ?? join(import.meta.dirname, '..'));
const noun = drawingKinds.find((one) => one === positionals[0]);
if (noun === undefined) throw new Error(`Say which: ${drawingKinds.join(' or ')}.`);

const fingerprint = fingerprintOf(listSources(root, noun));
const before = readStore(root, noun).machines;
const machines: DrawingStore['machines'] = {};
const changed: [string, RosterEntry][] = [];
for (const [name, entry] of await rosterOf(root)) {
  const previousText = before[name];
  const now = fingerprintOfMachine(root, noun, entry);
  if (previousText !== undefined && 'text' in previousText && previousText.fingerprint === now)
    machines[name] = previousText;
  else {
    changed.push([name, entry]);
    machines[name] = { fingerprint: now, text: '' };
  }
}
if (changed.length > 0)
  for (const [name, made] of await (
    await makers[noun]()
  )(root, changed)) {
    const one = machines[name];
    machines[name] = 'text' in made && one !== undefined ? { ...one, ...made } : { fault: '', ...made };
  }
const isComplete = Object.values(machines).every((one) => 'text' in one);
writeStore(root, noun, { fingerprint: isComplete ? fingerprint : '', machines });
