import type { SheetCell } from '../../../contracts/ports';
import { attribute, plain, xmlReader } from './xml';

/** No text of a cell is longer; of a longer one the beginning stands for it. Characters. */
export const cellMost = 500;

/** A cell as its sheet has it: a text, or the place of one among the shared texts. */
export interface FoundCell extends SheetCell {
  shared: number | null;
}

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

const rowIn = (address: string): number => Number(/(?<!\d)\d+$/.exec(address)?.[0] ?? 0);
const joined = (text: string, more: string) => (text.length >= cellMost ? text : text + more.slice(0, cellMost));

/** Reads the cells of these columns from a sheet that comes in pieces; `found` is told of each that isn't empty. */
export function sheetReader(columns: readonly number[], found: (cell: FoundCell) => void) {
  let row = 0;
  let column = 0;
  let wanted = false;
  let type = '';
  let inside: 'v' | 'f' | 't' | null = null;
  let aside = 0;
  let value = '';
  let formula = '';
  let hasValue = false;
  return xmlReader({
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
        const given = Number(attribute(attributes, 'r') ?? 0);
        row = Number.isInteger(given) && given > 0 ? given : row + 1;
        column = 0;
      } else if (name === 'c') {
        const at = attributes.indexOf('r="');
        const address =
          at >= 0 && attributes.charCodeAt(at - 1) <= 32
            ? attributes.slice(at + 3, attributes.indexOf('"', at + 3))
            : attribute(attributes, 'r');
        column = address === null || address === '' ? column + 1 : columnIn(address);
        wanted = columns.includes(column);
        if (!wanted) return true;
        row = rowIn(address ?? '') || row;
        type = attribute(attributes, 't') ?? 'n';
        value = '';
        formula = '';
        hasValue = false;
      } else if (wanted) {
        if (name === 'rPh') aside += 1;
        else if (aside === 0 && (name === 'v' || name === 'f' || name === 't')) {
          inside = name;
          if (name !== 'f') hasValue = true;
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
        const said = hasValue && value !== '' ? plain(value) : formula === '' ? '' : `=${plain(formula)}`;
        if (said.trim() === '') return;
        const place = type === 's' && hasValue ? Number(said) : null;
        found({ row, column, text: said.slice(0, cellMost), shared: Number.isInteger(place) ? place : null });
      }
    },
  });
}

/** Reads those of the shared texts that are asked for, by their place, from a document that comes in pieces. */
export function sharedReader(wanted: ReadonlySet<number>, found: (place: number, text: string) => void) {
  let place = -1;
  let aside = 0;
  let inText = false;
  let text = '';
  return xmlReader({
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
      else if (name === 'si' && wanted.has(place)) found(place, plain(text).slice(0, cellMost));
    },
  });
}
