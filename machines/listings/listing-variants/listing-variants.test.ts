import { describe, expect, it } from 'vitest';
import type { DenouncedVariant, Listing, ProductVariant } from '../../../contracts/shapes';
import { answers, answersInTurn, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { noticedListing, sampleListing, sampleReported } from '../../simulator/sample-listing';
import { listingVariantsMachine } from './listing-variants.machine';
import type { ListingVariantsEvent } from './listing-variants.rules';
import { listingVariantsInput, sampleProductVariant, sampleVariants } from './listing-variants.samples';
import { listingVariantsView } from './listing-variants.view';

const [first, second] = sampleVariants.map(({ id }) => id) as [string, string];
const known = (...more: Partial<ProductVariant>[]) =>
  sampleVariants.map((variant, at) => sampleProductVariant(variant, more[at] ?? {}));

async function open(ports: FakePorts = {}, variants = sampleVariants) {
  const stage = startWith(listingVariantsMachine, {
    input: { ...listingVariantsInput, variants },
    ports: {
      variants: answers(known()),
      denouncedVariants: answers<DenouncedVariant[]>([]),
      article: answers<Listing[]>([sampleListing()]),
      ...ports,
    },
  });
  await stage.settle();
  return {
    ...stage,
    view: () => listingVariantsView(stage.actor.getSnapshot()),
    say: async (...events: ListingVariantsEvent[]) => {
      events.forEach((event) => stage.actor.send(event));
      await stage.settle();
    },
  };
}

describe('the variants of a listing', () => {
  it('GW-33 stand as the listing names them until the gateway says more', async () => {
    const variants = answers(known({ soldQuantity: 7 }));
    const denouncedVariants = answers<DenouncedVariant[]>([]);
    const { view } = await open({ variants, denouncedVariants });
    expect(view().rows.map(({ id, own, why }) => [id, own?.soldQuantity, why])).toEqual([
      [first, 7, null],
      [second, 18, null],
    ]);
    expect([variants.asked, denouncedVariants.asked]).toEqual([
      [{ userProductsIds: [first, second] }],
      [{ variantsIds: [first, second] }],
    ]);
    const lacking = await open({ variants: refuses('OFFLINE', { operation: 'variants' }) });
    expect(lacking.view()).toMatchObject({ failure: { operation: 'variants' }, rows: [{ own: null, why: null }, {}] });
  });

  it('are not asked for where there are none', async () => {
    const variants = answers<ProductVariant[]>([]);
    const { view } = await open({ variants }, []);
    expect([view().rows, variants.asked]).toEqual([[], []]);
  });

  it('are reported as chosen, all of them as their family', async () => {
    const { view, say, toParent } = await open();
    expect(view().whyNotReport).toEqual({ because: 'NO_VARIANT_CHOSEN' });
    await say({ type: 'variants.report' }, { type: 'variant.toggle', id: second }, { type: 'variants.report' });
    await say({ type: 'variants.all' }, { type: 'variants.report' });
    expect(view()).toMatchObject({ chosen: 2, allChosen: true, whyNotReport: null });
    const variants = { articleId: 'MLA1000000001', familyId: 'MLAF1', sameAs: null };
    expect(toParent).toEqual([
      {
        type: 'variants.chosen',
        ids: [second],
        variants: { ...variants, isFamily: false, pictures: sampleVariants[1]?.pictures },
      },
      { type: 'variants.chosen', ids: [first, second], variants: { ...variants, isFamily: true, pictures: [] } },
    ]);
    await say({ type: 'variants.all' });
    expect(view().chosen).toBe(0);
  });

  it('that were reported cannot be again, and give the others their reason', async () => {
    const { view, say, toParent } = await open({ variants: answers(known({ reported: sampleReported() })) });
    expect(view().rows.map(({ why }) => why?.because ?? null)).toEqual(['ALREADY_REPORTED', null]);
    await say({ type: 'variant.toggle', id: first }, { type: 'variants.all' }, { type: 'variants.report' });
    expect(toParent).toMatchObject([{ ids: [second], variants: { isFamily: false, sameAs: 'PPPI3' } }]);
  });

  it('whose report has ended may be reported again, for any reason', async () => {
    const { reported, noticed } = noticedListing;
    const ended = { reported, noticed: noticed && { ...noticed, noticeStatus: 'ROLLBACK' } };
    const { view, say, toParent } = await open({ variants: answers(known(ended)) });
    expect(view().rows[0]).toMatchObject({ why: null, caseStatus: 'ROLLBACK' });
    await say({ type: 'variant.toggle', id: first }, { type: 'variants.report' });
    expect(toParent).toMatchObject([{ ids: [first], variants: { sameAs: null } }]);
  });

  it('that a report of the whole family names cannot be reported while it runs', async () => {
    const denounced = (status: string) => [{ id: second, articleId: null, caseId: 'C1', status }];
    const { view } = await open({ denouncedVariants: answers(denounced('PENDING_MODERATION')) });
    expect(view().rows.map(({ why, caseStatus }) => [why?.because ?? null, caseStatus])).toEqual([
      [null, null],
      ['ALREADY_SENT', 'PENDING_MODERATION'],
    ]);
    const ended = await open({ denouncedVariants: answers(denounced('ROLLBACK')) });
    expect(ended.view().rows[1]).toMatchObject({ why: null, caseStatus: 'ROLLBACK' });
  });

  it('are dropped from the choice once they turn out to be reported', async () => {
    const variants = answersInTurn<ProductVariant[]>(
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: known({ reported: sampleReported() }) },
    );
    const { view, say } = await open({ variants });
    await say({ type: 'variants.all' });
    expect(view().chosen).toBe(2);
    await say({ type: 'variants.reload' });
    expect([view().chosen, view().rows.map(({ chosen }) => chosen)]).toEqual([1, [false, true]]);
  });

  it('are on their way until the gateway has answered, then they and their listing are asked for anew', async () => {
    const variants = answersInTurn<ProductVariant[]>(
      { ok: true, value: known() },
      { ok: true, value: known({ reported: sampleReported() }) },
    );
    const article = answers<Listing[]>([sampleListing({ reported: sampleReported() })]);
    const { view, say, receivedBy } = await open({ variants, article });
    await say({ type: 'variant.toggle', id: first }, { type: 'variants.made', ids: [first] });
    expect(view()).toMatchObject({ chosen: 0, rows: [{ underWay: true, why: { because: 'MARK_PENDING' } }, {}] });
    await say({ type: 'variants.settled', ids: [first] });
    expect(view().rows[0]).toMatchObject({ underWay: false, why: { because: 'ALREADY_REPORTED' } });
    expect(receivedBy('listings')).toMatchObject([{ type: 'listings.confirm', listings: [{ id: 'MLA1000000001' }] }]);
  });
});
