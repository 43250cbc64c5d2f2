import type { Failure } from '../../contracts/ports';
import type { Blindage, Listing } from '../../contracts/shapes';
import { readId } from './listing-id';
import { readListingReference } from './listing-reference';
import { idOfCell, type ImportLine } from './import-lines';
import { markOf } from './marking';
import { protectedItems } from './report-listings';
import { canBeNoticedAgain } from './running-notices';

/** How a line was classified, before anything is sent. */
export type ImportKind = 'valid' | 'duplicated' | 'error';

/** Why a line isn't valid. */
export type ImportRowReason =
  | 'NOT_AN_ID'
  | 'PAGE_OF_PRODUCT'
  | 'SEVERAL_LISTINGS'
  | 'CATALOGUE_ID'
  | 'WRONG_LENGTH'
  | 'NOT_FOUND'
  | 'NOT_ACTIVE'
  | 'TRUSTED'
  | 'NOT_CHECKED'
  | 'REPEATED'
  | 'ALREADY_REPORTED'
  | 'PENDING_DENOUNCES';

/** What became of a valid line. */
export type ImportEnd =
  | { fate: 'accepted' }
  /** `until`: the last day of what protects it, as the gateway gave it. */
  | { fate: 'protected'; until: string | null }
  | { fate: 'refused'; failure: Failure }
  /** The import was stopped before. */
  | { fate: 'left' };

export interface ImportRow extends ImportLine {
  /** Null until it is known. */
  kind: ImportKind | null;
  why: ImportRowReason | null;
  /** Beside `why`: the first line of a repeated id, the status of a listing, how many reports are pending. */
  about?: string | number;
  title?: string;
  /** The mark that stood on the listing when it was classified. */
  seen?: 'none' | 'approved' | 'reported';
  end?: ImportEnd;
}

const judged = (
  row: ImportRow,
  kind: ImportKind,
  why: ImportRowReason | null,
  more: Partial<ImportRow> = {},
): ImportRow => ({
  ...row,
  kind,
  why,
  ...more,
});

/** What a line names that names no listing: by its text, or by the link behind a text that names nothing. */
function whyNoId({ text, link = '' }: ImportLine): ImportRowReason {
  const kinds = [text, link].map((said) => readListingReference(said).kind);
  const kind = kinds.find((each) => each === 'page' || each === 'several');
  if (kind === 'page') return 'PAGE_OF_PRODUCT';
  return kind === 'several' ? 'SEVERAL_LISTINGS' : 'NOT_AN_ID';
}

/** Rows of lines, with what needs no gateway to be known: what is no id, a catalogue page, or stands in an earlier line. */
export function rowsOf(lines: readonly ImportLine[]): ImportRow[] {
  const first = new Map<string, number>();
  return lines.map((line) => {
    const row: ImportRow = { ...line, kind: null, why: null };
    if (line.id === null) return judged(row, 'error', whyNoId(line));
    const earlier = first.get(line.id);
    if (earlier !== undefined) return judged(row, 'duplicated', 'REPEATED', { about: earlier });
    first.set(line.id, line.line);
    const shape = readId(line.id)?.shape;
    if (shape === 'catalogue') return judged(row, 'error', 'CATALOGUE_ID');
    return shape === 'listing' ? row : judged(row, 'error', 'WRONG_LENGTH');
  });
}

/** Ids of which the gateway has to be asked. */
export const unclassifiedIds = (rows: readonly ImportRow[]): string[] =>
  rows.flatMap(({ kind, id }) => (kind === null && id !== null ? [id] : []));

type Found = Pick<Listing, 'id' | 'status' | 'approved' | 'reported' | 'noticed'> & { title?: string };

/**
 * How a listing is classified: `pending` is how many reports of it are pending, null where that couldn't be told. One already reported and not
 * noticed, or with pending reports, is duplicated; of the others those that are active or paused are valid (ruling F07), unless somebody
 * trusts them: the gateway takes no report then.
 */
export function verdictOf(
  listing: Found | undefined,
  pending: number | null,
): Pick<ImportRow, 'kind' | 'why' | 'about'> {
  if (listing === undefined) return { kind: 'error', why: 'NOT_FOUND' };
  if (pending === null) return { kind: 'error', why: 'NOT_CHECKED' };
  if (pending > 0) return { kind: 'duplicated', why: 'PENDING_DENOUNCES', about: pending };
  const isNoticed = listing.noticed !== null && (listing.noticed.sent || listing.noticed.sending);
  if (listing.reported !== null && !isNoticed) return { kind: 'duplicated', why: 'ALREADY_REPORTED' };
  if (listing.noticed !== null && isNoticed && listing.noticed.sending && !canBeNoticedAgain(listing))
    return { kind: 'duplicated', why: 'ALREADY_REPORTED' };
  if (listing.approved !== null) return { kind: 'error', why: 'TRUSTED' };
  return listing.status === 'active' || listing.status === 'paused'
    ? { kind: 'valid', why: null }
    : { kind: 'error', why: 'NOT_ACTIVE', about: listing.status };
}

/** The rows once the text of one is another: it is read anew, what is repeated is found anew, and what is known of the other listings stays. */
export function withCorrected(rows: readonly ImportRow[], line: number, text: string): ImportRow[] {
  const known = new Map(rows.flatMap((row) => (row.id !== null && row.why !== 'REPEATED' ? [[row.id, row]] : [])));
  const lines = rows.map((row): ImportLine => {
    if (row.line === line) return { line, text, id: idOfCell({ text }) };
    return { line: row.line, text: row.text, ...(row.link !== undefined && { link: row.link }), id: row.id };
  });
  return rowsOf(lines).map((row) => {
    const before = row.kind === null && row.id !== null ? known.get(row.id) : undefined;
    return before === undefined ? row : { ...before, ...row, kind: before.kind, why: before.why };
  });
}

