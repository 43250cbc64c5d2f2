import { describe, expect, test } from 'vitest';
import type { DenouncedVariant, Case } from '../../../../contracts/shapes';
import {
  sampleDenouncedVariants,
  sampleVariantListing,
} from '../../../../machines/cases/case-variants/case-variants.samples';
import { sampleCase } from '../../../../machines/simulator/sample-case';
import type { CaseTab } from '../../../../machines/domain/addresses';
import { answers, refuses, answersInTurn } from '../../../../machines/simulator/answers';
import { act } from '../../../../tests/act';
import { getElement, press } from '../../../../tests/render-node';
import { openCaseScreen } from './case.fixture';

describe('a case on the screen', () => {
  test('CAS-09 CAS-11 has four tabs, and the seller’s answer stands first with its documents, their size and address', async () => {
    const documents = [
      { name: 'factura.pdf', url: '/files/documents/1.pdf', size: 2048 },
      { name: 'contrato.docx', url: '/files/documents/2.docx', size: 15_360 },
    ];
    const { host, text } = await openCaseScreen({ documents });
    expect([...host.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual([
      'Respuesta del vendedor',
      'Denuncia',
      'Publicación',
      'Vendedor',
    ]);
    expect(text()).toContain('Tengo factura');
    const files = [...host.querySelectorAll<HTMLAnchorElement>('[role=tabpanel] li a')];
    expect(files.map((file) => [file.textContent, file.getAttribute('href'), file.closest('li')?.textContent])).toEqual(
      [
        [expect.stringContaining('factura.pdf'), '/files/documents/1.pdf', expect.stringMatching(/\)2 kB$/)],
        [expect.stringContaining('contrato.docx'), '/files/documents/2.docx', expect.stringMatching(/\)15 kB$/)],
      ],
    );
  });

  test('CAS-10 shows the report, whose it is and where, and each of its dates', async () => {
    const known = {
      lastUpdated: '2026-11-19T12:00:00.000Z',
      counterNoticeAt: '2026-11-18T12:00:00.000Z',
      sellerResponse: 'Tengo factura',
    };
    const tabs: CaseTab[] = ['report', 'listing', 'counter-notice', 'seller'];
    const told: Record<string, unknown> = {};
    let head = '';
    for (const tab of tabs) {
      const { facts, host } = await openCaseScreen(known, { tab });
      told[tab] = facts();
      head = getElement(host, 'h1').parentElement?.parentElement?.textContent ?? '';
    }
    const shown = sampleCase(known);
    for (const part of [shown.caseId, shown.seller.nickname, 'Espera tu respuesta', 'Argentina', shown.listing.title])
      expect(head).toContain(part);
    expect(told).toMatchObject({
      report: {
        'Número de caso': expect.stringContaining(shown.caseId),
        Motivo: 'Producto falsificado',
        Comentario: 'Es una copia',
        Denunció: 'Ana',
        'Fecha de denuncia': expect.stringContaining('17/11/2026'),
        'Fecha límite': expect.stringContaining('22/11/2026'),
        'Última actualización': expect.stringContaining('19/11/2026'),
      },
      listing: { Título: shown.listing.title, ID: expect.stringContaining(shown.listing.id), País: 'Argentina' },
      'counter-notice': {
        'Respondió el': expect.stringContaining('18/11/2026'),
        'Fecha límite': expect.stringContaining('22/11/2026'),
      },
    });
  });

  test('CAS-35 the listing stands as it is now, and below as it was when it was reported', async () => {
    const picture = (id: string) => ({ id, url: `/files/pictures/${id}-O.png` });
    const snapshot = {
      title: 'Bolso Andes original',
      price: { amount: 52_000, currency: 'ARS' },
      condition: 'new',
      description: 'De cuero.\nCon etiqueta.',
      pictures: [picture('a'), picture('b'), picture('c')],
      href: 'https://elsewhere.test/MLA1234567891',
      takenAt: '2026-11-17T12:00:00.000Z',
      file: '/files/snapshots/10000002.html',
    };
    const { host } = await openCaseScreen({ snapshot }, { tab: 'listing' });
    const now = getElement(host, '[role=tabpanel] > dl');
    expect(now.textContent).toContain('TítuloBolso AndesID');
    const then = getElement(host, '[role=tabpanel] section');
    expect(getElement(then, 'h2').textContent).toBe('Cuando se denunció');
    for (const told of ['Bolso Andes original', '52.000', 'Nuevo', 'De cuero.\nCon etiqueta.', '17/11/2026'])
      expect(then.textContent).toContain(told);
    expect(then.querySelectorAll('img')).toHaveLength(3);
    expect(getElement(then, 'a').getAttribute('href')).toBe('/files/snapshots/10000002.html');
    const without = await openCaseScreen({}, { tab: 'listing' });
    expect(without.host.querySelector('[role=tabpanel] section')).toBeNull();
  });

  test('its listing tab asks whether the listing is still published, once, when it is looked at', async () => {
    const itemStatus = answers({ id: 'MLA1234567891', status: 'under_review' });
    const elsewhere = await openCaseScreen({}, { ports: { itemStatus } });
    expect(itemStatus.asked).toEqual([]);
    expect(elsewhere.text()).not.toContain('En revisión');
    const { facts } = await openCaseScreen({}, { tab: 'listing', ports: { itemStatus } });
    expect(itemStatus.asked).toEqual([{ articleId: 'MLA1234567891' }]);
    expect(facts()['Estado hoy']).toBe('En revisión');
    const ended = await openCaseScreen({ status: 'ACUERDO_CLOSED' }, { tab: 'listing' });
    expect(ended.button('Denunciar de nuevo')).not.toBeNull();
  });

  test('CAS-13 the seller’s tab counts reports, answers and accepted answers', async () => {
    const { text } = await openCaseScreen({}, { tab: 'seller' });
    expect(text()).toMatch(/3denuncias recibidas.*2respuestas enviadas.*1respuesta aceptada/);
  });

  test.each([
    ['es', 'No corresponde'],
    ['en', 'Does not match'],
    ['pt', 'Não corresponde'],
  ] as const)('CAS-14 shows the rejection in the language that is read: %s', async (lang, told) => {
    const rejectOption = {
      id: '1',
      reason: 'document',
      texts: { es: 'No corresponde', en: 'Does not match', pt: 'Não corresponde' },
    };
    const { text } = await openCaseScreen({ rejectOption }, { tab: 'report', lang });
    expect(text()).toContain(told);
  });

  test.each([
    ['1', 'El documento no corresponde al producto'],
    ['2', 'El documento es ilegible'],
    ['3', 'No está autorizado a usar el contenido'],
    ['4', 'No justifica el stock'],
    ['5', 'Compré el producto y es falsificado'],
    ['6', 'Producto de lujo con mucho stock'],
    ['7', 'Precio por debajo del promedio'],
    ['8', 'No puede ofrecerse en el país'],
    ['9', 'No se lanzó oficialmente'],
    ['10', 'No puede ofrecerse en el marketplace'],
    ['11', 'No basta para comprobar que es legítimo'],
    ['12', 'Presentó documentos, pero no está autorizado'],
    ['13', 'Es un producto que nunca ofrecimos'],
    ['14', 'Insultos o agresiones'],
    ['15', 'Formato no autorizado'],
    ['16', 'Imagen no autorizada'],
    ['17', 'Documentación insuficiente'],
  ])('CONST-17 a case that carries rejection %s names it', async (rejectMember, name) => {
    const { facts } = await openCaseScreen({ rejectMember, status: 'DOCUMENTATION_NOT_APPROVED' }, { tab: 'report' });
    expect(facts()['Motivo del rechazo']).toBe(name);
  });

  test('CAS-34 a case says how its group stands where it carries that, and nothing otherwise', async () => {
    for (const [groupResponse, told] of [
      ['PENDING', 'Espera tu respuesta'],
      ['APPROVED', 'Publicación finalizada'],
      ['ROLLBACK', 'Retirada'],
      ['IN_COURT', 'IN_COURT'],
    ] as const) {
      const { facts } = await openCaseScreen({ groupResponse }, { tab: 'report' });
      expect(facts()['Estado del caso']).toBe(told);
    }
    const without = await openCaseScreen({ groupResponse: null }, { tab: 'report' });
    expect(without.facts()).not.toHaveProperty('Estado del caso');
  });

  test('CAS-36 an answered case says the reason of the rejection, by its number or in the words of its option', async () => {
    const { facts } = await openCaseScreen({ rejectMember: '5', rejectOption: null }, { tab: 'report' });
    expect(facts()['Motivo del rechazo']).toBe('Compré el producto y es falsificado');
    const texts = { es: 'Con otras palabras', en: 'In other words', pt: 'Com outras palavras' };
    const worded = await openCaseScreen(
      { rejectMember: '5', rejectOption: { id: '5', texts } as never },
      { tab: 'report' },
    );
    expect(worded.facts()['Motivo del rechazo']).toBe('Con otras palabras');
  });

  test('CAS-29 a retracted case shows the detail of its retraction', async () => {
    const rollback = { comment: 'Denuncié por error', date: '2026-11-19T12:00:00.000Z', author: 'Bruno Silva' };
    const { facts } = await openCaseScreen({ status: 'ROLLBACK', rollback }, { tab: 'report' });
    expect(facts()).toMatchObject({
      'Detalle del retiro': 'Denuncié por error',
      'La retiró': 'Bruno Silva',
      'Fecha del retiro': expect.stringContaining('19/11/2026'),
    });
  });

  test('a case that does not exist, and one that could not be had, say so and lead on', async () => {
    const missing = await openCaseScreen({}, { port: refuses('CASE_NOT_FOUND') });
    expect(missing.text()).toContain('Este caso no existe');
    expect(getElement(missing.host, 'a[href="/reports/noticed_articles"]').textContent).not.toBe('');
    const failed = await openCaseScreen({}, { port: refuses('OFFLINE') });
    expect(failed.host.querySelector('[role=alert] button')).not.toBeNull();
  });

  test('what the seller wrote in another language can be read in the own one, on paper it stands as it is', async () => {
    const { listing } = sampleCase();
    const { host, settle } = await openCaseScreen(
      { siteId: 'MLB', listing: { ...listing, id: 'MLB1000000002' }, sellerResponse: 'São originais' },
      { ports: { translate: answers({ text: 'Son originales' }) } },
    );
    const toggle = async () => {
      press(getElement(host, '[role=switch]'));
      await act(settle);
      return getElement(host, 'blockquote').textContent;
    };
    expect([await toggle(), await toggle(), await toggle()]).toEqual([
      'Son originales',
      'São originais',
      'Son originales',
    ]);
    expect(getElement(host, '[role=switch]').getAttribute('aria-keyshortcuts')).toBeNull();
    const own = await openCaseScreen({ sellerResponse: 'Son originales' });
    expect(own.host.querySelector('[role=switch]')).toBeNull();
  });

  test('what the seller wrote is text, never markup', async () => {
    const { host, text } = await openCaseScreen({ sellerResponse: '<img src=x onerror=alert(1)><b>hola</b>' });
    expect(text()).toContain('<b>hola</b>');
    expect(host.querySelector('blockquote img, blockquote b')).toBeNull();
  });

  test('CAS-38 a case about two of three variants says which, and one about the whole listing says nothing of them', async () => {
    const ports = {
      denouncedVariants: answers(sampleDenouncedVariants('MLAU1', 'MLAU3')),
      article: answers([sampleVariantListing()]),
    };
    const { host, settled } = await openCaseScreen({}, { tab: 'report', ports });
    await settled();
    const section = getElement(host, '[role=tabpanel] section');
    expect(getElement(section, 'h2').textContent).toBe('Variantes denunciadas: 2 de 3');
    const told = [...section.querySelectorAll('li')].map((each) => [
      each.querySelector('p')?.textContent,
      each.lastElementChild?.textContent,
    ]);
    expect(told).toEqual([
      ['Bolso Andes rojo', 'Denunciada'],
      ['Bolso Andes azul', 'No denunciada'],
      ['Bolso Andes negro', 'Denunciada'],
    ]);
    expect(ports.denouncedVariants.asked).toEqual([{ caseId: '10000002' }]);
    const whole = await openCaseScreen(
      {},
      { tab: 'report', ports: { denouncedVariants: answers<DenouncedVariant[]>([]) } },
    );
    await whole.settled();
    expect(whole.host.querySelector('[role=tabpanel] section')).toBeNull();
  });
});

