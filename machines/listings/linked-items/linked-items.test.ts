import { describe, expect, it } from 'vitest';
import type { CatalogueOffer, Listing, Page } from '../../../contracts/shapes';
import { answers, answersInTurn, startWith, type FakePorts } from '../../simulator/answers';
import { sampleListing, sampleListings } from '../../simulator/sample-listing';
import { linkedItemsMachine, type LinkedItemsEvent } from './linked-items.machine';
import { linkedItemsInput, sampleOfferPage } from './linked-items.samples';
import { linkedItemsView } from './linked-items.view';

async function open(count: number, ports: FakePorts = {}) {
  const articlesByIds = answers<Listing[], { articlesIds: string[] }>(({ articlesIds }) =>
    articlesIds.map((id) => sampleListing({ id })),
  );
  const stage = startWith(linkedItemsMachine, {
    input: linkedItemsInput,
    ports: { articlesCatalogo: answers(sampleOfferPage(count)), articlesByIds, ...ports },
  });
  await stage.settle();
  return {
    ...stage,
    articlesByIds,
    view: () => linkedItemsView(stage.actor.getSnapshot()),
    say: async (event: LinkedItemsEvent) => {
      stage.actor.send(event);
      await stage.settle();
    },
  };
}

describe('the listings of the same catalogue page', () => {
  it('are asked for twenty at a time, without the one that is looked at, and confirmed for every screen', async () => {
    const { view, say, articlesByIds, receivedBy } = await open(23);
    const all = sampleListings(22, 1).map(({ id }) => id);
    expect(view()).toMatchObject({ total: 22, left: 2, ids: all.slice(0, 20) });
    await say({ type: 'linked.more' });
    expect(view()).toMatchObject({ left: 0, ids: all });
    await say({ type: 'linked.more' });
    expect(articlesByIds.asked).toEqual([{ articlesIds: all.slice(0, 20) }, { articlesIds: all.slice(20) }]);
    expect(receivedBy('listings').map(({ type }) => type)).toEqual(['listings.confirm', 'listings.confirm']);
  });

  it('are none where no other seller takes part', async () => {
    const { view, articlesByIds } = await open(1);
    expect([view().none, articlesByIds.asked]).toEqual([true, []]);
  });

  it('that the gateway no longer knows are left out', async () => {
    const { view } = await open(3, { articlesByIds: answers(sampleListings(1, 2)) });
    expect(view()).toMatchObject({ ids: ['MLA1000000003'], left: 0, none: false });
  });

  it('that did not load can be asked for again, from where it failed', async () => {
    const articlesCatalogo = answersInTurn<Page<CatalogueOffer>>(
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: sampleOfferPage(2) },
    );
    const articlesByIds = answersInTurn<Listing[]>(
      { ok: false, failure: { code: 'SERVER_ERROR' } },
      { ok: true, value: sampleListings(1, 1) },
    );
    const { view, say } = await open(2, { articlesCatalogo, articlesByIds });
    expect(view().failure).toEqual({ code: 'OFFLINE' });
    await say({ type: 'linked.reload' });
    expect(view().failure).toEqual({ code: 'SERVER_ERROR' });
    await say({ type: 'linked.reload' });
    expect(view()).toMatchObject({ failure: null, ids: ['MLA1000000002'] });
    expect(articlesCatalogo.asked).toHaveLength(2);
  });
});
