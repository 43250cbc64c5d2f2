import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../../contracts/ports';
import type { Page, Review, Question } from '../../../../contracts/shapes';
import { answers, answersInTurn, refuses } from '../../../../machines/simulator/answers';
import { pageOfReviews, sampleTotals } from '../../../../machines/listings/reviews/reviews.samples';
import { fromWire, wirePaging, toWire } from '../../../../tests/wire';
import { getButton, getElement, press } from '../../../../tests/render-node';
import { openListingExtras, settleStage, textsOf } from './listing-extras.fixture';
import type { InputOf } from '../../../../contracts/client/operation';
import { openListingScreen } from './listing-screen.fixture';

describe('reviews', () => {
  test('LST-37 LST-50 show title, content, stars, date, buying date, and how many found them helpful', async () => {
    const wire = {
      id: 'r1',
      date_created: '2026-10-30T12:00:00.000Z',
      title: 'Muy cómodas',
      content: 'Llegaron antes de lo previsto y el calce es el de siempre.',
      rate: 2,
      likes: 4,
      dislikes: 1,
      buying_date: '2026-10-12T12:00:00.000Z',
    };
    const asked = { itemId: 'MLA1000000001', from: 0, size: 10 };
    const told = await fromWire('reviews', { reviews: { reviews: [wire], paging: wirePaging(1) } }, asked);
    const { section } = await openListingExtras({ ports: { reviews: answers<Page<Review>>(told) } });
    const review = getElement(section('listing-reviews'), 'ul[class*=list] > li');
    expect(review.textContent).toContain('Muy cómodas');
    expect(review.textContent).toContain('Llegaron antes de lo previsto y el calce es el de siempre.');
    expect(getElement(review, '[role=img]').getAttribute('aria-label')).toBe('2 de 5 estrellas');
    expect(textsOf(review, 'time')).toEqual(['30/10/2026', '12/10/2026']);
    expect(review.textContent).toContain('Útil: 4No útil: 1Comprado el 12/10/2026');
  });

  test('LST-38 are summed up by their average, their stars, and how many are positive and negative', async () => {
    const wire = {
      rating_average: 3.7,
      rating_levels: { one_star: 2, two_star: 0, three_star: 1, four_star: 3, five_star: 6 },
      totals: { total: 12, positive: 9, negative: 2 },
    };
    const told = await fromWire('reviewsTotal', { reviewsTotal: wire }, { itemId: 'MLA1000000001' });
    const { section } = await openListingExtras({ ports: { reviewsTotal: answers(told) } });
    const summary = getElement(section('listing-reviews'), '[class*=summary]');
    expect(summary.textContent).toContain('3,7');
    expect(summary.textContent).toContain('12 opiniones');
    const bars = [...summary.querySelectorAll('li')].map((row) => [
      row.lastElementChild?.lastElementChild?.textContent,
      row.querySelector<HTMLElement>('[class*=bar]')?.style.inlineSize,
    ]);
    expect(bars).toEqual([
      ['5 estrellas: 6 opiniones', '50%'],
      ['4 estrellas: 3 opiniones', '25%'],
      ['3 estrellas: 1 opinión', '8%'],
      ['2 estrellas: 0 opiniones', '0%'],
      ['1 estrella: 2 opiniones', '17%'],
    ]);
    expect(textsOf(summary, '[role=group] button')).toEqual(['Todas (12)', 'Positivas (9)', 'Negativas (2)']);
  });

  test('LST-39 are filtered by their stars or by their kind, and more come while there are more', async () => {
    const page = (...given: Parameters<typeof pageOfReviews>): Outcome<Page<Review>> => ({
      ok: true,
      value: pageOfReviews(...given),
    });
    const reviews = answersInTurn(
      page(2, 3),
      page(1, 3, 2),
      page(1, 2, 5, { title: 'Mala' }),
      page(1, 2, 6),
      page(2, 2, 7),
      page(3, 3, 9),
    );
    const stage = await openListingExtras({ ports: { reviews } });
    const here = stage.section('listing-reviews');
    const shown = () => here.querySelectorAll('ul[class*=list] > li').length;
    expect(shown()).toBe(2);
    press(stage.button('Ver más opiniones (1)', here));
    await settleStage(stage);
    expect(shown()).toBe(3);
    expect(textsOf(here, 'button').some((words) => words?.startsWith('Ver más'))).toBe(false);
    press(stage.button('Negativas', here));
    await settleStage(stage);
    expect([shown(), here.textContent?.includes('Mala')]).toEqual([1, true]);
    press(stage.button('Ver más opiniones (1)', here));
    await settleStage(stage);
    expect(shown()).toBe(2);
    expect(stage.button('Negativas', here).getAttribute('aria-pressed')).toBe('true');
    press(getElement(here, 'li button'));
    await settleStage(stage);
    press(stage.button('Positivas', here));
    await settleStage(stage);
    expect(shown()).toBe(3);
    expect(reviews.asked.map((asked) => (asked as { rating?: string }).rating)).toEqual([
      undefined,
      undefined,
      'negative',
      'negative',
      'five',
      'positive',
    ]);
  });

  test('LST-39 of a kind that nobody wrote cannot be asked for', async () => {
    const { section } = await openListingExtras({
      ports: { reviewsTotal: answers({ ...sampleTotals, negative: 0, hasNegative: false }) },
    });
    expect(textsOf(section('listing-reviews'), '[role=group] button')).toEqual(['Todas (12)', 'Positivas (9)']);
  });

  test('ERR-66 ERR-67 that fail say so, each by itself, and are asked for again', async () => {
    const reviews = answersInTurn<Page<Review>>(
      { ok: false, failure: { code: 'SERVER_ERROR', operation: 'reviews' } },
      { ok: true, value: pageOfReviews(1) },
    );
    const reviewsTotal = refuses('OFFLINE', { operation: 'reviewsTotal' });
    const stage = await openListingExtras({ ports: { reviews, reviewsTotal } });
    const here = stage.section('listing-reviews');
    const alerts = () => textsOf(here, '[role=alert] strong');
    expect(alerts()).toEqual(['Error en buscar totales de reviews', 'Error en buscar reviews']);
    press([...here.querySelectorAll('[role=alert] button')].at(-1)!);
    await settleStage(stage);
    expect(alerts()).toEqual(['Error en buscar totales de reviews']);
    expect(here.textContent).toContain('Muy cómodas');
  });

  test('ERR-66 of a later page that failed say so below those before them', async () => {
    const reviews = answersInTurn<Page<Review>>(
      { ok: true, value: pageOfReviews(1, 2) },
      { ok: false, failure: { code: 'SERVER_ERROR', operation: 'reviews' } },
    );
    const stage = await openListingExtras({ ports: { reviews } });
    const here = stage.section('listing-reviews');
    press(getButton(here, 'Ver más opiniones (1)'));
    await settleStage(stage);
    expect(textsOf(here, '[role=alert] strong')).toEqual(['Error en buscar reviews']);
    expect(here.textContent).toContain('Muy cómodas');
  });

  test('ERR-66 of one kind that failed say so, and it is that kind that is asked for again', async () => {
    const reviews = answersInTurn<Page<Review>>(
      { ok: true, value: pageOfReviews(1) },
      { ok: false, failure: { code: 'SERVER_ERROR', operation: 'reviews' } },
      { ok: true, value: pageOfReviews(1, 1, 5, { title: 'Mala' }) },
    );
    const stage = await openListingExtras({ ports: { reviews } });
    const here = stage.section('listing-reviews');
    press(stage.button('Negativas', here));
    await settleStage(stage);
    expect(textsOf(here, '[role=alert] strong')).toEqual(['Error en buscar reviews']);
    press(getButton(getElement(here, '[role=alert]'), 'Reintentar'));
    await settleStage(stage);
    expect([textsOf(here, '[role=alert]'), here.textContent?.includes('Mala')]).toEqual([[], true]);
    expect(reviews.asked.slice(1)).toMatchObject([{ rating: 'negative' }, { rating: 'negative' }]);
  });

  test('that nobody wrote say so', async () => {
    const { section } = await openListingExtras({
      ports: {
        reviews: answers(pageOfReviews(0)),
        reviewsTotal: answers({ ...sampleTotals, total: 0, levels: [0, 0, 0, 0, 0], average: null }),
      },
    });
    expect(section('listing-reviews').textContent).toBe('OpinionesTodavía no hay opiniones.');
  });
});

