/**
 * `tsx scripts/drawings.ts layout|payloads|events --root <tree>`: makes for every machine of that tree's roster what the explorer shows of it, and
 * keeps it under `.cache`; what its sources didn't change stays. `machineDrawings` runs it, a process of its own: it runs the machines as
 * they stand, and the compiler of TypeScript.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  allSources,
  fingerprintOfMachine,
  keepStore,
  nouns,
  storeOf,
  type MadeTexts,
  type Noun,
  type Store,
} from './build/drawing-store';
import { rosterOf } from './build/machine-coverage';
import { fingerprintOf } from './build/source-fingerprint';
import type { RosterEntry } from '../machines/screen-machines';

type Make = (root: string, roster: readonly [string, RosterEntry][]) => Promise<MadeTexts>;
const makers: Record<Noun, () => Promise<Make>> = {
  layout: async () => (await import('./build/machine-layout')).layoutTextsOf,
  payloads: async () => (await import('./build/machine-payloads')).payloadTextsOf,
  events: async () => (await import('./build/machine-events')).eventTextsOf,
};

const { values, positionals } = parseArgs({ options: { root: { type: 'string' } }, allowPositionals: true });
const root = resolve(values.root ?? join(import.meta.dirname, '..'));
const noun = nouns.find((one) => one === positionals[0]);
if (noun === undefined) throw new Error(`Say which: ${nouns.join(' or ')}.`);

const fingerprint = fingerprintOf(allSources(root, noun));
const before = storeOf(root, noun).machines;
const machines: Store['machines'] = {};
const changed: [string, RosterEntry][] = [];
for (const [name, entry] of await rosterOf(root)) {
  const kept = before[name];
  const now = fingerprintOfMachine(root, noun, entry);
  if (kept !== undefined && 'text' in kept && kept.fingerprint === now) machines[name] = kept;
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
const whole = Object.values(machines).every((one) => 'text' in one);
keepStore(root, noun, { fingerprint: whole ? fingerprint : '', machines });
