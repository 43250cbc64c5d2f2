import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../../contracts/ports';
import type {
  Case,
  CatalogueOffer,
  DenouncedVariant,
  Listing,
  Page,
  ProductVariant,
  Question,
  Review,
} from '../../../../contracts/shapes';
import { inputAt } from '../../../../machines/rehearsal/at';
import { answers, answersInTurn, refuses, startWith, type FakePorts } from '../../../../machines/rehearsal/answers';
import {
  noticedListing,
  sampleListing,
  sampleReported,
  visibleListing,
} from '../../../../machines/rehearsal/sample-listing';
import { offersOf } from '../../../../machines/listings/linked-items/linked-items.samples';
import { listingDetailMachine } from '../../../../machines/listings/listing-detail/listing-detail.machine';
import {
  fullListing,
  listingDetailSeats,
  sampleSeller,
} from '../../../../machines/listings/listing-detail/listing-detail.samples';
import {
  productVariant,
  sampleVariants,
} from '../../../../machines/listings/listing-variants/listing-variants.samples';
import { pageOfReviews, sampleReview, sampleTotals } from '../../../../machines/listings/reviews/reviews.samples';
import type { VisibleListing } from '../../../../machines/seats/listings';
import { appears, one, press, rendered, write } from '../../../../tests/rendered';
import { ConsoleContext } from '../../../seams/use-console';
import { ListingScreen } from './listing-screen';

interface Opening {
  listing?: Partial<VisibleListing>;
  others?: VisibleListing[];
  ports?: FakePorts;
  reading?: 'es' | 'en' | 'pt';
}

async function open({ listing, others = [], ports, reading = 'es' }: Opening = {}) {
  const known = visibleListing(listing);
  const stage = startWith(listingDetailMachine, {
    input: inputAt('listing', { articleId: known.id }),
    seats: listingDetailSeats({ listings: [known, ...others] }, reading),
    ports: {
      article: answers<Listing[]>([sampleListing(listing)]),
      articleDescription: answers({ text: 'Zapatillas', lastUpdated: null }),
      articleQuestions: answers<Page<Question>>({ items: [], total: 0, offset: 0, limit: 10 }),
      seller: answers(sampleSeller),
      blindages: answers([]),
      reviews: answers(pageOfReviews(2)),
      reviewsTotal: answers(sampleTotals),
      variants: answers<ProductVariant[]>(sampleVariants.map((variant) => productVariant(variant))),
      denouncedVariants: answers<DenouncedVariant[]>([]),
      ...ports,
    },
  });
  await stage.settle();
  const { host } = rendered(
    <ConsoleContext value={stage.actor}>
      <ListingScreen actor={stage.actor} />
    </ConsoleContext>,
  );
  const button = (words: string, where: ParentNode = host) => {
    const found = [...where.querySelectorAll('button')].find((each) => each.textContent?.trim().startsWith(words));
    if (found === undefined) throw new Error(`There is no button "${words}".`);
    return found;
  };
  const section = (id: string) => one(host, `section[aria-labelledby=${id}]`);
  return { ...stage, host, button, section };
}
const settled = (stage: { settle: () => Promise<void> }) => act(() => stage.settle());
const texts = (where: ParentNode, selector: string) =>
  [...where.querySelectorAll(selector)].map((each) => each.textContent?.trim());

