import type { Listing, Language } from '../../contracts/shapes';
import { blockReason, type BlockReason } from './block-reason';
import type { EarlierReport } from './bulk-decisions';
import type { LastReport } from './last-report';
import { mergeReports, type PastReport } from './past-reports';
import { alikeDistance, pictureDistance } from './picture-hash';
import { assessComment, fitComment } from './report-comment';
import { isReasonCode } from './report-reasons';
import { comparedPicture, pictureKey, titleKey } from './result-groups';
import { groupOf } from './status';

/** A report after which the listing was taken down. */
export type TakenDownReport = PastReport & { seller: NonNullable<PastReport['seller']> };

/** What of a listing is compared with what was taken down. */
export type RelistableListing = Pick<Listing, 'id' | 'title' | 'seller' | 'thumbnail' | 'pictures'>;

/** What a listing is like that was taken down: by its seller with a near title or picture, or by another with both. */
export interface Relisting {
  report: TakenDownReport;
  by: 'title' | 'picture' | 'otherSeller';
}

/** Whether a listing is a relisting shows once both pictures were looked at. */
export interface PicturePair {
  id: string;
  /** The pictures of the listing and of the earlier report: key and address. */
  pictures: readonly [own: { key: string; url: string }, earlier: { key: string; url: string }];
  relisting: Relisting;
}

/**
 * From so much on two titles are near, of 1: the words that both have, twice, of all their words. Of two listings of one product it finds 7
 * of 10, and takes 2 of 100 of another product of the brand for one; `tests/relistings.test.ts` holds the figures.
 */
export const nearTitle = 0.6;
/** Earlier reports of a seller, and of others with a near title, whose pictures are compared with that of one listing. */
const picturesOfSeller = 5;
const picturesOfOthers = 2;

export const titleWords = (title: string): ReadonlySet<string> => new Set(titleKey(title).split(' ').filter(Boolean));

/** How near two titles are, from 0 to 1, whatever the order of their words. */
export function titleLikeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0;
  let common = 0;
  for (const word of one) if (other.has(word)) common += 1;
  return (2 * common) / (one.size + other.size);
}

/** A part of the past by case. */
export type PartByCase = ReadonlyMap<string, PastReport>;

export function toPartByCase(part: readonly PastReport[]): PartByCase {
  const byCase = new Map<string, PastReport>();
  for (const report of part) byCase.set(report.caseId, mergeReports(byCase.get(report.caseId) ?? report, report));
  return byCase;
}

/** The reports of a part after which the listing was taken down, with what former parts say of them; what a latter part has is told by that. */
export function takenDownOf(parts: readonly PartByCase[], at: number): TakenDownReport[] {
  const [former, later] = [parts.slice(0, at), parts.slice(at + 1)];
  return [...(parts[at]?.values() ?? [])].flatMap((last) => {
    if (later.some((part) => part.has(last.caseId))) return [];
    const merged = [...former.flatMap((part) => part.get(last.caseId) ?? []), last].reduce(mergeReports);
    return groupOf(merged.status) === 'APPROVED' && merged.seller !== null
      ? [{ ...merged, seller: merged.seller }]
      : [];
  });
}

interface IndexedReport {
  report: TakenDownReport;
  words: ReadonlySet<string>;
  /** When it was sent, epoch milliseconds. */
  sentAt: number;
}

