import { describe, expect, it } from 'vitest';
import { write, type WorkSheet } from 'xlsx';
import { importTemplate } from '../../../contracts/vocabulary/imports';
import { overlookedRowsOf, isTemplate, linesFault, linesIn } from '../../../machines/domain/import-lines';
import { archiveOf, readWorkbookFile, workbookParts, type ZipEntry } from '../../../tests/workbooks/archive';
import { UnreadableError } from './fault';
import { readSpreadsheet } from './read';

const read = (bytes: Uint8Array) => readSpreadsheet(bytes, 0, importTemplate.columns);
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const wide = (order: 'utf-16le' | 'utf-16be', bom: boolean) => (text: string) => {
  const bytes = Buffer.from((bom ? '\uFEFF' : '') + text.replace('encoding="UTF-8"', 'encoding="UTF-16"'), 'utf16le');
  return new Uint8Array(order === 'utf-16be' ? bytes.swap16() : bytes);
};
const latin = (text: string) => new Uint8Array(Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1'));

describe('what a text hides', () => {
  const row = (line: number, cell: string, more = '') => `<row r="${line}"${more}>${cell}</row>`;
  const words = (line: number, text = 'Ver publicación') => `<c r="M${line}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const link = (n: number) => `https://articulo.mercadolibre.com.ar/MLA-100000000${n}-bolso-_JM`;
  const cellsBelow = async (parts: ZipEntry[]) =>
    (await read(archiveOf(parts))).cells.filter(({ row: line, column }) => column === 13 && line > 11);

  it('is the link of a hyperlink, of one cell or of several rows, with what stands behind its #', async () => {
    const hyperlinks =
      '<hyperlinks><hyperlink ref="M12" r:id="h1"/><hyperlink ref="L13:N14" r:id="h2" location="wid=MLA1000000003"/>' +
      '<hyperlink ref="M16" location="Hoja2!A1"/><hyperlink ref="A17" r:id="h1"/></hyperlinks>';
    const parts = workbookParts({ rows: [12, 13, 14, 15, 16, 17].map((line) => row(line, words(line))).join('') });
    const sheet = parts.at(-1);
    if (sheet) sheet.content = String(sheet.content).replace('</sheetData>', `</sheetData>${hyperlinks}`);
    const relation = (id: string, target: string) =>
      `<Relationship Id="${id}" Type="http://x/hyperlink" Target="${target}" TargetMode="External"/>`;
    parts.push({
      name: 'xl/worksheets/_rels/sheet1.xml.rels',
      content: `<Relationships>${relation('h1', link(1))}${relation('h2', 'https://a.example/p/MLA12345678?a=1&amp;b=2')}</Relationships>`,
    });
    expect((await cellsBelow(parts)).map((cell) => cell.link)).toEqual([
      link(1),
      'https://a.example/p/MLA12345678?a=1&b=2#wid=MLA1000000003',
      'https://a.example/p/MLA12345678?a=1&b=2#wid=MLA1000000003',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is the link of a HYPERLINK formula, of one that was filled down too, and none that is calculated', async () => {
    const formula = (line: number, said: string, more = '') =>
      row(line, `<c r="M${line}" t="str"><f${more}>${said}</f><v>Ver</v></c>`);
    const rows = [
      formula(12, `HYPERLINK(&quot;${link(1)}&quot;,&quot;Ver&quot;)`),
      formula(13, `HYPERLINK(&quot;${link(2)}&quot;)`, ' t="shared" ref="M13:M14" si="0"'),
      formula(14, '', ' t="shared" si="0"'),
      formula(15, 'HYPERLINK(&quot;https://a.example/&quot;&amp;A15,&quot;Ver&quot;)'),
    ];
    expect((await cellsBelow(workbookParts({ rows: rows.join('') }))).map((cell) => cell.link)).toEqual([
      link(1),
      link(2),
      link(2),
      undefined,
    ]);
  });

  it('is the row itself, hidden by a filter or without any height', async () => {
    const rows = [
      row(12, words(12)),
      row(13, words(13), ' hidden="1"'),
      row(14, words(14), " spans='1:13' hidden='true'"),
      row(15, words(15), ' ht="0" customHeight="1"'),
      row(16, words(16), ' hidden="0" ht="15" customHeight="1"'),
    ];
    const cells = await cellsBelow(workbookParts({ rows: rows.join('') }));
    expect(cells.map(({ hidden }) => hidden === true)).toEqual([false, true, true, true, false]);
  });

  it('of an older workbook are its links too', async () => {
    const sheet: WorkSheet = {
      '!ref': 'M1:M15',
      M12: { t: 's', v: 'Ver publicación', l: { Target: link(1) } },
      M13: { t: 's', v: 'MLA1000000002' },
    };
    const book = { SheetNames: ['Denuncias'], Sheets: { Denuncias: sheet } };
    const found = await read(new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer));
    expect(found.cells.map(({ row: line, link: to }) => [line, to])).toEqual([
      [12, link(1)],
      [13, undefined],
    ]);
  });

  it('of an older workbook are its hidden rows too', async () => {
    const bytes = readWorkbookFile('libreoffice-pt.xls').slice();
    // The record of the thirteenth row, whose flags stand sixteen bytes behind its beginning.
    const record = Buffer.from(bytes.buffer).indexOf(Buffer.from([0x08, 0x02, 0x10, 0x00, 12, 0]));
    bytes[record + 16] = (bytes[record + 16] ?? 0) | 0x20;
    const { cells } = await read(bytes);
    expect(cells.filter(({ hidden }) => hidden).map(({ row: line, column }) => [line, column])).toEqual([[13, 13]]);
  });

  it.each([
    ['UTF 16, little end first', wide('utf-16le', true)],
    ['UTF 16, big end first', wide('utf-16be', true)],
    ['UTF 16 without a mark', wide('utf-16le', false)],
    ['UTF 16 without a mark, big end first', wide('utf-16be', false)],
    ['the letters of western Europe', latin],
  ])('are its letters, in %s', async (_name, encoded) => {
    const parts = workbookParts({ rows: row(12, words(12, 'Artículo MLA')), shared: '' });
    const found = await read(
      archiveOf(
        parts.map((part) => ({
          ...part,
          content: encoded(declaration + String(part.content).replace(/^<\?xml.*?\?>/, '')),
        })),
      ),
    );
    expect([isTemplate(found), linesIn(found).map(({ text }) => text)]).toEqual([true, ['Artículo MLA']]);
  });

  it('is refused in letters that nobody knows, in place of being read as nothing', async () => {
    const odd = declaration.replace('UTF-8', 'x-klingon') + '<worksheet/>';
    await expect(read(archiveOf(workbookParts({ sheet: { content: odd } })))).rejects.toEqual(
      new UnreadableError('UNREADABLE'),
    );
  });
});

describe('a workbook of a person', () => {
  const of = async (name: string) => linesIn(await read(readWorkbookFile(name)));

  it('hipervinculos.xlsx: three listings, whatever their cells say', async () => {
    expect((await of('hipervinculos.xlsx')).map(({ id }) => id)).toEqual([
      'MLA1059817772',
      'MLA1059860168',
      'MLA1059863059',
    ]);
  });

  it('filas-ocultas.xlsx: three of five rows are out of sight', async () => {
    const found = await read(readWorkbookFile('filas-ocultas.xlsx'));
    expect(overlookedRowsOf(found)).toEqual({ hidden: 3, above: [], totals: [] });
    expect(linesIn(found, false).map(({ line }) => line)).toEqual([12, 16]);
  });

  it('nota-entre-ids.xlsx: a note is one row in error, and no other country', async () => {
    const lines = await of('nota-entre-ids.xlsx');
    expect(lines.map(({ id }) => id)).toEqual(['MLA1059931176', null, 'MLA1059935895']);
    const notices = [{ siteId: 'MLA', notices: [{ id: 'PPPI1', type: null, description: null }] }];
    expect(linesFault(lines, notices)).toBeNull();
  });
});
