import { deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { SheetFault } from '../../../contracts/ports';
import { importTemplate } from '../../../contracts/vocabulary/imports';
import { isTemplate, linesIn } from '../../../machines/domain/import-lines';
import {
  archiveOf,
  readWorkbookFile,
  workbookOf,
  workbookParts,
  type ZipEntry,
} from '../../../tests/workbooks/archive';
import { maxCellLength } from './sheet-reader';
import { UnreadableError } from './fault';
import { readRequestedSheet, readSpreadsheet } from './read';
import { createDamagedWorkbook } from '../../../tests/workbooks/damaged-workbook';
import { workerTimeout } from '../start-worker';

const read = (bytes: Uint8Array) => readSpreadsheet(bytes, 0, importTemplate.columns);

const textsOf = async (rows: string, shared?: string) =>
  linesIn(await read(workbookOf({ rows, ...(shared !== undefined && { shared }) }))).map(({ line, text }) => [
    line,
    text,
  ]);

const faultOf = async (bytes: Uint8Array): Promise<SheetFault | 'none'> =>
  read(bytes).then(
    () => 'none',
    (error: unknown) => (error instanceof UnreadableError ? error.fault : Promise.reject(error)),
  );

describe('a workbook that other programs made', () => {
  it.each([
    ['openpyxl-en.xlsx', null],
    ['info-zip-es.xlsx', 'MLA1000000007'],
    ['libreoffice-es.xlsx', 'MLA1000000007'],
    ['libreoffice-pt.xls', 'MLA1000000007'],
  ])('%s is known as the template, with every line of its column', async (name, calculated) => {
    const found = await read(readWorkbookFile(name));
    expect(isTemplate(found)).toBe(true);
    expect(linesIn(found).map(({ line, id }) => [line, id])).toEqual([
      [12, 'MLA1000000001'],
      [13, 'MLA1000000002'],
      [14, 'MLA1000000003'],
      [15, 'MLA1000000004'],
      [16, 'MLA1000000005'],
      [17, null],
      [18, calculated],
      [20, 'MLA12345678'],
    ]);
  });
});

describe('a workbook written by hand', () => {
  it('has shared, rich and inline texts, numbers, and formulas by their values', async () => {
    const rows =
      '<row r="12"><c r="M12" t="s"><v>1</v></c></row>' +
      '<row r="13"><c r="M13" t="inlineStr"><is><r><t>MLA</t></r><r><t xml:space="preserve"> 1000000002</t></r></is></c></row>' +
      '<row r="14"><c r="M14"><v>1000000003</v></c></row>' +
      '<row r="15"><c r="M15" t="str"><f>A1&amp;B1</f><v>MLA1000000004</v></c></row>' +
      '<row r="16"><c r="M16"><f>1+1</f></c></row>' +
      '<row r="17"><c r="M17" t="s"><v>0</v></c></row>';
    const shared =
      '<si><r><t>MLA</t></r><r><t>1000000005</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si><si><t><![CDATA[A<&>]]>&#66;&quot;</t></si>';
    expect(await textsOf(rows, shared)).toEqual([
      [12, 'A<&>B"'],
      [13, 'MLA 1000000002'],
      [14, '1000000003'],
      [15, 'MLA1000000004'],
      [16, '=1+1'],
      [17, 'MLA1000000005'],
    ]);
  });

  it('IMP-07 is read by its first sheet, whatever the others are called and hold and in whichever part', async () => {
    const rowOf = (text: string) => `<row r="12"><c r="M12" t="inlineStr"><is><t>${text}</t></is></c></row>`;
    const [other] = workbookParts({ rows: rowOf('MLA1000000002') }).slice(-1);
    const parts = workbookParts({ rows: rowOf('MLA1000000001') }).map((part) => ({
      ...part,
      content: String(part.content)
        .replace('<sheet name', '<sheet name="Notas" sheetId="2" r:id="r3"/><sheet name')
        .replace(
          '</Relationships>',
          '<Relationship Id="r3" Type="x/worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
        ),
    }));
    const found = await read(archiveOf([...parts, { ...other!, name: 'xl/worksheets/sheet2.xml' }]));
    expect(found.sheet).toBe('Notas');
    expect(linesIn(found).map(({ line, id }) => [line, id])).toEqual([[12, 'MLA1000000002']]);
  });

  it('may leave out addresses and prefix its names', async () => {
    const bare = '<row>' + '<c/>'.repeat(12) + '<c t="inlineStr"><is><t>MLA1000000001</t></is></c></row>';
    expect(await textsOf(bare)).toEqual([[12, 'MLA1000000001']]);
    const parts = workbookParts({ rows: '<row r="12"><c r="M12"><v>7</v></c></row>' }).map((part) => ({
      ...part,
      content: String(part.content)
        .replace(/<(\/?)(?=[a-z])/g, '<$1x:')
        .replaceAll('xmlns=', 'xmlns:x='),
    }));
    const found = await read(archiveOf(parts));
    expect([isTemplate(found), linesIn(found).map(({ text }) => text)]).toEqual([true, ['7']]);
  });

  it('is read the same however it is cut into pieces, and stored without being packed', async () => {
    const rows = Array.from(
      { length: 4000 },
      (_, at) =>
        `<row r="${12 + at}"><c r="A${12 + at}"><v>${at}</v></c><c r="M${12 + at}" t="inlineStr"><is><t>ML&#65;é${at}</t></is></c></row>`,
    ).join('');
    const expected = Array.from({ length: 4000 }, (_, at) => [12 + at, `MLAé${at}`]);
    expect(await textsOf(rows)).toEqual(expected);
    const stored = archiveOf(workbookParts({ rows, sheet: { stored: true } }));
    expect(linesIn(await read(stored)).map(({ line, text }) => [line, text])).toEqual(expected);
  });

  it('is read past the cells of other columns, whether they are empty or hold names and values that look like the end of one', async () => {
    const rows =
      '<row r="12"><c r="A12"/><c r="B12" t="str"><cx:n a=">"></cx:n><v>no</v></c><c r="M12"><v>1</v></c><c r="N12"/></row>' +
      '<row r="13"><c r="AM13"><v>no</v></c><c r="L13"\n s="1"\n/><c r="M13"><v>2</v></c></row>';
    expect(await textsOf(rows)).toEqual([
      [12, '1'],
      [13, '2'],
    ]);
  });

  it('has as many rows as it likes, and says how far the reading is', async () => {
    const rows = Array.from(
      { length: 100_000 },
      (_, at) => `<row r="${12 + at}"><c r="M${12 + at}"><v>1</v></c></row>`,
    );
    const progressValues: number[] = [];
    const found = await readSpreadsheet(workbookOf({ rows: rows.join('') }), 0, importTemplate.columns, (done, total) =>
      progressValues.push(done / total),
    );
    expect(linesIn(found)).toHaveLength(100_000);
    expect(progressValues).toEqual([...progressValues].sort((a, b) => a - b));
    expect(progressValues.at(-1)).toBe(1);
    expect(progressValues.length).toBeGreaterThan(10);
  });

  it('has texts of which only those of the column are kept, each by its beginning', async () => {
    const shared = Array.from({ length: 5000 }, (_, at) => `<si><t>${'x'.repeat(maxCellLength)}${at}</t></si>`).join(
      '',
    );
    const found = await textsOf('<row r="12"><c r="M12" t="s"><v>3</v></c></row>', shared);
    expect(found).toEqual([[12, 'x'.repeat(maxCellLength)]]);
  });

  it('says nothing that a name of the language itself could do harm with', async () => {
    const rows = '<row r="12"><c r="M12" t="inlineStr"><is><t>__proto__</t></is></c></row>';
    expect(await textsOf(rows)).toEqual([[12, '__proto__']]);
    expect(({} as Record<string, unknown>)['MLA']).toBeUndefined();
  });
});

const zeros = (megabytes: number): Pick<ZipEntry, 'content' | 'packed' | 'size'> => ({
  content: '',
  packed: deflateRawSync(Buffer.alloc(megabytes * 1_048_576)),
  size: megabytes * 1_048_576,
});

const compound = (...more: number[]) => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...more]);
const locked = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

