import { describe, expect, test } from 'vitest';
import type { Case } from '../../../../contracts/shapes';
import {
  pageOfReports,
  sampleItemCase,
  sampleItemRow,
} from '../../../../machines/history/history-item/history-item.samples';
import { answers, answersInTurn, failure, refuses } from '../../../../machines/simulator/answers';
import { act } from '../../../../tests/act';
import { getButton, getElement, press } from '../../../../tests/render-node';
import { getHeadlessAddressBook } from '../../../seams/addresses';
import { answersFor, listingId, openHistoryItem } from './history-item.fixture';

describe('the page of one report', () => {
  test('HIS-02 the id of its address has 8 digits, and with any other number nothing is found', () => {
    const { placeAt } = getHeadlessAddressBook();
    expect(placeAt('/reports/noticed_articles/12345678')).toMatchObject({
      address: 'historyItem',
      screen: 'historyItem',
    });
    for (const id of ['1234567', '123456789', '1234567a']) {
      expect(placeAt(`/reports/noticed_articles/${id}`).address).not.toBe('historyItem');
    }
  });

  test('HIS-35 listing, seller, reason code, auditor, comment, tags, date, status and case number', async () => {
    const { host, facts } = await openHistoryItem(answersFor());
    expect(getElement(host, 'h1').textContent).toBe('Mochila Andes 30 L');
    expect(getElement(host, 'button[data-state]').textContent).toMatch(/Espera tu respuesta.*vence en 2 días/);
    expect(facts()).toEqual({
      Publicación: expect.stringContaining('Mochila Andes 30 L'),
      'Estado hoy': 'Pausada',
      Vendedor: 'TIENDA SUR',
      Motivo: 'Producto falsificado',
      'Código del motivo': 'PPPI1',
      Comentario: 'Es una copia',
      Etiquetas: 'urgente',
      Denunció: 'Ana Torres',
      'Fecha de denuncia': expect.stringContaining('17/11/2026'),
      'Fecha límite': expect.stringContaining('22/11/2026'),
      'Número de caso': '10000003',
    });
    expect(getElement(host, 'dd a[href^="/case_management/10000003"]').textContent).toBe('10000003');
    const ofRow = await openHistoryItem(answersFor({ description: null }, { comment: 'Usa nuestra foto' }));
    expect(ofRow.facts()['Comentario']).toBe('Usa nuestra foto');
  });

  test('the seller leads to what the account knows of them, where their number is told', async () => {
    const { host } = await openHistoryItem(answersFor());
    expect(getElement(host, 'dd a[href="/client_accounts/sellers/MLA/77"]').textContent).toBe('TIENDA SUR');
    const without = await openHistoryItem(
      answersFor({ seller: { id: null, nickname: 'TIENDA SUR' } }, { seller: null }),
    );
    expect(without.facts()).toMatchObject({ Vendedor: 'TIENDA SUR' });
    expect(without.host.querySelector('a[href^="/client_accounts/sellers"]')).toBeNull();
  });

  test('HIS-36 the retraction, the comments of auditor and seller, the files, the expiry date and the images flagged', async () => {
    const { host, facts, headings } = await openHistoryItem(
      answersFor(
        {
          status: 'ROLLBACK',
          photosDenounced: [
            { id: 'f1', src: '/files/f1.jpg', status: 'same' },
            { id: 'f2', src: '/files/f2.jpg', status: 'removed' },
          ],
          documents: ['factura.pdf', 'contrato.pdf'].map((name, at) => ({
            name,
            url: `/files/documents/${at}.pdf`,
            size: 2048,
          })),
        },
        { retractionReason: 'El vendedor demostró su autorización', auditorComment: 'Revisado con el distribuidor' },
      ),
    );
    const sections = [...host.querySelectorAll('h2')].map((heading) => [
      heading.textContent,
      heading.closest('section')?.querySelector('blockquote')?.textContent,
    ]);
    expect(sections).toEqual(
      expect.arrayContaining([
        ['Lo que dice el vendedor', 'Tengo factura'],
        ['Comentario del auditor', 'Revisado con el distribuidor'],
        ['Motivo del retiro', 'El vendedor demostró su autorización'],
      ]),
    );
    expect(headings()).toEqual(expect.arrayContaining(['Fotos denunciadas', 'Documentos (2)']));
    const files = [...host.querySelectorAll('a[href*="/files/documents/"]')];
    expect(files.map((file) => [file.getAttribute('href'), /\w+\.pdf/.exec(file.textContent)?.[0]])).toEqual([
      ['/files/documents/0.pdf', 'factura.pdf'],
      ['/files/documents/1.pdf', 'contrato.pdf'],
    ]);
    expect(facts()['Fecha límite']).toContain('22/11/2026');
    const photos = [...host.querySelectorAll('li:has(> button img)')].map((photo) => [
      /f\d/.exec(getElement<HTMLImageElement>(photo, 'img').src)?.[0],
      photo.textContent,
    ]);
    expect(photos).toEqual([
      ['f1', ''],
      ['f2', 'Ya no está'],
    ]);
  });

  test('the stored copy of the listing is one click away, where there is one', async () => {
    const copy = {
      title: null,
      price: null,
      condition: null,
      description: null,
      pictures: [],
      href: null,
      takenAt: null,
    };
    const { host } = await openHistoryItem(answersFor({ snapshot: { ...copy, file: '/files/snapshots/1.pdf' } }));
    expect(getElement(host, 'a[href="/snapshot-download/MLA1234567892"]').textContent).toBe('Descargar la copia');
    expect((await openHistoryItem(answersFor())).host.querySelector('a[href^="/snapshot-download"]')).toBeNull();
  });

  test('what nobody said has no line and no heading', async () => {
    const { facts, headings } = await openHistoryItem(
      answersFor(
        { sellerResponse: null, documents: [], description: null, respondBy: null, auditor: null },
        { sellerComment: null, comment: null, tags: [], expiresAt: null, auditor: null },
      ),
    );
    expect(Object.keys(facts())).toEqual([
      'Publicación',
      'Estado hoy',
      'Vendedor',
      'Motivo',
      'Código del motivo',
      'Fecha de denuncia',
      'Número de caso',
    ]);
    expect(headings()).toEqual(['La denuncia', 'Recorrido de la denuncia']);
  });

  test('CAS-24 a report past its date shows expired, and the listing is shown again once it is', async () => {
    const late = await openHistoryItem(answersFor({}, { expiresAt: '2026-11-19T12:00:00.000Z' }));
    expect(getElement(late.host, 'button[data-state]').textContent).toContain('vencida');
    const { host } = await openHistoryItem(answersFor({ status: 'MEMBER_NOT_RESPOND' }));
    expect(getElement(host, 'button[data-state]').textContent).toContain('Vencida sin tu respuesta');
    const here = getElement(host, '[aria-current=step]').textContent;
    expect(here).toContain('Denuncia vencida');
    expect(here).toContain('la publicación volvió a mostrarse');
  });

  test('its life says where it stands now, what was and what may come, in every language', async () => {
    const { host } = await openHistoryItem(answersFor());
    expect([...host.querySelectorAll('li[data-when]')].map((step) => step.getAttribute('data-when'))).toEqual([
      'past',
      'past',
      'past',
      'here',
      'ahead',
    ]);
    expect(getElement(host, '[aria-current=step]').textContent).toMatch(
      /Tu respuesta.*Paso actual.*Tienes hasta el dom 22/,
    );
    expect(
      getElement((await openHistoryItem(answersFor(), { lang: 'pt' })).host, '[aria-current=step]').textContent,
    ).toContain('Etapa atual');
    expect(
      getElement((await openHistoryItem(answersFor(), { lang: 'en' })).host, '[aria-current=step]').textContent,
    ).toContain('Current step');
  });

  test('what a seller wrote in another language is translated and shown as it was', async () => {
    const brazilian = { siteId: 'MLB', listing: { ...sampleItemCase().listing, id: 'MLB1234567892' } };
    const translate = answers({ text: 'Son originales' });
    const { host, settle } = await openHistoryItem({
      ...answersFor(
        { ...brazilian, sellerResponse: 'São originais' },
        { listing: { ...brazilian.listing, siteId: 'MLB' }, sellerComment: 'São originais' },
      ),
      translate,
    });
    const says = () => {
      const quote = getElement(host, 'blockquote');
      return [quote.textContent, quote.lang];
    };
    for (const time of [1, 2]) {
      expect(says()).toEqual(['São originais', 'pt']);
      press(getButton(host, 'Traducir'));
      await act(() => settle());
      expect(says()).toEqual(['Son originales', 'es']);
      expect(translate.asked).toEqual(Array(time).fill({ text: 'São originais', sourceLang: 'pt', targetLang: 'es' }));
      press(getButton(host, 'Ver original'));
    }
  });

  test('enrolled people read it and have no way to a case', async () => {
    const { host, facts } = await openHistoryItem(answersFor(), { enrolled: true });
    expect(facts()['Número de caso']).toContain('10000003');
    expect(host.querySelector('a[href^="/case_management"]')).toBeNull();
  });

  test('whether its listing is still published is asked when it opens; that it could not be had takes nothing else away', async () => {
    const { host, facts } = await openHistoryItem({
      ...answersFor(),
      itemStatus: answers({ id: listingId, status: 'active' }),
    });
    expect(facts()['Estado hoy']).toBe('Activa');
    expect(getElement(host, '[data-status=active]').textContent).toBe('Activa');
    const lost = await openHistoryItem({ ...answersFor(), itemStatus: refuses('OFFLINE') });
    expect(lost.facts()['Estado hoy']).toMatch(/Reintentar/);
    expect(lost.host.querySelector('[role=alert]')).toBeNull();
    expect(lost.text()).toContain('Es una copia');
  });

  test('one that is not there is told, with a way back; one that could not be had is asked for again', async () => {
    const missing = await openHistoryItem({ caseDescription: refuses<Case>('CASE_NOT_FOUND') });
    expect(missing.text()).toContain('Esta denuncia no existe');
    expect(missing.host.querySelectorAll('a[href="/reports/noticed_articles"]').length).toBeGreaterThan(0);
    const { host, text, settle } = await openHistoryItem({
      caseDescription: answersInTurn<Case>(
        { ok: false, failure: failure('SERVER_ERROR', { operation: 'caseDescription' }) },
        { ok: true, value: sampleItemCase() },
      ),
      noticedArticles: answers(pageOfReports([sampleItemRow()])),
    });
    expect(text()).toContain('No pudimos cargar el caso.');
    press(getElement(host, 'button'));
    await act(() => settle());
    expect(text()).toContain('Es una copia');
  });
});
