import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Lang = 'es' | 'pt' | 'en';

interface WordChoice {
  lang: Lang;
  /** What the glossary says instead. */
  word: string;
  refused: { text: string; pattern: RegExp }[];
}

const heading = '## The words of the interface';
const langs = ['es', 'pt', 'en'] as const;

/** The customer's specification quotes these sentences: they stay as they were given. */
const quotedByCustomer: ReadonlySet<string> = new Set([
  'en failure.ALREADY_AUDITED.text',
  'en failure.NOT_LOGGED_IN.text',
  'es failed.reviews.text',
  'es failed.reviewsTotal.text',
]);

/** `talle…` is every word that begins so; an entry that begins with a capital is looked for as it is written. */
function toPattern(entry: string): RegExp {
  const whole = entry.replace(/…$/, '');
  const text = whole.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const end = entry === whole ? String.raw`(?!\p{L})` : '';
  return new RegExp(String.raw`(?<![\p{L}-])${text}${end}`, /^\p{Lu}/u.test(entry) ? 'u' : 'iu');
}

const toList = (cell: string): string[] =>
  cell
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The table of the glossary: thing, the word of each language, what each language refuses. */
export function readWordChoices(root: string): WordChoice[] {
  const path = join(root, 'docs/glossary.md');
  if (!existsSync(path)) return [];
  const [, section = ''] = readFileSync(path, 'utf8').split(heading);
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Thing'))
    .flatMap((line) => {
      const [, , ...cells] = line.split('|').map((cell) => cell.trim());
      return langs.map((lang, at) => ({
        lang,
        word: cells[at] ?? '',
        refused: toList(cells[at + 3] ?? '').map((text) => ({ text, pattern: toPattern(text) })),
      }));
    })
    .filter(({ refused }) => refused.length > 0);
}

const marks = /[«»"'„‘]/;
/** In Portuguese `one` is also 0, so that a number written out there is wrong for it. */
const oneInWords = { es: /\b1\b/, en: /\b1\b/, pt: /(?<!\p{L})(?:1|uma?)(?!\p{L})/iu };

/** What stands between the braces of each `one`, without what is nested in it. */
function branchesOfOne(message: string): string[] {
  return [...message.matchAll(/\bone \{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, branch = '']) => branch);
}

/** Why a message is not written as the house writes, in a sentence each. */
export function wordFaults(lang: string, id: string, message: string, choices: readonly WordChoice[]): string[] {
  const known = langs.find((one) => one === lang);
  if (known === undefined || quotedByCustomer.has(`${lang} ${id}`)) return [];
  const faults = choices
    .filter((choice) => choice.lang === known)
    .flatMap(({ word, refused }) =>
      refused
        .filter(({ pattern }) => pattern.test(message))
        .map(({ text }) => `${lang}: "${id}" says “${text}”: write “${word}” (docs/glossary.md).`),
    );
  const [mark] = marks.exec(message) ?? [];
  if (mark !== undefined) faults.push(`${lang}: "${id}" has ${mark}: quotes are “ and ”, the apostrophe is ’.`);
  const written = branchesOfOne(message).find((branch) => !branch.includes('#') && oneInWords[known].test(branch));
  if (written !== undefined)
    faults.push(
      known === 'pt'
        ? `pt: "${id}" says “${written}” under one, which is also 0: write =1 or #.`
        : `${lang}: "${id}" says “${written}” under one: write # for the number.`,
    );
  return faults;
}
