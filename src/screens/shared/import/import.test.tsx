import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { SavedSheet } from '../../../../contracts/ports';
import type { Blindage, Listing } from '../../../../contracts/shapes';
import { limits } from '../../../../contracts/vocabulary/limits';
import { answers, startWith, type FakePorts } from '../../../../machines/rehearsal/answers';
import { inputAt } from '../../../../machines/rehearsal/at';
import { sampleListing, sampleReported } from '../../../../machines/rehearsal/sample-listing';
import { sampleNow, sampleSeats } from '../../../../machines/rehearsal/sample-seats';
import { suspiciousMachine } from '../../../../machines/reports/suspicious/suspicious.machine';
import { reportedPage } from '../../../../machines/reports/suspicious/suspicious.samples';
import type { OutboxEvent } from '../../../../machines/seats/outbox';
import { appears, press, rendered } from '../../../../tests/rendered';
import { workbookOf, type Written } from '../../../../tests/workbooks/archive';
import { ConsoleContext } from '../../../seams/use-console';
import { Unreadable } from '../../../seams/spreadsheet/fault';
import { readSpreadsheet } from '../../../seams/spreadsheet/read';
import { SuspiciousScreen } from '../../reports/suspicious/suspicious-screen';

const idAt = (n: number, site = 'MLA') => `${site}${1_000_000_000 + n}`;
const idsOf = (count: number) => Array.from({ length: count }, (_, n) => idAt(n));
const rowsOf = (lines: readonly string[]) =>
  lines
    .map((text, at) => `<row r="${12 + at}"><c r="M${12 + at}" t="inlineStr"><is><t>${text}</t></is></c></row>`)
    .join('');

interface Around {
  listings?: Listing[];
  blindages?: Blindage[];
  ports?: FakePorts;
}

/** The suspicious list with its import open; files are read by the real reader. */
async function openImport({ listings, blindages = [], ports = {} }: Around = {}) {
  const contents = new Map<string, Uint8Array>();
  const article = answers<Listing[], { articleId: string | string[] }>(({ articleId }) =>
    [articleId].flat().flatMap((id) => (listings ? listings.filter((one) => one.id === id) : sampleListing({ id }))),
  );
  const stage = startWith(suspiciousMachine, {
    input: inputAt('suspicious', {}),
    now: sampleNow,
    seats: sampleSeats(),
    ports: {
      reportedArticles: answers(reportedPage([])),
      article,
      itemPendingDenouncesCount: answers([]),
      blindages: answers<Blindage[], { itemsIds: string[] }>(({ itemsIds }) =>
        blindages.filter(({ item }) => itemsIds.includes(item)),
      ),
      ...ports,
    },
    spreadsheet: ({ file, sheet, columns }, hear) => {
      readSpreadsheet(contents.get(file.name) ?? new Uint8Array(), sheet, columns).then(
        (read) => act(() => hear({ type: 'sheet.read', read })),
        (error: unknown) =>
          act(() => hear({ type: 'sheet.failed', fault: error instanceof Unreadable ? error.fault : 'UNREADABLE' })),
      );
      return { stop: () => undefined };
    },
  });
  await stage.settle();
  rendered(
    <ConsoleContext value={stage.actor}>
      <SuspiciousScreen actor={stage.actor} />
    </ConsoleContext>,
  );
  const button = (name: string | RegExp) => {
    const found = [...document.querySelectorAll('button')].find((each) => each.textContent?.match(name));
    if (!found) throw new Error(`No button "${String(name)}".`);
    return found;
  };
  const says = (words: string | RegExp) =>
    expect.poll(() => document.querySelector('[role=dialog]')?.textContent ?? '', { timeout: 20_000 }).toMatch(words);
  press(button('Importar planilla'));
  await appears(document, '[role=dialog] input[type=file]');
  const pickFiles = async (...files: { name: string; size?: number; bytes?: Uint8Array }[]) => {
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    const given = files.map(({ name, size, bytes = new Uint8Array() }) => {
      contents.set(name, bytes);
      return Object.defineProperty(new File(['x'], name), 'size', { value: size ?? (bytes.length || 1) });
    });
    Object.defineProperty(input, 'files', { value: given, configurable: true });
    await act(async () => {
      input?.dispatchEvent(new Event('change', { bubbles: true }));
      await stage.settle();
    });
  };
  const pick = (lines: readonly string[], more: Written = {}) =>
    pickFiles({ name: 'denuncias.xlsx', bytes: workbookOf({ rows: rowsOf(lines), ...more }) });
  /** Gives the reason and the comment in the drawer. */
  const decide = async () => {
    press(button('Elegir motivo y comentario'));
    const choose = async (label: string) => {
      const found = await appears(document, `input[type=radio]`).then(() =>
        [...document.querySelectorAll('label')].find((each) => each.textContent?.includes(label)),
      );
      press(found as HTMLElement);
      press(button(/^Continuar/));
    };
    await choose('Marca');
    await choose('Uso ilegal de marca');
    const field = (await appears(document, 'textarea')) as HTMLTextAreaElement;
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'Usan nuestra marca');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    press(document.querySelector<HTMLElement>('button[type=submit]') as HTMLElement);
    await expect.poll(() => document.querySelector('textarea')).toBeNull();
    await act(() => stage.settle(200));
  };
  const pass = async (milliseconds: number) => {
    act(() => void stage.clock.increment(milliseconds));
    await act(() => stage.settle(100));
  };
  const marks = () =>
    stage.heardBy('outbox').flatMap((event) => {
      const { type, work } = event as Extract<OutboxEvent, { type: 'work.submit' }>;
      return type === 'work.submit' && work.kind === 'mark' ? [work.mark] : [];
    });
  const taken = async () => {
    act(() => stage.settleWork({ ok: true, value: { refused: [] } }));
    await act(() => stage.settle(100));
  };
  return { ...stage, button, says, pickFiles, pick, decide, pass, marks, taken };
}

