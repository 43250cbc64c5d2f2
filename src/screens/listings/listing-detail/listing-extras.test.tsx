import { describe, expect, test } from 'vitest';
import type { InputOf } from '../../../../contracts/client/operation';
import type {
  Case,
  CatalogueOffer,
  DenouncedVariant,
  Listing,
  Page,
  ReportedOutcome,
} from '../../../../contracts/shapes';
import { answers, answersInTurn, answersLater, neverAnswers, refuses } from '../../../../machines/simulator/answers';
import {
  noticedListing,
  sampleListing,
  sampleReported,
  visibleListing,
} from '../../../../machines/simulator/sample-listing';
import { sampleOfferPage } from '../../../../machines/listings/linked-items/linked-items.samples';
import { openSignedInConsole } from '../../../../tests/console';
import { fromWire, toWire } from '../../../../tests/wire';
import { sampleFullListing } from '../../../../machines/listings/listing-detail/listing-detail.samples';
import { waitForElement, getButton, getElement, press, waitUntil, fillField } from '../../../../tests/render-node';
import { openListingExtras, settleStage, textsOf } from './listing-extras.fixture';
import {
  sampleProductVariant,
  sampleVariants,
} from '../../../../machines/listings/listing-variants/listing-variants.samples';

describe('what stands on it', () => {
  const decision = (host: ParentNode) => getElement(host, '[aria-labelledby=listing-decision]').textContent ?? '';

  test('LST-52 a marked one says by whom and when, trusted and suspicious', async () => {
    const author = { id: 'luis', givenName: 'Luis', familyName: 'Paz' };
    const trusted = await openListingExtras({
      listing: { approved: { author, createdAt: '2026-11-19T12:00:00.000Z' } },
    });
    expect(decision(trusted.host)).toMatch(/Marcada porLuis PazFecha19\/11\/2026/);
    const suspicious = await openListingExtras({ listing: { reported: sampleReported({ author }) } });
    expect(decision(suspicious.host)).toMatch(/Marcada porLuis PazFecha20\/11\/2026/);
    expect(decision((await openListingExtras()).host)).not.toContain('Marcada por');
    for (const listing of [
      { approved: { author: null, createdAt: '2026-11-19T12:00:00.000Z' } },
      { reported: sampleReported({ author: null, createdAt: '2026-11-19T12:00:00.000Z' }) },
    ]) {
      const said = decision((await openListingExtras({ listing })).host);
      expect(said, 'nobody knows by whom').toMatch(/Fecha19\/11\/2026/);
      expect(said).not.toContain('Marcada por');
    }
  });

  test('LST-53 a sent one says how its notice stands, when it was sent, and when the listing was taken down', async () => {
    const { reported } = noticedListing;
    const noticed = noticedListing.noticed && { ...noticedListing.noticed, noticedAt: '2026-11-22T12:00:00.000Z' };
    const sent = await openListingExtras({ listing: { reported, noticed } });
    expect(decision(sent.host)).toMatch(/Estado del casoEspera al vendedor.*Denuncia enviada22\/11\/2026/);
    expect(decision(sent.host)).not.toContain('Dada de baja');
    const down = await openListingExtras({
      listing: {
        noticed: noticed && { ...noticed, noticeStatus: 'ROLLBACK', takeDownAt: '2026-11-24T12:00:00.000Z' },
      },
    });
    expect(decision(down.host)).toMatch(
      /Estado del casoDenuncia retirada.*Denuncia enviada22\/11\/2026.*Dada de baja24\/11\/2026/,
    );
  });

  test('says for which reason it is refused for a while, and the last day of it', async () => {
    const { id } = visibleListing();
    const until = (dueDate: string) => answers([{ id: null, item: id, reason: 'PPPI1', dueDate }]);
    const told = await openListingExtras({ ports: { blindages: until('2026-12-24T12:00:00.000Z') } });
    expect(decision(told.host)).toMatch(/no se admite una denuncia hasta el 24\/12\/2026 inclusive/);
    const two = await openListingExtras({
      ports: {
        blindages: answers([
          { id: null, item: id, reason: 'PPPI1', dueDate: '2026-12-24' },
          { id: null, item: id, reason: 'PPPI8', dueDate: '2026-12-31' },
        ]),
      },
    });
    expect(decision(two.host)).toMatch(/hasta el 24\/12\/2026 inclusive.*hasta el 31\/12\/2026 inclusive/);
    const past = await openListingExtras({ ports: { blindages: until('1969-12-24T12:00:00.000Z') } });
    expect(decision(past.host)).not.toContain('no se admite');
    const unasked = await openListingExtras({ ports: { blindages: refuses('OFFLINE') } });
    expect(decision(unasked.host)).not.toContain('no se admite');
  });

  test('LST-48 an official store’s listing says so, another doesn’t', async () => {
    const { host } = await openListingExtras({ listing: { officialStoreId: '77' } });
    expect(host.textContent).toContain('Tienda oficial');
    expect((await openListingExtras()).host.textContent).not.toContain('Tienda oficial');
  });

  test('LST-49 one of the catalogue says its catalogue page and leads there', async () => {
    const { host } = await openListingExtras({ listing: sampleFullListing });
    expect(host.textContent).toContain('Página de catálogoMLA10000001');
    expect(getElement(host, 'dd a').getAttribute('href')).toBe('/article_catalogo_detail/MLA10000001');
    expect((await openListingExtras()).host.textContent).not.toContain('Página de catálogo');
  });
});