describe('a file that can do harm', () => {
  it.each<[string, () => Uint8Array, SheetFault]>([
    ['nothing', () => new Uint8Array(), 'NOT_A_WORKBOOK'],
    ['a page', () => new TextEncoder().encode('<p>MLA1000000001</p>'), 'NOT_A_WORKBOOK'],
    [
      'an archive of something else',
      () => archiveOf([{ name: 'word/document.xml', content: '<w/>' }]),
      'NOT_A_WORKBOOK',
    ],
    ['the beginning of an archive', () => workbookOf().subarray(0, 400), 'UNREADABLE'],
    ['an archive behind a password', () => archiveOf(workbookParts({ sheet: { locked: true } })), 'PASSWORD'],
    ['a workbook behind a password', () => compound(...Array<number>(600).fill(0), ...locked), 'PASSWORD'],
    ['a damaged older workbook', () => compound(...Array<number>(2000).fill(7)), 'UNREADABLE'],
    ['an honest bomb', () => archiveOf(workbookParts({ sheet: zeros(400) })), 'TOO_BIG_INSIDE'],
    ['a bomb that lies', () => archiveOf(workbookParts({ sheet: { ...zeros(400), size: 1000 } })), 'TOO_BIG_INSIDE'],
    [
      'very many parts',
      () => archiveOf(Array.from({ length: 3000 }, (_, at) => ({ name: `p${at}`, content: '' }))),
      'TOO_BIG_INSIDE',
    ],
    [
      'a document with entities of its own',
      () => archiveOf([{ name: '_rels/.rels', content: '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }]),
      'UNREADABLE',
    ],
    ['a tag without an end', () => workbookOf({ rows: `<row ${'a'.repeat(200_000)}` }), 'UNREADABLE'],
  ])('%s is refused', async (_name, make, fault) => {
    expect(await faultOf(make())).toBe(fault);
  });

  it('is refused before it is inflated, or as soon as it has given more than it declared', async () => {
    const bombs = [
      archiveOf(workbookParts({ sheet: zeros(400) })),
      archiveOf(workbookParts({ sheet: { ...zeros(400), size: 1_000_000 } })),
    ];
    for (const bomb of bombs) {
      const before = process.memoryUsage().rss;
      await faultOf(bomb);
      expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1_048_576);
    }
  });
});

describe('a sheet that is read by its mark', () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = `<row r="2">${cell('A2', 'MLA1000000001')}${cell('M2', 'Nota')}</row>`;
  const { columns, headerRow: row, markerColumn: column, marker: text, searchedColumns } = importTemplate;
  const requested = async (bytes: Uint8Array, others: readonly number[] = searchedColumns) => {
    const unmarked = { row, column, text, columns: others };
    return (await readRequestedSheet(bytes, { sheet: 0, columns, unmarked })).cells.filter((one) => one.row === 2);
  };

  it('is read in its own columns where the mark stands, and in the others where it doesn’t', async () => {
    expect((await requested(workbookOf({ rows }))).map((one) => one.text)).toEqual(['Nota']);
    expect((await requested(workbookOf({ rows, marker: '' }))).map((one) => one.text)).toEqual([
      'MLA1000000001',
      'Nota',
    ]);
  });

  it('is read in its own columns alone where the others hold too much', async () => {
    const row = Array.from({ length: 60 }, (_, at) => `<c r="${String.fromCharCode(65 + (at % 26))}1"><v>1</v></c>`);
    const many = Array.from({ length: 4000 }, (_, at) => `<row r="${at + 20}">${row.join('')}</row>`);
    const found = await requested(workbookOf({ rows: `${rows}${many.join('')}`, marker: '' }));
    expect(found.map((one) => one.text)).toEqual(['Nota']);
  });
});

describe('five hundred damaged workbooks', () => {
  it('are read or refused, none of them hangs', { timeout: 120_000 }, async () => {
    // The library for older workbooks says on the console what it doesn't know.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const ends = { read: 0, refused: 0, hung: 0 };
    for (let seed = 1; seed <= 500; seed += 1) {
      const bytes = createDamagedWorkbook(seed);
      const begun = performance.now();
      try {
        await readSpreadsheet(bytes, 0, importTemplate.columns);
        ends.read += 1;
      } catch (error) {
        expect(error, `seed ${seed}`).toBeInstanceOf(UnreadableError);
        ends.refused += 1;
      }
      if (performance.now() - begun > workerTimeout) ends.hung += 1;
    }
    expect(ends.hung).toBe(0);
    expect(ends.read + ends.refused).toBe(500);
    expect(Math.min(ends.read, ends.refused)).toBeGreaterThan(50);
  });
});
