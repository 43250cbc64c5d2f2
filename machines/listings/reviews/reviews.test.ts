import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../contracts/ports';
import type { Page, Review, ReviewsTotal } from '../../../contracts/shapes';
import { answers, answersInTurn, answersLater, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { reviewsMachine } from './reviews.machine';
import type { ReviewsEvent } from './reviews.rules';
import { pageOfReviews, reviewsInput, sampleTotals } from './reviews.samples';
import { reviewsView } from './reviews.view';

const { articleId: itemId } = reviewsInput;
const page = (...given: Parameters<typeof pageOfReviews>): Outcome<Page<Review>> => ({
  ok: true,
  value: pageOfReviews(...given),
});

async function open(ports: FakePorts = {}) {
  const stage = startWith(reviewsMachine, {
    input: reviewsInput,
    ports: { reviews: answers(pageOfReviews(2)), reviewsTotal: answers(sampleTotals), ...ports },
  });
  await stage.settle();
  return {
    ...stage,
    view: () => reviewsView(stage.actor.getSnapshot()),
    say: async (...events: ReviewsEvent[]) => {
      events.forEach((event) => stage.actor.send(event));
      await stage.settle();
    },
  };
}

describe('the reviews', () => {
  it('come with their summary, the bars with five stars first', async () => {
    const { view } = await open();
    expect(view()).toMatchObject({ average: 3.7, total: 12, left: 0, none: false });
    expect(view().levels.map(({ stars, count, offered }) => [stars, count, offered])).toEqual([
      [5, 9, true],
      [4, 0, false],
      [3, 1, true],
      [2, 0, false],
      [1, 2, true],
    ]);
    expect(view().groups.map(({ rating, count, chosen }) => [rating, count, chosen])).toEqual([
      [null, 12, true],
      ['positive', 9, false],
      ['negative', 2, false],
    ]);
  });

  it('GW-53 grow a page at a time, and never show the same one twice', async () => {
    const reviews = answersInTurn(page(2, 5), page(2, 5, 1), page(0, 5));
    const { view, say } = await open({ reviews });
    expect(view().left).toBe(3);
    await say({ type: 'reviews.more' });
    expect(view().reviews.map(({ id }) => id)).toEqual(['r1', 'r2', 'r3']);
    await say({ type: 'reviews.more' });
    expect(view()).toMatchObject({ left: 0 });
    await say({ type: 'reviews.more' });
    expect(reviews.asked).toEqual([
      { itemId, size: 10, from: 0 },
      { itemId, size: 10, from: 2 },
      { itemId, size: 10, from: 3 },
    ]);
  });

  it('GW-53 are asked anew for another rating, from the first', async () => {
    const reviews = answersInTurn(page(2, 2), page(1, 1, 4));
    const { view, say } = await open({ reviews });
    await say({ type: 'rating.choose', rating: 'negative' });
    expect(reviews.asked.at(-1)).toEqual({ itemId, size: 10, from: 0, rating: 'negative' });
    expect(view()).toMatchObject({ rating: 'negative', reviews: [{ id: 'r5' }] });
    await say({ type: 'rating.choose', rating: null });
    expect(reviews.asked.at(-1)).toEqual({ itemId, size: 10, from: 0 });
  });

  it('are not asked for a rating that none has, nor for the one that is shown', async () => {
    const reviews = answers(pageOfReviews(2));
    const { say } = await open({ reviews });
    await say({ type: 'rating.choose', rating: 'two' }, { type: 'rating.choose', rating: null });
    expect(reviews.asked).toHaveLength(1);
  });

  it('of a rating that was left meanwhile do not come late', async () => {
    const reviews = answersLater<Page<Review>>();
    const { view, say } = await open({ reviews });
    await say({ type: 'rating.choose', rating: 'five' });
    reviews.answer(page(2, 2));
    reviews.answer(page(1, 1, 7));
    await say();
    expect(view().reviews.map(({ id }) => id)).toEqual(['r8']);
  });

  it('that fail say why, keep those before them and can be tried again', async () => {
    const reviews = answersInTurn<Page<Review>>(
      page(1, 2),
      { ok: false, failure: { code: 'SERVER_ERROR', operation: 'reviews' } },
      page(1, 2, 1),
    );
    const { view, say } = await open({ reviews });
    await say({ type: 'reviews.more' });
    expect(view()).toMatchObject({ failure: { operation: 'reviews' }, reviews: [{ id: 'r1' }] });
    await say({ type: 'reviews.reload' });
    expect(view()).toMatchObject({ failure: null, reviews: [{ id: 'r1' }, { id: 'r2' }] });
  });

  it('stand without their totals, which can be asked for again', async () => {
    const reviewsTotal = answersInTurn<ReviewsTotal>(
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: sampleTotals },
    );
    const { view, say } = await open({ reviewsTotal });
    expect(view()).toMatchObject({ total: null, totalsFailure: { code: 'OFFLINE' }, reviews: [{}, {}] });
    await say({ type: 'totals.reload' });
    expect(view()).toMatchObject({ total: 12, totalsFailure: null });
  });

  it('that nobody wrote are none', async () => {
    const { view } = await open({ reviews: answers(pageOfReviews(0)), reviewsTotal: refuses('OFFLINE') });
    expect(view()).toMatchObject({ none: true, reviews: [] });
  });
});
