import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../contracts/client/catalogue';
import type { SheetFile } from '../../../../contracts/ports';
import { answers } from '../../../../machines/simulator/answers';
import { sampleListing, sampleReported } from '../../../../machines/simulator/sample-listing';
import { act } from '../../../../tests/act';
import { press } from '../../../../tests/render-node';
import { idAt, idsOf, openImport } from './suspicious-import.fixture';
import { locationOf } from '../../../../machines/domain/locations';

const guard = { id: 'b', item: idAt(1), reason: 'PPPI1', dueDate: '2026-12-24' };

describe('a file that is imported', () => {
  test('IMP-01 IMP-17 IMP-24 IMP-26 it goes from the file to its result, with one reason for all', async () => {
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
    await expect.poll(bar).toBe(0);
    await pass(299);
    expect(bar()).toBe(0);
    await pass(1);
    await expect.poll(bar).toBe(10);
    await pass(299);
    expect(bar()).toBe(10);
    await pass(1);
    await expect.poll(bar).toBe(20);
    for (let tick = 0; tick < 10; tick += 1) await pass(300);
    await expect.poll(bar).toBe(90);
    expect(marks()).toMatchObject([{ ids: idsOf(2), report: { code: 'PPPI2', description: 'Usan nuestra marca' } }]);
    await taken();
    await says('Se importaron 2 publicaciones');
  });

  test('IMP-17 each row is valid, duplicated or in error, whatever made it so', async () => {
    const ids = idsOf(6);
    const { pick, says } = await openImport({
      listings: [
        sampleListing({ id: idAt(0) }),
        sampleListing({ id: idAt(1), status: 'paused' }),
        sampleListing({ id: idAt(2), reported: sampleReported() }),
        sampleListing({ id: idAt(3) }),
        sampleListing({ id: idAt(4), status: 'closed' }),
      ],
      ports: { itemPendingDenouncesCount: answers([{ itemId: idAt(3), total: 2 }]) },
    });
    await pick([...ids, idAt(0), 'no es un id']);
    await says(/2 válidas.*3 duplicadas.*3 con error/);
    const kinds = [...document.querySelectorAll('[role=dialog] tbody tr')].map(
      ({ textContent }) => /Válida|Duplicada|Con error/.exec(textContent)?.[0],
    );
    expect(kinds).toEqual([
      'Válida',
      'Válida',
      ...['Duplicada', 'Duplicada'],
      ...['Con error', 'Con error'],
      'Duplicada',
      'Con error',
    ]);
  });

  test('IMP-25 IMP-27 ERR-38 the result counts what was imported and what is protected and until when', async () => {
    const { pick, says, decide, pass, taken } = await openImport({
      blindages: [guard, { ...guard, item: idAt(2), dueDate: '2026-12-31' }].map((one) => ({
        ...one,
        reason: 'PPPI2',
      })),
    });
    await pick(idsOf(5));
    await says('5 válidas');
    await decide();
    await pass(100);
    await taken();
    await says(
      /Se importaron 3 publicaciones.*2 publicaciones están protegidas y no se importaron: la protección vence el 31\/12\/2026/,
    );
    await says('Todas (5)Importada (3)Protegida (2)');
    const outcomes = [...document.querySelectorAll('[role=dialog] tbody tr')].map(({ textContent }) => [
      /MLA\d{10}/.exec(textContent)?.[0],
      /Importada|Protegida/.exec(textContent)?.[0],
    ]);
    expect(outcomes).toEqual(idsOf(5).map((id, at) => [id, at === 1 || at === 2 ? 'Protegida' : 'Importada']));
    const link = [...document.querySelectorAll<HTMLAnchorElement>('[role=dialog] a')].find((each) =>
      each.textContent?.includes('Ver las publicaciones sospechosas'),
    );
    expect(link?.getAttribute('href')).toBe('/reported_articles');
  });

  test('what was imported is sent from its result, which has the focus on that: its summary is asked about first', async () => {
    const listings = [
      ...idsOf(2).map((id) => sampleListing({ id })),
      sampleListing({ id: idAt(2), reported: sampleReported() }),
    ];
    const marked = idsOf(2).map((id) => sampleListing({ id, reported: sampleReported() }));
    const { pick, says, decide, pass, taken, button, receivedBy } = await openImport({
      listings,
      ports: { articlesByIds: answers(marked) },
    });
    await pick(idsOf(3));
    await says('2 válidas');
    await decide();
    await pass(100);
    await taken();
    await says('Se importaron 2 publicaciones');
    await expect.poll(() => document.activeElement?.textContent).toBe('Enviar 2 denuncias');
    const told = document.activeElement?.getAttribute('aria-describedby') ?? '';
    expect(document.querySelector(`[id="${told}"]`)?.textContent).toBe('Se importaron 2 publicaciones');
    press(button('Enviar 2 denuncias'));
    await expect.poll(() => document.querySelector('[role=dialog]')?.textContent).toMatch(/¿Enviar 2 denuncias\?/);
    press(button(/^Enviar 2 denuncias/));
    await pass(500);
    expect(receivedBy('outbox').at(-1)).toMatchObject({ work: { kind: 'send', send: { ids: idsOf(2) } } });
  });

  test('a result without anything imported offers nothing to send', async () => {
    const { pick, says, decide, pass, settleWork } = await openImport();
    await pick(idsOf(1));
    await says('1 válida');
    await decide();
    await pass(100);
    await act(async () =>
      settleWork({ ok: true, value: { refused: [{ id: idAt(0), failure: { code: 'NOT_PUBLISHED' } }] } }),
    );
    await pass(100);
    await says('No se importó ninguna publicación');
    expect(document.querySelector('[role=dialog] .tabler-icon-circle-check'), 'no sign of success').toBeNull();
    expect([...document.querySelectorAll('button')].some(({ textContent }) => /^Enviar \d/.test(textContent))).toBe(
      false,
    );
  });

  test('IMP-28 IMP-29 the details name what was found, what is an error or protected and until when, and what is a duplicate', async () => {
    const saveSpreadsheet = answers<void, SheetFile>(undefined);
    const known = [0, 1, 2, 3].map((n) =>
      sampleListing({ id: idAt(n), ...(n === 0 && { reported: sampleReported() }) }),
    );
    const { pick, button, says, decide, pass, settleWork, settle } = await openImport({
      listings: known,
      blindages: [{ ...guard, item: idAt(2), reason: 'PPPI2' }],
      ports: { saveSpreadsheet },
    });
    await pick([...idsOf(4), idAt(7)]);
    await says(/3 válidas.*1 duplicada.*1 con error/);
    await decide();
    await pass(100);
    const failure = { code: 'BLINDED' as const, values: { dueDate: '2026-12-26' } };
    await act(async () => {
      settleWork({ ok: true, value: { refused: [{ id: idAt(3), failure }] } });
      await settle(100);
    });
    await says('Se importó 1 publicación');
    press(button('Descargar el detalle'));
    await act(() => settle(60));
    const title = 'Zapatillas Andes Trail 42';
    expect(saveSpreadsheet.asked).toEqual([
      {
        name: 'imported_files_details.xlsx',
        sheet: 'Imported Files Details',
        rows: [
          ['Fila', 'Dice', 'Publicación', 'Título', 'Resultado', 'Motivo', 'Protegida hasta'],
          ['12', idAt(0), idAt(0), title, 'Duplicada', 'Ya está en Publicaciones sospechosas.', ''],
          ['13', idAt(1), idAt(1), title, 'Importada', '', ''],
          [
            '14',
            idAt(2),
            idAt(2),
            title,
            'Protegida',
            'Está protegida de denuncias por este motivo hasta el 24/12/2026.',
            '24/12/2026',
          ],
          [
            '15',
            idAt(3),
            idAt(3),
            title,
            'Protegida',
            'Está protegida de denuncias por este motivo hasta el 26/12/2026.',
            '26/12/2026',
          ],
          ['16', idAt(7), idAt(7), '', 'Con error', 'No encontramos la publicación.', ''],
        ],
      },
    ]);
  });

  test.each([
    ['es', 'Descargar la plantilla'],
    ['en', 'Download the template'],
    ['pt', 'Baixar o modelo'],
  ] as const)('IMP-31 the template is saved in the language of the interface: %s', async (lang, name) => {
    const saveSpreadsheet = answers<void, SheetFile>(undefined);
    const bytes = new ArrayBuffer(2);
    const importTemplate = answers({ name: 'any.xlsx', bytes });
    const { button, settle } = await openImport({ lang, ports: { saveSpreadsheet, importTemplate } });
    press(button(name));
    await act(() => settle(60));
    expect(importTemplate.asked).toEqual([{ lang }]);
    const { path } = (await catalogue.importTemplate()).request({ lang });
    expect(path).toBe(`templates/${lang}/plantilla-denuncia-masiva.xlsx`);
    expect(saveSpreadsheet.asked).toEqual([{ name: 'plantilla-denuncia-masiva.xlsx', template: bytes, lines: [] }]);
    expect((saveSpreadsheet.asked[0] as { template: ArrayBuffer }).template).toBe(bytes);
  });
});