describe('a file that is not taken', () => {
  test('SUS-10 the import is opened from the list', async () => {
    const { says } = await openImport();
    await says('Denunciar desde una planilla');
  });

  test('IMP-03 ERR-32 two files are refused together', async () => {
    const { pickFiles, says } = await openImport();
    await pickFiles({ name: 'a.xlsx' }, { name: 'b.xlsx' });
    await says('Importa un solo archivo por vez.');
  });

  test('IMP-04 a .csv is refused, an .xls and an .xlsx are read', async () => {
    const { pickFiles, says } = await openImport();
    await pickFiles({ name: 'a.csv' });
    await says('Solo se aceptan archivos .xlsx o .xls.');
    await pickFiles({ name: 'a.xls', bytes: workbookOf({ rows: rowsOf(idsOf(1)) }) });
    await says('1 válida');
  });

  test('IMP-05 ERR-28 a file of one byte more than ten megabytes is refused, and one of ten is read', async () => {
    const { pickFiles, says } = await openImport();
    await pickFiles({ name: 'a.xlsx', size: limits.importFile + 1 });
    await says(/El archivo pesa 10,01 MB y el máximo es 10 MB/);
    await pickFiles({ name: 'a.xlsx', size: limits.importFile, bytes: workbookOf({ rows: rowsOf(idsOf(1)) }) });
    await says('1 válida');
  });

  test('IMP-06 ERR-29 another workbook is refused, and so is another format', async () => {
    const { pick, pickFiles, says } = await openImport();
    await pick(idsOf(1), { sheetName: 'Hoja1' });
    await says('Este archivo no se hizo con nuestra plantilla.');
    await pickFiles({ name: 'a.csv' });
    await says('El formato no es válido.');
  });

  test('IMP-11 ERR-35 ids of a country without rights are refused by its name', async () => {
    const { pick, says } = await openImport();
    await pick([idAt(1, 'MLC')]);
    await says('No tienes derechos inscritos en Chile');
  });

  test('IMP-12 ERR-31 a thousand unique ids are taken, with a repeat too, and one more is refused', async () => {
    const { pick, says, button } = await openImport();
    await pick(idsOf(1001));
    await says('El archivo tiene 1.001 publicaciones distintas y el máximo es 1.000');
    await pick([...idsOf(1000), idAt(0)]);
    await says(/1\.000 válidas.*1 duplicada/);
    press(button('Cancelar'));
    await appears(document, '[role=dialog] input[type=file]');
    await pick(idsOf(1000));
    await says('1.000 válidas');
  });

  test('IMP-13 ERR-30 ids of two countries are refused by their names', async () => {
    const { pick, says } = await openImport();
    await pick([idAt(1), idAt(2, 'MLB')]);
    await says(/más de un país: Argentina.* Brasil/);
  });

  test('a file that cannot be read is said so, and another can be picked', async () => {
    const { pickFiles, says } = await openImport();
    await pickFiles({ name: 'a.xlsx', bytes: workbookOf().subarray(0, 300) });
    await says('No pudimos leer el archivo');
    expect(document.querySelector('[role=dialog]')?.textContent).not.toContain('a.xlsx');
    expect(document.querySelector('[role=dialog] input[type=file]')).not.toBeNull();
  });

  test('a file of errors alone has no valid listings', async () => {
    const { pick, says } = await openImport({ listings: [] });
    await pick(idsOf(2));
    await says('No hay publicaciones válidas para importar.');
  });

  test('a file of duplicates alone is said to be one', async () => {
    const { pick, says } = await openImport({ listings: [sampleListing({ id: idAt(0), reported: sampleReported() })] });
    await pick([idAt(0)]);
    await says('Todas las publicaciones del archivo son duplicadas');
  });
});

