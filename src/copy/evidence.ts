import type { IntlShape } from 'react-intl';
import type { EvidenceRecord, EvidenceSubject } from '../../contracts/ports';
import type { Case, HistoryReport, Language, Listing } from '../../contracts/shapes';
import { formatDateTime } from './dates';
import { describeFailure } from './failures';
import { formatCount, formatMoney } from './money';
import type { MessageId } from './message-ids';
import { conditionName, describeCaseStatus, listingStatusName, reasonName, rejectReasonName } from './vocabulary';

interface EvidenceFact {
  label: string;
  value: string;
}

/** A part of what is said of one listing; its files stand below its facts. */
export interface EvidenceSection {
  title: string;
  facts: EvidenceFact[];
}

export interface EvidenceFile {
  kind: 'picture' | 'document';
  /** The section that it belongs to, from 0. */
  section: number;
  folder: string;
  url: string;
  /** As whoever attached it called it; null where it has no name. */
  name: string | null;
  /** What is worth knowing of it. */
  note: string | null;
}

/** One listing as the page and the table of an archive of evidence have it, in the reader's language. */
export interface EvidenceSheet {
  id: string;
  title: string;
  sections: EvidenceSection[];
  files: EvidenceFile[];
  /** What the gateway didn't answer, and why. */
  unanswered: { what: string; reason: string }[];
  /** Its row of the table. */
  cells: string[];
}

/** What an archive of evidence says of itself, in the reader's language. */
export interface EvidencePageWords {
  lang: string;
  title: string;
  about: string;
  facts: EvidenceFact[];
  madeAt: string;
  listings: string;
  missing: string;
  nothingMissing: string;
  documents: string;
  heads: string[];
  reasons: Record<EvidenceReason, string>;
}

/** Why a file could not be had; `status` is followed by the number that was answered. */
export type EvidenceReason = 'none' | 'status' | 'tooBig' | 'otherOrigin' | 'otherKind' | 'limit';

const text = (intl: IntlShape, id: MessageId): string => intl.formatMessage({ id });
const moment = (intl: IntlShape, at: string | null): string | null => (at === null ? null : formatDateTime(intl, at));

type Row = readonly [label: MessageId, value: string | null | undefined];

/** How a deadline is told: a case that is due at midnight is due on the day before it. */
type FormatDeadline = (intl: IntlShape, dueDate: string) => string;

function section(intl: IntlShape, title: string, rows: readonly Row[]): EvidenceSection {
  const facts = rows.flatMap(([label, value]) => (value ? [{ label: text(intl, label), value }] : []));
  return { title, facts };
}

/** The listing as it was when it was reported. */
function reportedSection(intl: IntlShape, { snapshot, caseId, listing }: Case): EvidenceSection {
  return section(intl, intl.formatMessage({ id: 'evidence.reported.title' }, { caseId }), [
    ['evidence.takenAt.label', moment(intl, snapshot?.takenAt ?? null)],
    ['evidence.listingTitle.label', snapshot?.title ?? listing.title],
    ['evidence.price.label', snapshot?.price ? formatMoney(intl, snapshot.price) : null],
    ['evidence.condition.label', snapshot?.condition ? conditionName(intl, snapshot.condition) : null],
    ['evidence.address.label', snapshot?.href ?? listing.href],
    ['evidence.description.label', snapshot?.description],
  ]);
}

function rejectionOf(intl: IntlShape, { rejectOption, rejectMember }: Case): string | null {
  const numbered = rejectMember === null ? null : rejectReasonName(rejectMember);
  return rejectOption?.texts[intl.locale as Language] ?? (numbered && text(intl, numbered));
}

/** What was reported, what the seller answered, and how it ended. */
function caseSection(
  intl: IntlShape,
  one: Case,
  report: HistoryReport | undefined,
  formatDeadline: FormatDeadline,
): EvidenceSection {
  return section(intl, intl.formatMessage({ id: 'evidence.case.title' }, { caseId: one.caseId }), [
    ['evidence.reportedAt.label', moment(intl, one.reportedAt)],
    ['evidence.author.label', one.auditor],
    ['evidence.reason.label', one.reasonId === null ? one.reasonText : reasonName(intl, one.reasonId)],
    ['evidence.comment.label', one.description],
    ['evidence.seller.label', [one.seller.nickname, one.seller.id].filter(Boolean).join(' · ')],
    ['evidence.status.label', describeCaseStatus(intl, one.status).name],
    ['evidence.answeredAt.label', moment(intl, one.counterNoticeAt)],
    ['evidence.answer.label', one.sellerResponse ?? report?.sellerComment],
    ['evidence.respondBy.label', one.respondBy && formatDeadline(intl, one.respondBy)],
    ['evidence.reply.label', report?.auditorComment],
    ['evidence.rejection.label', rejectionOf(intl, one)],
    ['evidence.retraction.label', one.rollback?.comment ?? report?.retractionReason],
    ['evidence.retractedAt.label', moment(intl, one.rollback?.date ?? null)],
    ['evidence.updatedAt.label', moment(intl, one.lastUpdated)],
  ]);
}

