import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** The type of everything that is said, of the files of `locales/es`; null in a tree that says nothing. */
export function wordsOfAreas(root: string): { path: string; content: string } | null {
  const folder = join(root, 'locales/es');
  const areas = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
        .sort()
    : [];
  if (areas.length === 0) return null;
  const content = [
    ...areas.map((area) => `import type ${camel(area)} from '../../locales/es/${area}.json';`),
    '',
    '/** Every sentence of locales/es. */',
    `export type WordsOfAreas = ${areas.map((area) => `typeof ${camel(area)}`).join(' & ')};`,
  ];
  return { path: 'src/copy/words-of-areas.gen.ts', content: content.join('\n') };
}