describe('over the page', () => {
  test('LST-32 the sale conditions stand with their prices and a warning', async () => {
    const { button } = await openListingExtras({ listing: sampleFullListing });
    press(button('2 condiciones de venta'));
    const dialog = await waitForElement(document, '[role=dialog]');
    expect(getElement(dialog, '[role=note]').textContent?.replace(/\s/g, ' ')).toMatch(
      /solo valen si se cumple su condición.*USD 90,00/,
    );
    expect(textsOf(dialog, 'li').map((row) => row?.replace(/\s/g, ' '))).toEqual([
      expect.stringMatching(/^Precio por cantidad \(3\+\)Comprando 3 unidades o más.*USD 81,00/),
      expect.stringMatching(/^Precio con transferencia.*USD 85,50/),
    ]);
    press(getElement(dialog, 'button[aria-label=Cerrar]'));
    expect((await openListingExtras()).host.textContent).not.toContain('condiciones de venta');
  });

  test('LST-33 the linked listings are links that open in a new tab', async () => {
    const others = [
      visibleListing({ id: 'MLA1000000002', title: 'Zapatillas Andes de otra tienda' }),
      visibleListing({ id: 'MLA1000000003', title: 'Zapatillas Andes usadas', href: null }),
    ];
    const stage = await openListingExtras({
      listing: sampleFullListing,
      others,
      ports: {
        articlesCatalogo: answers<Page<CatalogueOffer>>(sampleOfferPage(3)),
        articlesByIds: answers<Listing[]>(others),
      },
    });
    press(stage.button('Publicaciones vinculadas'));
    await settleStage(stage);
    const dialog = await waitForElement(document, '[role=dialog]');
    const links = [...dialog.querySelectorAll('a')];
    expect(links.map((link) => [link.getAttribute('href'), link.target, link.rel])).toEqual([
      ['/article_detail/MLA1000000002', '_blank', 'noopener noreferrer'],
      ['https://articulo.example/MLA-1000000001', '_blank', 'noopener noreferrer'],
      ['/article_detail/MLA1000000003', '_blank', 'noopener noreferrer'],
    ]);
    expect(links[0]?.textContent).toContain('Zapatillas Andes de otra tienda');
    expect(links[2]?.textContent).toContain('Zapatillas Andes usadas');
  });

  test('LST-34 the reported photos stand beside those of now, and the new ones are flagged', async () => {
    const photo = (id: string, status: string) => ({ id, src: `/files/pictures/1/${id}-O.png`, status });
    const shown = {
      photosDenounced: [photo('p1', 'same'), photo('p9', 'removed')],
      photosNew: [photo('p2', 'new'), photo('p12', 'new')],
    };
    const caseDescription = answersInTurn<Case>(
      { ok: false, failure: { code: 'OFFLINE', operation: 'caseDescription' } },
      { ok: true, value: shown as Partial<Case> as Case },
    );
    const stage = await openListingExtras({ listing: sampleFullListing, ports: { caseDescription } });
    press(stage.button('Fotos modificadas'));
    await settleStage(stage);
    const dialog = await waitForElement(document, '[role=dialog]');
    press(getElement(dialog, '[role=alert] button'));
    await settleStage(stage);
    const side = (name: string) =>
      [...getElement(dialog, `ul[aria-label="${name}"]`).children].map((item) => [
        item.querySelector('img')?.getAttribute('src'),
        item.textContent,
      ]);
    expect(side('Fotos denunciadas')).toEqual([
      ['/files/pictures/1/p1-R.png', ''],
      ['/files/pictures/1/p9-R.png', 'Ya no está'],
    ]);
    expect(side('Fotos actuales')).toEqual([
      ['/files/pictures/1/1-R.svg', ''],
      ['/files/pictures/1/2-R.svg', 'Nueva'],
      ['/files/pictures/1/p12-R.png', 'Nueva'],
    ]);
    expect(getElement(dialog, '[role=status]').textContent).toBe('2 fotos nuevas y 1 quitada desde la denuncia.');
  });

  test('ERR-48 an answer without the listing closes what stands over its page, and says so', async () => {
    const article = answersLater<Listing[]>();
    const stage = await openListingExtras({ listing: sampleFullListing, ports: { article } });
    press(stage.button('2 condiciones de venta'));
    await waitForElement(document, '[role=dialog]');
    const nothing = await fromWire('article', { article: null }, { articleId: sampleFullListing.id });
    article.answer({ ok: true, value: nothing });
    await settleStage(stage);
    await waitUntil(() => document.querySelector('[role=dialog]') === null);
    expect(stage.host.textContent).toContain('No encontramos esta publicación');
  });
});

