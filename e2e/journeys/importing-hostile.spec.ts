import { deflateRawSync } from 'node:zlib';
import { limits } from '../../contracts/vocabulary/limits';
import { archiveOf, readWorkbookFile, workbookOf, workbookParts } from '../../tests/workbooks/archive';
import { createDamagedWorkbook } from '../../tests/workbooks/damaged-workbook';
import { expect, test } from '../fixtures/test';
import { ImportPage } from '../pages/import-page';

const inflated = 200 * 1_048_576;
const bomb = (size: number) =>
  archiveOf(
    workbookParts({ sheet: { content: '', packed: deflateRawSync(Buffer.alloc(inflated), { level: 1 }), size } }),
  );
const ends = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const locked = Uint8Array.from([...ends, ...Array<number>(600).fill(0), ...Buffer.from('EncryptedPackage', 'utf16le')]);
const row = (at: number, id: number) =>
  `<row r="${12 + at}"><c r="M${12 + at}" t="inlineStr"><is><t>MLA${id}</t></is></c></row>`;
const many = (idAt: (at: number) => number) =>
  workbookOf({ rows: Array.from({ length: 100_000 }, (_, at) => row(at, idAt(at))).join('') });

const refused: readonly [what: string, name: string, make: () => Uint8Array, told: RegExp][] = [
  ['a bomb that says so', 'a.xlsx', () => bomb(inflated), /contiene demasiados datos/],
  ['a bomb that says a thousand bytes', 'a.xlsx', () => bomb(1000), /contiene demasiados datos/],
  [
    'very many parts',
    'a.xlsx',
    () => archiveOf(Array.from({ length: 3000 }, (_, at) => ({ name: `p${at}`, content: '' }))),
    /contiene demasiados datos/,
  ],
  ['one byte too many', 'a.xlsx', () => new Uint8Array(limits.importFile + 1), /el máximo es 10 MB/],
  ['a password', 'a.xlsx', () => locked, /contraseña/],
  ['no byte', 'a.xlsx', () => new Uint8Array(), /vacío/],
  ['a PDF by a workbook’s name', 'a.xlsx', () => Buffer.from('%PDF-1.7\n1 0 obj'), /No pudimos leer/],
  ['a workbook by another name', 'a.csv', () => workbookOf({ rows: row(0, 1_000_000_000) }), /Solo se aceptan/],
  ['a hundred thousand listings', 'a.xlsx', () => many((at) => 1_000_000_000 + at), /100\.000 publicaciones distintas/],
];

test.describe('hostile files', () => {
  test('each is refused with a sentence of its own, one line a hundred thousand times is one listing, sixty damaged workbooks hang nothing, and the page inflates none of them itself', async ({
    page,
    world,
    signIn,
  }) => {
    await page.addInitScript(() => {
      const Whole = globalThis.DecompressionStream;
      Object.assign(globalThis, {
        inflatedHere: 0,
        DecompressionStream: class extends Whole {
          constructor(format: CompressionFormat) {
            super(format);
            Object.assign(globalThis, { inflatedHere: 1 });
          }
        },
      });
    });
    await signIn('ana', '/reported_articles');
    const importing = new ImportPage(page);
    await importing.open();
    for (const [what, name, make, told] of refused) {
      await importing.pickFile(name, Buffer.from(make()));
      await expect(importing.dialog.getByRole('alert'), what).toContainText(told, { timeout: 30_000 });
      await expect.poll(() => page.workers().length, what).toBe(0);
    }
    const text = `<si><t>${'x'.repeat(500)}</t></si>`;
    const shared = `<si><t>MLA1000000001</t></si>${text.repeat(20_000)}`;
    await importing.pickFile(
      'a.xlsx',
      Buffer.from(workbookOf({ shared, rows: '<row r="12"><c r="M12" t="s"><v>0</v></c></row>' })),
    );
    await expect(importing.dialog.getByText('No hay publicaciones válidas para importar.')).toBeVisible();
    const another = importing.dialog.getByRole('button', { name: 'Importar otra planilla' });
    await another.click();
    await importing.pickFile('older-by-the-newer-name.xlsx', Buffer.from(readWorkbookFile('libreoffice-pt.xls')));
    await expect(importing.dialog.getByRole('button', { name: /^Con error/ })).toBeVisible();

    const [id = ''] = world.freeListings('MLA', 1);
    await another.click();
    await importing.pickFile('a.xlsx', Buffer.from(many(() => Number(id.slice(3)))));
    await expect(importing.dialog.getByText(/99\.999 duplicadas/)).toBeVisible({ timeout: 60_000 });
    await importing.decide();
    await importing.imported(1);
    expect(world.imported()).toEqual([id]);

    // Five hundred of them are read in src/seams/spreadsheet.
    await another.click();
    const files = Array.from({ length: 60 }, (_, at) => Buffer.from(createDamagedWorkbook(at + 1)).toString('base64'));
    const found = await page.evaluate(async (all) => {
      const dialog = () => document.querySelector('[role=dialog]');
      const button = (name: string) =>
        [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.includes(name));
      const fresh = () =>
        dialog()?.querySelector('input[type=file]') && dialog()?.querySelector('[role=alert]:not([data-old])');
      const until = async <Found>(look: () => Found | null | undefined): Promise<Found | null> => {
        for (let waited = 0; waited < 20_000; waited += 5) {
          const seen = look();
          if (seen) return seen;
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        return null;
      };
      const ends = { refused: 0, read: 0, hung: [] as number[] };
      for (const [at, file] of all.entries()) {
        const input = await until(() => dialog()?.querySelector<HTMLInputElement>('input[type=file]'));
        const old = dialog()?.querySelector('[role=alert]');
        if (old) (old as HTMLElement).dataset['old'] = '1';
        const picked = new DataTransfer();
        const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
        picked.items.add(new File([bytes], `${at}.xlsx`));
        if (input) input.files = picked.files;
        input?.dispatchEvent(new Event('change', { bubbles: true }));
        const readable = () =>
          button('Importar otra planilla') ??
          button('Elegir motivo') ??
          button('ocultas') ??
          button('Pasarlas a la plantilla');
        const next = await until(() => fresh() ?? readable());
        if (next === null) ends.hung.push(at + 1);
        else if (next instanceof HTMLButtonElement) {
          ends.read += 1;
          (button('Importar otra planilla') ?? button('Cancelar'))?.click();
        } else ends.refused += 1;
      }
      return ends;
    }, files);
    expect(found.hung).toEqual([]);
    expect(found.refused + found.read).toBe(60);
    expect(Math.min(found.refused, found.read)).toBeGreaterThan(3);
    await expect(importing.dialog.locator('input[type=file]')).toBeAttached();
    await expect.poll(() => page.workers().length).toBe(0);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'inflatedHere') as number)).toBe(0);
  });
});
