import { describe, expect, test } from 'vitest';
import { sampleListing } from '../../../../machines/simulator/sample-listing';
import { act } from '../../../../tests/act';
import { waitForElement, getElement, press, fillField } from '../../../../tests/render-node';
import { readWorkbookFile } from '../../../../tests/workbooks/archive';
import { idAt, idsOf, openImport } from './suspicious-import.fixture';
import type { Outcome } from '../../../../contracts/ports';
import type { Blindage } from '../../../../contracts/shapes';
import { descriptionOf } from '../../shared/report-drawer/report-drawer.fixture';

const dialog = () => document.querySelector<HTMLElement>('[role=dialog]') as HTMLElement;
const given = (name: string) => ({ name, bytes: readWorkbookFile(name) });

describe('a file of a person', () => {
  test('IMP-01 a file without any error shows its classes before a reason is chosen, too', async () => {
    const { pick, says, button, pass, taken, decide, marks } = await openImport();
    await pick(idsOf(2));
    await says(/2 válidas/);
    expect(button('Elegir motivo y comentario')).toBeDefined();
    expect(document.querySelector('input[type=radio]')).toBeNull();
    await decide();
    await pass(100);
    expect(marks()).toMatchObject([{ ids: idsOf(2) }]);
    await taken();
    await says('Se importaron 2 publicaciones');
  });

  test('a link that names another listing than its page imports the one that it names', async () => {
    const { pickFiles, says } = await openImport();
    await pickFiles(given('enlace-de-otra.xlsx'));
    await says(/1 válida.*MLA1059656318/);
    expect(dialog().textContent).not.toContain('MLA1059654810');
  });

  test('texts that hide a link are the listings behind them, and none is repeated', async () => {
    const { pickFiles, says } = await openImport();
    await pickFiles(given('hipervinculos.xlsx'));
    await says(/3 válidas.*0 duplicadas.*0 con error/);
    await says(/MLA1059817772.*MLA1059860168.*MLA1059863059/);
  });

  test('a note between ids is one row in error, and the file is taken', async () => {
    const { pickFiles, says } = await openImport();
    await pickFiles(given('nota-entre-ids.xlsx'));
    await says(/2 válidas.*1 con error/);
    await says(/13SKU12345Con errorNo es un ID ni un enlace de una publicación\./);
  });

  test.each([
    ['Solo las 2 filas visibles', /2 válidas.*Las 3 filas ocultas quedan fuera de la importación/],
    ['Importar también las ocultas', /5 válidas/],
  ])('rows that a filter hides are told, and a person chooses: %s', async (choice, shown) => {
    const { pickFiles, says, button } = await openImport();
    await pickFiles(given('filas-ocultas.xlsx'));
    await says('3 filas están ocultas en filas-ocultas.xlsx');
    press(button(choice));
    await says(shown);
  });
});

