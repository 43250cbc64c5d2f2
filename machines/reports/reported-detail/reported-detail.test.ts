import { describe, expect, it } from 'vitest';
import type { CatalogueProduct, Listing } from '../../../contracts/shapes';
import { answers, answersInTurn, neverAnswers, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { sampleProduct, sampleVariation, sampleKit } from '../../simulator/sample-catalogue';
import { visibleOf } from '../../simulator/sample-listing';
import { sampleSystemActors } from '../../simulator/sample-system-actors';
import { sampleSeller } from '../../shared/seller-information/seller-information.samples';
import { reportedDetailMachine } from './reported-detail.machine';
import { sampleReportedListing, sampleCatalogueListing } from './reported-detail.samples';
import { reportedDetailView } from './reported-detail.view';

async function open(id: string, ports: FakePorts = {}) {
  const stage = startWith(reportedDetailMachine, {
    input: { id },
    systemActors: sampleSystemActors({ listings: visibleOf([sampleReportedListing]) }),
    ports: {
      article: answers<Listing[]>([sampleReportedListing]),
      articleDescription: answers({ text: 'De montaña.', lastUpdated: null }),
      articleCatalogo: answers<CatalogueProduct | null>(sampleProduct()),
      seller: answers(sampleSeller()),
      ...ports,
    },
  });
  await stage.settle();
  return { ...stage, view: () => reportedDetailView(stage.actor.getSnapshot()) };
}

describe('a row of the suspicious list, looked at', () => {
  it('a listing is asked for, confirmed for every screen, and stands with its photos, description and seller', async () => {
    const articleCatalogo = answers<CatalogueProduct | null>(sampleProduct());
    const { view, receivedBy } = await open(sampleReportedListing.id, { articleCatalogo });
    expect(receivedBy('listings')).toEqual([{ type: 'listings.confirm', listings: [sampleReportedListing], asOf: 0 }]);
    expect(view()).toMatchObject({ asking: false, failure: null, page: null, productId: null });
    expect(view().gallery?.getSnapshot().context.pictures).toEqual(sampleReportedListing.pictures);
    expect(view().description?.getSnapshot().context.value).toBe('De montaña.');
    expect(view().seller?.getSnapshot().context.seller).toMatchObject({ id: '77001' });
    expect([view().product, articleCatalogo.asked]).toEqual([undefined, []]);
  });

  it('one that takes part in a catalogue page has that page beside it', async () => {
    const { view } = await open(sampleReportedListing.id, { article: answers<Listing[]>([sampleCatalogueListing]) });
    expect(view().productId).toBe('MLA10000001');
    expect(view().product?.getSnapshot().context.value).toEqual(sampleProduct());
  });

  it('one with a kit has the titles of its components beside it', async () => {
    const variants = answers([sampleVariation()]);
    const { view } = await open(sampleReportedListing.id, {
      article: answers<Listing[]>([{ ...sampleReportedListing, kits: [sampleKit] }]),
      variants,
    });
    expect(variants.asked).toEqual([{ userProductsIds: ['MLAU1100001', 'MLAU1100009'] }]);
    expect(view().kitTitles?.getSnapshot().context.value).toEqual({ MLAU1100001: 'Zapatillas Andes Runner 3 negras' });
  });

  it('a catalogue id is asked for as a page, and as nothing else', async () => {
    const article = answers<Listing[]>([]);
    const { view } = await open('MLA10000001', { article });
    expect(view().page).toEqual(sampleProduct());
    expect(view().gallery?.getSnapshot().context.pictures).toEqual(sampleProduct().pictures);
    expect(article.asked).toEqual([]);
  });

  it.each<[string, string, FakePorts]>([
    ['an answer without an article', sampleReportedListing.id, { article: answers<Listing[]>([]) }],
    ['an article that is nowhere', sampleReportedListing.id, { article: refuses('ARTICLE_NOT_FOUND') }],
    ['a page that is nowhere', 'MLA10000001', { articleCatalogo: answers<CatalogueProduct | null>(null) }],
  ])('%s closes it and is told', async (_, id, ports) => {
    const { actor, receivedBy } = await open(id, ports);
    expect(actor.getSnapshot().status).toBe('done');
    expect(receivedBy('notices')).toEqual([
      { type: 'notice.raise', notice: { code: 'report.noArticle', tone: 'failure', values: { id } } },
    ]);
  });

  it('one that has ended meanwhile is shown all the same', async () => {
    const { view } = await open(sampleReportedListing.id, {
      article: answers<Listing[]>([{ ...sampleReportedListing, status: 'closed' }]),
    });
    expect(view().gallery).not.toBeNull();
  });

  it('a failed load says why, and can be tried again', async () => {
    const article = answersInTurn<Listing[]>(
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: [sampleReportedListing] },
    );
    const { actor, settle, view } = await open(sampleReportedListing.id, { article });
    expect(view()).toMatchObject({ failure: { code: 'OFFLINE' }, gallery: null });
    actor.send({ type: 'detail.reload' });
    await settle();
    expect(view()).toMatchObject({ failure: null, asking: false });
  });

  it('is asking until it is answered', async () => {
    expect((await open(sampleReportedListing.id, { article: neverAnswers() })).view().asking).toBe(true);
  });
});
