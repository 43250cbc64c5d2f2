import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { roster } from '../../machines/roster';
import type { RosterEntry } from '../../machines/screen-machines';
import { root } from '../../scripts/lib/run.mjs';

const [code = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split('## The words of the interface');
const rows = code
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Term'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const terms = rows.flatMap(([, term = '']) => term.split(', '));
/** The words of a name: `searchQueue` and `search-queue` are `search` and `queue`. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
    .split(/[ -]/);
const known = new Set(terms.flatMap(wordsOf));
const isKnown = (word: string): boolean =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, ''), `${word}s`].some((one) => known.has(one));
const unknownWords = (names: readonly string[]): string[] =>
  names.flatMap((name) =>
    wordsOf(name)
      .filter((word) => !isKnown(word))
      .map((word) => `${name}: ${word}`),
  );

it('the glossary has each term once, and each place that it names is there', () => {
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
  const places = rows.flatMap(([, , , place = '']) => [...place.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));
  expect(places).toHaveLength(rows.length);
  expect(places.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('each term of the trade has its Spanish and its Portuguese word', () => {
  const trade = rows.filter((cells) => cells.length === 8);
  expect(trade.length).toBeGreaterThan(40);
  expect(trade.filter(([, , , , es, pt]) => es === '' || pt === '').map(([, term]) => term)).toEqual([]);
});

it('every machine, its area and every system actor is named by words of the glossary', () => {
  const machines = Object.entries<RosterEntry>(roster).flatMap(([name, { area }]) => [name, area]);
  const actors = readdirSync(join(root, 'machines/system-actors')).map((file) => file.replace('.ts', ''));
  expect([...new Set(unknownWords([...machines, ...actors]))]).toEqual([]);
});