/** A report of which the gateway gives no case. */
function reportSection(intl: IntlShape, report: HistoryReport): EvidenceSection {
  return section(intl, intl.formatMessage({ id: 'evidence.case.title' }, { caseId: report.caseId }), [
    ['evidence.reportedAt.label', moment(intl, report.reportedAt)],
    ['evidence.author.label', report.auditor],
    ['evidence.reason.label', reasonName(intl, report.reasonCode)],
    ['evidence.comment.label', report.comment],
    ['evidence.seller.label', report.seller && `${report.seller.nickname} · ${report.seller.id}`],
    ['evidence.status.label', describeCaseStatus(intl, report.status).name],
    ['evidence.answer.label', report.sellerComment],
    ['evidence.reply.label', report.auditorComment],
    ['evidence.retraction.label', report.retractionReason],
  ]);
}

const countOrNull = (intl: IntlShape, count: number | null) => (count === null ? null : formatCount(intl, count));

/** The listing at the moment of the archive, with the mark on it. */
function currentSection(intl: IntlShape, listing: Listing, description: string | null): EvidenceSection {
  const { reported, noticed, seller, price } = listing;
  return section(intl, text(intl, 'evidence.current.title'), [
    ['evidence.listingTitle.label', listing.title],
    ['evidence.listingStatus.label', listingStatusName(intl, listing.status)],
    ['evidence.price.label', price && formatMoney(intl, price)],
    ['evidence.seller.label', seller && `${seller.nickname} · ${seller.id}`],
    ['evidence.condition.label', listing.condition && conditionName(intl, listing.condition)],
    ['evidence.brand.label', listing.brand],
    ['evidence.available.label', countOrNull(intl, listing.availableQuantity)],
    ['evidence.sold.label', countOrNull(intl, listing.soldQuantity)],
    ['evidence.address.label', listing.href],
    ['evidence.markedAt.label', moment(intl, reported?.createdAt ?? null)],
    ['evidence.reason.label', reported && reasonName(intl, reported.code)],
    ['evidence.comment.label', reported?.description],
    ['evidence.sentAt.label', moment(intl, noticed?.noticedAt ?? null)],
    ['evidence.takeDownAt.label', moment(intl, noticed?.takeDownAt ?? null)],
    ['evidence.description.label', description],
  ]);
}

function filesOf(intl: IntlShape, record: EvidenceRecord): EvidenceFile[] {
  const folders = {
    pictures: text(intl, 'evidence.pictures.folder'),
    documents: text(intl, 'evidence.documents.folder'),
    copies: text(intl, 'evidence.copies.folder'),
  };
  const found = new Map<string, EvidenceFile>();
  const add = (file: Omit<EvidenceFile, 'name' | 'note' | 'url'> & Partial<EvidenceFile>) => {
    const { url } = file;
    if (url && !found.has(url)) found.set(url, { name: null, note: null, ...file, url });
  };
  const picture = { kind: 'picture', folder: folders.pictures } as const;
  const copy = { kind: 'document', folder: folders.copies } as const;
  const document = { kind: 'document', folder: folders.documents } as const;
  record.cases.forEach(({ snapshot, documents, photosDenounced, photosNew }, at) => {
    const [reported, answered] = [at * 2, at * 2 + 1];
    const denounced = text(intl, 'evidence.denounced.note');
    for (const { src } of photosDenounced) add({ ...picture, section: reported, url: src, note: denounced });
    for (const { url } of snapshot?.pictures ?? []) add({ ...picture, section: reported, url });
    add({ ...copy, section: reported, url: snapshot?.file ?? '' });
    for (const { url, name } of documents) add({ ...document, section: answered, url, name });
    for (const { src } of photosNew)
      add({ ...picture, section: answered, url: src, note: text(intl, 'evidence.fresh.note') });
  });
  const uncased = record.reports.filter(({ caseId }) => !record.cases.some((one) => one.caseId === caseId));
  uncased.forEach(({ files }, at) => {
    const section = record.cases.length * 2 + at;
    for (const { url, name } of files) add({ ...document, section, url, name });
  });
  if (record.listing !== null) {
    const section = record.cases.length * 2 + uncased.length;
    const { pictures, reported, noticed } = record.listing;
    const denounced = new Set(reported?.photosDenounced);
    for (const { id, url } of pictures)
      add({ ...picture, section, url, note: denounced.has(id) ? text(intl, 'evidence.denounced.note') : null });
    add({ ...copy, section, url: noticed?.snapshot ?? '' });
  }
  return [...found.values()];
}

