import { writeFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { importTemplate } from '../../contracts/vocabulary/imports';
import { readSpreadsheet } from '../../src/seams/spreadsheet/read';
import { archiveOf, workbookOf, workbookParts } from '../../tests/workbooks/archive';

const megabyte = 1_048_576;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'];

/** Texts that follow from each other and that no packing makes much shorter. */
function* texts(length: number): Generator<string> {
  let state = 7;
  for (;;) {
    let text = '';
    for (let at = 0; at < length; at += 1) {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      text += letters[Math.floor(state / 67_108_864)];
    }
    yield text;
  }
}

/** Rows of texts in fourteen columns, as XML, until they weigh that much. */
function rowsOf(megabytes: number): string {
  const next = texts(42);
  const rows: string[] = [];
  let size = 0;
  for (let row = 12; size < megabytes * megabyte; row += 1) {
    const cells = [...'ABCDEFGHIJKLMN'].map(
      (letter) => `<c r="${letter}${row}" t="str"><v>${next.next().value}</v></c>`,
    );
    const made = `<row r="${row}">${cells.join('')}</row>`;
    size += made.length;
    rows.push(made);
  }
  return rows.join('');
}

const timed = async (work: () => unknown): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

const rows = rowsOf(21);
const file = workbookOf({ rows });
if (process.argv[3] !== undefined) writeFileSync(process.argv[3], file);
const packed = deflateRawSync(Buffer.from(rows));
const bare = () =>
  inflateRawSync(packed)
    .toString('utf8')
    .match(/<c r="M\d+"[^>]*><v>[^<]*/g)?.length;
const own = () => readSpreadsheet(file, 0, importTemplate.columns);

const bomb = (size?: number) => {
  const zeros = deflateRawSync(Buffer.alloc(400 * megabyte));
  return archiveOf(workbookParts({ sheet: { content: '', packed: zeros, size: size ?? 400 * megabyte } }));
};
const bombs = { honest: bomb(), lying: bomb(megabyte), half: bomb(120 * megabyte) };
const refused = async (bytes: Uint8Array) =>
  readSpreadsheet(bytes, 0, importTemplate.columns).then(
    () => Promise.reject(new Error('A bomb was read.')),
    () => undefined,
  );

const times = {
  megabytes: file.byteLength / megabyte,
  read: { floor: [] as number[], own: [] as number[] },
  bombs: { honest: [] as number[], lying: [] as number[], half: [] as number[] },
  growth: 0,
};
for (let round = 0; round < Number(process.argv[2] ?? 5); round += 1) {
  times.read.floor.push(await timed(bare));
  times.read.own.push(await timed(own));
  for (const name of ['honest', 'lying', 'half'] as const) {
    const before = process.memoryUsage().rss;
    times.bombs[name].push(await timed(() => refused(bombs[name])));
    times.growth = Math.max(times.growth, (process.memoryUsage().rss - before) / megabyte);
  }
}
console.log(JSON.stringify(times));