describe('reviews', () => {
  test('LST-37 LST-50 show title, content, stars, date, buying date, and how many found them helpful', async () => {
    const { section } = await open({
      ports: {
        reviews: answers<Page<Review>>({ items: [sampleReview({ rate: 2 })], total: 1, offset: 0, limit: 10 }),
      },
    });
    const review = one(section('listing-reviews'), 'ul[class*=list] > li');
    expect(review.textContent).toContain('Muy cómodas');
    expect(review.textContent).toContain('Llegaron antes de lo previsto y el calce es el de siempre.');
    expect(one(review, '[role=img]').getAttribute('aria-label')).toBe('2 de 5 estrellas');
    expect(texts(review, 'time')).toEqual(['30/10/2026', '12/10/2026']);
    expect(review.textContent).toContain('Útil: 4No útil: 1Comprado el 12/10/2026');
  });

  test('LST-38 are summed up by their average, their stars, and how many are positive and negative', async () => {
    const { section } = await open();
    const summary = one(section('listing-reviews'), '[class*=summary]');
    expect(summary.textContent).toContain('3,7');
    expect(summary.textContent).toContain('12 opiniones');
    const bars = [...summary.querySelectorAll('li')].map((row) => [
      row.lastElementChild?.lastElementChild?.textContent,
      row.querySelector<HTMLElement>('[class*=bar]')?.style.inlineSize,
    ]);
    expect(bars).toEqual([
      ['5 estrellas: 9 opiniones', '75%'],
      ['4 estrellas: 0 opiniones', '0%'],
      ['3 estrellas: 1 opinión', '8%'],
      ['2 estrellas: 0 opiniones', '0%'],
      ['1 estrella: 2 opiniones', '17%'],
    ]);
    expect(texts(summary, '[role=group] button')).toEqual(['Todas (12)', 'Positivas (9)', 'Negativas (2)']);
  });

  test('LST-39 are filtered by their stars or by their kind, and more come while there are more', async () => {
    const page = (...given: Parameters<typeof pageOfReviews>): Outcome<Page<Review>> => ({
      ok: true,
      value: pageOfReviews(...given),
    });
    const reviews = answersInTurn(page(2, 3), page(1, 3, 2), page(1, 1, 5, { title: 'Mala' }), page(2, 2, 7));
    const stage = await open({ ports: { reviews } });
    const here = stage.section('listing-reviews');
    const shown = () => here.querySelectorAll('ul[class*=list] > li').length;
    expect(shown()).toBe(2);
    press(stage.button('Ver más opiniones (1)', here));
    await settled(stage);
    expect(shown()).toBe(3);
    expect(texts(here, 'button').some((words) => words?.startsWith('Ver más'))).toBe(false);
    press(stage.button('Negativas', here));
    await settled(stage);
    expect([shown(), here.textContent?.includes('Mala')]).toEqual([1, true]);
    expect(stage.button('Negativas', here).getAttribute('aria-pressed')).toBe('true');
    press(one(here, 'li button'));
    await settled(stage);
    expect(reviews.asked.map((asked) => (asked as { rating?: string }).rating)).toEqual([
      undefined,
      undefined,
      'negative',
      'five',
    ]);
  });

  test('LST-39 of a kind that nobody wrote cannot be asked for', async () => {
    const { section } = await open({
      ports: { reviewsTotal: answers({ ...sampleTotals, negative: 0, hasNegative: false }) },
    });
    expect(texts(section('listing-reviews'), '[role=group] button')).toEqual(['Todas (12)', 'Positivas (9)']);
  });

  test('ERR-66 ERR-67 that fail say so, each by itself, and are asked for again', async () => {
    const reviews = answersInTurn<Page<Review>>(
      { ok: false, failure: { code: 'SERVER_ERROR', operation: 'reviews' } },
      { ok: true, value: pageOfReviews(1) },
    );
    const reviewsTotal = refuses('OFFLINE', { operation: 'reviewsTotal' });
    const stage = await open({ ports: { reviews, reviewsTotal } });
    const here = stage.section('listing-reviews');
    const alerts = () => texts(here, '[role=alert] strong');
    expect(alerts()).toEqual(['Error en buscar totales de reviews', 'Error en buscar reviews']);
    press([...here.querySelectorAll('[role=alert] button')].at(-1)!);
    await settled(stage);
    expect(alerts()).toEqual(['Error en buscar totales de reviews']);
    expect(here.textContent).toContain('Muy cómodas');
  });

  test('that nobody wrote say so', async () => {
    const { section } = await open({
      ports: {
        reviews: answers(pageOfReviews(0)),
        reviewsTotal: answers({ ...sampleTotals, total: 0, levels: [0, 0, 0, 0, 0], average: null }),
      },
    });
    expect(section('listing-reviews').textContent).toBe('OpinionesTodavía no hay opiniones.');
  });
});

