import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { importTemplate } from '../../contracts/vocabulary/imports';

export interface ZipEntry {
  name: string;
  content: string | Uint8Array;
  /** Already deflated; its size is then `size`. */
  packed?: Uint8Array;
  size?: number;
  stored?: boolean;
  locked?: boolean;
}

/** A zip archive of these parts, with whatever sizes they claim. */
export function archiveOf(parts: readonly ZipEntry[]): Uint8Array {
  const locals: Uint8Array[] = [];
  const heads: Uint8Array[] = [];
  let at = 0;
  for (const { name, content, packed, size, stored = false, locked = false } of parts) {
    const plain = typeof content === 'string' ? Buffer.from(content) : content;
    const body = packed ?? (stored ? plain : deflateRawSync(plain));
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(locked ? 1 : 0, 2);
    common.writeUInt16LE(stored ? 0 : 8, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(body.byteLength, 14);
    common.writeUInt32LE(size ?? plain.byteLength, 18);
    common.writeUInt16LE(title.byteLength, 22);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, title, body]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    heads.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common, place, title]));
    locals.push(local);
    at += local.byteLength;
  }
  const head = Buffer.concat(heads);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(head.byteLength, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...locals, head, end]));
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';

export interface WorkbookContent {
  /** The rows below row 11, as their XML. */
  rows?: string;
  /** The rows above row 11. */
  above?: string;
  shared?: string;
  sheetName?: string;
  header?: string;
  marker?: string;
  sheet?: Partial<ZipEntry>;
}

const text = (address: string, cellText: string) => `<c r="${address}" t="inlineStr"><is><t>${cellText}</t></is></c>`;

/** The parts of a workbook written by hand, with the template's marks unless others are given. */
export function workbookParts({
  rows = '',
  above = '',
  shared,
  sheetName,
  header,
  marker,
  sheet,
}: WorkbookContent = {}): ZipEntry[] {
  const marks = `<row r="11">${text('M11', header ?? importTemplate.headers.es)}${text('Z11', marker ?? importTemplate.marker)}</row>`;
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`;
  return [
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${packaged}">${relation('r0', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${sheetName ?? importTemplate.sheet}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${packaged}">${relation('r1', 'worksheet', 'worksheets/sheet1.xml')}${relation('r2', 'sharedStrings', '/xl/sharedStrings.xml')}</Relationships>`,
    },
    ...(shared === undefined
      ? []
      : [{ name: 'xl/sharedStrings.xml', content: `<sst xmlns="${main}">${shared}</sst>` }]),
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${main}"><sheetData>${above}${marks}${rows}</sheetData></worksheet>`,
      ...sheet,
    },
  ];
}

export const workbookOf = (written: WorkbookContent = {}): Uint8Array => archiveOf(workbookParts(written));

/** A workbook that another program made of the product's template. */
export const readWorkbookFile = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'files', name)));
