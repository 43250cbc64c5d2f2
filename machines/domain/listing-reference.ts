import { blockReason, type BlockReason } from './block-reason';
import { readId } from './listing-id';

/** What a text names that somebody typed or copied. */
export type ListingReference =
  | { kind: 'listing'; id: string }
  /** The page of a product, which is no listing; its id where it is a catalogue page of 11 characters. */
  | { kind: 'page'; id: string | null }
  /** More than one listing, and nothing says which is meant. */
  | { kind: 'several'; ids: string[] }
  /** A link that names neither. */
  | { kind: 'link' }
  | { kind: 'none' };

const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;
const dashes = /[\u2010-\u2015\u2212]/g;

/** A text as ids are compared: in upper case, with plain dashes and letters, without what can't be seen. */
export const normalizeIdText = (text: string): string =>
  text.normalize('NFKC').replace(invisible, '').replace(dashes, '-').toUpperCase();

const decodeRounds = 5;

/** Escapes of ASCII decoded, those that were escaped again too; anything else stays, as ids and what stands around them are ASCII. */
function decodeEscapes(text: string): string {
  let decoded = text;
  for (let round = 0; round < decodeRounds && decoded.includes('%'); round += 1)
    decoded = decoded.replace(/%([2-7][\dA-F])/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return decoded;
}

const quotes = /["'“”«»]/g;
const opening = /^[("'<[{«“#]+/;
const linkStart = /[,;|]{1,9}(?=HTTPS?:|WWW\.)/;
const scheme = /HTTPS?:\/\//;
const host = /^(?:[A-Z\d-]+\.)+[A-Z]{2,}(?::\d+)?(?=[/?#])/;
const idInside = /(?:^|[^A-Z\d])[A-Z]{3}-?\d{8}/;
const articleSlug = /^[A-Z]{3}-\d{10}-\S*_JM/;
const namedIds =
  /(?:^|[^A-Z\d_.-])(?:ITEM[_-]?ID|WID)["']? ?[=:] ?["'[]?([A-Z]{3}-?\d+(?:[,|][A-Z]{3}-?\d+)*)(?![A-Z\d])/g;
const itemParameter = /[?&#]ITEM=([A-Z]{3}-?\d{10})(?![A-Z\d])/;
const firstId = /^([A-Z]{3})-?(\d+)(?![A-Z\d])/;
const anyId = /(?:^|[^A-Z\d])([A-Z]{3})-?(\d{10}|\d{8})(?![A-Z\d])/;

/** Parts of a path after which a page stands and no listing. */
const pageParts: readonly string[] = ['P', 'UP', 'PRODUCTS', 'ARTICLE_CATALOGO_DETAIL'];

const isLink = (token: string): boolean =>
  scheme.test(token) ||
  /^(?:WWW\.|\/\/)./.test(token) ||
  host.test(token) ||
  articleSlug.test(token) ||
  (/[/?#]/.test(token) && idInside.test(token)) ||
  namedIds[Symbol.match](token) !== null;

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

function nameListings(ids: readonly string[]): ListingReference {
  const [id, ...others] = distinct(ids);
  if (id === undefined) return { kind: 'link' };
  return others.length > 0 ? { kind: 'several', ids: [id, ...others] } : { kind: 'listing', id };
}

function readPart(part: string | undefined, pattern: RegExp) {
  const [, site = '', digits = ''] = pattern.exec(part ?? '') ?? [];
  return readId(site + digits);
}

/** What the path of a link names: a page, wherever it says so, or the id that a part of it begins with, or else has. */
function readPath(link: string): ListingReference {
  const end = link.search(/[?#]/);
  const parts = (end < 0 ? link : link.slice(0, end))
    .replace(/^[^/]*\/\/[^/]*/, '')
    .replace(host, '')
    .split('/');
  const page = parts.findIndex((part, at) => pageParts.includes(part) && (parts[at + 1] ?? '') !== '');
  if (page >= 0) {
    const read = readPart(parts[page + 1], firstId);
    return { kind: 'page', id: read?.shape === 'catalogue' ? read.id : null };
  }
  const [first = [], any = []] = [firstId, anyId].map((pattern) =>
    parts.flatMap((part) => readPart(part, pattern) ?? []),
  );
  const read = first.length > 0 ? first : any;
  const listings = read.filter(({ shape }) => shape === 'listing').map(({ id }) => id);
  const [one] = read;
  return listings.length === 0 && one !== undefined ? { kind: 'page', id: one.id } : nameListings(listings);
}

/** What one link names, its escapes decoded: an `item_id` or `wid` wins, then its path, then a link within it (ruling L03). */
function readLink(link: string): ListingReference {
  const named = [...link.matchAll(namedIds)].flatMap(([, ids = '']) => ids.replaceAll('-', '').split(/[,|]/));
  if (named.length > 0) return nameListings(named.filter((id) => readId(id)?.shape === 'listing'));
  const [own = '', ...within] = link.split(/(?=HTTPS?:\/\/)/);
  const path = within.length > 0 && !/[./?#]/.test(own) ? nameListings([]) : readPath(own);
  if (path.kind !== 'link') return path;
  const item = itemParameter.exec(own)?.[1];
  return item === undefined ? combine(within.map(readPath)) : { kind: 'listing', id: item.replace('-', '') };
}

/** What several links of one text name together. */
function combine(read: readonly ListingReference[]): ListingReference {
  const ids = read.flatMap((one) => (one.kind === 'listing' ? [one.id] : one.kind === 'several' ? one.ids : []));
  return ids.length > 0 ? nameListings(ids) : (read.find(({ kind }) => kind === 'page') ?? { kind: 'link' });
}

const between = [/[,;|\t\n]+/, /[\s,;|]+/];

/** Ids without a link, in quotes or not: the whole text is one, or each of its parts is. */
function readIds(text: string): ListingReference {
  const plain = text.trim().replace(quotes, '').replace(opening, '');
  const ways = [[plain], ...between.map((separator) => plain.split(separator).filter(Boolean))];
  const read = ways.map((parts) => parts.map(readId)).find((ids) => ids.length > 0 && !ids.includes(null)) ?? [];
  const ids = read.flatMap((one) => one ?? []);
  const [first] = ids;
  if (first === undefined) return { kind: 'none' };
  const listings = ids.filter(({ shape }) => shape === 'listing').map(({ id }) => id);
  return listings.length > 0 ? nameListings(listings) : { kind: 'page', id: first.id };
}

/**
 * The listing that a text names: by its id, however it is written, or by a link anywhere in it, which then is what the text means. A page
 * of a product never names one, and its id is never taken for a listing's (ruling L03). The country is that of the id.
 */
export function readListingReference(text: string): ListingReference {
  const plain = normalizeIdText(text);
  const links = plain
    .split(/\s+/)
    .flatMap((token) => token.split(linkStart))
    .map((token) => decodeEscapes(token).replace(opening, ''))
    .filter(isLink);
  return links.length === 0 ? readIds(plain) : combine(links.map(readLink));
}

/** Why something can't be looked for that names no one listing; null where it names one, or is neither a link nor ids. */
export function referenceFault(reference: ListingReference): BlockReason | null {
  switch (reference.kind) {
    case 'page':
      return blockReason('PAGE_OF_PRODUCT');
    case 'several':
      return blockReason('SEVERAL_LISTINGS', { values: { count: reference.ids.length } });
    case 'link':
      return blockReason('ADDRESS_OF_NO_LISTING');
    default:
      return null;
  }
}