/** Reports that were taken down, by seller, and their places by each word of their titles. */
export interface RelistingIndex {
  reports: readonly IndexedReport[];
  bySeller: ReadonlyMap<string, readonly IndexedReport[]>;
  byWord: ReadonlyMap<string, readonly number[]>;
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

export function indexTakenDown(takenDown: readonly TakenDownReport[]): RelistingIndex {
  const [bySeller, byWord] = [new Map<string, IndexedReport[]>(), new Map<string, number[]>()];
  const reports = takenDown.map((report) => ({
    report,
    words: titleWords(report.listing.title),
    sentAt: Date.parse(report.reportedAt ?? '') || 0,
  }));
  for (const [at, indexed] of reports.entries()) {
    push(bySeller, indexed.report.seller.id, indexed);
    for (const word of indexed.words) push(byWord, word, at);
  }
  return { reports, bySeller, byWord };
}

interface NearReport {
  one: IndexedReport;
  likeness: number;
}

/** The nearest by title first, the latest sent of those that are equally near. */
const byNearness = (a: NearReport, b: NearReport) => b.likeness - a.likeness || b.one.sentAt - a.one.sentAt;

/** Reports whose titles are near; the words that each has in common are counted, as comparing each title would take too long. */
function nearReports(words: ReadonlySet<string>, { reports, byWord }: RelistingIndex): NearReport[] {
  const common = new Uint16Array(reports.length);
  for (const word of words) for (const at of byWord.get(word) ?? []) common[at] = (common[at] ?? 0) + 1;
  const near: NearReport[] = [];
  for (let at = 0; at < reports.length; at += 1) {
    const count = common[at] ?? 0;
    const one = reports[at];
    if (count === 0 || one === undefined) continue;
    const likeness = (2 * count) / (words.size + one.words.size);
    if (likeness >= nearTitle) near.push({ one, likeness });
  }
  return near;
}

const pictureOf = ({ report }: IndexedReport) => {
  const { thumbnail } = report.listing;
  return thumbnail === null ? null : { key: pictureKey(thumbnail), url: thumbnail };
};

/**
 * What a listing is like that was taken down, as far as titles and addresses of pictures tell, and otherwise the pairs of pictures that
 * would tell. It is never like itself.
 */
export function findRelisting(
  listing: RelistableListing,
  indexes: readonly RelistingIndex[],
): { relisting: Relisting | null; pairs: PicturePair[] } {
  const words = titleWords(listing.title);
  const own = comparedPicture(listing);
  const isOther = ({ report }: IndexedReport) => report.listing.id !== listing.id;
  const sellerId = listing.seller?.id;
  const ofSeller = indexes
    .flatMap(({ bySeller }) => (sellerId === undefined ? [] : (bySeller.get(sellerId) ?? [])))
    .filter(isOther)
    .map((one) => ({ one, likeness: titleLikeness(words, one.words) }))
    .toSorted(byNearness);
  const found = (near: NearReport | undefined, by: Relisting['by']) =>
    near === undefined ? null : { report: near.one.report, by };
  const showsSame = ({ one }: NearReport) => own !== null && pictureOf(one)?.key === own.key;
  const certain =
    found(
      ofSeller.find(({ likeness }) => likeness >= nearTitle),
      'title',
    ) ?? found(ofSeller.find(showsSame), 'picture');
  if (certain !== null || own === null) return { relisting: certain, pairs: [] };
  const ofOthers = indexes
    .flatMap((index) => nearReports(words, index))
    .filter(({ one }) => isOther(one) && one.report.seller.id !== sellerId)
    .toSorted(byNearness);
  const relisting = found(ofOthers.find(showsSame), 'otherSeller');
  const pairsOf = (reports: NearReport[], by: Relisting['by']) =>
    reports.flatMap(({ one }): PicturePair[] => {
      const earlier = pictureOf(one);
      return earlier === null
        ? []
        : [{ id: listing.id, pictures: [own, earlier], relisting: { report: one.report, by } }];
    });
  return {
    relisting,
    pairs: [
      ...pairsOf(ofSeller.slice(0, picturesOfSeller), 'picture'),
      ...(relisting === null ? pairsOf(ofOthers.slice(0, picturesOfOthers), 'otherSeller') : []),
    ],
  };
}

/** Whether both pictures of a pair look the same; null until both were looked at. */
export function isSamePicture({ pictures: [own, earlier] }: PicturePair, hashes: Readonly<Record<string, string>>) {
  const [one, other] = [hashes[own.key], hashes[earlier.key]];
  return one === undefined || other === undefined ? null : pictureDistance(one, other, alikeDistance) <= alikeDistance;
}

/**
 * The earlier report that is said again of several relistings: that of the first that has one, for all that have the same. `repeatOf` gives that
 * of each; null where there is none.
 */
export function earlierReportOf(
  ids: readonly string[],
  repeatOf: (id: string) => LastReport | null,
): EarlierReport | null {
  const repeats = ids.map((id) => ({ id, repeat: repeatOf(id) }));
  const first = repeats.find(({ repeat }) => repeat !== null)?.repeat;
  if (!first) return null;
  const leftOut = repeats.flatMap(({ id, repeat }): [string, BlockReason][] => {
    if (repeat === null) return [[id, blockReason('NOT_RELISTED')]];
    const isSame = repeat.code === first.code && repeat.comment === first.comment;
    return isSame ? [] : [[id, blockReason('OTHER_EARLIER_REPORT')]];
  });
  return { repeat: first, leftOut: Object.fromEntries(leftOut) };
}

/** The earlier report, to be said again of the relisting; null where its reason or its comment isn't known or can't be sent. */
export function toRepeatOf(
  { report }: Relisting,
  { label, lang }: { label: string; lang: Language },
): LastReport | null {
  const { reasonCode: code, comment } = report;
  if (code === null || !isReasonCode(code) || comment === null) return null;
  const { why, tooShort } = assessComment(comment);
  return why !== null || tooShort ? null : { code, comment: fitComment(comment), label, lang };
}
