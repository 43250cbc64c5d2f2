import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root, runInstalled } from '../run.mjs';

/** @typedef {{ line: number, from: number, to: number, text: string }} Change One change of a file's text. */

/** @type {ReadonlyMap<ts.SyntaxKind, string>} */
const turned = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
]);

/** @param {string} text @returns {Change[]} */
function changesOf(text) {
  const module = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  /** @type {Change[]} */
  const found = [];
  /** @param {ts.Node} node @param {string} by */
  const change = (node, by) =>
    found.push({
      line: module.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      from: node.getStart(),
      to: node.getEnd(),
      text: by,
    });
  /** @param {ts.Node} node */
  const look = (node) => {
    if (ts.isTypeNode(node)) return;
    if (ts.isBinaryExpression(node)) {
      const by = turned.get(node.operatorToken.kind);
      if (by !== undefined) change(node.operatorToken, by);
    }
    if (ts.isConditionalExpression(node)) change(node.condition, `!(${node.condition.getText()})`);
    if (ts.isIfStatement(node)) change(node.expression, `!(${node.expression.getText()})`);
    if (node.kind === ts.SyntaxKind.TrueKeyword) change(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) change(node, 'true');
    node.forEachChild(look);
  };
  look(module);
  return found;
}

/**
 * Changes the rules and the kit of the machines in one place at a time, and tells which changes no test notices; only the files of
 * which a part of the name is given, where any is. Each file is written over and put back.
 * @param {readonly string[]} wanted @returns {Promise<{ held: boolean, last: string }>}
 */
export async function changes(wanted) {
  const files = ['machines/domain', 'machines/kit']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((name) => name.endsWith('.ts') && !/\.(test|samples|words|types)\./.test(name))
    // What is proven through others alone would take all of their tests for each change.
    .filter((name) => existsSync(join(root, name.replace(/\.ts$/, '.test.ts'))))
    .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

  let putBack = () => {};
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      putBack();
      process.exit(1);
    });

  let noticed = 0;
  /** @type {string[]} */
  const survived = [];
  for (const file of files) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    putBack = () => writeFileSync(path, text);
    for (const { line, from, to, text: by } of changesOf(text)) {
      try {
        writeFileSync(path, text.slice(0, from) + by + text.slice(to));
        const own = file.replace(/\.ts$/, '.');
        const { code } = await runInstalled('vitest/vitest.mjs', ['run', '--bail=1', '--project=rules', own]);
        if (code === 0) survived.push(`${file}:${line}  ${text.slice(from, to).slice(0, 60)}  →  ${by.slice(0, 60)}`);
        else noticed += 1;
      } finally {
        putBack();
      }
    }
    console.log(`${file}: ${noticed} noticed so far, ${survived.length} not`);
  }
  const all = noticed + survived.length;
  if (survived.length > 0) console.log(`\nNo test noticed:\n${survived.join('\n')}`);
  const share = noticed / Math.max(all, 1);
  return {
    held: all > 0 && share >= 0.9,
    last: `${noticed} of ${all} changes were noticed: ${(100 * share).toFixed(1)} % (goal 90 %)`,
  };
}
