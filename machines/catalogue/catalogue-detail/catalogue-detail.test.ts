import { describe, expect, it } from 'vitest';
import type { CatalogueOffer, CatalogueProduct, Listing, Page } from '../../../contracts/shapes';
import { answers, answersInTurn, failure, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { offersPage, sampleProduct, sampleVariation, sampleKit } from '../../simulator/sample-catalogue';
import { sampleSystemActors } from '../../simulator/sample-system-actors';
import { catalogueAnswers } from './catalogue-detail.fixture';
import { catalogueDetailMachine } from './catalogue-detail.machine';
import { catalogueDetailInput, sampleOffers, sampleCatalogueListings } from './catalogue-detail.samples';
import { catalogueDetailView, offersView, partsView } from './catalogue-detail.view';

async function open(ports: FakePorts, input = catalogueDetailInput) {
  const systemActors = sampleSystemActors({ listings: { visible: {}, moment: 7 } });
  const stage = startWith(catalogueDetailMachine, { input, systemActors, ports });
  await stage.settle();
  const now = () => stage.actor.getSnapshot();
  return {
    ...stage,
    view: () => catalogueDetailView(now()),
    offers: () => offersView(now()),
    parts: () => partsView(now()),
  };
}

describe('a page of the catalogue', () => {
  it('CAT-01 GW-52 is asked for by the id of its address, however that was written', async () => {
    const ports = catalogueAnswers();
    const { view } = await open(ports, inputAt('catalogueDetail', { articleId: 'mla-19000001' }));
    for (const port of [ports.articleCatalogo, ports.articlesCatalogo])
      expect(port.asked).toEqual([{ articleId: 'MLA19000001' }]);
    expect(view()).toMatchObject({
      phase: 'shown',
      id: 'MLA19000001',
      product: { name: 'Zapatillas Andes Runner 3' },
      winner: { seller: { nickname: 'OFERTAS_DEL_SUR' } },
    });
  });

  it('asks what the listings that take part sell, and tells them to every screen', async () => {
    const ports = catalogueAnswers();
    const { parts, receivedBy } = await open(ports);
    expect(ports.articlesByIds.asked).toEqual([{ articlesIds: sampleOffers.map(({ itemId }) => itemId) }]);
    expect([ports.variants.asked[0], ports.kits.asked]).toEqual([
      { userProductsIds: ['MLAU1100001'] },
      [{ userProductsIds: ['MLAU1100001'] }],
    ]);
    expect(parts()).toMatchObject({ asking: false, failure: null, variations: [{ id: 'MLAU1100001' }] });
    expect(parts().kits).toEqual([sampleKit]);
    expect(receivedBy('listings')).toEqual([{ type: 'listings.confirm', listings: sampleCatalogueListings, asOf: 7 }]);
  });

  it('asks for the titles of what the kits are made of, once the kits are known', async () => {
    const ports = catalogueAnswers();
    const { parts } = await open(ports);
    expect(ports.variants.asked[1]).toEqual({ userProductsIds: ['MLAU1100001', 'MLAU1100009'] });
    expect(parts().kitTitles?.getSnapshot().context.value).toEqual({
      MLAU1100001: 'Zapatillas Andes Runner 3 negras',
    });
  });

  it('has a kit once, whether its listing or the question for kits tells it', async () => {
    const listing: Listing[] = sampleCatalogueListings.map((one) => ({ ...one, kits: [sampleKit] }));
    const { parts } = await open({ ...catalogueAnswers(), articlesByIds: answers(listing) });
    expect(parts().kits).toEqual([sampleKit]);
  });

  it('that nobody sells has no offers, and asks for no parts', async () => {
    const { view, offers, parts } = await open({
      ...catalogueAnswers(),
      articleCatalogo: answers(sampleProduct({ buyBoxWinner: null })),
      articlesCatalogo: answers(offersPage([])),
      articlesByIds: refuses<Listing[]>('SERVER_ERROR'),
    });
    expect(view()).toMatchObject({ phase: 'shown', winner: null });
    expect(offers()).toMatchObject({ none: true, asking: false, failure: null });
    expect(parts()).toMatchObject({ asking: false, failure: null, variations: [], kits: [] });
  });

  it('that is not there is missing, one that is no longer valid says so', async () => {
    expect((await open({ ...catalogueAnswers(), articleCatalogo: answers(null) })).view().phase).toBe('missing');
    const invalid = await open({
      ...catalogueAnswers(),
      articleCatalogo: refuses<CatalogueProduct | null>('INVALID_ARTICLE'),
    });
    expect(invalid.view().phase).toBe('invalid');
  });

  it('asks again for what failed, each by itself', async () => {
    const failed = { ok: false as const, failure: failure('OFFLINE') };
    const { actor, settle, view, offers, parts } = await open({
      ...catalogueAnswers(),
      articleCatalogo: answersInTurn<CatalogueProduct | null>(failed, { ok: true, value: sampleProduct() }),
      articlesCatalogo: answersInTurn<Page<CatalogueOffer>>(failed, { ok: true, value: offersPage(sampleOffers) }),
      variants: answersInTurn<ReturnType<typeof sampleVariation>[]>(failed, { ok: true, value: [sampleVariation()] }),
    });
    expect([view().failure, offers().failure, parts().failure]).toEqual([
      { code: 'OFFLINE' },
      { code: 'OFFLINE' },
      null,
    ]);
    actor.send({ type: 'product.reload' });
    actor.send({ type: 'offers.reload' });
    await settle();
    expect([view().phase, offers().failure, parts().failure]).toEqual(['shown', null, { code: 'OFFLINE' }]);
    actor.send({ type: 'parts.reload' });
    await settle();
    expect(parts()).toMatchObject({ failure: null, variations: [{ id: 'MLAU1100001' }] });
  });

  it('has the order of its sellers in its address', async () => {
    const { actor, offers, receivedBy } = await open(catalogueAnswers());
    const first = () => offers().offers[0]?.seller?.nickname;
    expect(first()).toBe('ANDES TIENDA');
    actor.send({ type: 'sort.choose', sort: 'cheapest' });
    expect(receivedBy('screens')).toEqual([
      {
        type: 'go',
        target: { to: 'catalogueDetail', params: { articleId: 'MLA19000001' }, search: { sort: 'cheapest' } },
        replace: true,
      },
    ]);
    actor.send(searchAt('catalogueDetail', { sort: 'cheapest' }));
    expect([first(), offers().sort]).toEqual(['OFERTAS_DEL_SUR', 'cheapest']);
  });
});
