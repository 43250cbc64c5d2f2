import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';

interface Pattern {
  where: string;
  source: string;
  flags: string;
}

/** What of a pattern is written in, such as a number or an alphabet. */
const written = '7';

const textOf = (node: ts.Expression | undefined): string | null => {
  if (node === undefined) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.templateSpans.reduce((text, { literal }) => text + written + literal.text, node.head.text);
};

/** Every regular expression of a module, written as such or made of a text; throws on one whose text is known to nobody here. */
function patternsOf(file: string, text: string): Pattern[] {
  const module = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const look = (node: ts.Node): void => {
    const where = `${file}:${module.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ where, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [source, flags] = [textOf(node.arguments?.[0]), textOf(node.arguments?.[1])];
      if (source === null || flags === null) throw new Error(`${where}: nobody can tell whether this is linear.`);
      found.push({ where, source, flags });
    }
    node.forEachChild(look);
  };
  look(module);
  return found;
}

/** How each of them can take more than a time in proportion to the text: within a match, or by beginning one at each place. */
const slow = (patterns: readonly Pattern[]): string[] =>
  patterns.flatMap(({ where, source, flags }) =>
    analyse({ source, flags }, { reportTypes: { Move: true } }).reports.map(
      ({ type, exponential }) => `${where} /${source}/${flags} ${exponential ? 'exponential' : 'polynomial'} ${type}`,
    ),
  );

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter(
      (name) => /\.(tsx?|js)$/.test(name) && !/\.(test|samples|fixture|gen)\.|\/(explorer|simulator)\//.test(name),
    );

it('every regular expression of the console takes a time in proportion to its text', () => {
  const patterns = ['src', 'machines', 'contracts', 'public']
    .flatMap(filesOf)
    .flatMap((file) => patternsOf(file, readFileSync(join(root, file), 'utf8')));
  expect(patterns.length).toBeGreaterThan(80);
  expect(slow(patterns)).toEqual([]);
});

it.each([
  ['/^(a+)+$/', 'exponential Self'],
  ['/^\\s*(.*?)\\s*$/', 'polynomial Trade'],
  ['/ +$/', 'polynomial Move'],
  ['new RegExp(`^(${letters}+)+$`)', 'exponential Self'],
])('%s is found', (text, kind) => {
  expect(slow(patternsOf('a.ts', `export const a = ${text};`))).toContainEqual(expect.stringContaining(kind));
});

it('a pattern whose text nobody knows is refused', () => {
  expect(() => patternsOf('a.ts', 'export const a = (b: string) => new RegExp(b);')).toThrow('a.ts:1');
});
