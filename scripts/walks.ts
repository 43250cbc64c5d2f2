/**
 * Replays saved walks and recordings of a console against this tree: the files and folders that are named, else the walks of
 * `machines/walks`, which `npm test` replays too. Each difference is told when it is found; at the end, of each machine which differ and how,
 * those that differ alike once, with the explorer's links to the steps, pictures of the chart there and the whole under `.cache/walks`; it
 * fails then.
 * `--update` writes the walks of `machines/walks` anew from the shortest paths of the samples, where it is given a machine only those of
 * that one: `npm run walks -- --update case`. `--explorer <address>` is that of the explorer, http://localhost:4610/ unless given.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { RosterEntry } from '../machines/screen-machines';
import { connectionsOf } from '../machines/simulator/connections';
import { readRecording, type Recording } from '../machines/simulator/recording';
import type { Walk } from '../machines/simulator/walk';
import { walkEveryMachine } from '../src/explorer/lab/recorded-walks';
import {
  chooseWalks,
  walkDifference,
  walkHash,
  walksWithin,
  type WalkedMachine,
} from '../src/explorer/lab/saved-walks';
import { rosterOf, samplesOf } from './build/machine-coverage';
import { alikeOf, formatWalkGroups, groupAlike, type DifferingWalk } from './build/walk-groups';
import { drawWalkPictures, type WalkPicture } from './build/walk-pictures';
import { defineCommand } from './lib/define-command';

const root = join(import.meta.dirname, '..');
const savedFolder = join(root, 'machines/walks');
const pictureFolder = join(root, '.cache/walks');

async function loadWalked(name: string, entry: RosterEntry): Promise<WalkedMachine | string> {
  const found = await samplesOf(root, name, entry);
  if (typeof found === 'string') return found;
  const base = join(root, entry.folder, basename(entry.folder));
  const file = [`${base}.view.ts`, `${base}.samples.ts`].find(existsSync) ?? '';
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const shown =
    exported[`${basename(entry.folder).replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}View`];
  const view = typeof shown === 'function' && shown.length === 1 ? (shown as WalkedMachine['view']) : null;
  return { name, machine: await entry.load(), samples: found.samples, view };
}

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .map((name) => join(path, name))
    : [path];

/** The walks of a file: one, or several under `walks`; a sentence for a file of another kind. */
function walksIn(file: string): Walk[] | string {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as { walks?: unknown; steps?: unknown };
    if (Array.isArray(read.walks)) return read.walks as Walk[];
    return Array.isArray(read.steps) ? [read as Walk] : `${file} holds no walks.`;
  } catch (error) {
    return `${file} can't be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** What a console was recorded into that file; null for a file of another kind. */
function recordingIn(file: string): Recording | null {
  const read = readRecording(readFileSync(file, 'utf8'));
  return read.ok ? read.recording : null;
}

/** A file of walks, one a line, so that a change shows as the walks that it changes. */
const writeWalks = (file: string, walks: readonly Walk[]): void =>
  writeFileSync(file, `{"walks":[\n${walks.map((walk) => JSON.stringify(walk)).join(',\n')}\n]}\n`);

async function update(roster: [string, RosterEntry][], only: readonly string[], printLine: (line: string) => void) {
  mkdirSync(savedFolder, { recursive: true });
  const areas = [...new Set(roster.map(([, { area }]) => area))];
  let faults = 0;
  for (const area of areas) {
    const file = join(savedFolder, `${area}.json`);
    const before = existsSync(file) ? walksIn(file) : [];
    const machines = roster.filter(([, entry]) => entry.area === area);
    const walks: Walk[] = [];
    for (const [name, entry] of machines) {
      const kept = typeof before === 'string' ? [] : before.filter(({ machine }) => machine === name);
      if (only.length > 0 && !only.includes(name)) {
        walks.push(...kept);
        continue;
      }
      const walked = await loadWalked(name, entry);
      if (typeof walked === 'string') throw new Error(walked);
      const chosen = await chooseWalks(walked);
      for (const fault of chosen.faults) printLine(`Not saved, since it doesn't repeat itself: ${fault}`);
      faults += chosen.faults.length;
      walks.push(...chosen.walks);
    }
    writeWalks(file, walks);
    printLine(`${String(walks.flatMap(walksWithin).length).padStart(4)} walks of ${area}`);
  }
  return faults === 0 ? 0 : 1;
}

/** A walk that no link holds, as a file of its own. */
function saveLongWalk(walk: Walk, name: string): string {
  mkdirSync(pictureFolder, { recursive: true });
  const file = join(pictureFolder, `${name}.walk.json`);
  writeFileSync(file, JSON.stringify(walk));
  return `It is too long for a link: drop ${file} on the explorer.`;
}

/** How many walks a file holds; those of a recording are its machines. */
function countWalks(file: string): number {
  const recorded = recordingIn(file);
  if (recorded !== null) return recorded.actors.filter(({ kind }) => kind === 'machine').length;
  const found = walksIn(file);
  return typeof found === 'string' ? 0 : found.flatMap(walksWithin).length;
}

/** How long nothing is told of how far it is, milliseconds. */
const silence = 5000;

/** Tells every few seconds how far the replaying is, beside what is found. */
function createTeller(total: number): (done: number, name: string) => void {
  const begun = Date.now();
  let told = begun;
  return (done, name) => {
    const now = Date.now();
    if (now - told < silence) return;
    told = now;
    const left = Math.round((((now - begun) / done) * (total - done)) / 1000);
    process.stderr.write(`${String(done)} of ${String(total)} walks · about ${String(left)} s left · ${name}\n`);
  };
}