test('GW-22 questions are asked for by listing, size and from, and told as the gateway says them with their total', async () => {
  const pageFrom = (from: number, text: string) =>
    fromWire(
      'articleQuestions',
      {
        articleQuestions: {
          questions: [{ date: '2026-11-01T10:00:00.000Z', text, answer: null }],
          paging: { total: 2, offset: from, limit: 10 },
        },
      },
      { articleId: 'MLA1000000001', size: 10, from },
    );
  const articleQuestions = answersInTurn<Page<Question>>(
    { ok: true, value: await pageFrom(0, '¿Es nuevo?') },
    { ok: true, value: await pageFrom(1, '¿Tiene garantía?') },
  );
  const { host, settled } = await openListingScreen({ ports: { articleQuestions } });
  const here = getElement(host, 'section[aria-labelledby=listing-questions]');
  press(getButton(here, 'Ver más (1)'));
  await settled();
  expect(here.textContent).toMatch(/¿Es nuevo\?.*¿Tiene garantía\?/);
  const asked = articleQuestions.asked as InputOf<'articleQuestions'>[];
  const sent = [0, 1].map((from) => ({ articleId: 'MLA1000000001', size: 10, from }));
  expect(await Promise.all(asked.map((one) => toWire('articleQuestions', one)))).toEqual(sent);
});
