import type { Listing } from '../../contracts/shapes';
import { mergeReports, type PastParts, type PastReport } from './past-reports';
import { comparedPicture, pictureKey, titleKey, type SamePictures } from './result-groups';

/** What of a listing says whose it may be. `catalogue` is the page whose photos every offer of it shows. */
export interface RingListing {
  id: string;
  siteId: string;
  seller: { id: string; nickname: string };
  title: string;
  /** Key of its photo; null where it has none. */
  picture: string | null;
  partNumber: string | null;
  catalogue: string | null;
  /** As it was read; null where it wasn't. */
  description: string | null;
}

/** Descriptions that were read, by the ids of their listings. */
export type Descriptions = Readonly<Record<string, string>>;

type Comparable = Pick<
  Listing,
  'id' | 'siteId' | 'title' | 'seller' | 'thumbnail' | 'pictures' | 'partNumber' | 'catalogProductId'
>;

/** What sellers are joined by, in the order in which it is told. */
export const sharedKinds = ['photo', 'partNumber', 'description', 'title'] as const;

/** A thing that listings of two sellers have in common: a photo and a part number by their key, texts as they are written. */
export interface Shared {
  by: (typeof sharedKinds)[number];
  key: string;
  /** What is written of it: the part number or the title. */
  text: string;
  ids: readonly string[];
}

/** Two sellers, by their ids, with what joins them. */
export interface RingLink {
  sellers: readonly [string, string];
  shared: readonly Shared[];
}

export interface RingSeller {
  id: string;
  nickname: string;
  siteId: string;
  /** Its listings that share something with another seller of the ring. */
  ids: readonly string[];
}

/** Sellers that are joined, each with at least one other. */
export interface Ring {
  sellers: readonly RingSeller[];
  links: readonly RingLink[];
}

/** What more sellers than these have says nothing of any two: a maker's photo, a common title. */
export const mostSharers = 8;
/** A shorter title is that of anybody who sells the product. */
const fewestTitleWords = 4;
/** A shorter description is one that anybody may have written. */
const fewestDescriptionWords = 12;
/** Two sellers are joined from so much on: a photo, a part number or a description counts 1, titles together 0.5. */
export const leastStrength = 2;
/** So many descriptions are read at most: they come with all else of their listings. */
export const mostDescriptions = 200;
/** A ring of more sellers is cut where it is weakest. */
export const mostSellers = 12;
const listingsAtOnce = 150;
const keysAtOnce = 200;

function toRingListing(listing: Comparable): Omit<RingListing, 'description'> | null {
  const { id, siteId, seller, title, partNumber, catalogProductId } = listing;
  if (seller === null) return null;
  const { id: sellerId, nickname } = seller;
  const picture = comparedPicture(listing)?.key ?? null;
  return { id, siteId, seller: { id: sellerId, nickname }, title, picture, partNumber, catalogue: catalogProductId };
}

function toPastListing({
  seller,
  listing: { id, siteId, title, thumbnail },
}: PastReport): Omit<RingListing, 'description'> | null {
  if (seller === null) return null;
  const picture = thumbnail === null ? null : pictureKey(thumbnail);
  return { id, siteId, seller, title, picture, partNumber: null, catalogue: null };
}

/** What was read, and behind it what was reported before. */
export function* ringListings(
  read: Iterable<Comparable>,
  past: PastParts,
  descriptions: Descriptions,
): Generator<RingListing> {
  const describe = (listing: Omit<RingListing, 'description'> | null): RingListing[] =>
    listing === null ? [] : [{ ...listing, description: descriptions[listing.id] ?? null }];
  for (const listing of read) yield* describe(toRingListing(listing));
  for (const part of past) for (const report of part) yield* describe(toPastListing(report));
}

/** The last report of each of these listings. */
export function lastReports(ids: ReadonlySet<string>, past: PastParts): Record<string, PastReport> {
  const last: Record<string, PastReport> = {};
  for (const part of past)
    for (const report of part) {
      const { id } = report.listing;
      const known = ids.has(id) ? (last[id] ?? report) : null;
      if (known === null) continue;
      const isLater = (report.reportedAt ?? '') >= (known.reportedAt ?? '');
      last[id] = known.caseId === report.caseId ? mergeReports(known, report) : isLater ? report : known;
    }
  return last;
}

export const idsOfRing = ({ sellers }: Pick<Ring, 'sellers'>): string[] => sellers.flatMap(({ ids }) => ids);
export const sitesOfRing = ({ sellers }: Pick<Ring, 'sellers'>): string[] => [
  ...new Set(sellers.map(({ siteId }) => siteId)),
];

