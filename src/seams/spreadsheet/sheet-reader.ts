import type { SheetCell } from '../../../contracts/ports';
import { readAttribute, decodeEntities, createXmlReader } from './xml';

/** As long as the longest link that a spreadsheet holds; of a longer text the beginning stands for it. Characters. */
export const maxCellLength = 2100;
/** A sheet with more cells or links than this in its columns is refused, of either format. */
export const maxCells = 200_000;
/** All of their texts together, in characters: what is handed to the page. */
export const maxTextsLength = 33_554_432;

/** A cell as its sheet has it: a text, or the place of one among the shared texts. */
export interface FoundCell extends SheetCell {
  shared: number | null;
}

/** A hyperlink of these rows (from 1, both included) of a column: its address stands among the relations of the sheet, under `id`. */
export interface FoundLink {
  from: number;
  to: number;
  column: number;
  id: string;
  /** What follows the address after `#`; a program may write it apart. */
  place: string;
}

/** What a sheet says that is worth hearing: each cell of the columns that isn't empty, and the hyperlinks on them. */
export interface SheetHandler {
  cell(cell: FoundCell): void;
  link?(link: FoundLink): void;
}

/** The address that a HYPERLINK formula gives as a text of its own; null where it is calculated. */
export function readFormulaLink(formula: string): string | null {
  const found = /^=?\s*HYPERLINK\s*\(\s*"((?:[^"]|"")*)"\s*[,;)]/i.exec(formula);
  return found?.[1] === undefined ? null : found[1].replaceAll('""', '"').trim() || null;
}

/** Whether a row of these attributes is out of sight: it is hidden, or has no height. */
const isHiddenRow = (attributes: string): boolean =>
  (attributes.includes('hidden') || attributes.includes('ht=')) &&
  /\s(?:hidden\s*=\s*["'](?:1|true|on)|ht\s*=\s*["']0(?:\.0+)?)["']/.test(attributes);

/** The column of an address such as `M12` that begins at `from` of a text, counted from 1. */
function columnIn(text: string, from = 0): number {
  let column = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at) & 0xdf;
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column;
}

/** Formulas that are filled down and kept for the cells below. */
const sharedMost = 1000;

/** A text as a cell has it, cut where it is too long. */
export const toCellText = (text: string): Pick<SheetCell, 'text' | 'cut'> =>
  text.length > maxCellLength ? { text: text.slice(0, maxCellLength), cut: true } : { text };

/** The hyperlink of these attributes on one of the columns; null where there is none, or it leads nowhere outside. */
function linkOf(attributes: string, columns: readonly number[]): FoundLink | null {
  const [first = '', last = first] = (readAttribute(attributes, 'ref') ?? '').split(':');
  const id = readAttribute(attributes, 'id');
  const column = columns.find((wanted) => wanted >= columnIn(first) && wanted <= columnIn(last));
  const [from, to] = [rowIn(first), rowIn(last)];
  if (id === null || column === undefined || from === 0 || to < from) return null;
  return { from, to, column, id, place: readAttribute(attributes, 'location') ?? '' };
}

const rowIn = (address: string): number => Number(/(?<!\d)\d+$/.exec(address)?.[0] ?? 0);
const joined = (text: string, more: string) =>
  text.length > maxCellLength ? text : text + more.slice(0, maxCellLength + 1);

/** Reads the cells of these columns, and the links on them, from a sheet that comes in pieces. */
export function createSheetReader(columns: readonly number[], hear: SheetHandler) {
  /** A formula that was filled down stands once; the cells below say which one it is. */
  const sharedFormulas = new Map<string, string>();
  let sharedId: string | null = null;
  let hidden = false;
  let row = 0;
  let column = 0;
  let wanted = false;
  let type = '';
  let inside: 'v' | 'f' | 't' | null = null;
  let aside = 0;
  let value = '';
  let formula = '';
  let hasValue = false;
  return createXmlReader({
    passes(text, at) {
      if (!text.startsWith('<c r="', at)) return null;
      const there = columnIn(text, at + 6);
      if (columns.includes(there)) return null;
      column = there;
      wanted = false;
      return 'c';
    },
    open(name, attributes) {
      if (name === 'row') {
        const given = Number(readAttribute(attributes, 'r') ?? 0);
        row = Number.isInteger(given) && given > 0 ? given : row + 1;
        column = 0;
        hidden = isHiddenRow(attributes);
      } else if (name === 'hyperlink') {
        const link = linkOf(attributes, columns);
        if (link !== null) hear.link?.(link);
      } else if (name === 'c') {
        const at = attributes.indexOf('r="');
        const address =
          at >= 0 && attributes.charCodeAt(at - 1) <= 32
            ? attributes.slice(at + 3, attributes.indexOf('"', at + 3))
            : readAttribute(attributes, 'r');
        column = address === null || address === '' ? column + 1 : columnIn(address);
        wanted = columns.includes(column);
        if (!wanted) return true;
        row = rowIn(address ?? '') || row;
        type = readAttribute(attributes, 't') ?? 'n';
        value = '';
        formula = '';
        sharedId = null;
        hasValue = false;
      } else if (wanted) {
        if (name === 'rPh') aside += 1;
        else if (aside === 0 && (name === 'v' || name === 'f' || name === 't')) {
          inside = name;
          if (name !== 'f') hasValue = true;
          else if (attributes.includes('si=')) sharedId = readAttribute(attributes, 'si');
        }
      }
      return false;
    },
    text(text) {
      if (!wanted || inside === null || aside > 0) return;
      if (inside === 'f') formula = joined(formula, text);
      else value = joined(value, text);
    },
    close(name) {
      if (!wanted) return;
      if (name === 'rPh') aside = Math.max(0, aside - 1);
      else if (name === inside) inside = null;
      else if (name === 'c') {
        wanted = false;
        aside = 0;
        inside = null;
        // What only calculates and was never calculated says so, rather than nothing.
        const said =
          hasValue && value !== '' ? decodeEntities(value) : formula === '' ? '' : `=${decodeEntities(formula)}`;
        if (sharedId !== null && formula !== '' && sharedFormulas.size < sharedMost)
          sharedFormulas.set(sharedId, formula);
        if (said.trim() === '') return;
        const place = type === 's' && hasValue ? Number(said) : null;
        const calculated = formula === '' && sharedId !== null ? (sharedFormulas.get(sharedId) ?? '') : formula;
        const link = calculated === '' ? null : readFormulaLink(decodeEntities(calculated));
        hear.cell({
          row,
          column,
          ...toCellText(said),
          shared: Number.isInteger(place) ? place : null,
          ...(link !== null && { link }),
          ...(hidden && { hidden }),
        });
      }
    },
  });
}

/** Reads those of the shared texts that are asked for, by their place, from a document that comes in pieces. */
export function createSharedTextReader(
  wanted: ReadonlySet<number>,
  found: (place: number, text: Pick<SheetCell, 'text' | 'cut'>) => void,
) {
  let place = -1;
  let aside = 0;
  let inText = false;
  let text = '';
  return createXmlReader({
    open(name) {
      if (name === 'si') {
        place += 1;
        text = '';
        aside = 0;
      } else if (name === 'rPh') aside += 1;
      else if (name === 't') inText = aside === 0;
    },
    text(piece) {
      if (inText && wanted.has(place)) text = joined(text, piece);
    },
    close(name) {
      if (name === 't') inText = false;
      else if (name === 'rPh') aside = Math.max(0, aside - 1);
      else if (name === 'si' && wanted.has(place)) found(place, toCellText(decodeEntities(text)));
    },
  });
}
