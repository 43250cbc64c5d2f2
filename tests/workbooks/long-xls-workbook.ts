import { CFB } from 'xlsx';

/** What a record of the format holds at most, bytes; a longer one goes on in others. */
const recordMost = 8224;

const u16 = (value: number) => [value & 255, value >> 8];
const u32 = (value: number) => [...u16(value & 0xff_ff), ...u16(value >>> 16)];
const record = (type: number, body: readonly number[]) => [...u16(type), ...u16(body.length), ...body];
const codes = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

/** The table of texts as a spreadsheet program writes it: a text that goes on in another record says again how wide its signs are. */
function tableOf(texts: readonly string[], isWide: boolean): number[] {
  const written: number[] = [];
  const width = isWide ? 2 : 1;
  let body = [...u32(texts.length), ...u32(texts.length)];
  let type = 0xfc;
  const close = () => {
    for (const byte of record(type, body)) written.push(byte);
    type = 0x3c;
    body = [];
  };
  for (const text of texts) {
    if (recordMost - body.length < 5) close();
    body.push(...u16(text.length), width - 1);
    for (const code of codes(text)) {
      if (recordMost - body.length < width) {
        close();
        body.push(width - 1);
      }
      body.push(...(isWide ? u16(code) : [code]));
    }
  }
  close();
  return written;
}

/** A workbook of the older format with these texts in column M from row 12 on, however long: the library's own writer never ends with some. */
export function createLongXlsWorkbook(texts: readonly string[], isWide: boolean): Uint8Array {
  const begin = (type: number) =>
    record(0x8_09, [...u16(0x6_00), ...u16(type), 0xbb, 0x0d, 0xcc, 0x07, ...u32(0x41), ...u32(6)]);
  const end = record(0x0a, []);
  const name = 'Denuncias';
  const globals = (sheetAt: number) => [
    ...begin(5),
    ...record(0x42, u16(1200)),
    ...record(0x85, [...u32(sheetAt), 0, 0, name.length, 0, ...codes(name)]),
  ];
  const rest = [tableOf(texts, isWide), end].flat();
  const sheetAt = globals(0).length + rest.length;
  const cells = texts.flatMap((_, at) => record(0xfd, [...u16(11 + at), ...u16(12), ...u16(0), ...u32(at)]));
  const size = record(0x2_00, [...u32(0), ...u32(12 + texts.length), ...u16(0), ...u16(16), ...u16(0)]);
  const book = CFB.utils.cfb_new();
  CFB.utils.cfb_add(book, '/Workbook', Uint8Array.from([globals(sheetAt), rest, begin(0x10), size, cells, end].flat()));
  return Uint8Array.from(CFB.write(book, { type: 'array' }) as ArrayLike<number>);
}
