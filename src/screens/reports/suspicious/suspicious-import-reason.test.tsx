import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../../contracts/ports';
import type { Blindage } from '../../../../contracts/shapes';
import { act } from '../../../../tests/act';
import { waitForElement, press } from '../../../../tests/render-node';
import { descriptionOf } from '../../shared/report-drawer/report-drawer.fixture';
import { idAt, idsOf, openImport } from './suspicious-import.fixture';

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
    const { pick, says, button, decide, choose, write, submit, pass, marks, settle } = await openImport({
      blindages: [{ id: 'b', item: idAt(1), reason: 'PPPI2', dueDate: '2026-12-24' }],
    });
    await pick(idsOf(2));
    await says('2 válidas');
    await decide();
    press(button('Cancelar'));
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
