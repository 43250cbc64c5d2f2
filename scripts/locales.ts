/**
 * Fails, in a sentence each, where the words of the three languages part: a key that one lacks, a message that isn't valid ICU or
 * asks for other arguments, an id that src uses and no file has, a message that nothing uses. `--root` names another tree.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { filesIn } from './build/files';
import { argumentsPart } from './build/message-arguments';
import { messageUses } from './build/message-uses';

const { values } = parseArgs({ options: { root: { type: 'string' } } });
const root = values.root ?? join(import.meta.dirname, '..');
const [reference, ...others] = ['es', 'en', 'pt'] as const;

const read = (lang: string) =>
  JSON.parse(readFileSync(join(root, `locales/${lang}.json`), 'utf8')) as Record<string, unknown>;
const faults: string[] = [];

function parsed(lang: string): Map<string, MessageFormatElement[]> {
  const trees = new Map<string, MessageFormatElement[]>();
  for (const [id, message] of Object.entries(read(lang))) {
    if (typeof message !== 'string' || message.trim() === '' || message !== message.trim()) {
      faults.push(`${lang}: "${id}" must be a text without space around it.`);
      continue;
    }
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
for (const { id, file } of uses.named) if (!words.has(id)) faults.push(`${file} uses "${id}", which no language has.`);
const unused = [...words.keys()].filter(
  (id) => !uses.literals.has(id) && !uses.patterns.some((pattern) => pattern.test(id)),
);
if (unused.length > 0) faults.push(`Nothing in src uses ${unused.join(', ')}.`);

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${words.size} messages in ${1 + others.length} languages.`);
