import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { descriptionsIn } from '../../machines/simulator/chart-descriptions';
import type { RosterEntry } from '../../machines/screen-machines';
import { layOutChart } from '../../src/explorer/chart/lay-out-chart';
import { setLayoutEngine } from '../../src/explorer/chart/place-state';
import type { DrawingTexts } from './drawing-store';
import { loadLayoutEngine } from './layout-engine';

async function layoutTextOf(root: string, { folder, load }: RosterEntry): Promise<string> {
  const file = `${folder}/${basename(folder)}.samples.ts`;
  const module = existsSync(join(root, file)) ? ((await import(pathToFileURL(join(root, file)).href)) as object) : {};
  const words = descriptionsIn(module);
  if (!words) throw new Error(`${file} exports no words of its states.`);
  return JSON.stringify(await layOutChart(await load(), words));
}

/** The layout of each machine as JSON, with the words of that tree, or the sentence of why it has none. */
export async function layoutTextsOf(
  root: string,
  roster: readonly [string, RosterEntry][],
  onMade: () => void,
): Promise<DrawingTexts> {
  const Engine = loadLayoutEngine();
  if (Engine !== null) setLayoutEngine(() => new Engine());
  const made: DrawingTexts = new Map();
  for (const [name, entry] of roster) {
    const errorText = (error: unknown) => (error instanceof Error ? error.message : String(error));
    const text = await layoutTextOf(root, entry).then(
      (done) => ({ text: done }),
      (error: unknown) => ({ fault: `${name} can't be laid out: ${errorText(error)}` }),
    );
    made.set(name, text);
    onMade();
  }
  return made;
}