test('a printed case has its four sides open, its life, and no tabs', async () => {
  const { host } = await openCaseScreen({ respondBy: '2026-11-22T12:00:00.000Z' });
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(host.querySelector('[role=tab]')).toBeNull();
  expect([...host.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Denuncia',
      'Respuesta del vendedor',
      'Publicación',
      'Vendedor',
      'Recorrido de la denuncia',
    ]),
  );
  expect(host.textContent).toContain('Fecha límitedom 22/11/2026, 12:00');
  expect(host.textContent).toContain('Impreso el 20/11/2026 12:00');
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(host.querySelectorAll('[role=tab]')).toHaveLength(4);
});

test('a case says where in its life it stands', async () => {
  const { host } = await openCaseScreen();
  const life = getElement(host, 'section[aria-labelledby=report-life]');
  expect(getElement(life, '[aria-current=step]').textContent).toContain('Tu respuesta');
  expect(life.querySelectorAll('li')).toHaveLength(5);
});

test('CAS-21 after a retraction the case tells that its listing is published again', async () => {
  const caseDescription = answersInTurn<Case>(
    { ok: true, value: sampleCase({ status: 'DOCUMENTATION_NOT_APPROVED', isRollbackable: true }) },
    { ok: true, value: sampleCase({ status: 'ROLLBACK' }) },
  );
  const { id } = sampleCase().listing;
  const itemStatus = answersInTurn(
    { ok: true, value: { id, status: 'closed' } },
    { ok: true, value: { id, status: 'active' } },
  );
  const stage = await openCaseScreen({}, { tab: 'listing', port: caseDescription, ports: { itemStatus } });
  const { host, button, facts, settleWork, settled } = stage;
  expect(facts()['Estado hoy']).toBe('Finalizada');
  press(button('Reactivar publicación'));
  press(getElement(host, 'form input[type=radio]'));
  act(() => getElement<HTMLFormElement>(host, 'form').requestSubmit());
  act(() => settleWork());
  await settled();
  expect(facts()['Estado hoy']).toBe('Activa');
});
