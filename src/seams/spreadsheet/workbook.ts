import type { SheetCell, SheetContent } from '../../../contracts/ports';
import {
  maxCells,
  createSharedTextReader,
  createSheetReader,
  maxTextsLength,
  type FoundCell,
  maxCellLength,
  type FoundLink,
} from './sheet-reader';
import { UnreadableError } from './fault';
import { readAttribute, createXmlReader } from './xml';
import { readEntries, inflate, type ZipEntry } from './zip';

/** A declaration of an encoding stands within so many bytes. */
const headMost = 256;

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    throw new UnreadableError('UNREADABLE');
  }
}

/** The decoder of a document by its first bytes: a byte order mark, zeros between letters, or the encoding that it declares. */
function decoderOf(head: Uint8Array): TextDecoder {
  const [first, second, third, fourth] = head;
  const isWide = (first === 0xff && second === 0xfe && third === 0 && fourth === 0) || (first === 0 && second === 0);
  if (isWide) throw new UnreadableError('UNREADABLE');
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return decoderFor('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return decoderFor('utf-16be');
  const begins = new TextDecoder('latin1').decode(head.subarray(0, headMost));
  const declared = /^[^<]{0,3}<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(begins)?.[1];
  return declared === undefined || /^utf-?16/i.test(declared) ? decoderFor('utf-8') : decoderFor(declared);
}

interface TextReader {
  take(bytes: Uint8Array): void;
  /** Nothing more comes. */
  end(): void;
}

/** Hands on what comes in pieces of bytes as text, in the encoding of its document. Throws Unreadable where nobody knows that encoding. */
function createTextReader(feed: (text: string) => void): TextReader {
  let head: Uint8Array | null = new Uint8Array();
  let decoder: TextDecoder | null = null;
  const startDecoder = (bytes: Uint8Array) => {
    head = null;
    decoder = decoderOf(bytes);
    feed(decoder.decode(bytes, { stream: true }));
  };
  return {
    take(bytes) {
      if (decoder !== null) {
        feed(decoder.decode(bytes, { stream: true }));
        return;
      }
      const before = head ?? new Uint8Array();
      const all = new Uint8Array(before.length + bytes.length);
      all.set(before);
      all.set(bytes, before.length);
      if (all.length < headMost) head = all;
      else startDecoder(all);
    },
    end() {
      if (head !== null) startDecoder(head);
      feed(decoder?.decode() ?? '');
    },
  };
}

export type FoundLinks = FoundLink[];

/**
 * Answers the address behind a cell, of the hyperlinks of its sheet and of where each of them leads; the later one where two lie over each
 * other. One that is longer than a spreadsheet allows is none.
 */
export function addressesOf(
  links: FoundLinks,
  targets: ReadonlyMap<string, string>,
): (cell: Pick<SheetCell, 'row' | 'column'>) => string | undefined {
  const byColumn = new Map<number, FoundLink[]>();
  for (const link of links) {
    const others = byColumn.get(link.column);
    if (others === undefined) byColumn.set(link.column, [link]);
    else others.push(link);
  }
  for (const some of byColumn.values()) some.sort((a, b) => a.from - b.from);
  return ({ row, column }) => {
    const some = byColumn.get(column) ?? [];
    let [low, high] = [0, some.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((some[middle]?.from ?? 0) <= row) low = middle + 1;
      else high = middle;
    }
    const link = some[low - 1];
    const target = link !== undefined && link.to >= row ? targets.get(link.id)?.trim() : undefined;
    if (link === undefined || target === undefined || target === '') return undefined;
    const address = link.place === '' ? target : `${target}#${link.place}`;
    return address.length > maxCellLength ? undefined : address;
  };
}

/** Told now and then how far it is, in bytes of the file. */
export type ProgressListener = (done: number, total: number) => void;

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

/** Reads a document of the archive, whatever its encoding, until `wants` says no. */
async function readEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  reader: { feed(text: string): void },
  { wants = () => true, packed }: { wants?: () => boolean; packed?: (bytes: number) => void } = {},
): Promise<void> {
  const text = createTextReader(reader.feed);
  await inflate(
    bytes,
    entry,
    (piece) => {
      text.take(piece);
      return wants();
    },
    packed,
  );
  text.end();
}

/** Hears each relation of that part: what it is by its last word, and where it leads. */
const relationReader = (hear: (relation: Relation) => void) =>
  createXmlReader({
    open(tag, said) {
      if (tag !== 'Relationship') return;
      const kind = readAttribute(said, 'Type')?.split('/').at(-1) ?? '';
      hear({ id: readAttribute(said, 'Id') ?? '', kind, target: readAttribute(said, 'Target') ?? '' });
    },
  });

