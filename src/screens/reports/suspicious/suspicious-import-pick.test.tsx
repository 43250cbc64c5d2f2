import { describe, expect, test } from 'vitest';
import { limits } from '../../../../contracts/vocabulary/limits';
import { sampleListing, sampleReported } from '../../../../machines/simulator/sample-listing';
import { waitForElement, press } from '../../../../tests/render-node';
import { workbookOf } from '../../../../tests/workbooks/archive';
import { idAt, idsOf, openImport, sheetRowsOf } from './suspicious-import.fixture';

describe('a file that is not taken', () => {
  test('SUS-10 the import is opened from the list', async () => {
    const { says } = await openImport();
    await says('Importar planilla');
  });

  test('IMP-03 ERR-32 two files are refused together', async () => {
    const { pickFiles, says } = await openImport();
    await pickFiles({ name: 'a.xlsx' }, { name: 'b.xlsx' });
    await says('Importa un solo archivo a la vez.');
  });

  test('IMP-04 a .csv is refused, and an .xls is read', async () => {
    const { pickFiles, says } = await openImport();
    await pickFiles({ name: 'a.csv' });
    await says('Solo se aceptan archivos .xlsx o .xls.');
    await pickFiles({ name: 'a.xls', bytes: workbookOf({ rows: sheetRowsOf(idsOf(1)) }) });
    await says('1 válida');
  });

  test('IMP-04 ERR-29 a .csv is told not to be accepted, and its listings are reviewed once they are put into the template', async () => {
    const { pickFiles, says, button, article } = await openImport();
    const bytes = new TextEncoder().encode(`Título;ID\nBolso;${idAt(0)}\nRiñonera;${idAt(1)}\n`);
    await pickFiles({ name: 'mías.csv', bytes });
    await says(
      /mías\.csv es una tabla de texto.*Podemos pasarlas a la plantilla.*Solo se aceptan archivos \.xlsx o \.xls\./,
    );
    await says('La columna B (“ID”) tiene 2 filas con publicaciones.');
    expect(article.asked).toEqual([]);
    press(button('Pasarlas a la plantilla'));
    await says('2 válidas');
  });

  test('IMP-04 an .xlsx in capitals is read', async () => {
    const { pickFiles, says } = await openImport();
    await pickFiles({ name: 'A.XLSX', bytes: workbookOf({ rows: sheetRowsOf(idsOf(2)) }) });
    await says('2 válidas');
  });

  test.each(['a.xlsx.pdf', 'a.xls.zip', 'xlsx', 'axls'])('IMP-04 ERR-29 a file called %s is refused', async (name) => {
    const { pickFiles, says } = await openImport();
    await pickFiles({ name, bytes: workbookOf({ rows: sheetRowsOf(idsOf(1)) }) });
    await says('Solo se aceptan archivos .xlsx o .xls.');
  });

  test('IMP-05 ERR-28 a file of one byte more than ten megabytes is refused, and one of ten is read', async () => {
    const { pickFiles, says } = await openImport();
    await pickFiles({ name: 'a.xlsx', size: limits.importFile + 1 });
    await says(/El archivo pesa 10,01 MB y el máximo es 10 MB/);
    await pickFiles({ name: 'a.xlsx', size: limits.importFile, bytes: workbookOf({ rows: sheetRowsOf(idsOf(1)) }) });
    await says('1 válida');
  });

  test.each([{ sheetName: 'Hoja1' }, { header: 'ID' }, { marker: '' }])(
    'IMP-06 ERR-29 another workbook is refused, and so is another format: %j',
    async (other) => {
      const { pick, pickFiles, says, button } = await openImport();
      await pick(idsOf(1), other);
      await says('Este archivo no se hizo con nuestra plantilla.');
      press(button('Cancelar'));
      await pickFiles({ name: 'a.csv' });
      await says('El formato no es válido.');
      await pick(idsOf(1));
      await says('1 válida');
    },
  );

  test('ERR-29 another workbook in which there is no listing is one of another template, and not of another format', async () => {
    const { pick, says } = await openImport();
    await pick(['bolso', 'riñonera'], { sheetName: 'Hoja1', header: 'Nombre' });
    await says(/No podemos usar este archivo.*Este archivo no se hizo con nuestra plantilla\./);
  });

  test('IMP-11 ERR-35 ids of a country without rights are refused by its name', async () => {
    const { pick, says } = await openImport();
    await pick([idAt(1, 'MLC')]);
    await says('No tienes derechos inscritos en el país de estas publicaciones (Chile)');
  });

  test('IMP-12 ERR-31 a thousand unique ids are taken, with a repeat too, and one more is refused', async () => {
    const { pick, says, button } = await openImport();
    await pick(idsOf(1001));
    await says('El archivo tiene 1.001 publicaciones distintas y el máximo es 1.000');
    await pick([...idsOf(1000), idAt(0)]);
    await says(/1\.000 válidas.*1 duplicada/);
    press(button('Cancelar'));
    await waitForElement(document, '[role=dialog] input[type=file]');
    await pick(idsOf(1000));
    await says('1.000 válidas');
  });

  test('IMP-13 ERR-30 ids of two countries are refused by their names', async () => {
    const { pick, says } = await openImport();
    await pick([idAt(1), idAt(2, 'MLB')]);
    await says(/más de un país: Argentina.* Brasil/);
  });

  test('IMP-13 one id of another country behind many of the same is found', async () => {
    const { pick, says } = await openImport();
    await pick([...idsOf(20), idAt(30, 'MLB')]);
    await says(/más de un país: Argentina.* Brasil/);
  });

  test('ERR-37 a file that cannot be read is said so, and another can be picked', async () => {
    const { pickFiles, says } = await openImport();
    await pickFiles({ name: 'a.xlsx', bytes: workbookOf().subarray(0, 300) });
    await says('No pudimos leer el archivo');
    expect(document.querySelector('[role=dialog]')?.textContent).not.toContain('a.xlsx');
    expect(document.querySelector('[role=dialog] input[type=file]')).not.toBeNull();
  });

  test('ERR-33 a file of errors alone has no valid listings', async () => {
    const { pick, says } = await openImport({ listings: [] });
    await pick(idsOf(2));
    await says('No hay publicaciones válidas para importar.');
  });

  test('ERR-34 a file of duplicates alone is said to be one', async () => {
    const { pick, says } = await openImport({ listings: [sampleListing({ id: idAt(0), reported: sampleReported() })] });
    await pick([idAt(0), idAt(0)]);
    await says('Todas las publicaciones del archivo son duplicadas');
  });

  test('ERR-33 ERR-34 a file of duplicates and of errors has no valid listings, and not duplicates alone', async () => {
    const { pick, says } = await openImport({ listings: [sampleListing({ id: idAt(0), reported: sampleReported() })] });
    await pick([idAt(0), idAt(1)]);
    await says('No hay publicaciones válidas para importar.');
    expect(document.querySelector('[role=dialog]')?.textContent).not.toContain('son duplicadas');
  });
});
