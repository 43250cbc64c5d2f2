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
import { act } from '../../../../tests/act';
import { getButton, getElement, press, renderNode, waitUntil } from '../../../../tests/render-node';
import { captureSavedFiles } from '../../../../tests/saved-files';
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
  test('has one line a listing: its seller, its outcome, its case, why, and until when it is protected', async () => {
    const { lines } = await open(sampleReceipt);
    const seller = 'OFERTAS_DEL_SUR';
    const reason = 'Producto falsificado';
    const there = 'Ver en el historial';
    expect(lines()).toEqual([
      ['Zapatillas Andes', seller, reason, 'Enviada', '20000001', ''],
      ['Bolso Andes', seller, reason, 'Ya enviada', there, 'La denuncia de esta publicación ya fue enviada.'],
      ['Gorra Andes', seller, reason, 'Protegida', '', 'Está protegida por este motivo hasta el 01/12/2026.'],
      ['=SUMA(A1)', seller, reason, 'Rechazada', '', 'La publicación no existe o ya no está publicada.'],
      [
        'Campera Andes',
        seller,
        reason,
        'Sin confirmar',
        there,
        'La respuesta se perdió y todavía no se sabe si llegó. No se vuelve a enviar hasta saberlo.',
      ],
      ['Mochila Andes', seller, reason, 'No enviada', '', 'El envío terminó antes de que saliera. Sigue en la lista.'],
    ]);
  });

  test('of listings that were never loaded tells the reason that was sent, their names where they can be had, else the id alone', async () => {
    const named = [reportedListing({ id: 'MLA1000000001', title: 'Zapatillas Andes', reported: null })];
    const { host, lines } = await open(unnamedReceipt, {}, { articlesByIds: answers(named) });
    expect(lines()).toEqual([
      ['Zapatillas Andes', 'OFERTAS_DEL_SUR', 'Producto falsificado', 'Enviada', 'Ver en el historial', ''],
      ['MLA1000000002', '', 'Motivo no disponible', 'Enviada', 'Ver en el historial', ''],
    ]);
    expect(host.querySelectorAll('tbody img')).toHaveLength(1);
    expect(host.textContent).not.toContain('Sin motivo');
    expect(getElement(host, 'a[href="/article_detail/MLA1000000002"]').textContent).toBe('MLA1000000002');
    expect(host.textContent.split('MLA1000000002')).toHaveLength(2);
  });

  test('leads to the case of what was sent, or to the reports of the listing in the history where its number is not known', async () => {
    const { host } = await open(sampleReceipt);
    expect(getElement(host, 'a[href="/case_management/20000001?site=MLA"]').textContent).toBe('20000001');
    const there = getElement(host, 'a[href="/reports/noticed_articles?item=MLA1000000002"]');
    expect(there.getAttribute('aria-label')).toBe('Ver en el historial: Bolso Andes');
    expect(host.querySelectorAll('a[href^="/reports/noticed_articles?item="]')).toHaveLength(2);
  });

  test('shows each listing with its picture, and each outcome as a pill in the hue of its state', async () => {
    const { host } = await open(sampleReceipt);
    expect(host.querySelectorAll('tbody img')).toHaveLength(6);
    expect([...host.querySelectorAll('tbody [data-state]')].map((pill) => pill.getAttribute('data-state'))).toEqual([
      'sending',
      'sending',
      'suspicious',
      'rejected',
      'sending',
      'suspicious',
    ]);
    expect(host.querySelectorAll('tbody [data-state] svg')).toHaveLength(6);
  });

  test('of an older version, without sellers, pictures and cases, is read all the same', async () => {
    const rows = sampleReceipt.rows.map(({ id, title, code, status, failure }) => ({
      id,
      title,
      code,
      status,
      failure,
    }));
    const { host, lines } = await open({ ...sampleReceipt, rows });
    expect(lines().map(([title, seller, , , place]) => [title, seller, place])).toEqual([
      ['Zapatillas Andes', '', 'Ver en el historial'],
      ['Bolso Andes', '', 'Ver en el historial'],
      ['Gorra Andes', '', ''],
      ['=SUMA(A1)', '', ''],
      ['Campera Andes', '', 'Ver en el historial'],
      ['Mochila Andes', '', ''],
    ]);
    expect(host.querySelector('tbody img')).toBeNull();
  });

  test('is filtered by outcome, through its address', async () => {
    const whole = await open(sampleReceipt);
    press(whole.button('Rechazada (1)'));
    expect(whole.receivedBy('screens')).toEqual([
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
      window.scrollY = 81 * 20_000;
      window.dispatchEvent(new Event('scroll'));
    });
    await waitUntil(() => titles().includes('Nº 20000'));
    expect(titles().length).toBeLessThan(40);
    expect(host.querySelector('[aria-rowindex="20002"]')?.textContent).toContain('Nº 20000');
  });

  test('is saved as a file, in which nothing calculates', async () => {
    const saved = captureSavedFiles();
    const rows = sampleReceipt.rows.map((row) => ({ ...row, seller: '=OFERTAS(1)' }));
    const { button } = await open({ ...sampleReceipt, rows }, { outcome: 'refused' });
    press(button('Descargar CSV'));
    await act(() => vi.waitFor(() => expect(saved).toHaveLength(1)));
    expect((await saved[0]?.text())?.replace('\uFEFF', '')).toBe(
      [
        'ID,Publicación,Vendedor,Motivo,Resultado,Caso,Detalle',
        'MLA1000000004,"\'=SUMA(A1)","\'=OFERTAS(1)",Producto falsificado,Rechazada,,La publicación no existe o ya no está publicada.',
      ].join('\r\n'),
    );
  });

  test('what failed is put back into a send, without what was sent, is protected or may have arrived', async () => {
    const { button, receivedBy } = await open(sampleReceipt);
    press(button('Reintentar las 2 que fallaron'));
    expect(receivedBy('screens')).toEqual([goTo({ to: 'suspicious', search: { again: 's1' } })]);
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
