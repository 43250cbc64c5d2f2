import type { SheetCell, SheetRead } from '../../../contracts/ports';
import { sharedReader, sheetReader, type FoundCell } from './column';
import { Unreadable } from './fault';
import { attribute, xmlReader } from './xml';
import { entriesOf, inflate, type ZipEntry } from './zip';

/** Told now and then how far it is, in bytes of the file. */
export type Told = (done: number, total: number) => void;

/** A piece is handed to the page's other work after so many cells at the latest. */
const cellsMost = 200_000;

function pathFrom(base: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1).toLowerCase();
  const parts = [...base.split('/').slice(0, -1), ...target.split('/')];
  const path: string[] = [];
  for (const part of parts) {
    if (part === '..') path.pop();
    else if (part !== '.' && part !== '') path.push(part);
  }
  return path.join('/').toLowerCase();
}

interface Relation {
  id: string;
  kind: string;
  target: string;
}

/** The `index`th sheet (from 0) of a workbook of the open format, and where its shared texts stand. */
async function partsOf(bytes: Uint8Array, entries: Map<string, ZipEntry>, index: number) {
  const through = async (name: string, hear: Parameters<typeof xmlReader>[0]) => {
    const entry = entries.get(name);
    if (entry === undefined) throw new Unreadable('NOT_A_WORKBOOK');
    const words = new TextDecoder();
    const reader = xmlReader(hear);
    await inflate(bytes, entry, (piece) => {
      reader.feed(words.decode(piece, { stream: true }));
      return true;
    });
  };
  const relationsOf = async (name: string): Promise<Relation[]> => {
    const found: Relation[] = [];
    await through(name, {
      open(tag, said) {
        if (tag !== 'Relationship') return;
        const kind = attribute(said, 'Type')?.split('/').at(-1) ?? '';
        found.push({ id: attribute(said, 'Id') ?? '', kind, target: attribute(said, 'Target') ?? '' });
      },
    });
    return found;
  };
  const root = entries.has('_rels/.rels') ? await relationsOf('_rels/.rels') : [];
  const book = pathFrom('', root.find(({ kind }) => kind === 'officeDocument')?.target ?? 'xl/workbook.xml');
  const sheets: { name: string; id: string }[] = [];
  await through(book, {
    open(tag, said) {
      if (tag === 'sheet') sheets.push({ name: attribute(said, 'name') ?? '', id: attribute(said, 'id') ?? '' });
    },
  });
  const folder = book.slice(0, book.lastIndexOf('/') + 1);
  const relations = await relationsOf(`${folder}_rels/${book.slice(folder.length)}.rels`);
  const sheet = sheets[index];
  const target = relations.find(({ id, kind }) => id === sheet?.id && kind === 'worksheet')?.target;
  const entry = target === undefined ? undefined : entries.get(pathFrom(book, target));
  if (sheet === undefined || entry === undefined) throw new Unreadable('NOT_A_WORKBOOK');
  const texts = relations.find(({ kind }) => kind === 'sharedStrings')?.target;
  return { name: sheet.name, entry, texts: texts === undefined ? undefined : entries.get(pathFrom(book, texts)) };
}

/**
 * Reads these columns (from 1) of the `index`th sheet (from 0) of an .xlsx file, in one pass and without keeping what isn't asked for:
 * what is declared is judged before anything is inflated, and what is inflated while it comes. Throws Unreadable.
 */
export async function readOpenWorkbook(
  bytes: Uint8Array,
  index: number,
  columns: readonly number[],
  told: Told,
): Promise<SheetRead> {
  const entries = entriesOf(bytes);
  const { name, entry, texts } = await partsOf(bytes, entries, index);
  const total = entry.compressed + (texts?.compressed ?? 0);
  const cells: FoundCell[] = [];
  const words = new TextDecoder();
  const sheet = sheetReader(columns, (cell) => {
    cells.push(cell);
    if (cells.length > cellsMost) throw new Unreadable('TOO_BIG_INSIDE');
  });
  await inflate(
    bytes,
    entry,
    (piece) => {
      sheet.feed(words.decode(piece, { stream: true }));
      return true;
    },
    (behind) => told(behind, total),
  );
  const wanted = new Set(cells.flatMap(({ shared }) => shared ?? []));
  const known = new Map<number, string>();
  if (wanted.size > 0 && texts !== undefined) {
    const more = new TextDecoder();
    const reader = sharedReader(wanted, (place, text) => known.set(place, text));
    await inflate(
      bytes,
      texts,
      (piece) => {
        reader.feed(more.decode(piece, { stream: true }));
        return known.size < wanted.size;
      },
      (behind) => told(entry.compressed + behind, total),
    );
  }
  return {
    sheet: name,
    cells: cells.flatMap(({ row, column, text, shared }): SheetCell[] => {
      const said = shared === null ? text : (known.get(shared) ?? '');
      return said.trim() === '' ? [] : [{ row, column, text: said }];
    }),
  };
}
