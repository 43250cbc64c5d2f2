import { readWorkbookFile, workbookOf } from './archive';

const lines = Array.from(
  { length: 300 },
  (_, at) => `<row r="${12 + at}"><c r="M${12 + at}" t="s"><v>${at}</v></c></row>`,
);
const shared = Array.from(
  { length: 300 },
  (_, at) => `<si><t>${at % 2 === 0 ? 'MLA' : 'MLB'}${1_000_000_000 + at}</t></si>`,
);
const intactWorkbooks = [
  workbookOf({ rows: lines.join(''), shared: shared.join('') }),
  ...['openpyxl-en.xlsx', 'libreoffice-es.xlsx', 'libreoffice-pt.xls', 'hipervinculos.xlsx', 'filas-ocultas.xlsx'].map(
    readWorkbookFile,
  ),
];

/** Numbers that follow from the seed alone, each from 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A workbook with some of its bytes changed, cut off, doubled or turned into the largest number: always the same one of a seed. */
export function createDamagedWorkbook(seed: number): Uint8Array {
  const next = numbersFrom(seed);
  const bytes = (intactWorkbooks[seed % intactWorkbooks.length] ?? new Uint8Array()).slice();
  const place = () => Math.floor(next() * bytes.length);
  const times = 1 + Math.floor(next() * 12);
  for (let time = 0; time < times; time += 1) {
    const at = place();
    const kind = Math.floor(next() * 4);
    if (kind === 0) bytes[at] = Math.floor(next() * 256);
    if (kind === 1) bytes.fill(0xff, at, at + 4);
    if (kind === 2) bytes.copyWithin(at, place(), place());
    if (kind === 3) bytes.fill(0, at, at + 16);
  }
  return next() < 0.2 ? bytes.subarray(0, place()) : bytes;
}