/** One listing as an archive of evidence has it. */
export function evidenceSheet(
  intl: IntlShape,
  record: EvidenceRecord,
  formatDeadline: FormatDeadline = formatDateTime,
): EvidenceSheet {
  const { id, listing, description, reports, cases, failures } = record;
  const uncased = reports.filter(({ caseId }) => !cases.some((one) => one.caseId === caseId));
  const [first] = cases;
  const [report] = reports;
  const title = first?.snapshot?.title ?? listing?.title ?? first?.listing.title ?? report?.listing.title ?? '';
  const price = first?.snapshot?.price ?? listing?.price;
  return {
    id,
    title,
    sections: [
      ...cases.flatMap((one) => [
        reportedSection(intl, one),
        caseSection(
          intl,
          one,
          reports.find(({ caseId }) => caseId === one.caseId),
          formatDeadline,
        ),
      ]),
      ...uncased.map((one) => reportSection(intl, one)),
      ...(listing === null ? [] : [currentSection(intl, listing, description?.text ?? null)]),
    ],
    files: filesOf(intl, record),
    unanswered: failures.map((failure) => ({
      what: failure.operation ?? '',
      reason: describeFailure(intl, failure).text,
    })),
    cells: [
      id,
      title,
      listing?.seller?.nickname ?? first?.seller.nickname ?? report?.seller?.nickname ?? '',
      price ? `${price.amount} ${price.currency}` : '',
      listing === null ? '' : listingStatusName(intl, listing.status),
      reasonName(intl, first?.reasonId ?? report?.reasonCode ?? listing?.reported?.code ?? null),
      first?.description ?? report?.comment ?? listing?.reported?.description ?? '',
      [...new Set([...cases, ...reports].map(({ caseId }) => caseId))].join(' '),
      first?.reportedAt ?? report?.reportedAt ?? '',
      first || report ? describeCaseStatus(intl, first?.status ?? report?.status ?? null).name : '',
      first?.sellerResponse ?? report?.sellerComment ?? '',
      listing?.href ?? first?.listing.href ?? report?.listing.href ?? '',
    ],
  };
}

const headIds: readonly MessageId[] = [
  'evidence.listingId.label',
  'evidence.listingTitle.label',
  'evidence.seller.label',
  'evidence.price.label',
  'evidence.listingStatus.label',
  'evidence.reason.label',
  'evidence.comment.label',
  'evidence.caseId.label',
  'evidence.reportedAt.label',
  'evidence.status.label',
  'evidence.answer.label',
  'evidence.address.label',
  'evidence.files.label',
  'evidence.missing.title',
];

/** What an archive is called: the same words on its screen and in its page. */
export const evidenceTitle = (intl: IntlShape, subject: EvidenceSubject | null): string =>
  subject === null
    ? text(intl, 'newEvidence.title.text')
    : intl.formatMessage({ id: `newEvidence.${subject.kind}.title` }, { id: subject.id });

interface EvidenceFrame {
  subject: EvidenceSubject;
  author: string;
  at: number;
  zone: string;
  /** The address where archives are checked. */
  checkAt: string;
}

/** What the page of an archive says around its listings. */
export function evidencePageWords(
  intl: IntlShape,
  { subject, author, at, zone, checkAt }: EvidenceFrame,
): EvidencePageWords {
  const title = evidenceTitle(intl, subject);
  return {
    lang: intl.locale,
    title,
    about: intl.formatMessage({ id: 'evidence.about.text' }, { address: checkAt }),
    facts: [
      { label: text(intl, 'evidence.maker.label'), value: author },
      { label: text(intl, 'evidence.begunAt.label'), value: formatDateTime(intl, at) },
      { label: text(intl, 'evidence.zone.label'), value: zone },
    ],
    madeAt: text(intl, 'evidence.madeAt.label'),
    listings: text(intl, 'evidence.listings.label'),
    missing: text(intl, 'evidence.missing.title'),
    nothingMissing: text(intl, 'evidence.missing.none'),
    documents: text(intl, 'evidence.documents.title'),
    heads: headIds.map((id) => text(intl, id)),
    reasons: {
      none: text(intl, 'evidence.none.reason'),
      status: text(intl, 'evidence.status.reason'),
      tooBig: text(intl, 'evidence.tooBig.reason'),
      otherOrigin: text(intl, 'evidence.otherOrigin.reason'),
      otherKind: text(intl, 'evidence.otherKind.reason'),
      limit: text(intl, 'evidence.limit.reason'),
    },
  };
}
