import { families } from './families';
import {
  audiences,
  colours,
  titleSuffixes,
  pickLanguage,
  openingSentences,
  questions,
  reviewTexts,
  sellerAnswers,
  sentences,
  type TextLang,
  type LocalizedText,
} from './lexicon';
import { reasonTexts } from './reason-texts';

const langs: readonly TextLang[] = ['es', 'pt', 'en'];
const isLang = (text: string): text is TextLang => langs.some((lang) => lang === text);

const known: readonly LocalizedText[] = [
  ...sentences,
  ...openingSentences,
  ...sellerAnswers,
  ...questions.flatMap(({ text, answer }) => [text, answer]),
  ...reviewTexts.flatMap(({ title, content }) => [title, content]),
  ...Object.values(reasonTexts),
  ...titleSuffixes,
  ...audiences,
  ...families.flatMap(({ noun, material }) => (material ? [noun, material] : [noun])),
  ...Object.values(colours).map(({ words }) => words),
];

const tables = new Map<string, { from: RegExp; to: Map<string, string> }>();

const tableFor = (source: TextLang, target: TextLang): { from: RegExp; to: Map<string, string> } => {
  const key = `${source} ${target}`;
  const cachedTable = tables.get(key);
  if (cachedTable) return cachedTable;
  const to = new Map<string, string>();
  for (const words of known)
    if (!to.has(pickLanguage(words, source))) to.set(pickLanguage(words, source), pickLanguage(words, target));
  const phrases = [...to.keys()].sort((a, b) => b.length - a.length);
  const escaped = phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const made = { from: new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu'), to };
  tables.set(key, made);
  return made;
};

/** Translates every phrase of the world's own lexicon and leaves the rest as it is. Null for a language that it does not know. */
export const translateText = (text: string, sourceLang: string, targetLang: string): string | null => {
  if (!isLang(sourceLang) || !isLang(targetLang)) return null;
  if (sourceLang === targetLang) return text;
  const { from, to } = tableFor(sourceLang, targetLang);
  return text.replace(from, (phrase) => to.get(phrase) ?? phrase);
};