/** Where the relations of a part stand. */
function relationsPath(part: string): string {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  return `${folder}_rels/${part.slice(folder.length)}.rels`;
}

/** The `index`th sheet (from 0) of a workbook of the open format, and where its shared texts and its links stand. */
async function partsOf(bytes: Uint8Array, entries: Map<string, ZipEntry>, index: number) {
  const feedEntry = async (name: string, reader: { feed(text: string): void }) => {
    const entry = entries.get(name);
    if (entry === undefined) throw new UnreadableError('NOT_A_WORKBOOK');
    await readEntry(bytes, entry, reader);
  };
  const relationsOf = async (name: string): Promise<Relation[]> => {
    const found: Relation[] = [];
    await feedEntry(
      name,
      relationReader((relation) => found.push(relation)),
    );
    return found;
  };
  const root = entries.has('_rels/.rels') ? await relationsOf('_rels/.rels') : [];
  const book = pathFrom('', root.find(({ kind }) => kind === 'officeDocument')?.target ?? 'xl/workbook.xml');
  const sheets: { name: string; id: string }[] = [];
  await feedEntry(
    book,
    createXmlReader({
      open(tag, said) {
        if (tag === 'sheet')
          sheets.push({ name: readAttribute(said, 'name') ?? '', id: readAttribute(said, 'id') ?? '' });
      },
    }),
  );
  const relations = await relationsOf(relationsPath(book));
  const sheet = sheets[index];
  const target = relations.find(({ id, kind }) => id === sheet?.id && kind === 'worksheet')?.target;
  const entry = target === undefined ? undefined : entries.get(pathFrom(book, target));
  if (sheet === undefined || entry === undefined) throw new UnreadableError('NOT_A_WORKBOOK');
  const texts = relations.find(({ kind }) => kind === 'sharedStrings')?.target;
  return {
    name: sheet.name,
    entry,
    texts: texts === undefined ? undefined : entries.get(pathFrom(book, texts)),
    links: entries.get(relationsPath(entry.name.toLowerCase())),
  };
}

/**
 * Reads these columns (from 1) of the `index`th sheet (from 0) of an .xlsx file, in one pass and without keeping what isn't asked for:
 * what is declared is judged before anything is inflated, and what is inflated while it comes. Throws Unreadable.
 */
export async function readOpenWorkbook(
  bytes: Uint8Array,
  index: number,
  columns: readonly number[],
  onProgress: ProgressListener,
): Promise<SheetContent> {
  const entries = readEntries(bytes);
  const { name, entry, texts, links } = await partsOf(bytes, entries, index);
  const total = entry.compressed + (texts?.compressed ?? 0);
  const cells: FoundCell[] = [];
  const found: FoundLinks = [];
  const full = () => {
    if (cells.length > maxCells || found.length > maxCells) throw new UnreadableError('TOO_BIG_INSIDE');
  };
  await readEntry(
    bytes,
    entry,
    createSheetReader(columns, {
      cell(cell) {
        cells.push(cell);
        full();
      },
      link(link) {
        found.push(link);
        full();
      },
    }),
    { packed: (behind) => onProgress(behind, total) },
  );
  const wanted = new Set(cells.flatMap(({ shared }) => shared ?? []));
  const known = new Map<number, Pick<SheetCell, 'text' | 'cut'>>();
  if (wanted.size > 0 && texts !== undefined)
    await readEntry(
      bytes,
      texts,
      createSharedTextReader(wanted, (place, text) => known.set(place, text)),
      { wants: () => known.size < wanted.size, packed: (behind) => onProgress(entry.compressed + behind, total) },
    );
  const targets = new Map<string, string>();
  if (found.length > 0 && links !== undefined) {
    const ids = new Set(found.map(({ id }) => id));
    const keep = ({ id, kind, target }: Relation) => {
      if (kind === 'hyperlink' && ids.has(id)) targets.set(id, target);
    };
    await readEntry(bytes, links, relationReader(keep));
  }
  const addressOf = addressesOf(found, targets);
  let length = 0;
  return {
    sheet: name,
    cells: cells.flatMap(({ shared, ...cell }): SheetCell[] => {
      const said = shared === null ? cell : { ...cell, text: '', ...known.get(shared) };
      if (said.text.trim() === '') return [];
      const link = cell.link ?? addressOf(cell);
      length += said.text.length + (link?.length ?? 0);
      if (length > maxTextsLength) throw new UnreadableError('TOO_BIG_INSIDE');
      return [{ ...said, ...(link !== undefined && { link }) }];
    }),
  };
}
