import { expect, type Locator, type Page } from '@playwright/test';
import { workbookOf } from '../../tests/workbooks/archive';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An import as a person does it, in Spanish. */
export class ImportPage {
  readonly dialog: Locator;
  readonly rows: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Importar planilla' });
    this.rows = this.dialog.locator('tbody tr');
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Importar planilla' }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** Picks a workbook made from the template with a line for each of these. */
  async pick(lines: readonly string[], name = 'denuncias.xlsx'): Promise<void> {
    const rows = lines.map(
      (text, at) =>
        `<row r="${12 + at}"><c r="M${12 + at}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c></row>`,
    );
    await this.pickFile(name, Buffer.from(workbookOf({ rows: rows.join('') })));
  }

  async pickFile(name: string, buffer: Buffer): Promise<void> {
    await this.dialog.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
  }

  /** Gives the reason and the comment in the drawer of the report. */
  async decide({ category = 'Marca', reason = 'Uso ilegal de marca' } = {}): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Elegir motivo y comentario' }).click();
    const drawer = this.page.getByRole('dialog');
    await drawer.getByLabel(category).first().check();
    await drawer.getByRole('button', { name: /^Continuar/ }).click();
    if (reason !== '') {
      await drawer.getByLabel(reason).check();
      await drawer.getByRole('button', { name: /^Continuar/ }).click();
    }
    await drawer.getByLabel('Comentario').fill('Usan nuestra marca sin permiso');
    await drawer.locator('button[type=submit]').click();
  }

  /** No other group goes; said while the one that left is awaited. */
  async stop(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Detener la importación' }).click();
    await expect(this.dialog.getByText('Terminamos el grupo que ya se envió y nos detenemos.')).toBeVisible();
  }

  /** The result, once every row has its outcome. */
  async imported(count: number): Promise<void> {
    const expectedToast = count === 1 ? 'Se importó 1 publicación' : `Se importaron ${count} publicaciones`;
    await expect(this.dialog.getByText(expectedToast)).toBeVisible({ timeout: 120_000 });
  }
}