const partKey = (partNumber: string): string => titleKey(partNumber).replaceAll(' ', '');

/** How much joins two sellers. A listing that was copied with its photo and its description says no more than by its photo. */
export function strengthOf(shared: readonly Pick<Shared, 'by' | 'ids'>[]): number {
  const photos = shared.filter(({ by }) => by === 'photo');
  const isCopy = ({ ids }: Pick<Shared, 'ids'>) => photos.some((photo) => ids.every((id) => photo.ids.includes(id)));
  const counted = shared.filter((one) => one.by !== 'title' && !(one.by === 'description' && isCopy(one)));
  return counted.length + (shared.some(({ by }) => by === 'title') ? 0.5 : 0);
}

const pairKey = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);

type BySeller = Map<string, RingListing[]>;

/** Listings of two sellers that have a thing in common; those of one catalogue page have its photos, whoever sells. */
function* sharersOf(
  by: Shared['by'],
  holders: BySeller,
): Generator<[pair: string, one: RingListing[], other: RingListing[]]> {
  const sellers = [...holders.keys()].toSorted();
  for (const [at, one] of sellers.entries())
    for (const other of sellers.slice(at + 1)) {
      const [its, others] = [holders.get(one) ?? [], holders.get(other) ?? []];
      const isOwn = ({ catalogue }: RingListing, of: RingListing[]) =>
        by !== 'photo' || catalogue === null || of.some((each) => each.catalogue !== catalogue);
      const [left, right] = [its.filter((each) => isOwn(each, others)), others.filter((each) => isOwn(each, its))];
      if (left.length > 0 && right.length > 0) yield [pairKey(one, other), left, right];
    }
}

function hold(things: Map<string, BySeller>, key: string, listing: RingListing): void {
  const holders = things.get(key) ?? new Map<string, RingListing[]>();
  things.set(key, holders);
  const its = holders.get(listing.seller.id);
  if (its === undefined) holders.set(listing.seller.id, [listing]);
  else if (its.length < mostSharers) its.push(listing);
}

/** Which sellers stand together: what joins them most does so first, and nothing that would make a ring too large. */
function groupSellers(links: readonly RingLink[]): Map<string, string[]> {
  const groupOf = new Map<string, string[]>();
  for (const { sellers } of links) for (const seller of sellers) groupOf.set(seller, [seller]);
  for (const { sellers } of links) {
    const [one, other] = sellers.map((seller) => groupOf.get(seller) ?? []);
    if (one === undefined || other === undefined || one === other || one.length + other.length > mostSellers) continue;
    one.push(...other);
    for (const seller of other) groupOf.set(seller, one);
  }
  return groupOf;
}

function toRing(members: readonly string[], links: readonly RingLink[], byId: ReadonlyMap<string, RingListing>): Ring {
  const inside = links.filter(({ sellers }) => sellers.every((seller) => members.includes(seller)));
  const ids = [...new Set(inside.flatMap(({ shared }) => shared.flatMap((one) => one.ids)))];
  const sellers = members.flatMap((id): RingSeller[] => {
    const own = ids.flatMap((listing) => byId.get(listing) ?? []).filter(({ seller }) => seller.id === id);
    const [first] = own;
    if (first === undefined) return [];
    return [{ id, nickname: first.seller.nickname, siteId: first.siteId, ids: own.map((one) => one.id) }];
  });
  return { sellers: sellers.toSorted((a, b) => b.ids.length - a.ids.length || (a.id < b.id ? -1 : 1)), links: inside };
}

/** Sellers of at least three, or of two countries: two of one country that share something may be one person with two names. */
const isRing = (ring: Ring) => ring.sellers.length > 2 || sitesOfRing(ring).length > 1;

type Things = Record<Shared['by'], Map<string, BySeller>>;

function holdListing(things: Things, listing: RingListing, same: SamePictures): void {
  const { picture, partNumber, title, description } = listing;
  if (picture !== null) hold(things.photo, same[picture] ?? picture, listing);
  if (partNumber !== null && partKey(partNumber) !== '') hold(things.partNumber, partKey(partNumber), listing);
  const texts = [
    ['title', title, fewestTitleWords],
    ['description', description ?? '', fewestDescriptionWords],
  ] as const;
  for (const [by, text, fewestWords] of texts) {
    const key = titleKey(text);
    if (key.split(' ').length >= fewestWords) hold(things[by], key, listing);
  }
}

