import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';

const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.startsWith('explorer/'))
  .map((file) => `src/${file}`);

/** What forced colours take away, or set to the system's: it tells nobody anything there. */
const colouring =
  /^(background(-color|-image)?|box-shadow|color|border(-[a-z]+)*-color|outline-color|text-decoration-color|--[\w-]+)$/;

/** Attributes of elements that say in words what their colour says, each with the element. */
const saidInWords = {
  state: 'pills, by their names and icons',
  deadline: 'heads and pills, by their words',
  stage: 'pills of reports that are made',
  outcome: 'results of sends and imports',
  about: 'notes and warnings',
  line: 'lines of the day',
  status: 'pills of searches and listings',
  fate: 'lines of the quick search',
  tone: 'signs and banners',
  when: 'stages of a report, with their days',
  kind: 'figures with their names',
  mark: 'marks of sellers',
  verified: 'the state of an account',
  phase: 'strips of sends',
  troubled: 'strips of sends',
  'in-process': 'figures with their names',
  'mantine-color-scheme': 'the colours of the page',
  error: 'fields, with their faults beneath',
  'with-right-section': 'room in a field',
  multiline: 'room in a field',
  variant: 'looks of buttons, which are no states',
} as const;

/** Blocks without blocks in them: their selector and the properties that they set. */
function rulesOf(text: string): { selector: string; properties: string[] }[] {
  const plain = text.replace(/\/\*[^]*?\*\//g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, before = '', body = '']) => ({
    selector: before.split(';').at(-1)?.trim() ?? '',
    properties: [...body.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)].map(([, name = '']) => name),
  }));
}

/** The states that a selector asks for: `aria-pressed`, `data-chosen`, `:checked`; not what it excludes or what opens. */
function statesIn(selector: string): string[] {
  const bareSelector = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...bareSelector.matchAll(/\[((?:aria|data)-[\w-]+)|(:checked)/g)].map(
    ([, attribute = '', pseudo = '']) => attribute || pseudo,
  );
}

const forcedIn = (text: string) =>
  [...text.matchAll(/@media \(forced-colors: active\) \{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, block = '']) => block);

/** Rules by which a state has its colours and nothing else, where the system's colours don't tell it either. */
export function findIndistinctStates(text: string, forced: string): string[] {
  return rulesOf(text).flatMap(({ selector, properties }) => {
    if (properties.length === 0 || !properties.every((each) => colouring.test(each))) return [];
    const states = statesIn(selector);
    const isTold = (state: string) =>
      state === 'aria-expanded' || state.replace(/^data-/, '') in saidInWords || forced.includes(state);
    return states.length === 0 || states.some(isTold) ? [] : [selector.replace(/\s+/g, ' ')];
  });
}

const shared = forcedIn(readFileSync(join(root, 'src/theme/forced-colors.css'), 'utf8')).join('\n');

describe('under forced colours', () => {
  it('each state that has colours is told by more than them: a frame, a sign or words', () => {
    const untold = sheets.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return findIndistinctStates(text, [shared, ...forcedIn(text)].join('\n')).map(
        (selector) => `${file} ${selector}`,
      );
    });
    expect(untold).toEqual([]);
  });

  it.each([
    ['.row[data-fresh] { background: red; }', 1],
    ['.row[aria-grabbed="true"] { box-shadow: 0 0 1px red; color: red; }', 1],
    ['.row[data-fresh] { background: red; font-weight: 600; }', 0],
    [
      '.row[data-fresh] { background: red; } @media (forced-colors: active) { .row[data-fresh] { outline: 1px solid; } }',
      0,
    ],
    ['.row[aria-pressed="true"] { background: red; }', 0],
    ['.row:not([data-fresh]) { background: red; }', 0],
  ])('%s: %i told by colour alone', (text, count) => {
    expect(findIndistinctStates(text, [shared, ...forcedIn(text)].join('\n'))).toHaveLength(count);
  });
});
