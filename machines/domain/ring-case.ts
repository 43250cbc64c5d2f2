import type { Language, SiteNotices } from '../../contracts/shapes';
import { protectableReason, type Category, type ReasonCode } from '../../contracts/vocabulary/reasons';
import { blockReason, type BlockReason } from './block-reason';
import type { SeenListing } from './listings';
import { markChoices } from './marking';
import { assessComment, findPlaceholders, fitComment, type CommentAssessment } from './report-comment';
import { allowedCodes } from './report-listings';
import { isReasonCode, offeredCategories, type OfferedReason } from './report-reasons';
import type { Ring } from './rings';
import { languageOfSite } from './sites';
import { fillTemplate, templatesFor, type TemplateValues } from './templates';

/** What a person has chosen and written of a ring: one case, until it is split by country. */
export interface RingCase {
  /** Listings that the person leaves out. */
  leftOut: readonly string[];
  code: ReasonCode | null;
  /** The reason of a country that doesn't offer the one of the others. */
  ownCodes: Readonly<Record<string, ReasonCode>>;
  /** What was typed for each country; one that nobody typed for takes its comment from a template or from another. */
  comments: Readonly<Record<string, string>>;
}

/** What each report of a case says of it: under `id` its countries are one decision, and `key` is that of its draft. */
export interface SentRingCase {
  id: string;
  key: string;
  form: RingCase;
}

export const emptyRingCase: RingCase = { leftOut: [], code: null, ownCodes: {}, comments: {} };

const keyPrefix = 'ring:';

/** Under which key the case of the ring with these sellers is kept: more may be found of it, and it stays the same. */
export const ringCaseKey = ({ sellers }: Pick<Ring, 'sellers'>): string =>
  `${keyPrefix}${sellers.map(({ id }) => id).toSorted()[0] ?? ''}`;

/** The seller that the key of a case names. */
export const sellerOfCase = (key: string): string => key.slice(keyPrefix.length);

/** What is kept of the case of one of these sellers; its key, or that of a new one. */
export function findRingCase(drafts: Readonly<Record<string, unknown>>, ring: Pick<Ring, 'sellers'>) {
  const known = ring.sellers.map(({ id }) => `${keyPrefix}${id}`).find((key) => drafts[key] !== undefined);
  const key = known ?? ringCaseKey(ring);
  return { key, form: readRingCase(drafts[key]) };
}

function readRingCase(kept: unknown): RingCase {
  if (typeof kept !== 'object' || kept === null) return emptyRingCase;
  const { leftOut, code, ownCodes, comments } = kept as Partial<Record<keyof RingCase, unknown>>;
  const entries = (of: unknown) =>
    Object.entries(Object(of) as Record<string, unknown>).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    });
  return {
    leftOut: Array.isArray(leftOut) ? leftOut.filter((id) => typeof id === 'string') : [],
    code: typeof code === 'string' && isReasonCode(code) ? code : null,
    ownCodes: Object.fromEntries(
      entries(ownCodes).filter((entry): entry is [string, ReasonCode] => isReasonCode(entry[1])),
    ),
    comments: Object.fromEntries(entries(comments).map(([site, text]) => [site, fitComment(text)])),
  };
}

const isUnwritten = ({ leftOut, code, ownCodes, comments }: RingCase): boolean =>
  code === null && [leftOut, ownCodes, comments].every((each) => Object.keys(each).length === 0);

/** The case of a draft once one that went out is back: what was written anew meanwhile stays. */
export function restoreRingCase(draft: unknown, sent: RingCase): RingCase {
  const now = readRingCase(draft);
  if (isUnwritten(now)) return sent;
  return {
    leftOut: now.leftOut,
    code: now.code ?? sent.code,
    ownCodes: { ...sent.ownCodes, ...now.ownCodes },
    comments: { ...sent.comments, ...now.comments },
  };
}

interface RingReason {
  code: ReasonCode;
  category: Category;
  /** The countries whose rules offer it. */
  siteIds: readonly string[];
}