describe('a file that is imported', () => {
  const guard = { id: 'b', item: idAt(1), reason: 'PPPI1', dueDate: '2026-12-24' };

  test('it goes from the file to its result, with one reason for all', async () => {
    const known = idsOf(3).map((id) => sampleListing({ id, ...(id === idAt(2) && { reported: sampleReported() }) }));
    const { pick, says, decide, pass, marks, taken } = await openImport({ listings: known });
    await pick([...idsOf(3), 'no es un id']);
    await says(/2 válidas.*1 duplicada.*1 con error/);
    await decide();
    expect(marks()).toEqual([]);
    await pass(99);
    expect(document.querySelector('progress[max="100"]')).toBeNull();
    await pass(1);
    const bar = () => document.querySelector<HTMLProgressElement>('progress[max="100"]')?.value;
    expect(bar()).toBe(0);
    await pass(300);
    expect(bar()).toBe(10);
    for (let tick = 0; tick < 12; tick += 1) await pass(300);
    expect(bar()).toBe(90);
    expect(marks()).toMatchObject([{ ids: idsOf(2), report: { description: 'Usan nuestra marca' } }]);
    await taken();
    await says('Se importaron 2 publicaciones');
  });

  test('the result counts what was imported and what is protected and until when', async () => {
    const { pick, says, decide, pass, taken } = await openImport({
      blindages: [guard, { ...guard, item: idAt(2), dueDate: '2026-12-31' }].map((one) => ({
        ...one,
        reason: 'PPPI2',
      })),
    });
    await pick(idsOf(4));
    await says('4 válidas');
    await decide();
    await pass(100);
    await taken();
    await says(/Se importaron 2 publicaciones.*2 publicaciones están protegidas.*31\/12\/2026/);
    await says('Todas (4)Importada (2)Protegida (2)');
    const link = [...document.querySelectorAll<HTMLAnchorElement>('[role=dialog] a')].find((each) =>
      each.textContent?.includes('Ver las publicaciones sospechosas'),
    );
    expect(link?.getAttribute('href')).toBe('/reported_articles');
  });

  test('the details and the template are saved', async () => {
    const saveSpreadsheet = answers<void, SavedSheet>(undefined);
    const importTemplate = answers({ name: 'plantilla-denuncia-masiva.xlsx', bytes: new ArrayBuffer(2) });
    const known = [sampleListing({ id: idAt(0), reported: sampleReported() })];
    const { pick, says, button, settle } = await openImport({
      listings: known,
      ports: { saveSpreadsheet, importTemplate },
    });
    press(button('Descargar la plantilla'));
    await act(() => settle(60));
    expect(importTemplate.asked).toEqual([{ lang: 'es' }]);
    await pick([idAt(0), idAt(7)]);
    await says('No hay publicaciones válidas');
    press(button('Descargar el detalle'));
    await act(() => settle(60));
    expect(saveSpreadsheet.asked.at(-1)).toEqual({
      name: 'imported_files_details.xlsx',
      sheet: 'Imported Files Details',
      rows: [
        ['Fila', 'Dice', 'Publicación', 'Título', 'Resultado', 'Motivo', 'Protegida hasta'],
        ['12', idAt(0), idAt(0), 'Zapatillas Andes Trail 42', 'Duplicada', 'Ya está denunciada.', ''],
        ['13', idAt(7), idAt(7), '', 'Con error', 'No encontramos la publicación.', ''],
      ],
    });
  });
});
