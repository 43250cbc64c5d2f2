import { describe, expect, it } from 'vitest';
import type { Listing, Seller } from '../../../contracts/shapes';
import { answers, answersInTurn, answersLater, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { sampleListing, sampleListings, visibleOf } from '../../simulator/sample-listing';
import { sampleSystemActors } from '../../simulator/sample-system-actors';
import { galleryView } from '../../shared/gallery/gallery.view';
import { sampleSeller } from '../../shared/seller-information/seller-information.samples';
import { listingPreviewMachine } from './listing-preview.machine';
import { previewReports } from './listing-preview.samples';
import type { ListingPreviewEvent } from './listing-preview.types';
import { listingPreviewView } from './listing-preview.view';

const listings = sampleListings(60);
const ids = listings.map(({ id }) => id);
const idAt = (at: number) => ids[at] ?? '';
const answerListing = () =>
  answers<Listing[], { articleId: string | string[] }>(({ articleId }) => [sampleListing({ id: String(articleId) })]);

const known = () =>
  answers<Seller, { sellerId: string; siteId: string }>(({ sellerId }) => sampleSeller({ id: sellerId }));

function open(article: FakePorts['article'] = answerListing(), moment = 0, seller = known(), visible = listings) {
  const noticedArticles = answers(previewReports('resolved', 'rejected', 'resolved'));
  const stage = startWith(listingPreviewMachine, {
    systemActors: sampleSystemActors({ listings: { ...visibleOf(visible), moment } }),
    ports: { article, seller, noticedArticles },
  });
  const sendEvents = (...events: ListingPreviewEvent[]) => events.forEach((event) => stage.actor.send(event));
  return {
    ...stage,
    seller,
    noticedArticles,
    say: sendEvents,
    show: (at: number) => sendEvents({ type: 'preview.show', id: idAt(at), next: ids[at + 1] ?? null }),
    rest: async (time = 150) => {
      stage.clock.increment(time);
      await stage.settle();
    },
    view: () => listingPreviewView(stage.actor.getSnapshot()),
    photos: () => {
      const { gallery } = listingPreviewView(stage.actor.getSnapshot());
      return gallery && galleryView(gallery.getSnapshot()).pictures.map(({ id }) => id);
    },
  };
}

describe('the preview of a listing', () => {
  it('of ten listings passed quickly asks for the last one alone, with its seller and reports, and for the one behind it', async () => {
    const article = answerListing();
    const { show, rest, seller, noticedArticles } = open(article);
    for (let at = 0; at < 10; at += 1) {
      show(at);
      await rest(140);
    }
    expect(article.asked).toEqual([]);
    await rest();
    expect(article.asked).toEqual([{ articleId: idAt(9) }, { articleId: idAt(10) }]);
    expect(seller.asked).toEqual([{ sellerId: '77001', siteId: 'MLA' }]);
    expect(noticedArticles.asked).toEqual([{ itemId: idAt(9), size: 50, from: 0 }]);
  });

  it('asks once for each of those that are looked at one after the other, and once for the seller that they share', async () => {
    const article = answerListing();
    const { show, rest, seller, noticedArticles } = open(article);
    for (let at = 0; at < 20; at += 1) {
      show(at);
      await rest();
    }
    for (let at = 19; at >= 0; at -= 1) {
      show(at);
      await rest();
    }
    expect(article.asked).toEqual(ids.slice(0, 21).map((articleId) => ({ articleId })));
    expect([seller.asked.length, noticedArticles.asked.length]).toEqual([1, 20]);
  });

  it('has the figures of the seller in the country of the listing, where it sells in two', async () => {
    const two = listings.map((listing, at) => ({ ...listing, siteId: at === 1 ? 'MLB' : 'MLA' }));
    const seller = answers<Seller, { sellerId: string; siteId: string }>(({ sellerId, siteId }) =>
      sampleSeller({ id: sellerId, nickname: `SUR_${siteId}` }),
    );
    const { show, rest, view } = open(answerListing(), 0, seller, two);
    const told: (string | null)[] = [];
    for (const at of [0, 1, 0]) {
      show(at);
      await rest();
      told.push(view().seller?.nickname ?? null);
    }
    expect(told).toEqual(['SUR_MLA', 'SUR_MLB', 'SUR_MLA']);
    expect(seller.asked).toEqual(['MLA', 'MLB'].map((siteId) => ({ sellerId: '77001', siteId })));
  });

  it('asks anew for one that was left forty listings ago', async () => {
    const article = answerListing();
    const { show, rest, say: sendEvents } = open(article);
    for (let at = 0; at < 40; at += 1) {
      show(at);
      await rest();
    }
    show(1);
    await rest();
    expect(article.asked).toHaveLength(41);
    sendEvents({ type: 'preview.show', id: idAt(0), next: null });
    await rest();
    expect(article.asked.slice(41)).toEqual([{ articleId: idAt(0) }]);
  });

  it('shows the photos that are known at once, and those that the answer has from then on', async () => {
    const article = answersLater<Listing[]>();
    const { show, rest, photos, view, settle, receivedBy } = open(article, 7);
    show(0);
    expect([photos(), view().rested]).toEqual([['p1', 'p2'], false]);
    await rest();
    expect([photos(), view().rested]).toEqual([['p1', 'p2'], true]);
    const answer = sampleListing({
      id: idAt(0),
      pictures: ['p2', 'p3', 'p4'].map((id) => ({ id, url: `/${id}-O.svg` })),
    });
    article.answer({ ok: true, value: [answer] });
    await settle();
    expect(photos()).toEqual(['p2', 'p3', 'p4']);
    expect(receivedBy('listings')).toEqual([{ type: 'listings.confirm', listings: [answer], asOf: 7 }]);
  });

  it('keeps the photos that are known of one that the gateway knows no more', async () => {
    const { show, rest, photos, view } = open(answers([]));
    show(0);
    await rest();
    expect([photos(), view().failure]).toEqual([['p1', 'p2'], null]);
  });

  it('names the first photo of the next one when this one is there', async () => {
    const article = answersLater<Listing[]>();
    const { show, rest, view, settle } = open(article);
    show(0);
    await rest();
    expect(view().nextPicture).toBeNull();
    article.answer({ ok: true, value: [sampleListing({ id: idAt(0) })] });
    await settle();
    expect(view().nextPicture).toBe('/files/pictures/1/1-O.svg');
  });

  it('says why one could not be had, keeps what is known of it and can be tried again', async () => {
    const article = answersInTurn<Listing[]>(
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: [sampleListing({ id: idAt(0) })] },
    );
    const { show, rest, say: sendEvents, settle, photos, view } = open(article);
    show(0);
    await rest();
    expect([view().failure?.code, photos(), view().nextPicture]).toEqual(['OFFLINE', ['p1', 'p2'], null]);
    sendEvents({ type: 'preview.retry' });
    await settle();
    expect([view().failure, article.asked.length]).toEqual([null, 3]);
  });

  it('does without the next one when that could not be had, and asks for it when it is looked at', async () => {
    const article = answersInTurn<Listing[]>(
      { ok: true, value: [sampleListing({ id: idAt(0) })] },
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: [sampleListing({ id: idAt(1) })] },
    );
    const { show, rest, view } = open(article);
    show(0);
    await rest();
    expect([view().failure, article.asked.length]).toEqual([null, 2]);
    await rest(5_000);
    expect(article.asked).toHaveLength(2);
    show(1);
    await rest();
    expect(article.asked.slice(2)).toEqual([{ articleId: idAt(1) }, { articleId: idAt(2) }]);
  });

  it('asks for another one that is likely to come next without asking for this one again', async () => {
    const article = answersLater<Listing[]>();
    const { show, rest, say: sendEvents, settle } = open(article);
    const answer = async (at: number) => {
      article.answer({ ok: true, value: [sampleListing({ id: idAt(at) })] });
      await settle();
    };
    show(0);
    await rest();
    await answer(0);
    sendEvents({ type: 'preview.show', id: idAt(0), next: idAt(5) });
    await answer(1);
    await answer(5);
    sendEvents({ type: 'preview.show', id: idAt(0), next: idAt(1) });
    await settle();
    expect(article.asked).toEqual([0, 1, 5].map((at) => ({ articleId: idAt(at) })));
  });

  it('asks nothing once nothing is looked at, and has no photos then', async () => {
    const article = refuses('OFFLINE');
    const { show, rest, say: sendEvents, photos, view } = open(article);
    show(0);
    sendEvents({ type: 'preview.hide' });
    await rest(5_000);
    expect([article.asked, photos(), view().failure]).toEqual([[], undefined, null]);
  });

  it('has the figures of the seller, and how many reports there were and how they stand', async () => {
    const { show, rest, view } = open();
    show(0);
    expect([view().seller, view().reports]).toEqual([null, null]);
    await rest();
    expect(view().seller).toEqual(sampleSeller({ id: '77001' }));
    expect(view().reports).toEqual({
      total: 3,
      endings: [
        { status: 'resolved', count: 2 },
        { status: 'rejected', count: 1 },
      ],
    });
  });

  it('asks again for what could not be had, and for nothing else', async () => {
    const article = answerListing();
    const seller = answersInTurn<Seller, { sellerId: string; siteId: string }>(
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: sampleSeller({ id: '77001' }) },
    );
    const { show, rest, say: sendEvents, settle, view, noticedArticles } = open(article, 0, seller);
    show(0);
    await rest();
    expect([view().failure?.code, view().reports?.total]).toEqual(['OFFLINE', 3]);
    sendEvents({ type: 'preview.retry' });
    await settle();
    expect([view().failure, view().seller?.id]).toEqual([null, '77001']);
    expect([article.asked.length, seller.asked.length, noticedArticles.asked.length]).toEqual([2, 2, 1]);
  });
});