const dialog = () => document.querySelector('[role=dialog]');

describe('an import that an address opens', () => {
  test('SUS-30 reports the listings of a file together, with the reason and the comment that were given', async () => {
    const known = idsOf(4).map((id) => sampleListing({ id, ...(id === idAt(3) && { reported: sampleReported() }) }));
    const { pick, says, decide, pass, marks, taken, receivedBy, settle, button } = await openImport({
      byAddress: true,
      listings: known,
    });
    await says('Arrastra la planilla aquí');
    await pick([...idsOf(4), 'no es un id']);
    await says(/3 válidas.*1 duplicada.*1 con error/);
    await decide();
    await pass(100);
    expect(marks()).toMatchObject([
      { type: 'report', ids: idsOf(3), report: { description: 'Usan nuestra marca' }, imported: {} },
    ]);
    await taken();
    await says('Se importaron 3 publicaciones');
    press(button(/^Cerrar$/));
    await act(() => settle());
    await pass(400);
    expect(dialog()).toBeNull();
    expect(receivedBy('screens').at(-1)).toMatchObject({ type: 'go', target: { to: 'suspicious' }, replace: true });
    expect(receivedBy('screens').at(-1)).not.toHaveProperty('target.search.import');
  });

  test('is closed where the way back leads away from that address', async () => {
    const { says, actor, settle, pass } = await openImport({ byAddress: true });
    await says('Arrastra la planilla aquí');
    act(() => actor.send({ type: 'search.change', search: locationOf('suspicious', {}).search }));
    await act(() => settle());
    await pass(400);
    expect(dialog()).toBeNull();
  });
});
