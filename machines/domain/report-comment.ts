import { limits } from '../../contracts/vocabulary/limits';
import type { BlockReason } from './block-reason';

/** What a person has yet to fill in: a name between double braces. */
export const placeholderPattern = /\{\{\s*([^{}\s](?:[^{}\n]{0,38}[^{}\s])?)\s*\}\}/gu;

/** Every placeholder of a text, once, as it stands there. */
export function findPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(placeholderPattern)].map(([whole]) => whole))];
}

const alphabet = "A-Za-z0-9.,'& \\n";

/** What holds for the comment of a report: lengths in characters, and the text that may be sent. */
export const reportComment = {
  min: limits.commentMin,
  max: limits.commentMax,
  pattern: new RegExp(`^[${alphabet}]{1,${limits.commentPattern}}$`),
} as const;

const plainCharacter = new RegExp(`^[${alphabet}]$`);
const plainText = new RegExp(`^[${alphabet}]+$`);

const equivalents = new Map<string, string>([
  ...pairs(' ', '\t\v\f/\\⁄∕／＼−﹨'),
  ...pairs('\n', '\u0085\u2028\u2029'),
  ...pairs(',', ':;，、﹐﹑､：；﹕﹔؛،—―⸺⸻﹘'),
  ...pairs('.', '．。﹒｡'),
  ...pairs('&', '＆﹠'),
  ...pairs("'", '"`´ʼ′″＇＂‚„'),
  ['…', '...'],
  ['ß', 'ss'],
  ['ẞ', 'SS'],
  ['æ', 'ae'],
  ['Æ', 'AE'],
  ['œ', 'oe'],
  ['Œ', 'OE'],
  ['ø', 'o'],
  ['Ø', 'O'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ð', 'd'],
  ['Ð', 'D'],
  ['þ', 'th'],
  ['Þ', 'Th'],
  ['ı', 'i'],
]);

function pairs(plain: string, characters: string): [string, string][] {
  return Array.from(characters, (character) => [character, plain]);
}

/** What is sent for one character: itself, its plain equivalent, nothing when it can't be seen, null when nothing stands for it. */
function outgoingOf(character: string): string | null {
  if (plainCharacter.test(character)) return character;
  const equivalent = equivalents.get(character);
  if (equivalent !== undefined) return equivalent;
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{M}]/u.test(character)) return '';
  if (/[\p{Zs}\p{Pd}\p{Ps}\p{Pe}]/u.test(character)) return ' ';
  if (/[\p{Pi}\p{Pf}]/u.test(character)) return "'";
  if (/[\p{L}\p{Nd}]/u.test(character)) {
    const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
    if (plainText.test(bare)) return bare;
  }
  return null;
}

/**
 * The text that goes out for a typed comment. It works character by character: what is plain stays, letters lose their marks,
 * punctuation becomes its plain equivalent, what can't be seen vanishes, and what nothing stands for is left out.
 */
export function cleanComment(typed: string): string {
  if (plainText.test(typed)) return typed;
  let outgoing = '';
  for (const character of typed) outgoing += outgoingOf(character) ?? '';
  return outgoing;
}

/** The characters that may not be sent, each once, in the order in which they were typed. */
export function findOffendingCharacters(typed: string): string[] {
  const offending = new Set<string>();
  for (const character of typed) if (outgoingOf(character) === null) offending.add(character);
  return [...offending];
}

/** The typed text without its offending characters; everything else stays as it was typed. */
export function stripOffending(typed: string): string {
  let kept = '';
  for (const character of typed) if (outgoingOf(character) !== null) kept += character;
  return kept;
}

/** The longest beginning of the typed text that the field takes: 2000 characters going out, an offending one counting as one. */
export function fitComment(typed: string): string {
  let room: number = reportComment.max;
  let kept = 0;
  for (const character of typed) {
    room -= outgoingOf(character)?.length ?? 1;
    if (room < 0 || kept + character.length > limits.commentPattern) break;
    kept += character.length;
  }
  return typed.slice(0, kept);
}

/** Characters other than spaces and line breaks. */
export function visibleLength(text: string): number {
  return text.replace(/\s/gu, '').length;
}

export interface CommentAssessment {
  /** What would be sent. */
  outgoing: string;
  /** Length of what would be sent, of at most 2000. */
  count: number;
  /** Something else than what was typed would be sent. */
  differs: boolean;
  offending: string[];
  /** One to four characters: sending warns instead. */
  tooShort: boolean;
  /** Why sending is not offered at all. */
  why: BlockReason<'COMMENT_EMPTY' | 'COMMENT_OFFENDING' | 'COMMENT_UNFILLED'> | null;
}

/** Everything that a comment field and its send button need to know of the typed text; the text is judged as it would be sent. */
export function assessComment(typed: string): CommentAssessment {
  const outgoing = cleanComment(typed);
  const offending = findOffendingCharacters(typed);
  const unfilled = findPlaceholders(typed);
  const solid = visibleLength(outgoing);
  const why: CommentAssessment['why'] =
    unfilled.length > 0
      ? { because: 'COMMENT_UNFILLED', values: { placeholders: unfilled.join(', ') } }
      : offending.length > 0
        ? { because: 'COMMENT_OFFENDING', values: { characters: offending.join(' '), count: offending.length } }
        : solid === 0
          ? { because: 'COMMENT_EMPTY' }
          : null;
  return {
    outgoing,
    count: outgoing.length,
    differs: outgoing !== typed,
    offending,
    tooShort: solid > 0 && solid < reportComment.min,
    why,
  };
}
