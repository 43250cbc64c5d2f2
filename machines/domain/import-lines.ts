import type { PickedFile, SheetCell, SheetFault, SheetContent } from '../../contracts/ports';
import type { SiteNotices } from '../../contracts/shapes';
import { importExtensions, importTemplate } from '../../contracts/vocabulary/imports';
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

/** Why these files can't be read at all, by what is seen of them from outside; null when one can. */
export function pickFault(files: readonly PickedFile[]): ImportFault | null {
  const [file] = files;
  if (file === undefined) return null;
  if (files.length > 1) return { fault: 'SEVERAL_FILES' };
  if (!importExtensions.some((end) => file.name.toLowerCase().endsWith(end))) return { fault: 'WRONG_FORMAT' };
  if (file.size > limits.importFile) return { fault: 'TOO_LARGE', size: file.size };
  return file.size === 0 ? { fault: 'UNREADABLE', why: 'EMPTY_FILE' } : null;
}

/** What a file that couldn't be read is told as. */
export const readFault = (fault: SheetFault): ImportFault =>
  fault === 'NOT_A_WORKBOOK' ? { fault: 'UNREADABLE', why: 'UNREADABLE' } : { fault: 'UNREADABLE', why: fault };

/** Whether a workbook was made from the product's own template, in whichever language. */
export function isTemplate({ sheet, cells }: SheetContent): boolean {
  const said = (column: number) =>
    cells.find((cell) => cell.row === importTemplate.headerRow && cell.column === column)?.text.trim();
  const header = said(limits.importColumn);
  return (
    sheet === importTemplate.sheet &&
    said(importTemplate.markerColumn) === importTemplate.marker &&
    Object.values(importTemplate.headers).some((known) => known === header)
  );
}

export const noOverlookedRows: OverlookedRows = { hidden: 0, above: [], totals: [] };

const isSite = (id: string): boolean => (siteIds as readonly string[]).includes(id.slice(0, 3));

/** The id that a cell means: by its text, or else by the link behind it. Of a text that was cut nobody knows what else it says. */
export function idOfCell({ text, link, cut }: Pick<SheetCell, 'text' | 'link' | 'cut'>): string | null {
  const isUnclear = cut !== true && readListingReference(text).kind === 'several';
  const ids = [cut === true ? '' : text, isUnclear ? '' : (link ?? '')].map(readImportId);
  return ids.find((id) => id !== null && isSite(id)) ?? null;
}

const isTotal = (cell: SheetCell): boolean => idOfCell(cell) === null && isTotalCell(cell.text);

const inColumn = ({ cells }: SheetContent) =>
  cells.filter(({ column }) => column === limits.importColumn).sort((a, b) => a.row - b.row);

/** The lines of a workbook: the filled cells of its column below what is skipped, in their order; those out of sight where they are wanted. */
export const linesIn = (read: SheetContent, withHidden = true): ImportLine[] =>
  inColumn(read)
    .filter(({ row, hidden }) => row > limits.importSkippedRows && (withHidden || hidden !== true))
    .filter((cell) => !isTotal(cell))
    .map(({ row, text, link, cut }) => ({
      line: row,
      text,
      ...(link !== undefined && { link }),
      id: idOfCell({ text, ...(link !== undefined && { link }), ...(cut && { cut }) }),
    }));

/** What of a workbook is easily overlooked: rows out of sight, and ids above the first row that is read. */
export function overlookedRowsOf(read: SheetContent): OverlookedRows {
  const cells = inColumn(read);
  const below = cells.filter(({ row }) => row > limits.importSkippedRows);
  return {
    hidden: below.filter((cell) => cell.hidden === true && !isTotal(cell)).length,
    totals: below.filter(isTotal).map(({ row }) => row),
    above: cells.flatMap((cell) => (cell.row <= limits.importSkippedRows && idOfCell(cell) !== null ? [cell.row] : [])),
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
  const [site, ...others] = [...new Set(listings.map((id) => id.slice(0, 3)))];
  if (site === undefined) return null;
  if (others.length > 0) return { fault: 'SEVERAL_SITES', sites: [site, ...others] };
  return allowedCodes(notices, site).length === 0 ? { fault: 'NO_RIGHTS', site } : null;
}