const situation = (allowed: readonly string[]) => ({
  allowed,
  several: true,
  imagesOnly: false,
  catalogue: false,
  checkingProtection: false,
  protectedUntil: null,
});
const canChoose = ({ why }: OfferedReason) => why === null;

/** What a country offers for several listings at once. */
export const codesOfSite = (notices: readonly SiteNotices[], siteId: string): ReasonCode[] =>
  offeredCategories(situation(allowedCodes(notices, siteId)))
    .flatMap(({ reasons }) => reasons)
    .filter(canChoose)
    .map(({ code }) => code);

/** Every reason that at least one of the countries offers, with those that do. */
export function reasonsOfRing(notices: readonly SiteNotices[], siteIds: readonly string[]): RingReason[] {
  const bySite = siteIds.map((siteId) => ({ siteId, codes: codesOfSite(notices, siteId) }));
  const allowed = [...new Set(bySite.flatMap(({ codes }) => codes))];
  return offeredCategories(situation(allowed)).flatMap(({ name, reasons }) =>
    reasons.map(({ code }) => ({
      code,
      category: name,
      siteIds: bySite.filter(({ codes }) => codes.includes(code)).map(({ siteId }) => siteId),
    })),
  );
}

/** Where the comment of a country comes from; `lang` is that in which it was written, as far as the country of it tells. */
export interface CountryComment {
  text: string;
  from: 'typed' | 'template' | 'sameLanguage' | 'otherLanguage' | 'none';
  lang: Language;
}

export interface CountryPlan {
  siteId: string;
  lang: Language;
  /** What goes out. */
  ids: readonly string[];
  code: ReasonCode | null;
  /** What the country offers, where it doesn't offer the reason of the others. */
  offers: readonly ReasonCode[];
  comment: CountryComment;
  assessment: CommentAssessment;
  why: BlockReason | null;
}

export interface ExcludedRingListing {
  id: string;
  why: BlockReason;
}

export interface RingPlan {
  countries: readonly CountryPlan[];
  /** What can't be decided, or doesn't go out with its country, each with its reason. */
  excluded: readonly ExcludedRingListing[];
  /** Why it can't go out; null when it can. */
  why: BlockReason | null;
}

type Seen = SeenListing & TemplateSource;
type TemplateSource = Partial<{ title: string; brand: string | null; seller: { nickname: string } | null }>;
export interface RingScope {
  visible: Readonly<Record<string, Seen | undefined>>;
  notices: readonly SiteNotices[];
  settings: Readonly<Record<string, unknown>> | undefined;
  /** Listings that a protection keeps from the reason that knows one, with its last day. */
  protectedIds: ReadonlyMap<string, string>;
}

function whyNot(id: string, { visible }: RingScope): BlockReason | null {
  const listing = visible[id];
  return listing === undefined ? blockReason('REMOVED') : markChoices(listing).suspect;
}

/** What one listing fills in, and several don't. */
function templateValues([id, ...others]: readonly string[], { visible }: RingScope): TemplateValues {
  const listing = id === undefined || others.length > 0 ? undefined : visible[id];
  const { title = null, brand = null, seller = null } = listing ?? {};
  return { title, brand, seller: seller?.nickname ?? null, id: listing?.id ?? null };
}

/** The template of a reason in a language: the first that leaves nothing to be filled in, else the first. */
function templateOf(code: ReasonCode | null, lang: Language, ids: readonly string[], scope: RingScope): string | null {
  const texts = templatesFor(scope.settings, code, lang).map(({ text }) =>
    fillTemplate(text, templateValues(ids, scope)),
  );
  return texts.find((text) => findPlaceholders(text).length === 0) ?? texts[0] ?? null;
}

type Country = Pick<CountryPlan, 'siteId' | 'lang' | 'ids' | 'code'>;

