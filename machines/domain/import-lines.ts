import { sitePartOf } from './sites';
import type { PickedFile, SheetCell, SheetFault, SheetContent } from '../../contracts/ports';
import type { SiteNotices } from '../../contracts/shapes';
import { importExtensions, importTemplate, textTableExtensions } from '../../contracts/vocabulary/imports';
import { limits } from '../../contracts/vocabulary/limits';
import { siteIds } from '../../contracts/vocabulary/sites';
import { readId } from './listing-id';
import { normalizeIdText, readListingReference } from './listing-reference';
import { allowedCodes } from './report-listings';
import { isTotalCell } from './total-rows';

/** A filled cell of the import's column. */
export interface ImportLine {
  /** As the spreadsheet counts its rows. */
  line: number;
  /** What it says, as it was read. */
  text: string;
  /** The address behind the text, as far as there is one. */
  link?: string;
  /** The id that it means, of whatever length; null where it means none. */
  id: string | null;
}

/** Of a workbook what is no line of the import: how many rows are out of sight, which rows above the first one hold an id, which ones add up. */
export interface OverlookedRows {
  hidden: number;
  above: number[];
  /** Not there where an import was kept by a release that read them as lines. */
  totals?: number[];
}

/** Why a file isn't imported. */
export type ImportFault =
  | { fault: 'SEVERAL_FILES' }
  | { fault: 'TOO_LARGE'; size: number }
  | { fault: 'WRONG_FORMAT' }
  | { fault: 'NOT_TEMPLATE' }
  | { fault: 'UNREADABLE'; why: Exclude<SheetFault, 'NOT_A_WORKBOOK'> | 'EMPTY_FILE' }
  | { fault: 'NO_LINES'; above: number[] }
  | { fault: 'SEVERAL_SITES'; sites: string[] }
  | { fault: 'TOO_MANY'; count: number }
  | { fault: 'NO_RIGHTS'; site: string };

/**
 * The id that a text means, of whatever length: of the listing that it names, of a catalogue page where that is all that it names, or the
 * whole text. Null where there is none, or more than one.
 */
export function readImportId(text: string): string | null {
  const read = readListingReference(text);
  if (read.kind === 'listing' || read.kind === 'page') return read.id;
  if (read.kind !== 'none') return null;
  const id = normalizeIdText(text).replace(/[\s-]/g, '');
  return /^[A-Z]{3}\d{1,20}$/.test(id) ? id : null;
}

const endsWith = ({ name }: PickedFile, ends: readonly string[]): boolean =>
  ends.some((end) => name.toLowerCase().endsWith(end));

/** Why these files can't be read at all, by what is seen of them from outside; null when one can. */
export function pickFault(files: readonly PickedFile[]): ImportFault | null {
  const [file] = files;
  if (file === undefined) return null;
  if (files.length > 1) return { fault: 'SEVERAL_FILES' };
  if (!endsWith(file, [...importExtensions, ...textTableExtensions])) return { fault: 'WRONG_FORMAT' };
  if (file.size > limits.importFile) return { fault: 'TOO_LARGE', size: file.size };
  return file.size === 0 ? { fault: 'UNREADABLE', why: 'EMPTY_FILE' } : null;
}

/** What a file that couldn't be read is told as: by its name it is another format, or else damaged. */
export function readFault(fault: SheetFault, file: PickedFile | null): ImportFault {
  if (fault !== 'NOT_A_WORKBOOK') return { fault: 'UNREADABLE', why: fault };
  return isOfAnotherFormat(file) ? { fault: 'WRONG_FORMAT' } : { fault: 'UNREADABLE', why: 'UNREADABLE' };
}

/** Whether a file isn't called a workbook. */
const isOfAnotherFormat = (file: PickedFile | null): boolean => file !== null && !endsWith(file, importExtensions);

/** Why what was read of a file can't be used, null when it can: it is the template, or another table whose listings can be converted. */
export function contentFault(read: SheetContent, file: PickedFile | null): ImportFault | null {
  if (read.delimited !== true && isOfAnotherFormat(file)) return { fault: 'WRONG_FORMAT' };
  if (isTemplate(read)) return null;
  if (findTableColumn(read) === null)
    return read.delimited === true ? readFault('NOT_A_WORKBOOK', file) : { fault: 'NOT_TEMPLATE' };
  return linesIn(read).length === 0 ? { fault: 'NO_LINES', above: overlookedRowsOf(read).above } : null;
}

const headerCell = ({ cells }: SheetContent, column: number) =>
  cells.find((cell) => cell.row === importTemplate.headerRow && cell.column === column)?.text.trim();

/** Whether the column of the listings has the header of the template, in whichever language. */
const hasTemplateHeader = (read: SheetContent): boolean =>
  Object.values(importTemplate.headers).some((known) => known === headerCell(read, limits.importColumn));

