import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { goTo } from '../../../../machines/domain/navigation-events';
import type { Receipt, ReceiptRow } from '../../../../machines/domain/receipts';
import { answers, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { inputAt } from '../../../../machines/simulator/sample-addresses';
import { reportedListing } from '../../../../machines/simulator/sample-listing';
import { sampleNow } from '../../../../machines/simulator/sample-system-actors';
import { receiptMachine } from '../../../../machines/reports/receipt/receipt.machine';
import {
  sentReceipt,
  receiptSystemActors,
  sampleProtection,
  sampleReceipt,
  unnamedReceipt,
} from '../../../../machines/reports/receipt/receipt.samples';
import { getButton, getElement, press, renderNode, waitUntil } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { ReceiptScreen } from './receipt-screen';

async function open(receipt: Receipt | null, query: Record<string, string> = {}, ports: FakePorts = {}) {
  const stage = startWith(receiptMachine, {
    input: inputAt('receipt', { id: 's1' }, query),
    systemActors: receiptSystemActors(receipt),
    ports: { blindages: answers(sampleProtection), ...ports },
    now: sampleNow,
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <ReceiptScreen actor={stage.actor} />
    </ConsoleContext>,
  );
  const lines = () =>
    [...host.querySelectorAll('tbody tr[role=row]')].map((row) =>
      [...row.querySelectorAll('td')].map((cell, at) => (at === 0 ? cell.querySelector('a') : cell)?.textContent),
    );
  return { ...stage, host, button: (name: string) => getButton(host, name), lines };
}

describe('the receipt of a send on the screen', () => {
  test('has one line a listing: its outcome, why, and until when it is protected', async () => {
    const { lines } = await open(sampleReceipt);
    expect(lines()).toEqual([
      ['Zapatillas Andes', 'Producto falsificado', 'Enviada', ''],
      ['Bolso Andes', 'Producto falsificado', 'Ya enviada', 'La denuncia de esta publicación ya fue enviada.'],
      ['Gorra Andes', 'Producto falsificado', 'Protegida', 'Está protegida por este motivo hasta el 01/12/2026.'],
      ['=SUMA(A1)', 'Producto falsificado', 'Rechazada', 'La publicación no existe o ya no está publicada.'],
      [
        'Campera Andes',
        'Producto falsificado',
        'Sin confirmar',
        'La respuesta se perdió y todavía no se sabe si llegó. No se vuelve a enviar hasta saberlo.',
      ],
      [
        'Mochila Andes',
        'Producto falsificado',
        'No enviada',
        'El envío terminó antes de que saliera. Sigue en la lista.',
      ],
    ]);
  });

  test('of listings that were never loaded tells the reason that was sent, their names where they can be had, else the id alone', async () => {
    const named = [reportedListing({ id: 'MLA1000000001', title: 'Zapatillas Andes', reported: null })];
    const { host, lines } = await open(unnamedReceipt, {}, { articlesByIds: answers(named) });
    expect(lines()).toEqual([
      ['Zapatillas Andes', 'Producto falsificado', 'Enviada', ''],
      ['MLA1000000002', 'Motivo no disponible', 'Enviada', ''],
    ]);
    expect(host.textContent).not.toContain('Sin motivo');
    expect(getElement(host, 'a[href="/article_detail/MLA1000000002"]').textContent).toBe('MLA1000000002');
    expect(host.textContent.split('MLA1000000002')).toHaveLength(2);
  });

  test('is filtered by outcome, through its address', async () => {
    const whole = await open(sampleReceipt);
    press(whole.button('Rechazada (1)'));
    expect(whole.heardBy('screens')).toEqual([
      goTo({ to: 'receipt', params: { id: 's1' }, search: { outcome: 'refused' } }),
    ]);
    const part = await open(sampleReceipt, { outcome: 'refused' });
    expect(part.lines().map(([title]) => title)).toEqual(['=SUMA(A1)']);
    expect(part.button('Rechazada (1)').getAttribute('aria-pressed')).toBe('true');
  });

  test('of very many has those in the page that are seen, says of how many, and is printed whole', async () => {
    const [row] = sentReceipt.rows as [ReceiptRow];
    const rows = Array.from({ length: 30_000 }, (_, n) => ({
      ...row,
      id: `MLA${2_000_000_000 + n}`,
      title: `Nº ${n}`,
    }));
    const { host, lines } = await open({ ...sampleReceipt, rows });
    const titles = () => lines().flatMap(([title]) => title ?? []);
    expect(titles()[0]).toBe('Nº 0');
    expect(titles().length).toBeLessThan(40);
    expect(getElement(host, 'table').getAttribute('aria-rowcount')).toBe('30001');
    act(() => {
      window.scrollY = 61 * 20_000;
      window.dispatchEvent(new Event('scroll'));
    });
    await waitUntil(() => titles().includes('Nº 20000'));
    expect(titles().length).toBeLessThan(40);
    expect(host.querySelector('[aria-rowindex="20002"]')?.textContent).toContain('Nº 20000');
  });

  test('is saved as a file, in which nothing calculates', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
    const { button } = await open(sampleReceipt, { outcome: 'refused' });
    press(button('Descargar CSV'));
    await act(() => vi.waitFor(() => expect(saved).toHaveLength(1)));
    expect((await saved[0]?.text())?.replace('\uFEFF', '')).toBe(
      [
        'ID,Publicación,Motivo,Resultado,Detalle',
        'MLA1000000004,"\'=SUMA(A1)",Producto falsificado,Rechazada,La publicación no existe o ya no está publicada.',
      ].join('\r\n'),
    );
  });

  test('what failed is put back into a send, without what was sent, is protected or may have arrived', async () => {
    const { button, heardBy } = await open(sampleReceipt);
    press(button('Reintentar las 2 que fallaron'));
    expect(heardBy('screens')).toEqual([goTo({ to: 'suspicious', search: { again: 's1' } })]);
  });

  test('one that is not kept says so, and leads to the history', async () => {
    const { host, clock } = await open(null);
    act(() => {
      clock.increment(400);
    });
    expect(host.textContent).toContain('No hay recibo de este envío');
    expect(getElement(host, 'a[href="/reports/noticed_articles"]').textContent).toBe('Ver el historial');
  });
});