describe('variants', () => {
  const listing = { variants: sampleVariants };
  const ticks = (where: ParentNode) => [...where.querySelectorAll<HTMLInputElement>('li input[type=checkbox]')];

  test.each([
    ['some', ['MLAU2', 'MLAU3'], false],
    ['all', ['MLAU1', 'MLAU2', 'MLAU3'], true],
  ])(
    'DRW-36 DRW-37 DRW-16 the chosen ones are reported, with one reason for all and a pill that counts them: %s',
    async (_, ids, isFamily) => {
      const three = [...sampleVariants, { ...sampleVariants[0]!, id: 'MLAU3', title: 'Zapatillas Andes Trail 43' }];
      const stage = await openListingExtras({
        listing: { variants: three },
        ports: { variants: answers(three.map((variant) => sampleProductVariant(variant))) },
      });
      const here = stage.section('listing-variants');
      for (const tick of ticks(here).slice(-ids.length)) press(tick);
      expect(here.textContent).toContain(`${ids.length} elegidas`);
      press(stage.button('Denunciar variantes', here));
      const form = await waitForElement(stage.host, 'form');
      expect(stage.host.textContent).toContain(`Denunciar variantes${ids.length} variantes`);
      press(getElement(form, 'input[value=BRAND]'));
      press(stage.button('Continuar'));
      press(getElement(stage.host, 'form input[value=PPPI10]'));
      press(stage.button('Continuar'));
      fillField(getElement(stage.host, 'form textarea'), 'Copia de nuestro modelo');
      press(stage.button('Marcar como sospechosa'));
      expect(stage.receivedBy('outbox').map((event) => event.work)).toMatchObject([
        {
          mark: {
            type: 'report',
            ids,
            report: { code: 'PPPI10', description: 'Copia de nuestro modelo' },
            variants: { familyId: 'MLAF1', isFamily },
          },
        },
      ]);
    },
  );

  test('DRW-36 where one is reported already, the others go for its reason alone', async () => {
    const [first, second] = sampleVariants;
    const reported = sampleReported({ code: 'PPPI10' });
    const known = [sampleProductVariant(first!, { reported }), sampleProductVariant(second!)];
    const stage = await openListingExtras({ listing, ports: { variants: answers(known) } });
    const here = stage.section('listing-variants');
    press(ticks(here)[0]!);
    press(stage.button('Denunciar variantes', here));
    const form = await waitForElement(stage.host, 'form');
    const isOff = (value: string) =>
      getElement(stage.host, `form input[value=${value}]`).getAttribute('aria-disabled') === 'true';
    expect(['BRAND', 'COPYRIGHT', 'PATENT'].map(isOff)).toEqual([false, true, true]);
    press(getElement(form, 'input[value=BRAND]'));
    press(stage.button('Continuar'));
    expect(['PPPI1', 'PPPI2', 'PPPI10'].map(isOff)).toEqual([true, true, false]);
    press(getElement(stage.host, 'form input[value=PPPI1]'));
    expect(stage.host.querySelector('form input:checked')).toBeNull();
  });

  test.each([
    ['one', 1, { isVariant: true, isFamily: false, familyId: undefined }],
    ['all', 2, { isVariant: true, isFamily: true, familyId: 'MLAF1' }],
  ])('DRW-37 the gateway is told of %s of two as what it is', async (_, count, told) => {
    const shown = sampleListing(listing);
    const known = sampleVariants.map((variant) => sampleProductVariant(variant));
    const reportArticles = answers<ReportedOutcome[]>([]);
    const { host } = openSignedInConsole(`/article_detail/${shown.id}`, {
      allowedNotices: answers([{ siteId: 'MLA', notices: [{ id: 'PPPI8', type: null, description: null }] }]),
      article: answers([shown]),
      articleDescription: neverAnswers(),
      articleQuestions: neverAnswers(),
      seller: neverAnswers(),
      reviews: neverAnswers(),
      reviewsTotal: neverAnswers(),
      blindages: answers([]),
      variants: answers(known),
      denouncedVariants: answers<DenouncedVariant[]>([]),
      reportArticles,
    });
    const here = await waitForElement(host, 'section[aria-labelledby=listing-variants]:has(li input)');
    for (const tick of ticks(here).slice(-count)) press(tick);
    press(getButton(here, 'Denunciar variantes'));
    press(await waitForElement(host, 'form input[value=UTILITY_MODEL]'));
    press(getButton(host, 'Continuar'));
    fillField(await waitForElement<HTMLTextAreaElement>(host, 'form textarea'), 'Copia de nuestro modelo');
    press(getButton(host, 'Marcar como sospechosa'));
    await waitUntil(() => reportArticles.asked.length === 1);
    const [asked] = reportArticles.asked as InputOf<'reportArticles'>[];
    expect(asked?.articlesIds).toEqual(sampleVariants.slice(-count).map(({ id }) => id));
    const { isVariant, isFamily, familyId } = (await toWire('reportArticles', asked!)) as typeof told;
    expect({ isVariant, isFamily, familyId }).toEqual(told);
  });

  test('DRW-37 one that was reported says so, and cannot be chosen', async () => {
    const [first, second] = sampleVariants;
    const known = [sampleProductVariant(first!, { reported: sampleReported() }), sampleProductVariant(second!)];
    const stage = await openListingExtras({ listing, ports: { variants: answers(known) } });
    const here = stage.section('listing-variants');
    expect(ticks(here).map((tick) => tick.getAttribute('aria-label'))).toEqual(['Elegir Zapatillas Andes Trail 42']);
    expect(getElement(here, 'li').textContent).toContain('Sospechosa');
  });

  test('that did not load stand as the listing names them, and are asked for again', async () => {
    const { section } = await openListingExtras({
      listing,
      ports: { variants: refuses('OFFLINE', { operation: 'variants' }) },
    });
    const here = section('listing-variants');
    expect(getElement(here, '[role=alert]').textContent).toContain('No pudimos cargar las variantes.');
    expect(textsOf(here, 'li [class*=title]')).toEqual(['Zapatillas Andes Trail 41', 'Zapatillas Andes Trail 42']);
  });
});
