import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Case, HistoryReport } from '../../../../contracts/shapes';
import { againSetting } from '../../../../machines/domain/again-reminders';
import { historyItemMachine } from '../../../../machines/history/history-item/history-item.machine';
import {
  historyItemInput,
  historyItemSystemActors,
  pageOfReports,
  sampleItemCase,
  sampleItemRow,
} from '../../../../machines/history/history-item/history-item.samples';
import {
  answers,
  answersInTurn,
  failure,
  refuses,
  startWith,
  type FakePorts,
} from '../../../../machines/simulator/answers';
import { sampleListing, sampleReported, visibleListing } from '../../../../machines/simulator/sample-listing';
import { anaFacts, anaProfile, sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import {
  waitForElement,
  getButton,
  getElement,
  press,
  renderNode,
  type TestLanguage,
} from '../../../../tests/render-node';
import { getHeadlessAddressBook } from '../../../seams/addresses';
import { ConsoleContext } from '../../../seams/use-console';
import { HistoryItemScreen } from './history-item-screen';

const listingId = sampleItemCase().listing.id;
const now = Date.parse('2026-11-20T12:00:00.000Z');

/** Another report of the same listing, which comes before it in the history. */
const otherRow = sampleItemRow({
  caseId: '10000009',
  tags: ['otra'],
  comment: 'Otro comentario',
  auditorComment: 'Otro auditor',
  retractionReason: 'Otro retiro',
  expiresAt: '2026-12-24T12:00:00.000Z',
});
const told = (shown: Partial<Case> = {}, row: Partial<HistoryReport> = {}): FakePorts => ({
  caseDescription: answers(sampleItemCase(shown)),
  noticedArticles: answers(pageOfReports([otherRow, sampleItemRow(row)])),
});

async function open(
  ports: FakePorts,
  { lang = 'es', enrolled = false }: { lang?: TestLanguage; enrolled?: boolean } = {},
) {
  const stage = startWith(historyItemMachine, {
    input: historyItemInput,
    systemActors: enrolled
      ? sampleSystemActors({ profile: { ...anaFacts, profile: { ...anaProfile, isAcuerdo: true } } })
      : historyItemSystemActors,
    ports: { itemStatus: answers({ id: listingId, status: 'paused' }), blindages: answers([]), ...ports },
    now,
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <HistoryItemScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const facts = () =>
    Object.fromEntries(
      [...host.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]),
    );
  const headings = () => [...host.querySelectorAll('h2')].map((heading) => heading.textContent);
  return { ...stage, host, facts, headings, text: () => host.textContent ?? '' };
}

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
    const { host, facts } = await open(told());
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
      'Fecha de vencimiento': expect.stringContaining('22/11/2026'),
      'Número de caso': '10000003',
    });
    expect(getElement(host, 'dd a[href^="/case_management/10000003"]').textContent).toBe('10000003');
    const ofRow = await open(told({ description: null }, { comment: 'Usa nuestra foto' }));
    expect(ofRow.facts()['Comentario']).toBe('Usa nuestra foto');
  });

  test('the seller leads to what the account knows of them, where their number is told', async () => {
    const { host } = await open(told());
    expect(getElement(host, 'dd a[href="/client_accounts/sellers/MLA/77"]').textContent).toBe('TIENDA SUR');
    const without = await open(told({ seller: { id: null, nickname: 'TIENDA SUR' } }, { seller: null }));
    expect(without.facts()).toMatchObject({ Vendedor: 'TIENDA SUR' });
    expect(without.host.querySelector('a[href^="/client_accounts/sellers"]')).toBeNull();
  });

  test('HIS-36 the retraction, the comments of auditor and seller, the files, the expiry date and the images flagged', async () => {
    const { host, facts, headings } = await open(
      told(
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
    expect(facts()['Fecha de vencimiento']).toContain('22/11/2026');
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
    const { host } = await open(told({ snapshot: { ...copy, file: '/files/snapshots/1.pdf' } }));
    expect(getElement(host, 'a[href="/snapshot-download/MLA1234567892"]').textContent).toBe('Descargar la copia');
    expect((await open(told())).host.querySelector('a[href^="/snapshot-download"]')).toBeNull();
  });

  test('what nobody said has no line and no heading', async () => {
    const { facts, headings } = await open(
      told(
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
    const late = await open(told({}, { expiresAt: '2026-11-19T12:00:00.000Z' }));
    expect(getElement(late.host, 'button[data-state]').textContent).toContain('vencida');
    const { host } = await open(told({ status: 'MEMBER_NOT_RESPOND' }));
    expect(getElement(host, 'button[data-state]').textContent).toContain('Vencida sin tu respuesta');
    const here = getElement(host, '[aria-current=step]').textContent;
    expect(here).toContain('Denuncia vencida');
    expect(here).toContain('la publicación volvió a mostrarse');
  });

  test('its life says where it stands now, what was and what may come, in every language', async () => {
    const { host } = await open(told());
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
    expect(getElement((await open(told(), { lang: 'pt' })).host, '[aria-current=step]').textContent).toContain(
      'Etapa atual',
    );
    expect(getElement((await open(told(), { lang: 'en' })).host, '[aria-current=step]').textContent).toContain(
      'Current step',
    );
  });

  test('enrolled people read it and have no way to a case', async () => {
    const { host, facts } = await open(told(), { enrolled: true });
    expect(facts()['Número de caso']).toContain('10000003');
    expect(host.querySelector('a[href^="/case_management"]')).toBeNull();
  });

  test('whether its listing is still published is asked when it opens; that it could not be had takes nothing else away', async () => {
    const { host, facts } = await open({ ...told(), itemStatus: answers({ id: listingId, status: 'active' }) });
    expect(facts()['Estado hoy']).toBe('Activa');
    expect(getElement(host, '[data-status=active]').textContent).toBe('Activa');
    const lost = await open({ ...told(), itemStatus: refuses('OFFLINE') });
    expect(lost.facts()['Estado hoy']).toMatch(/Reintentar/);
    expect(lost.host.querySelector('[role=alert]')).toBeNull();
    expect(lost.text()).toContain('Es una copia');
  });

  test('of an ended report it says from when it can be reported again, and one press opens the report', async () => {
    const ended = told({ status: 'DOCUMENTATION_NOT_APPROVED' });
    const withdrawn = { id: null, item: listingId, reason: 'PPPI1', dueDate: '2026-12-24T12:00:00.000Z' };
    const later = await open({ ...ended, blindages: answers([withdrawn]) });
    expect(later.text()).toContain('hasta el 24/12/2026 inclusive');
    expect(getButton(later.host, 'Denunciar por otro motivo')).not.toBeNull();

    const listing = { ...sampleListing(), id: listingId };
    const { host, text, settle, setFacts } = await open({ ...ended, article: answers([listing]) });
    expect(text()).toContain('puedes volver a denunciarla');
    press(getButton(host, 'Denunciar de nuevo'));
    setFacts('listings', { visible: { [listingId]: visibleListing({ id: listingId }) }, moment: 0 });
    await act(() => settle());
    expect((await waitForElement(document.body, '[role=dialog]')).textContent).toContain('Denunciar');
    expect(getButton(host, 'Denunciar de nuevo')).not.toBeNull();
    const marked = await open(ended);
    const listings = { [listingId]: visibleListing({ id: listingId, reported: sampleReported() }) };
    act(() => marked.setFacts('listings', { visible: listings, moment: 1 }));
    expect(marked.text()).toContain('Sospechosa');
    expect(getElement(marked.host, 'a[href="/reported_articles"]').textContent).toBe(
      'Ver en publicaciones sospechosas',
    );
    press(getButton(marked.host, 'Deshacer'));
    expect(marked.heardBy('outbox')).toMatchObject([{ work: { mark: { type: 'undo', ids: [listingId] } } }]);
    expect((await open(told())).text()).not.toContain('Volver a denunciarla');
    const gone = await open({ ...ended, itemStatus: answers({ id: listingId, status: 'closed' }) });
    expect(gone.text()).toContain('Hoy no está publicada');
    expect(gone.text()).not.toContain('Denunciar de nuevo');
  });

  test('whoever wants to be told on the day on which it can be reported again asks for it with one press', async () => {
    const ended = told({ status: 'DOCUMENTATION_NOT_APPROVED' });
    const withdrawn = { id: null, item: listingId, reason: 'PPPI1', dueDate: '2026-12-24T12:00:00.000Z' };
    const { host, heardBy, setFacts } = await open({ ...ended, blindages: answers([withdrawn]) });
    getButton(host, 'Recordármelo ese día').focus();
    press(getButton(host, 'Recordármelo ese día'));
    const key = againSetting(historyItemInput.params.id);
    const value = { siteId: 'MLA', articleId: listingId, after: '2026-12-24' };
    expect(heardBy('profile')).toEqual([{ type: 'setting.keep', key, value }]);
    act(() => setFacts('profile', { ...anaFacts, profile: { ...anaProfile, settings: { [key]: value } } }));
    expect(host.textContent).toContain('Te lo recordaremos cuando puedas volver a denunciarla.');
    expect(document.activeElement?.textContent, 'the focus stays beside it').toContain('No recordármelo');
    press(getButton(host, 'No recordármelo'));
    expect(heardBy('profile').at(-1)).toEqual({ type: 'setting.keep', key, value: null });
    expect((await open(ended)).text()).not.toContain('Recordármelo');
  });

  test('one that is not there is told, with a way back; one that could not be had is asked for again', async () => {
    const missing = await open({ caseDescription: refuses<Case>('CASE_NOT_FOUND') });
    expect(missing.text()).toContain('Esta denuncia no existe');
    expect(missing.host.querySelectorAll('a[href="/reports/noticed_articles"]').length).toBeGreaterThan(0);
    const { host, text, settle } = await open({
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
