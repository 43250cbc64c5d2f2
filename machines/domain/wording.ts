import type { CaseStatus } from '../../contracts/vocabulary/case-statuses';
import type { PastReport } from './past-reports';
import { cleanComment, placeholderPattern, stripOffending } from './report-comment';
import { caseStatusOf, groupOf } from './status';
import { fillTemplate, type Template, type TemplateValues } from './templates';

/** Of a comment of which fewer ended than this nothing is told. */
export const fewestEnded = 5;
/** Comments that were sent before and are offered beside the templates. */
const mostOffered = 3;
/** A shorter title or name may be a word of any comment. */
const shortestValue = 4;
/** A template with less text of its own would be found in any comment. */
const shortestTemplate = 5;

/** How the reports with one comment ended; those that wait, or ended by what no comment changes, count neither way. */
export interface WordingFigure {
  confirmed: number;
  ended: number;
  /** Counted over all countries, as too few ended in the one in hand. */
  everywhere: boolean;
}

/** Nobody answered in time, another report was open, or the account was restricted: the comment was not weighed. */
const unweighed: ReadonlySet<CaseStatus | null> = new Set([
  'MEMBER_NOT_RESPOND',
  'DUPLICATED_DENOUNCE',
  'REJECTED_BY_RESTRICTION',
]);

/** Whether a report was confirmed; null where its comment counts neither way. */
function wasConfirmed(status: string | null): boolean | null {
  const group = groupOf(status);
  if (group === 'APPROVED') return true;
  if (group !== 'ROLLBACK' && group !== 'REJECTED') return null;
  return unweighed.has(caseStatusOf(status ?? '')) ? null : false;
}

interface Place {
  code: string;
  siteId: string;
}

/** What ended in one country, or in all of them. */
interface Counted {
  siteId: string | null;
  confirmed: number;
  ended: number;
}

/** A comment that was sent for a reason to a country, or to any, with what became of the reports that had it. */
export interface Wording extends Counted {
  code: string;
  /** What makes two comments the same. */
  key: string;
  /** As it was sent last, with a placeholder for whatever it named of its listing. */
  text: string;
}

/** What the kept report history says of comments; a template by its id and the country. */
export interface PastWording {
  wordings: Wording[];
  templates: (Counted & { id: string })[];
}

type Named = Pick<TemplateValues, 'title' | 'seller' | 'id'>;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const squeezed = (text: string) => text.replace(/\s+/gu, ' ');
const folded = (text: string) => squeezed(cleanComment(text).toLowerCase());

/** The comment with a placeholder for each title, seller and number of its listing. */
function withPlaceholders(comment: string, named: Named): string {
  const inLowerCase = comment.toLowerCase();
  const values = (['title', 'seller', 'id'] as const)
    .map((name) => ({
      name,
      value: cleanComment(stripOffending(named[name] ?? ''))
        .trim()
        .toLowerCase(),
    }))
    .filter(({ value }) => value.length >= shortestValue && inLowerCase.includes(value))
    .sort((one, other) => other.value.length - one.value.length);
  if (values.length === 0) return comment;
  const anyOfThem = values.map(({ value }) => escaped(value)).join('|');
  return comment.replace(new RegExp(`(?<![a-z0-9])(?:${anyOfThem})(?![a-z0-9])`, 'giu'), (found) => {
    const named = values.find(({ value }) => value === found.toLowerCase());
    return named === undefined ? found : `{{${named.name}}}`;
  });
}

/** Its text as it counts: without case, accents and the spaces between words; what it named of its listing is the same of every one. */
function keyOf(text: string): string {
  const parts = text.split(placeholderPattern);
  return squeezed(parts.map((part, at) => (at % 2 === 0 ? folded(part) : `{${part.toLowerCase()}}`)).join('')).trim();
}

/** What makes two comments the same, of two listings too. */
export const wordingKey = (comment: string, named: Named): string =>
  keyOf(withPlaceholders(cleanComment(comment), named));

/** The texts between the placeholders of a template, as they count. */
function partsOf({ text }: Pick<Template, 'text'>): string[] {
  const parts = text
    .split(placeholderPattern)
    .filter((_, at) => at % 2 === 0)
    .map(folded);
  return parts.map((part, at) => {
    const begun = at === 0 ? part.trimStart() : part;
    return at === parts.length - 1 ? begun.trimEnd() : begun;
  });
}

