/**
 * Fails, in a sentence each, where the words of the three languages part: a key that one lacks, a message that isn't valid ICU or
 * asks for other arguments, an id that src uses and no file has, a message that nothing uses, one of a code that nobody has, one that
 * stands in two files or in another one than in Spanish; and a second word for one thing, against the table of the glossary. `--root`
 * names another tree.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { filesIn } from './build/files';
import { argumentsPart } from './build/message-arguments';
import { readLanguage } from './build/messages-by-screen';
import { readWordChoices, wordFaults } from './build/word-choices';
import { defineCommand } from './lib/define-command';
import ts from 'typescript';

interface MessageUses {
  /** Every string literal of the sources: an id among them is in use. */
  literals: Set<string>;
  /** Ids that are put together from words, e.g. `reason.${code}.name`, as patterns. */
  patterns: RegExp[];
  /** Ids that are handed to react-intl as they stand, with the file that does so. */
  named: { id: string; file: string }[];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(template: ts.TemplateExpression): RegExp | null {
  if (!/^[a-z]\w*\./i.test(template.head.text)) return null;
  const rest = template.templateSpans.map(({ literal }) => `.+${escaped(literal.text)}`);
  return new RegExp(`^${escaped(template.head.text)}${rest.join('')}$`);
}

function isMessageId(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) {
    const tag = parent.parent.parent.tagName.getText();
    return parent.name.getText() === 'id' && tag.startsWith('Formatted');
  }
  if (!ts.isPropertyAssignment(parent) || parent.name.getText() !== 'id') return false;
  const call = parent.parent.parent;
  return ts.isCallExpression(call) && call.expression.getText().endsWith('formatMessage');
}

/** What messages these sources (path and text) use. */
function messageUses(sources: readonly { file: string; text: string }[]): MessageUses {
  const uses: MessageUses = { literals: new Set(), patterns: [], named: [] };
  for (const { file, text } of sources) {
    const tree = ts.createSourceFile(
      file,
      text,
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) {
        uses.literals.add(node.text);
        if (isMessageId(node)) uses.named.push({ id: node.text, file });
      }
      if (ts.isTemplateExpression(node)) {
        const pattern = patternOf(node);
        if (pattern) uses.patterns.push(pattern);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return uses;
}

export const locales = defineCommand(import.meta, async (args, printLine) => {
  const { values } = parseArgs({ args, options: { root: { type: 'string' } } });
  const root = values.root ?? join(import.meta.dirname, '..');
  const [reference, ...others] = ['es', 'en', 'pt'] as const;

  const faults: string[] = [];
  const files = new Map<string, Map<string, string>>();
  const choices = readWordChoices(root);

  function parsed(lang: string): Map<string, MessageFormatElement[]> {
    const trees = new Map<string, MessageFormatElement[]>();
    const { messages, fileOf } = readLanguage(root, lang);
    files.set(lang, fileOf);
    for (const [id, message] of Object.entries<unknown>(messages)) {
      if (typeof message !== 'string' || message.trim() === '' || message !== message.trim()) {
        faults.push(`${lang}: "${id}" must be a text without space around it.`);
        continue;
      }
      faults.push(...wordFaults(lang, id, message, choices));
      try {
        trees.set(id, parse(message));
      } catch (error) {
        faults.push(`${lang}: "${id}" isn't valid ICU (${error instanceof Error ? error.message : String(error)}).`);
      }
    }
    return trees;
  }

  const words = parsed(reference);
  for (const lang of others) {
    const translated = parsed(lang);
    for (const [id, tree] of words) {
      const other = translated.get(id);
      if (!other) {
        faults.push(`${lang} lacks "${id}".`);
        continue;
      }
      const [referenceText, translatedText] = [reference, lang].map((one) => files.get(one)?.get(id) ?? '');
      if (referenceText !== translatedText)
        faults.push(
          `"${id}" stands in ${referenceText}.json in ${reference} and in ${translatedText}.json in ${lang}.`,
        );
      const parting = argumentsPart(tree, other);
      if (parting !== null) faults.push(`${lang}: "${id}" asks for other arguments than ${reference}: ${parting}.`);
    }
    for (const id of translated.keys()) if (!words.has(id)) faults.push(`${reference} lacks "${id}" of ${lang}.`);
  }

  const sources = filesIn(root, ['src'], /(?<!\.test)\.tsx?$/).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
  const uses = messageUses(sources);
  for (const { id, file } of uses.named)
    if (!words.has(id)) faults.push(`${file} uses "${id}", which no language has.`);
  const unused = [...words.keys()].filter(
    (id) => !uses.literals.has(id) && !uses.patterns.some((pattern) => pattern.test(id)),
  );
  /** Sentences of codes: the id is put together, so that the code itself must stand somewhere. */
  const ofCode = /^(?:because|failure|failed|notice|screen)\.(.+)\.[a-z]+$/i;
  const codes = messageUses(
    filesIn(root, ['src', 'machines', 'contracts'], /(?<!\.test|\.samples)\.tsx?$/).map((file) => ({
      file,
      text: readFileSync(join(root, file), 'utf8'),
    })),
  );
  const known = (code: string) => codes.literals.has(code) || codes.patterns.some((pattern) => pattern.test(code));
  unused.push(
    ...[...words.keys()].filter(
      (id) => !uses.literals.has(id) && !known(ofCode.exec(id)?.[1] ?? '') && ofCode.test(id),
    ),
  );
  if (unused.length > 0) faults.push(`Nothing in src uses ${unused.join(', ')}.`);

  for (const fault of faults) printLine(fault);
  if (faults.length > 0) return 1;
  printLine(`${words.size} messages in ${1 + others.length} languages.`);
});