/** The rows with what the gateway knows of these ids; `pending` is null where the count of all of them failed. */
export function withAnswers(
  rows: readonly ImportRow[],
  ids: readonly string[],
  listings: readonly Found[],
  pending: readonly { itemId: string; total: number }[] | null,
): ImportRow[] {
  const asked = new Set(ids);
  const found = new Map(listings.map((listing) => [listing.id.toUpperCase(), listing]));
  const counts = pending && new Map(pending.map(({ itemId, total }) => [itemId.toUpperCase(), total]));
  return rows.map((row) => {
    if (row.kind !== null || row.id === null || !asked.has(row.id)) return row;
    const listing = found.get(row.id);
    const title = listing?.title;
    return {
      ...row,
      ...verdictOf(listing, counts === null ? null : (counts.get(row.id) ?? 0)),
      ...(listing && { seen: markOf(listing) }),
      ...(title !== undefined && title !== '' && { title }),
    };
  });
}

/** Ids of valid lines whose fate is open. */
export const importableIds = (rows: readonly ImportRow[]): string[] =>
  rows.flatMap(({ kind, id, end }) => (kind === 'valid' && id !== null && end === undefined ? [id] : []));

const withEnd = (rows: readonly ImportRow[], end: (id: string) => ImportEnd | undefined): ImportRow[] =>
  rows.map((row) => {
    if (row.kind !== 'valid' || row.id === null || row.end !== undefined) return row;
    const given = end(row.id);
    return given === undefined ? row : { ...row, end: given };
  });

/** Those that are protected from a report for that reason are out of it; `now` in epoch milliseconds. */
export function withProtected(
  rows: readonly ImportRow[],
  blindages: readonly Blindage[],
  code: string,
  now: number,
): ImportRow[] {
  const items = protectedItems(blindages, code, now);
  return withEnd(rows, (id) => (items.has(id) ? { fate: 'protected', until: items.get(id) ?? null } : undefined));
}

/** As they were before anything was asked of their protection. */
export const withoutProtected = (rows: readonly ImportRow[]): ImportRow[] =>
  rows.map(({ end, ...row }) => (end === undefined || end.fate === 'protected' ? row : { ...row, end }));

/** A batch is over: what was refused of it, all of it with one failure, or none. */
export function withOutcome(
  rows: readonly ImportRow[],
  ids: readonly string[],
  refused: readonly { id: string; failure: Failure }[],
  failure: Failure | null,
): ImportRow[] {
  const asked = new Set(ids);
  const said = new Map(refused.map((row) => [row.id, row.failure]));
  return withEnd(rows, (id) => {
    if (!asked.has(id)) return undefined;
    const why = said.get(id) ?? failure;
    if (why === null) return { fate: 'accepted' };
    const until = why.values?.dueDate;
    return why.code === 'BLINDED'
      ? { fate: 'protected', until: until === undefined ? null : String(until) }
      : { fate: 'refused', failure: why };
  });
}

/** Those whose fate is open stay as they are in the marketplace. */
export const withRestUnsent = (rows: readonly ImportRow[]): ImportRow[] => withEnd(rows, () => ({ fate: 'left' }));

export const importOutcomes = ['valid', 'accepted', 'protected', 'duplicated', 'error', 'left'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** What became of a line, or how it was classified before anything goes; null while that is open. */
export function outcomeOfRow({ kind, end }: Pick<ImportRow, 'kind' | 'end'>): ImportOutcome | null {
  if (kind === 'duplicated' || kind === 'error') return kind;
  if (end === undefined) return kind;
  return end.fate === 'refused' ? 'error' : end.fate;
}

/** The last day until which any of the protected rows is; null where none is or nobody could say. */
export function lastProtection(rows: readonly ImportRow[]): string | null {
  const days = rows.flatMap(({ end }) => (end?.fate === 'protected' && end.until !== null ? [end.until] : []));
  return days.toSorted().at(-1) ?? null;
}

/** What a row says of itself in its file: its text, or the link behind a text that names nothing. */
export const sourceOf = ({ text, link }: Pick<ImportRow, 'text' | 'link'>): string =>
  link !== undefined && idOfCell({ text }) === null ? link : text;

/** What can be set right in the file and imported again: what is in error, and what wasn't sent. */
export const correctableRows = (rows: readonly ImportRow[]): ImportRow[] =>
  rows.filter((row) => {
    const outcome = outcomeOfRow(row);
    return outcome === 'error' || outcome === 'left';
  });

/** The listings that were imported. */
export const acceptedIds = (rows: readonly ImportRow[]): string[] =>
  rows.flatMap(({ id, end }) => (id !== null && end?.fate === 'accepted' ? [id] : []));

/** Why nothing of them can be imported, null when something can; known once every row is judged. */
export function whyNothingToImport(
  rows: readonly ImportRow[],
): 'NONE_VALID' | 'ONLY_DUPLICATED' | 'ONLY_PROTECTED' | null {
  if (rows.some(({ kind, end }) => kind === 'valid' && end?.fate !== 'protected')) return null;
  if (rows.some(({ end }) => end?.fate === 'protected')) return 'ONLY_PROTECTED';
  return rows.every(({ kind }) => kind === 'duplicated') ? 'ONLY_DUPLICATED' : 'NONE_VALID';
}