describe('the rows before anything goes', () => {
  test('are seen with their class and reason, and one in error is corrected in its place', async () => {
    const trusted = sampleListing({ id: idAt(1), approved: { author: null, createdAt: null } });
    const listings = [sampleListing({ id: idAt(0) }), trusted, sampleListing({ id: idAt(2) })];
    const { pick, says, button } = await openImport({ listings });
    await pick([idAt(0), idAt(1), 'Bolso rojo']);
    await says(/14Bolso rojoCon errorNo es un ID ni un enlace de una publicación\./);
    await says('Está marcada como confiable. Si quieres denunciarla, quita antes esa marca.');
    press(button(/^Con error \(2\)/));
    await says(/^(?!.*12Zapatillas)/);
    press(button(/^Todas \(3\)/));
    press(getElement(dialog(), '[aria-label="Corregir la fila 14"]'));
    const field = (await waitForElement(document, 'input[aria-label="ID o enlace de la fila 14"]')) as HTMLInputElement;
    expect([field.value, document.activeElement]).toEqual(['Bolso rojo', field]);
    fillField(field, idAt(2));
    act(() => void field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    await says(/2 válidas.*1 con error/);
    const first = document.activeElement?.firstElementChild?.getAttribute('aria-label');
    expect(first, 'who corrected it goes on from the rows').toBe('Filas por resultado');
  });

  test('have no total of the sheet among them, and say which row it is', async () => {
    const { pick, says } = await openImport();
    await pick([idAt(0), idAt(1), 'Total: 2']);
    await says(/2 válidas.*0 con error.*La fila 14 es un total: queda fuera de la importación\./);
  });

  test('say which rows above the first one hold an id', async () => {
    const { pick, says } = await openImport();
    await pick([idAt(0)], {
      above: `<row r="4"><c r="M4" t="inlineStr"><is><t>${idAt(7)}</t></is></c></row>`,
    });
    await says('Por encima de la fila 12 hay un ID que no se lee: está en la fila 4.');
  });
});

describe('an import that goes out', () => {
  test('IMP-26 its bar is what is done of all where there are several batches', async () => {
    const { pick, says, decide, pass, taken } = await openImport();
    await pick(idsOf(60));
    await says('60 válidas');
    await decide();
    await pass(100);
    const bar = () => document.querySelector<HTMLProgressElement>('progress[max="100"]')?.value;
    await pass(900);
    await expect.poll(bar).toBe(0);
    await taken();
    await says('50 de 60');
    await pass(300);
    await expect.poll(bar).toBe(10);
    for (let tick = 0; tick < 9; tick += 1) await pass(300);
    await expect.poll(bar).toBe(83);
  });

  test('tells no time left without a connection, and that it goes on when it is back', async () => {
    const { pick, says, decide, pass, taken } = await openImport();
    await pick(idsOf(150));
    await says('150 válidas');
    await decide();
    await pass(1100);
    await taken();
    await says(/50 de 150.*quedan? \d+ segundo/);
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
    Object.defineProperty(Navigator.prototype, 'onLine', { value: false, configurable: true });
    act(() => void dispatchEvent(new Event('offline')));
    await says('Sin conexión: la importación continúa cuando vuelva.');
    expect(dialog().textContent).not.toMatch(/quedan? \d+/);
    if (online) Object.defineProperty(Navigator.prototype, 'onLine', online);
    act(() => void dispatchEvent(new Event('online')));
    await says(/50 de 150.*quedan? \d+ segundo/);
    // The group that was out takes longer than those before it: the time that was told is over.
    await pass(10_000);
    await says(/50 de 150Detener/);
  });
});

describe('a country without any right to report', () => {
  test.each([
    ['es', 'Vamos a recargar la página en unos segundos.'],
    ['en', 'We will reload the page in a few seconds.'],
    ['pt', 'Vamos recarregar a página em alguns segundos.'],
  ] as const)('is named, and the page is loaded anew after three seconds: %s', async (lang, words) => {
    const { pick, says, pass, receivedBy } = await openImport({ lang });
    await pick([idAt(1, 'MLC')]);
    await says(/Chile/);
    await says(words);
    const reloads = () => receivedBy('shell').filter(({ type }) => type === 'page.reload').length;
    await pass(2999);
    expect(reloads()).toBe(0);
    await pass(1);
    expect(reloads()).toBe(1);
  });
});

describe('the reason and the comment of a file', () => {
  test('IMP-02 are given once, however many batches it is', async () => {
    const { pick, says, decide, pass, marks, taken } = await openImport();
    await pick(idsOf(51));
    await says('51 válidas');
    await decide();
    await pass(100);
    await taken();
    await taken();
    await says('Se importaron 51 publicaciones');
    expect(marks().map(({ ids }) => ids.length)).toEqual([50, 1]);
    expect(marks().map((mark) => 'report' in mark && mark.report)).toEqual(
      Array.from({ length: 2 }, () => expect.objectContaining({ code: 'PPPI2', description: 'Usan nuestra marca' })),
    );
  });

  test('how many were asked about their protection stands in numbers', async () => {
    const blindages = ({ itemsIds }: { itemsIds: string[] }) =>
      itemsIds.length === 1
        ? new Promise<Outcome<Blindage[]>>(() => undefined)
        : Promise.resolve({ ok: true as const, value: [] });
    const { pick, says, decide } = await openImport({ ports: { blindages } });
    await pick(idsOf(51));
    await says('51 válidas');
    await decide();
    await says('50 de 51');
  });

  test('can be taken back before anything goes, and what they protected is open again', async () => {
    const { pick, says, button, waitForButton, decide, choose, write, submit, pass, marks, settle } = await openImport({
      blindages: [{ id: 'b', item: idAt(1), reason: 'PPPI2', dueDate: '2026-12-24' }],
    });
    await pick(idsOf(2));
    await says('2 válidas');
    await decide();
    press(await waitForButton('Cancelar'));
    await pass(1000);
    expect(marks()).toEqual([]);
    await says('2 válidas');
    press(button('Elegir motivo y comentario'));
    await choose('Marca');
    await choose('Producto falsificado');
    await write('Es una copia');
    submit();
    await expect.poll(() => document.querySelector('textarea')).toBeNull();
    await act(() => settle(200));
    await pass(100);
    expect(marks()).toMatchObject([{ ids: idsOf(2), report: { description: 'Es una copia' } }]);
  });

  test('IMP-14 ERR-36 nothing goes on without a reason, and it is said that one is missing', async () => {
    const { pick, says, button, choose } = await openImport();
    await pick(idsOf(1));
    await says('1 válida');
    press(button('Elegir motivo y comentario'));
    await waitForElement(document, 'input[type=radio]');
    const stops = (why: string) => {
      const on = button(/^Continuar/);
      press(on);
      expect([on.getAttribute('aria-disabled'), descriptionOf(on)]).toEqual(['true', why]);
      expect(document.querySelector('textarea')).toBeNull();
    };
    stops('Elige qué derecho infringe.');
    await choose('Marca');
    stops('Elige un motivo.');
    await choose('Uso ilegal de marca');
    press(await waitForElement(document, '[aria-label=Volver]'));
    await choose('Derechos de autor');
    stops('Elige un motivo.');
  });

  test('IMP-15 IMP-16 the comment has at least 5 characters without blanks and at most 2000', async () => {
    const { pick, says, button, choose, write, submit, pass, marks } = await openImport();
    await pick(idsOf(1));
    await says('1 válida');
    press(button('Elegir motivo y comentario'));
    await choose('Marca');
    await choose('Uso ilegal de marca');
    await write('a b c d');
    submit();
    expect(document.body.textContent).toContain('al menos 5 caracteres, sin contar');
    await pass(100);
    expect(document.querySelector('textarea')).not.toBeNull();
    await write('a b c d e');
    expect(document.body.textContent).not.toContain('al menos 5 caracteres, sin contar');
    await write('x'.repeat(2001));
    expect(document.querySelector('textarea')?.value.length).toBe(2000);
    expect(document.body.textContent).toContain('el máximo es 2000');
    submit();
    await expect.poll(() => document.querySelector('textarea')).toBeNull();
    await pass(100);
    expect(marks()).toMatchObject([{ report: { description: 'x'.repeat(2000) } }]);
  });
});