/** Whether a workbook was made from the product's own template, in whichever language. */
export const isTemplate = (read: SheetContent): boolean =>
  read.delimited !== true &&
  read.sheet === importTemplate.sheet &&
  headerCell(read, importTemplate.markerColumn) === importTemplate.marker &&
  hasTemplateHeader(read);

export const noOverlookedRows: OverlookedRows = { hidden: 0, above: [], totals: [] };

const isSite = (id: string): boolean => (siteIds as readonly string[]).includes(sitePartOf(id));

/** The id that a cell means: by its text, or else by the link behind it. Of a text that was cut nobody knows what else it says. */
export function idOfCell({ text, link, cut }: Pick<SheetCell, 'text' | 'link' | 'cut'>): string | null {
  const isUnclear = cut !== true && readListingReference(text).kind === 'several';
  const ids = [cut === true ? '' : text, isUnclear ? '' : (link ?? '')].map(readImportId);
  return ids.find((id) => id !== null && isSite(id)) ?? null;
}

const isTotal = (cell: SheetCell): boolean => idOfCell(cell) === null && isTotalCell(cell.text);

/** Where the listings of a sheet stand, from 1: their column, what its header says, and the rows that are skipped. */
export interface ListingColumn {
  column: number;
  head: string;
  skippedRows: number;
}

const templateColumn: ListingColumn = {
  column: limits.importColumn,
  head: '',
  skippedRows: limits.importSkippedRows,
};

const columnCells = ({ cells }: SheetContent, wanted: number) =>
  cells.filter(({ column }) => column === wanted).sort((a, b) => a.row - b.row);

/**
 * Where the listings of a table that isn't the template stand: as in the template, if it was saved from it, or else in the column that names most of
 * them, below the rows at its top that name none. Null where no column names any.
 */
export function findTableColumn(read: SheetContent): ListingColumn | null {
  if (hasTemplateHeader(read)) return templateColumn;
  const counts = new Map<number, number>();
  for (const cell of read.cells)
    if (idOfCell(cell) !== null) counts.set(cell.column, (counts.get(cell.column) ?? 0) + 1);
  const [best] = [...counts].sort(([a, count], [b, other]) => other - count || a - b);
  if (best === undefined) return null;
  const [column] = best;
  const heads: SheetCell[] = [];
  for (const cell of columnCells(read, column)) {
    if (idOfCell(cell) !== null || readListingReference(cell.text).kind !== 'none') break;
    heads.push(cell);
  }
  const last = heads.at(-1);
  return { column, head: last?.text.trim() ?? '', skippedRows: last?.row ?? 0 };
}

const listingColumnOf = (read: SheetContent): ListingColumn =>
  (isTemplate(read) ? null : findTableColumn(read)) ?? templateColumn;

/** The lines of a sheet: the filled cells of its column below what is skipped, in their order; those out of sight where they are wanted. */
export function linesIn(read: SheetContent, withHidden = true): ImportLine[] {
  const { column, skippedRows } = listingColumnOf(read);
  return columnCells(read, column)
    .filter(({ row, hidden }) => row > skippedRows && (withHidden || hidden !== true))
    .filter((cell) => !isTotal(cell))
    .map(({ row, text, link, cut }) => ({
      line: row,
      text,
      ...(link !== undefined && { link }),
      id: idOfCell({ text, ...(link !== undefined && { link }), ...(cut && { cut }) }),
    }));
}

/** What of a workbook is easily overlooked: rows out of sight, and ids above the first row that is read. */
export function overlookedRowsOf(read: SheetContent): OverlookedRows {
  const { column, skippedRows } = listingColumnOf(read);
  const cells = columnCells(read, column);
  const below = cells.filter(({ row }) => row > skippedRows);
  return {
    hidden: below.filter((cell) => cell.hidden === true && !isTotal(cell)).length,
    totals: below.filter(isTotal).map(({ row }) => row),
    above: cells.flatMap((cell) => (cell.row <= skippedRows && idOfCell(cell) !== null ? [cell.row] : [])),
  };
}

/** Why these lines can't be imported together, null when they can. What names no listing is for its own row to say. */
export function linesFault(
  lines: readonly ImportLine[],
  notices: readonly SiteNotices[],
  { above }: Pick<OverlookedRows, 'above'> = noOverlookedRows,
): ImportFault | null {
  if (lines.length === 0) return { fault: 'NO_LINES', above };
  const ids = [...new Set(lines.flatMap(({ id }) => id ?? []))];
  if (ids.length > limits.importListings) return { fault: 'TOO_MANY', count: ids.length };
  const listings = ids.filter((id) => readId(id)?.shape === 'listing');
  const [site, ...others] = [...new Set(listings.map((id) => sitePartOf(id)))];
  if (site === undefined) return null;
  if (others.length > 0) return { fault: 'SEVERAL_SITES', sites: [site, ...others] };
  return allowedCodes(notices, site).length === 0 ? { fault: 'NO_RIGHTS', site } : null;
}
