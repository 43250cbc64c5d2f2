import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MachineWords } from '../../machines/kit/chart-words';
import type { RosterEntry } from '../../machines/screen-machines';
import { layOut } from '../../src/explorer/chart/lay-out';
import type { ChartLayout } from '../../src/explorer/chart/layout.types';
import type { MadeTexts } from './machine-files';

const isWords = (value: unknown): value is MachineWords =>
  typeof value === 'object' && value !== null && 'states' in value;

/** The layout as a file: each state, transition and start on a line of its own. */
function textOf({ nodes, edges, starts, ...size }: ChartLayout): string {
  const list = (name: string, items: readonly unknown[]) =>
    `"${name}": [${items.map((item) => `\n${JSON.stringify(item)}`).join(',')}\n]`;
  const sizes = Object.entries(size).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  return `{\n${[...sizes, list('nodes', nodes), list('edges', edges), list('starts', starts)].join(',\n')}\n}\n`;
}

async function layoutTextOf(root: string, { folder, load }: RosterEntry): Promise<string> {
  const file = `${folder}/${basename(folder)}.words.ts`;
  const module = existsSync(join(root, file)) ? ((await import(pathToFileURL(join(root, file)).href)) as object) : {};
  const words = Object.values(module).find(isWords);
  if (!words) throw new Error(`${file} exports no words of its states.`);
  return textOf(await layOut(await load(), words));
}

/** The layout of each machine as a file, with the words of that tree, or the sentence of why it has none. */
export async function layoutTextsOf(root: string, roster: readonly [string, RosterEntry][]): Promise<MadeTexts> {
  const made: MadeTexts = new Map();
  for (const [name, entry] of roster) {
    const said = (error: unknown) => (error instanceof Error ? error.message : String(error));
    const text = await layoutTextOf(root, entry).then(
      (done) => ({ text: done }),
      (error: unknown) => ({ fault: `${name} can't be laid out: ${said(error)}` }),
    );
    made.set(name, text);
  }
  return made;
}