function* sharedByPair(things: Things): Generator<undefined, Map<string, Shared[]>> {
  const pairs = new Map<string, Shared[]>();
  let looked = 0;
  for (const by of sharedKinds)
    for (const [key, holders] of things[by]) {
      looked += 1;
      if (looked % keysAtOnce === 0) yield;
      if (holders.size < 2 || holders.size > mostSharers) continue;
      for (const [pair, one, other] of sharersOf(by, holders)) {
        const text = by === 'title' ? (one[0]?.title ?? '') : by === 'partNumber' ? (one[0]?.partNumber ?? '') : '';
        const shared: Shared = { by, key, text, ids: [...one, ...other].map(({ id }) => id) };
        const known = pairs.get(pair);
        if (known === undefined) pairs.set(pair, [shared]);
        else known.push(shared);
      }
    }
  return pairs;
}

/** Listings whose descriptions may tell more: those of rings, then all of two sellers who lack one thing more to be joined. */
function findWantedDescriptions(
  rings: readonly Ring[],
  weakLinks: readonly RingLink[],
  byId: ReadonlyMap<string, RingListing>,
): string[] {
  const lackOne = weakLinks.filter(({ shared }) => strengthOf(shared) >= leastStrength - 1);
  const sellers = new Set(lackOne.flatMap((link) => link.sellers));
  const theirs = [...byId.values()].filter(({ seller }) => sellers.has(seller.id)).map(({ id }) => id);
  return [...new Set([...rings.flatMap(idsOfRing), ...theirs])].slice(0, mostDescriptions);
}

export interface FoundRings {
  rings: Ring[];
  /** The listings whose descriptions may tell more, by their ids. */
  wantedDescriptions: string[];
}

/**
 * The rings among these listings, the largest first; of two with one id the first stands. It stops after each piece of work, so that a page
 * paints between.
 */
export function* findRings(listings: Iterable<RingListing>, same: SamePictures): Generator<undefined, FoundRings> {
  const byId = new Map<string, RingListing>();
  const things: Things = { photo: new Map(), partNumber: new Map(), description: new Map(), title: new Map() };
  let read = 0;
  for (const listing of listings) {
    read += 1;
    if (read % listingsAtOnce === 0) yield;
    if (byId.has(listing.id)) continue;
    byId.set(listing.id, listing);
    holdListing(things, listing, same);
  }
  const pairs = yield* sharedByPair(things);
  yield;
  const links = [...pairs]
    .map(([pair, shared]): RingLink => ({ sellers: pair.split(' ') as [string, string], shared }))
    .toSorted((a, b) => strengthOf(b.shared) - strengthOf(a.shared));
  const isStrong = ({ shared }: RingLink) => strengthOf(shared) >= leastStrength;
  const strong = links.filter(isStrong);
  const groups = new Set(groupSellers(strong).values());
  yield;
  const rings = [...groups]
    .map((members) => toRing(members, strong, byId))
    .filter(isRing)
    .toSorted((a, b) => b.sellers.length - a.sellers.length || b.links.length - a.links.length);
  const weak = links.filter((link) => !isStrong(link));
  return { rings, wantedDescriptions: findWantedDescriptions(rings, weak, byId) };
}

/** What joins the sellers of a ring, each thing once, with all listings that have it: what most have first. */
export function sharedInRing({ links }: Pick<Ring, 'links'>): Shared[] {
  const things = new Map<string, Shared>();
  for (const shared of links.flatMap((link) => link.shared)) {
    const key = `${shared.by} ${shared.key}`;
    const known = things.get(key);
    things.set(key, known === undefined ? shared : { ...known, ids: [...new Set([...known.ids, ...shared.ids])] });
  }
  return [...things.values()].toSorted(
    (a, b) => sharedKinds.indexOf(a.by) - sharedKinds.indexOf(b.by) || b.ids.length - a.ids.length,
  );
}

/** Under which key the listings of the last rings are kept, with how many sellers those of each are and what joins them. */
export const ringsDraftKey = 'rings';
interface SavedRings {
  ids: readonly string[];
  sellers: Readonly<Record<string, { count: number; by: Shared['by'] }>>;
}

export function toSavedRings(rings: readonly Ring[]): SavedRings {
  const sellers = rings.flatMap((ring) => {
    const by = sharedInRing(ring)[0]?.by ?? 'photo';
    return ring.sellers.map(({ id }) => [id, { count: ring.sellers.length, by }] as const);
  });
  return { ids: rings.flatMap(idsOfRing), sellers: Object.fromEntries(sellers) };
}

/** The ring that a seller was found in last; null where it was in none. */
export function savedRingOf(drafts: Readonly<Record<string, unknown>>, sellerId: string) {
  const { sellers } = Object(drafts[ringsDraftKey]) as Partial<SavedRings>;
  return sellers?.[sellerId] ?? null;
}