describe('what stands on it', () => {
  const decision = (host: ParentNode) => one(host, '[aria-labelledby=listing-decision]').textContent ?? '';

  test('LST-52 a marked one says by whom and when, trusted and suspicious', async () => {
    const author = { id: 'luis', givenName: 'Luis', familyName: 'Paz' };
    const trusted = await open({ listing: { approved: { author, createdAt: '2026-11-19T12:00:00.000Z' } } });
    expect(decision(trusted.host)).toMatch(/Marcada porLuis PazFecha19\/11\/2026/);
    const suspicious = await open({ listing: { reported: sampleReported({ author }) } });
    expect(decision(suspicious.host)).toMatch(/Marcada porLuis PazFecha20\/11\/2026/);
    expect(decision((await open()).host)).not.toContain('Marcada por');
  });

  test('LST-53 a sent one says how its notice stands, when it was sent, and when the listing was taken down', async () => {
    const { reported, noticed } = noticedListing;
    const sent = await open({ listing: { reported, noticed } });
    expect(decision(sent.host)).toMatch(/Estado del caso.*Denuncia enviada20\/11\/2026/);
    expect(decision(sent.host)).not.toContain('Dada de baja');
    const down = await open({
      listing: { noticed: noticed && { ...noticed, takeDownAt: '2026-11-21T12:00:00.000Z' } },
    });
    expect(decision(down.host)).toMatch(/Estado del caso.*Denuncia enviada20\/11\/2026.*Dada de baja21\/11\/2026/);
  });

  test('LST-48 an official store’s listing says so, another doesn’t', async () => {
    expect((await open({ listing: { officialStoreId: '77' } })).host.textContent).toContain('Tienda oficial');
    expect((await open()).host.textContent).not.toContain('Tienda oficial');
  });

  test('one of the catalogue says its catalogue page', async () => {
    expect((await open({ listing: fullListing })).host.textContent).toContain('Página de catálogoMLA10000001');
    expect((await open()).host.textContent).not.toContain('Página de catálogo');
  });
});