/** Whether that comment is the template with something in each of its places. */
function isFilled(parts: readonly string[], key: string): boolean {
  const [first = '', ...others] = parts;
  const last = others.pop();
  if (last === undefined) return key === first;
  if (!key.startsWith(first) || !key.endsWith(last)) return false;
  let at = first.length;
  for (const part of others) {
    const found = key.indexOf(part, at + 1);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at < key.length - last.length;
}

type Ended = Pick<WordingFigure, 'confirmed' | 'ended'>;
/** Whether enough of them ended to be told. */
export const isTellable = ({ ended }: Pick<Ended, 'ended'>): boolean => ended >= fewestEnded;
const isMostlyConfirmed = (figure: Ended) => isTellable(figure) && figure.confirmed * 2 > figure.ended;
const isMostlyLost = (figure: Ended) => isTellable(figure) && figure.confirmed * 2 < figure.ended;

/** What ended in that country; in all of them where too little did there. */
const countedFor = <One extends Counted>(those: readonly One[], siteId: string | null): One | undefined =>
  those.find((one) => one.siteId === siteId) ?? those.find((one) => one.siteId === null);

const figureOf = ({ confirmed, ended, siteId }: Counted): WordingFigure => ({
  confirmed,
  ended,
  everywhere: siteId === null,
});

/** What became of each comment, and of each template. `reports` are in the order of `mergePast`. */
export function countWordings(reports: readonly PastReport[], templates: readonly Template[]): PastWording {
  const wordings = new Map<string, Wording>();
  for (const { comment, reasonCode: code, listing, seller, status } of reports) {
    const confirmed = wasConfirmed(status);
    if (comment === null || code === null || confirmed === null) continue;
    const { siteId } = listing;
    const text = withPlaceholders(cleanComment(comment), { ...listing, seller: seller?.nickname ?? null });
    const key = keyOf(text);
    if (key === '') continue;
    for (const site of [siteId, null]) {
      const where = `${site} ${code} ${key}`;
      const wording = wordings.get(where) ?? { code, siteId: site, key, text: text.trim(), confirmed: 0, ended: 0 };
      wording.ended += 1;
      if (confirmed) wording.confirmed += 1;
      wordings.set(where, wording);
    }
  }
  const all = [...wordings.values()];
  return { wordings: all.filter(isTellable), templates: templates.flatMap((template) => countTemplate(template, all)) };
}

function countTemplate({ id, code, text }: Template, wordings: readonly Wording[]): PastWording['templates'] {
  const parts = partsOf({ text });
  if (parts.join('').trim().length < shortestTemplate) return [];
  const bySite = new Map<string | null, PastWording['templates'][number]>();
  for (const wording of wordings) {
    if (wording.code !== code || !isFilled(parts, wording.key)) continue;
    const { siteId } = wording;
    const counted = bySite.get(siteId) ?? { id, siteId, confirmed: 0, ended: 0 };
    counted.confirmed += wording.confirmed;
    counted.ended += wording.ended;
    bySite.set(siteId, counted);
  }
  return [...bySite.values()].filter(isTellable);
}

const byConfirmed = (one: Ended, other: Ended) =>
  other.confirmed / other.ended - one.confirmed / one.ended || other.ended - one.ended;

export interface RankedTemplate {
  template: Template;
  /** Null where too little is known of it. */
  figure: WordingFigure | null;
}

/**
 * The templates with what became of each: those that were mostly confirmed first, then those of which too little is known, in their order,
 * then the others.
 */
export function rankTemplates(
  templates: readonly Template[],
  past: PastWording | null,
  siteId: string | null,
): RankedTemplate[] {
  const ranked = templates.map((template): RankedTemplate => {
    const found = countedFor(past?.templates.filter(({ id }) => id === template.id) ?? [], siteId);
    return { template, figure: found === undefined ? null : figureOf(found) };
  });
  const known = ranked
    .filter((one): one is RankedTemplate & { figure: WordingFigure } => one.figure !== null)
    .sort((one, other) => byConfirmed(one.figure, other.figure));
  return [
    ...known.filter(({ figure }) => isMostlyConfirmed(figure)),
    ...ranked.filter(({ figure }) => figure === null),
    ...known.filter(({ figure }) => !isMostlyConfirmed(figure)),
  ];
}

/** A comment that can be taken: its text filled in for the listing in hand, and what became of it. */
export type OfferedWording = WordingFigure & Pick<Wording, 'key' | 'text'>;

const hasPlaceholder = (text: string) => text.split(placeholderPattern).length > 1;

/** What was sent for that reason, each comment as it counts in that country. */
function wordingsFor(past: PastWording, { code, siteId }: Place): Wording[] {
  const byKey = new Map<string, Wording>();
  for (const one of past.wordings)
    if (one.code === code && (one.siteId === siteId || (one.siteId === null && !byKey.has(one.key))))
      byKey.set(one.key, one);
  return [...byKey.values()];
}

/** What was confirmed mostly for that reason in that country, the best first, as far as the listing in hand fills it in. */
function bestWordings(past: PastWording, place: Place, known: TemplateValues): OfferedWording[] {
  return wordingsFor(past, place)
    .filter(isMostlyConfirmed)
    .sort(byConfirmed)
    .map((one) => ({ key: one.key, text: fillTemplate(one.text, known), ...figureOf(one) }))
    .filter(({ text }) => !hasPlaceholder(text));
}

/** The best comments that were sent before and that no template says. */
export function offeredWordings(
  past: PastWording | null,
  place: Place,
  templates: readonly Template[],
  known: TemplateValues,
): OfferedWording[] {
  if (past === null) return [];
  const templateParts = templates.map(partsOf);
  return bestWordings(past, place, known)
    .filter(({ key }) => !templateParts.some((parts) => isFilled(parts, key)))
    .slice(0, mostOffered);
}

/** That a comment was mostly rejected or retracted, of how many, and what was confirmed instead, if anything was. */
export interface WordingWarning extends Pick<WordingFigure, 'ended' | 'everywhere'> {
  lost: number;
  better: OfferedWording | null;
}

/** What the past says against the comment in hand; null where it says nothing, or too little. */
export function assessWording(
  comment: string,
  past: PastWording | null,
  place: Place,
  known: TemplateValues,
): WordingWarning | null {
  if (past === null || past.wordings.length === 0 || comment.trim() === '') return null;
  const key = wordingKey(comment, known);
  const found = countedFor(
    past.wordings.filter((one) => one.key === key && one.code === place.code),
    place.siteId,
  );
  if (found === undefined || !isMostlyLost(found)) return null;
  const [better = null] = bestWordings(past, place, known);
  const { confirmed, ended, everywhere } = figureOf(found);
  return { lost: ended - confirmed, ended, everywhere, better };
}