/** What is sent to a country: what was typed for it, else for another of its language, else a template of it, else what there is. */
function commentOf(
  country: Country,
  countries: readonly Country[],
  { comments }: RingCase,
  scope: RingScope,
): CountryComment {
  const { siteId, lang, ids, code } = country;
  const own = comments[siteId];
  if (own !== undefined) return { text: own, from: 'typed', lang };
  const others = Object.entries(comments)
    .filter(([other, text]) => other !== siteId && text.trim() !== '')
    .map(([other, text]) => ({ text, lang: languageOfSite(other) }));
  const same = others.find((other) => other.lang === lang);
  if (same !== undefined) return { text: same.text, from: 'sameLanguage', lang };
  const template = templateOf(code, lang, ids, scope);
  if (template !== null) return { text: template, from: 'template', lang };
  const [other] = others;
  if (other !== undefined) return { ...other, from: 'otherLanguage' };
  const spoken = countries.find((one) => one.lang !== lang && templateOf(one.code, one.lang, one.ids, scope) !== null);
  const text = spoken === undefined ? null : templateOf(spoken.code, spoken.lang, spoken.ids, scope);
  return text === null || spoken === undefined
    ? { text: '', from: 'none', lang }
    : { text, from: 'otherLanguage', lang: spoken.lang };
}

function whyNotCountry({ code }: Country, { why, tooShort }: CommentAssessment): BlockReason | null {
  if (code === null) return blockReason('REASON_MISSING');
  return why ?? (tooShort ? blockReason('COMMENT_EMPTY') : null);
}

/** The case as it goes out: a report for each country, and by name what stays. */
export function planRingCase(ring: Pick<Ring, 'sellers'>, form: RingCase, scope: RingScope): RingPlan {
  const listings = ring.sellers.flatMap(({ siteId, ids }) => ids.map((id) => ({ id, siteId })));
  const judged = listings.map((listing) => ({ ...listing, why: whyNot(listing.id, scope) }));
  const chosen = judged.filter(({ id, why }) => why === null && !form.leftOut.includes(id));
  const siteIds = [...new Set(chosen.map(({ siteId }) => siteId))];
  const split = siteIds.map((siteId) => {
    const codes = codesOfSite(scope.notices, siteId);
    const own = form.ownCodes[siteId];
    const isOffered = form.code !== null && codes.includes(form.code);
    const code = isOffered ? form.code : own !== undefined && codes.includes(own) ? own : null;
    const all = chosen.filter((listing) => listing.siteId === siteId).map(({ id }) => id);
    const isFree = (id: string) => code !== protectableReason || !scope.protectedIds.has(id);
    return { siteId, lang: languageOfSite(siteId), code, offers: isOffered ? [] : codes, ids: all.filter(isFree), all };
  });
  const going = split.filter(({ ids }) => ids.length > 0);
  const countries = going.map(({ all: _, ...country }): CountryPlan => {
    const comment = commentOf(country, going, form, scope);
    const assessment = assessComment(comment.text);
    return { ...country, comment, assessment, why: whyNotCountry(country, assessment) };
  });
  const withoutReason = (siteId: string) =>
    form.code !== null && countries.some((one) => one.siteId === siteId && one.code === null);
  const guarded = split.flatMap(({ all, ids }) => all.filter((id) => !ids.includes(id)));
  const excluded = [
    ...judged.flatMap(({ id, why }) => (why === null ? [] : [{ id, why }])),
    ...guarded.map((id) => ({ id, why: blockReason('PROTECTED_UNTIL', { until: scope.protectedIds.get(id) ?? '' }) })),
    ...chosen.filter(({ siteId }) => withoutReason(siteId)).map(({ id }) => ({ id, why: blockReason('NOT_OFFERED') })),
  ];
  const sendable = countries.filter(({ code }) => code !== null);
  const why =
    countries.length === 0
      ? blockReason('NONE_OF_THEM')
      : form.code === null || sendable.length === 0
        ? blockReason('REASON_MISSING')
        : (sendable.find((country) => country.why !== null)?.why ?? null);
  return { countries, excluded, why };
}

/** The countries that a report goes out for. */
export const sendableCountries = ({ countries }: RingPlan): (CountryPlan & { code: ReasonCode })[] =>
  countries.flatMap((country) => (country.code === null ? [] : [{ ...country, code: country.code }]));