describe('over the page', () => {
  test('LST-32 the sale conditions stand with their prices and a warning', async () => {
    const { button } = await open({ listing: fullListing });
    press(button('2 condiciones de venta'));
    const dialog = await appears(document, '[role=dialog]');
    expect(one(dialog, '[role=note]').textContent?.replace(/\s/g, ' ')).toMatch(
      /solo valen si se cumple su condición.*USD 90,00/,
    );
    expect(texts(dialog, 'li').map((row) => row?.replace(/\s/g, ' '))).toEqual([
      expect.stringMatching(/^Precio por cantidad \(3\+\)Comprando 3 unidades o más.*USD 81,00/),
      expect.stringMatching(/^Precio con transferencia.*USD 85,50/),
    ]);
    press(one(dialog, 'button[aria-label=Cerrar]'));
    expect((await open()).host.textContent).not.toContain('condiciones de venta');
  });

  test('LST-33 the linked listings are links that open in a new tab', async () => {
    const other = visibleListing({ id: 'MLA1000000002', title: 'Zapatillas Andes de otra tienda' });
    const stage = await open({
      listing: fullListing,
      others: [other],
      ports: {
        articlesCatalogo: answers<Page<CatalogueOffer>>(offersOf(2)),
        articlesByIds: answers<Listing[]>([other]),
      },
    });
    press(stage.button('Publicaciones vinculadas'));
    await settled(stage);
    const dialog = await appears(document, '[role=dialog]');
    const links = [...dialog.querySelectorAll('a')];
    expect(links.map((link) => [link.getAttribute('href'), link.target, link.rel])).toEqual([
      ['/article_detail/MLA1000000002', '_blank', 'noopener noreferrer'],
      ['https://articulo.example/MLA-1000000001', '_blank', 'noopener noreferrer'],
    ]);
    expect(links[0]?.textContent).toContain('Zapatillas Andes de otra tienda');
  });

  test('LST-34 the reported photos stand beside those of now, and the new ones are flagged', async () => {
    const photo = (id: string, status: string) => ({ id, src: `/files/pictures/1/${id}-O.png`, status });
    const shown = { photosDenounced: [photo('p1', 'same'), photo('p9', 'removed')], photosNew: [photo('p2', 'new')] };
    const caseDescription = answersInTurn<Case>(
      { ok: false, failure: { code: 'OFFLINE', operation: 'caseDescription' } },
      { ok: true, value: shown as Partial<Case> as Case },
    );
    const stage = await open({ listing: fullListing, ports: { caseDescription } });
    press(stage.button('Fotos modificadas'));
    await settled(stage);
    const dialog = await appears(document, '[role=dialog]');
    press(one(dialog, '[role=alert] button'));
    await settled(stage);
    const side = (name: string) =>
      [...one(dialog, `ul[aria-label="${name}"]`).children].map((item) => [
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
    ]);
    expect(one(dialog, '[role=status]').textContent).toBe('1 foto nueva y 1 quitada desde la denuncia.');
  });
});

describe('variants', () => {
  const listing = { variants: sampleVariants };
  const ticks = (where: ParentNode) => [...where.querySelectorAll<HTMLInputElement>('li input[type=checkbox]')];

  test('DRW-36 DRW-37 DRW-16 the chosen ones are reported, with one reason for all and a pill that counts them', async () => {
    const stage = await open({ listing });
    const here = stage.section('listing-variants');
    for (const tick of ticks(here)) press(tick);
    expect(here.textContent).toContain('2 elegidas');
    press(stage.button('Denunciar variantes', here));
    const form = await appears(stage.host, 'form');
    expect(stage.host.textContent).toContain('Denunciar variantes2 variantes');
    press(one(form, 'input[type=radio]'));
    press(stage.button('Continuar'));
    press(one(stage.host, 'form input[type=radio]'));
    press(stage.button('Continuar'));
    write(one(stage.host, 'form textarea'), 'Copia de nuestro modelo');
    press(stage.button('Marcar sospechosa'));
    expect(stage.heardBy('outbox').map((event) => event.work)).toMatchObject([
      {
        mark: {
          type: 'report',
          ids: ['MLAU1', 'MLAU2'],
          report: { code: 'PPPI1' },
          variants: { familyId: 'MLAF1', isFamily: true },
        },
      },
    ]);
  });

  test('DRW-37 one that was reported says so, and cannot be chosen', async () => {
    const [first, second] = sampleVariants;
    const known = [productVariant(first!, { reported: sampleReported() }), productVariant(second!)];
    const stage = await open({ listing, ports: { variants: answers(known) } });
    const here = stage.section('listing-variants');
    expect(ticks(here).map((tick) => tick.getAttribute('aria-label'))).toEqual(['Elegir Zapatillas Andes Trail 42']);
    expect(one(here, 'li').textContent).toContain('Sospechosa');
  });

  test('that did not load stand as the listing names them, and are asked for again', async () => {
    const { section } = await open({ listing, ports: { variants: refuses('OFFLINE', { operation: 'variants' }) } });
    const here = section('listing-variants');
    expect(one(here, '[role=alert]').textContent).toContain('No se pudieron cargar las variantes.');
    expect(texts(here, 'li [class*=title]')).toEqual(['Zapatillas Andes Trail 41', 'Zapatillas Andes Trail 42']);
  });
});
