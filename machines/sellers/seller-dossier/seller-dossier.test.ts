import { describe, expect, it } from 'vitest';
import type { HistoryReport, Listing, Page } from '../../../contracts/shapes';
import { goTo } from '../../domain/navigation-events';
import { answers, answersInTurn, failure, startWith, type FakePorts } from '../../simulator/answers';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { sampleSeller } from '../../shared/seller-information/seller-information.samples';
import { sellerDossierMachine } from './seller-dossier.machine';
import { pageOfReports, sellerDossierInput, pageOfSoldListings } from './seller-dossier.samples';
import { sellerDossierView } from './seller-dossier.view';
import { sampleSentReport } from '../../simulator/sample-report';

async function open(ports: FakePorts = {}) {
  const stage = startWith(sellerDossierMachine, {
    input: sellerDossierInput,
    systemActors: sampleSystemActors(),
    now: sampleNow,
    ports: {
      seller: answers(sampleSeller()),
      search: answers(pageOfSoldListings()),
      noticedArticles: answers(pageOfReports()),
      ...ports,
    },
  });
  await stage.settle();
  return { ...stage, view: () => sellerDossierView(stage.actor.getSnapshot()) };
}

describe('the dossier of a seller', () => {
  it('asks three things at once, and counts what was read of how many', async () => {
    const search = answers(pageOfSoldListings());
    const noticedArticles = answers(pageOfReports());
    const { view, receivedBy } = await open({ search, noticedArticles });
    expect(search.asked).toEqual([{ sellerId: '77001', source: 'quick_search', status: 'all' }]);
    expect(noticedArticles.asked).toEqual([{ sellerId: '77001', size: 50, from: 0 }]);
    expect(receivedBy('listings')).toMatchObject([{ type: 'listings.confirm', listings: pageOfSoldListings().items }]);
    expect(view()).toMatchObject({
      listingsTotal: 80,
      countries: [
        { siteId: 'MLA', count: 2 },
        { siteId: 'MLB', count: 1 },
      ],
      outcomes: [{ group: 'APPROVED', count: 1 }],
      relisted: [{ listing: { id: 'MLA1234567801' }, report: { caseId: '10000003' }, same: 'title' }],
      reportsLeft: 0,
    });
  });

  it('each part fails by itself, and is asked for again', async () => {
    const { actor, view, settle } = await open({
      search: answersInTurn<Page<Listing>>(
        { ok: false, failure: failure('OFFLINE') },
        { ok: true, value: pageOfSoldListings() },
      ),
      noticedArticles: answersInTurn<Page<HistoryReport>>(
        { ok: false, failure: failure('SERVER_ERROR') },
        { ok: true, value: pageOfReports() },
      ),
    });
    expect(view()).toMatchObject({ listingsFailure: { code: 'OFFLINE' }, reportsFailure: { code: 'SERVER_ERROR' } });
    actor.send({ type: 'reports.reload' });
    await settle();
    expect(view()).toMatchObject({ listingsFailure: { code: 'OFFLINE' }, reportsFailure: null, reportsTotal: 1 });
    actor.send({ type: 'listings.reload' });
    await settle();
    expect(view()).toMatchObject({ listingsFailure: null, listingsTotal: 80 });
  });

  it('reads on where it stopped, none twice, and ends where no more come', async () => {
    const second = sampleSentReport({ caseId: '10000004' });
    const noticedArticles = answersInTurn<Page<HistoryReport>>(
      { ok: true, value: pageOfReports([sampleSentReport()], 3) },
      { ok: true, value: pageOfReports([sampleSentReport(), second], 3) },
      { ok: true, value: pageOfReports([], 3) },
    );
    const { actor, view, settle } = await open({ noticedArticles });
    for (const left of [1, 0]) {
      actor.send({ type: 'reports.more' });
      await settle();
      expect(view().reportsLeft).toBe(left);
    }
    actor.send({ type: 'reports.more' });
    expect(view().reportsAsking).toBe(false);
    expect(noticedArticles.asked).toMatchObject([{ from: 0 }, { from: 1 }, { from: 2 }]);
    expect(view().reports.map(({ caseId }) => caseId)).toEqual(['10000003', '10000004']);
  });

  it('counts no fewer reports than were read where some were withdrawn between two answers', async () => {
    const noticedArticles = answersInTurn<Page<HistoryReport>>(
      { ok: true, value: pageOfReports([sampleSentReport()], 3) },
      { ok: true, value: pageOfReports([sampleSentReport({ caseId: '10000004' })], 1) },
    );
    const { actor, view, settle } = await open({ noticedArticles });
    actor.send({ type: 'reports.more' });
    await settle();
    expect([view().reportsTotal, view().reportsLeft]).toEqual([2, 0]);
  });

  it('searches everything of the seller once, and goes there; a failure leaves the person here', async () => {
    const { actor, view, receivedBy, settleWork } = await open();
    actor.send({ type: 'seller.search' });
    actor.send({ type: 'seller.search' });
    expect(view().searching).toBe(true);
    expect(receivedBy('outbox')).toMatchObject([
      { work: { command: { type: 'createSellersLiveSearch', input: { sellers: ['77001'] } } } },
    ]);
    settleWork({ ok: true, value: { id: '42' } });
    expect(receivedBy('screens')).toEqual([goTo({ to: 'results', params: { id: '42' } })]);
    const other = await open();
    other.actor.send({ type: 'seller.search' });
    other.settleWork({ ok: false, failure: { code: 'SERVER_ERROR' } });
    expect([other.view().searching, other.receivedBy('screens')]).toEqual([false, []]);
  });
});
