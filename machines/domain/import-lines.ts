import type { PickedFile, SheetFault, SheetRead } from '../../contracts/ports';
import type { SiteNotices } from '../../contracts/shapes';
import { importExtensions, importTemplate } from '../../contracts/vocabulary/imports';
import { limits } from '../../contracts/vocabulary/limits';
import { normalizeIdText, readListingReference } from './listing-reference';
import { allowedCodes } from './report-listings';

/** A filled cell of the import's column. */
export interface ImportLine {
  /** As the spreadsheet counts its rows. */
  line: number;
  /** What it says, as it was read. */
  text: string;
  /** The id that it means, of whatever length; null where it means none. */
  id: string | null;
}

/** Why a file isn't imported. */
export type ImportFault =
  | { fault: 'SEVERAL_FILES' }
  | { fault: 'TOO_LARGE'; size: number }
  | { fault: 'WRONG_FORMAT' }
  | { fault: 'NOT_TEMPLATE' }
  | { fault: 'UNREADABLE'; why: Exclude<SheetFault, 'NOT_A_WORKBOOK'> | 'EMPTY_FILE' }
  | { fault: 'NO_LINES' }
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
export function isTemplate({ sheet, cells }: SheetRead): boolean {
  const said = (column: number) =>
    cells.find((cell) => cell.row === importTemplate.headerRow && cell.column === column)?.text.trim();
  const header = said(limits.importColumn);
  return (
    sheet === importTemplate.sheet &&
    said(importTemplate.markerColumn) === importTemplate.marker &&
    Object.values(importTemplate.headers).some((known) => known === header)
  );
}

/** The lines of a workbook: the filled cells of its column below what is skipped, in their order. */
export function linesIn({ cells }: SheetRead): ImportLine[] {
  return cells
    .filter(({ row, column }) => column === limits.importColumn && row > limits.importSkippedRows)
    .map(({ row, text }) => ({ line: row, text, id: readImportId(text) }))
    .sort((a, b) => a.line - b.line);
}

/** What makes two lines the same listing. */
export const lineKey = ({ id, text }: Pick<ImportLine, 'id' | 'text'>): string =>
  id ?? text.normalize('NFKC').trim().toUpperCase();

/** Why these lines can't be imported together, null when they can. */
export function linesFault(lines: readonly ImportLine[], notices: readonly SiteNotices[]): ImportFault | null {
  if (lines.length === 0) return { fault: 'NO_LINES' };
  const count = new Set(lines.map(lineKey)).size;
  if (count > limits.importListings) return { fault: 'TOO_MANY', count };
  const sites = [...new Set(lines.flatMap(({ id }) => id?.slice(0, 3) ?? []))];
  if (sites.length > 1) return { fault: 'SEVERAL_SITES', sites };
  const [site] = sites;
  return site !== undefined && allowedCodes(notices, site).length === 0 ? { fault: 'NO_RIGHTS', site } : null;
}