/** How many links of walks that differ alike are told. */
const mostLinks = 3;

/** What an earlier run left there; what is replayed stays. */
function clearPictures(files: readonly string[]): void {
  for (const name of existsSync(pictureFolder) ? readdirSync(pictureFolder) : []) {
    const file = join(pictureFolder, name);
    if (!files.includes(file)) rmSync(file, { recursive: true });
  }
}

interface FoundDifference extends DifferingWalk {
  picture: WalkPicture | null;
}

/** Tells what differs, by machines, and writes all of it down with the pictures of those that are told. */
async function tellDifferences(
  groups: Omit<Parameters<typeof formatWalkGroups>[0], 'mostLinks'> & { differing: readonly FoundDifference[] },
  printLine: (line: string) => void,
): Promise<void> {
  for (const line of formatWalkGroups({ ...groups, mostLinks })) printLine(line);
  mkdirSync(pictureFolder, { recursive: true });
  const file = join(pictureFolder, 'differences.txt');
  writeFileSync(file, `${formatWalkGroups({ ...groups, mostLinks: Infinity }).join('\n')}\n`);
  const pictures = groupAlike(groups.differing).flatMap(([first]) => first?.picture ?? []);
  if (pictures.length > 0) await drawWalkPictures(root, pictures);
  printLine(`All of them: ${file}`);
}

export const walks = defineCommand(import.meta, async (args, printLine) => {
  const { values, positionals } = parseArgs({
    args,
    options: {
      update: { type: 'boolean', default: false },
      explorer: { type: 'string', default: 'http://localhost:4610/' },
    },
    allowPositionals: true,
  });
  const roster = await rosterOf(root);
  if (values.update) return update(roster, positionals, printLine);

  const files = (positionals.length === 0 ? [savedFolder] : positionals.map((one) => resolve(one))).flatMap(filesIn);
  const known = new Map<string, WalkedMachine | string>();
  clearPictures(files);
  const differing: FoundDifference[] = [];
  const byMachine = new Map<string, number>();
  const count = (name: string) => byMachine.set(name, (byMachine.get(name) ?? 0) + 1);
  const printedSoFar = new Set<string>();
  const addDifference = (found: FoundDifference) => {
    differing.push(found);
    const alike = alikeOf(found);
    if (!printedSoFar.has(alike)) process.stderr.write(`Differs: ${alike}\n`);
    printedSoFar.add(alike);
  };
  const runs = new Map<string, Set<string>>();
  const addRun = (name: string, run: string) => runs.set(name, (runs.get(name) ?? new Set()).add(run));
  let [replayed, faults] = [0, 0];
  let current = '';
  // Whoever watches a machine may fail outside of it: the others are replayed all the same.
  const onFault = (error: unknown) => {
    faults += 1;
    printLine(`${current}: whoever watches it fails: ${error instanceof Error ? error.message : String(error)}`);
  };
  process.on('uncaughtException', onFault);
  const total = files.flatMap(countWalks).reduce((sum, count) => sum + count, 0);
  const tell = createTeller(total);
  for (const file of files) {
    const recorded = recordingIn(file);
    if (recorded !== null) {
      current = basename(file);
      for (const { name, parent } of recorded.actors)
        if (parent !== null) addRun(recorded.actors[parent]?.name ?? '', name);
      for (const { name, number, walk, hash, differs } of await walkEveryMachine(recorded)) {
        replayed += 1;
        count(name);
        tell(replayed, name);
        if (differs === null) continue;
        faults += 1;
        const kept = () => (walk === null ? 'No link leads to it.' : saveLongWalk(walk, `${name}-${String(number)}`));
        const link = hash === null ? kept() : `${values.explorer}${hash}`;
        const named = `${String(number)} of ${basename(file)}`;
        addDifference({ machine: name, named, said: differs, link, picture: null });
      }
      continue;
    }
    const found = walksIn(file);
    if (typeof found === 'string') {
      printLine(found);
      faults += 1;
      continue;
    }
    for (const walk of found.flatMap(walksWithin)) {
      const entry = roster.find(([name]) => name === walk.machine)?.[1];
      const walked =
        known.get(walk.machine) ??
        (entry === undefined ? `There is no machine "${walk.machine}".` : await loadWalked(walk.machine, entry));
      known.set(walk.machine, walked);
      replayed += 1;
      current = walk.machine;
      count(current);
      tell(replayed, current);
      const difference = typeof walked === 'string' ? { at: 0, said: walked } : await walkDifference(walked, walk);
      if (difference === null) continue;
      faults += 1;
      const hash = await walkHash(walk, difference);
      const picture = join(pictureFolder, `${walk.machine}-${String(faults)}.svg`);
      const run = typeof walked === 'string' ? [] : connectionsOf(walked.machine, walked.samples).runs;
      for (const { name } of run) addRun(walk.machine, name);
      addDifference({
        machine: walk.machine,
        named: walk.life,
        said: difference.said,
        link: hash === null ? saveLongWalk(walk, `${walk.machine}-${String(faults)}`) : `${values.explorer}${hash}`,
        picture: typeof walked === 'string' ? null : { walked, walk, at: difference.at, file: picture },
      });
    }
  }
  if (differing.length > 0) await tellDifferences({ differing, replayed: byMachine, runs }, printLine);
  await new Promise((done) => setTimeout(done));
  process.off('uncaughtException', onFault);
  printLine(
    faults === 0 ? `${String(replayed)} walks hold.` : `${String(faults)} of ${String(replayed)} walks differ.`,
  );
  return faults === 0 ? 0 : 1;
});
