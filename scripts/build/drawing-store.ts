import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { RosterEntry } from '../../machines/screen-machines';
import { filesIn } from './files.ts';
import { fingerprintOf, findReachableFiles, type SourceReader } from './source-fingerprint.ts';

/** What the explorer shows of a machine and is made of its sources: where its chart stands, what may be written for it, what it hears and sends, whom it runs and what it says to whom. */
export const drawingKinds = ['layout', 'payloads', 'events', 'connections'] as const;
export type DrawingKind = (typeof drawingKinds)[number];

/** One of them by the names of the machines as JSON, or the sentence of why one can't be made. */
export type DrawingTexts = Map<string, { text: string } | { fault: string }>;

/** What was made last, by the sources that it was made of. */
export interface DrawingStore {
  /** Of everything together; empty while something is at fault. */
  fingerprint: string;
  machines: Record<string, { fingerprint: string; text: string } | { fault: string }>;
}

const project = join(import.meta.dirname, '../..');
const makers: Record<DrawingKind, readonly string[]> = {
  layout: ['scripts/build/machine-layout.ts'],
  payloads: ['scripts/build/machine-payloads.ts'],
  events: ['scripts/build/machine-events.ts'],
  connections: ['scripts/build/machine-connections.ts'],
};
/** What no import leads to: `contracts/ports.ts` says what the ports answer. */
const extraSources = ['contracts/ports.ts', 'tsconfig.machines.json', 'tsconfig.base.json', 'package-lock.json'];

const partOfMachine = /(?<!\.(test|samples))\.ts$/;
const partOfSamples = /(?<!\.test)\.ts$/;

/** Every file that these of a machine are made of, absolute: it, its words, what it imports, and what makes them. */
function sourcesOf(root: string, noun: DrawingKind, entries: readonly string[], reader?: SourceReader): string[] {
  const own = [...entries, ...extraSources].map((file) => join(root, file));
  return findReachableFiles([...own, ...makers[noun].map((file) => join(project, file))], reader);
}

/** Every file that these of all machines of a tree are made of, absolute. */
export function listSources(root: string, noun: DrawingKind, reader?: SourceReader): string[] {
  return sourcesOf(root, noun, ['machines/roster.ts', ...filesIn(root, ['machines'], /\.samples\.ts$/)], reader);
}

const descriptions = /^export const \w+Descriptions\b[^]*?;$/gm;

/** What a file says that states and guards mean, with what other files say for it: the rest of the samples changes no chart. */
function descriptionTextOf(file: string): string {
  if (!existsSync(file)) return '';
  const source = readFileSync(file, 'utf8');
  const text = (source.match(descriptions) ?? []).join('\n');
  const others = [...source.matchAll(/^import \{([^}]*)\} from '(\.[^']*)';/gm)].filter(([, names = '']) =>
    names.split(',').some((name) => name.trim().endsWith('Descriptions') && text.includes(name.trim())),
  );
  return [text, ...others.map(([, , path = '']) => descriptionTextOf(`${join(dirname(file), path)}.ts`))].join('\n');
}

export const fingerprintOfMachine = (
  root: string,
  noun: DrawingKind,
  { folder }: RosterEntry,
  reader: SourceReader,
): string =>
  fingerprintOf(
    sourcesOf(root, noun, filesIn(root, [folder], noun === 'connections' ? partOfSamples : partOfMachine), reader),
    noun === 'layout' ? descriptionTextOf(join(root, folder, `${basename(folder)}.samples.ts`)) : '',
    reader,
  );

const fileOf = (root: string, noun: DrawingKind): string => join(root, `.cache/machines/${noun}.json`);

/** What was made last in this tree; nothing where nothing was. */
export function readStore(root: string, noun: DrawingKind): DrawingStore {
  const file = fileOf(root, noun);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as DrawingStore)
    : { fingerprint: '', machines: {} };
}

/** Keeps it, whole: nobody reads half of it. */
export function writeStore(root: string, noun: DrawingKind, store: DrawingStore): void {
  const file = fileOf(root, noun);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(store));
  renameSync(`${file}.${process.pid}`, file);
}
