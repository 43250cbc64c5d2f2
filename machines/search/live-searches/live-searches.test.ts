import { describe, expect, it, vi } from 'vitest';
import type { Page, LiveSearchSummary } from '../../../contracts/shapes';
import { answers, answersInTurn, answersLater, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { goTo } from '../../domain/navigation-events';
import { inputAt } from '../../simulator/sample-addresses';
import { openSearch, sampleSearch } from '../../simulator/sample-search';
import { anaFacts, anaProfile } from '../../simulator/sample-system-actors';
import { liveSearchesMachine } from './live-searches.machine';
import { liveSearchesSystemActors, pageOfSearches } from './live-searches.samples';
import { liveSearchesView } from './live-searches.view';

type List = FakePorts['liveSearches'];
async function open(liveSearches: List, query: Record<string, string> = {}) {
  const stage = startWith(liveSearchesMachine, {
    input: inputAt('liveSearches', {}, query),
    systemActors: liveSearchesSystemActors,
    ports: { liveSearches },
  });
  await stage.settle();
  return { ...stage, view: () => liveSearchesView(stage.actor.getSnapshot()) };
}
const inProgress = openSearch({ id: 'ls-2', keyword: 'bolsos' });
const deletion = { kind: 'command' as const, command: { type: 'deleteLiveSearch' as const, input: { id: 'ls-1' } } };

describe('the live searches', () => {
  it('LSV-04 GW-26 shows every search with its status', async () => {
    const { view } = await open(
      answers(
        pageOfSearches([sampleSearch(), inProgress, sampleSearch({ id: 'ls-3', status: 'failed', failedCount: 2 })]),
      ),
    );
    expect(view().rows.map((row) => [row.id, row.status])).toEqual([
      ['ls-1', 'processed'],
      ['ls-2', 'in_progress'],
      ['ls-3', 'failed'],
    ]);
  });

  it('ERR-14 a failed load says why and can be tried again', async () => {
    const { actor, settle, view } = await open(
      answersInTurn<Page<LiveSearchSummary>>(
        { ok: false, failure: { code: 'OFFLINE' } },
        { ok: true, value: pageOfSearches([sampleSearch()]) },
      ),
    );
    expect(view()).toMatchObject({ phase: 'failed', failure: { code: 'OFFLINE' } });
    actor.send({ type: 'list.reload' });
    await settle();
    expect(view()).toMatchObject({ phase: 'shown', failure: null });
  });

  it('LSV-05 asks again while a search is processed, and stops once it is', async () => {
    const liveSearches = answersInTurn<Page<LiveSearchSummary>>(
      { ok: true, value: pageOfSearches([inProgress]) },
      { ok: true, value: pageOfSearches([{ ...inProgress, status: 'processed', finished: true }]) },
    );
    const { clock, settle, view } = await open(liveSearches);
    clock.increment(3_000);
    await settle();
    expect(view().rows[0]?.status).toBe('processed');
    clock.increment(60_000);
    await settle();
    expect(liveSearches.asked.length).toBe(2);
  });

  it('ERR-16 a failed refresh keeps the rows and says why', async () => {
    const { actor, settle, view } = await open(
      answersInTurn<Page<LiveSearchSummary>>(
        { ok: true, value: pageOfSearches([sampleSearch()]) },
        { ok: false, failure: { code: 'SERVER_ERROR' } },
      ),
    );
    actor.send({ type: 'list.reload' });
    await settle();
    expect(view()).toMatchObject({ phase: 'shown', failure: { code: 'SERVER_ERROR' }, rows: [{ id: 'ls-1' }] });
  });

  it('asks nothing while another screen is in front of it', async () => {
    const liveSearches = answers<Page<LiveSearchSummary>>(pageOfSearches([inProgress]));
    const { actor, clock, settle } = await open(liveSearches);
    actor.send({ type: 'screen.rested' });
    clock.increment(60_000);
    await settle();
    expect(liveSearches.asked.length).toBe(1);
    actor.send({ type: 'screen.resumed' });
    await settle();
    expect(liveSearches.asked.length).toBe(2);
  });

  it('GW-61 LSV-06 deletes at once after asking, and restores the row and says why when it fails', async () => {
    const { actor, view, receivedBy, settleWork } = await open(answers(pageOfSearches([sampleSearch(), inProgress])));
    actor.send({ type: 'deletion.ask', id: 'ls-1' });
    expect(view().asked?.id).toBe('ls-1');
    actor.send({ type: 'deletion.confirm' });
    expect(receivedBy('outbox')).toEqual([
      { type: 'mutation.submit', id: 'id-1', requester: actor.getSnapshot().children['deletion.ls-1'], work: deletion },
    ]);
    expect(view()).toMatchObject({ gone: [{ id: 'ls-1', late: null }], total: 1 });
    settleWork({ ok: false, failure: { code: 'SERVER_ERROR' } });
    expect(view()).toMatchObject({ rows: [{ id: 'ls-1' }, { id: 'ls-2' }], gone: [], total: 2 });
  });

  it('LSV-06 of two that are deleted at once the one whose call fails is restored, and the other is not', async () => {
    const { actor, view, settleWork } = await open(answers(pageOfSearches([sampleSearch(), inProgress])));
    for (const id of ['ls-1', 'ls-2']) {
      actor.send({ type: 'deletion.ask', id });
      actor.send({ type: 'deletion.confirm' });
    }
    expect(view()).toMatchObject({ gone: [{ id: 'ls-1' }, { id: 'ls-2' }], total: 0 });
    settleWork({ ok: false, failure: { code: 'SERVER_ERROR' } });
    expect(view()).toMatchObject({ gone: [{ id: 'ls-1' }], total: 1 });
  });

  it('a line stands for a deleted one until the person moves on, or the list is asked for anew', async () => {
    const { actor, view, settle, settleWork } = await open(
      answersInTurn<Page<LiveSearchSummary>>(
        {
          ok: true,
          value: pageOfSearches([sampleSearch(), sampleSearch({ id: 'ls-2' }), sampleSearch({ id: 'ls-3' })]),
        },
        { ok: true, value: pageOfSearches([sampleSearch({ id: 'ls-2' }), sampleSearch({ id: 'ls-3' })]) },
      ),
    );
    const shownIds = () => view().rows.map(({ id }) => [id, view().gone.some((line) => line.id === id)]);
    const remove = (id: string) => {
      actor.send({ type: 'deletion.ask', id });
      actor.send({ type: 'deletion.confirm' });
      settleWork({ ok: true, value: { id } });
    };
    remove('ls-1');
    expect(shownIds()).toEqual([
      ['ls-1', true],
      ['ls-2', false],
      ['ls-3', false],
    ]);
    actor.send({ type: 'pointer.leave' });
    expect(shownIds()).toEqual([
      ['ls-2', false],
      ['ls-3', false],
    ]);
    remove('ls-2');
    expect(shownIds()).toEqual([
      ['ls-2', true],
      ['ls-3', false],
    ]);
    actor.send({ type: 'list.reload' });
    await settle();
    expect(shownIds()).toEqual([['ls-3', false]]);
  });

  it('a refresh that is older than a deletion does not bring the row back', async () => {
    const liveSearches = answersLater<Page<LiveSearchSummary>>();
    const { actor, settle, view } = await open(liveSearches);
    liveSearches.answer({ ok: true, value: pageOfSearches([sampleSearch()]) });
    await settle();
    actor.send({ type: 'list.reload' });
    actor.send({ type: 'deletion.ask', id: 'ls-1' });
    actor.send({ type: 'deletion.confirm' });
    liveSearches.answer({ ok: true, value: pageOfSearches([sampleSearch()]) });
    await settle();
    expect(view().rows).toEqual([]);
  });

  it("opens the form with the draft that was kept, and with the profile's own site", async () => {
    const stage = await open(answers(pageOfSearches([])));
    stage.setFacts('drafts', {
      drafts: { 'live-search:new': { keyword: 'a medias', sites: ['MLM'], requiredWords: '', avoidedWords: '' } },
    });
    stage.actor.send({ type: 'search.create' });
    await vi.waitUntil(() => stage.view().form !== null);
    expect(stage.view().form?.getSnapshot().context.values).toMatchObject({ keyword: 'a medias', sites: ['MLM'] });
  });

  it.each(['MLM', 'MLB'])('PRF-21 opens the form in the country that somebody registered with: %s', async (siteId) => {
    const stage = await open(answers(pageOfSearches([])));
    const profile = { ...anaProfile, marketplaceAccount: null, authorizedSiteIds: [siteId] };
    stage.setFacts('profile', { ...anaFacts, profile });
    stage.actor.send({ type: 'search.create' });
    await vi.waitUntil(() => stage.view().form !== null);
    expect(stage.view().form?.getSnapshot().context.values.sites).toEqual([siteId]);
  });

  it('loads the page again when the code of the form does not come', async () => {
    const stage = await open(answers(pageOfSearches([])));
    stage.actor.send({ type: 'search.create' });
    const error = { type: 'xstate.error.actor.loadNewLiveSearch', actorId: 'loadNewLiveSearch', error: new Error() };
    stage.actor.send(error as never);
    expect([stage.view().form, stage.receivedBy('shell')]).toEqual([null, [{ type: 'page.reload' }]]);
  });

  it('LSV-03 the created search stands first and its results open', async () => {
    const { actor, view, receivedBy, settleWork } = await open(answers(pageOfSearches([sampleSearch()])));
    actor.send({ type: 'search.create' });
    await vi.waitUntil(() => view().form !== null);
    const form = view().form;
    form?.send({
      type: 'form.submit',
      values: { keyword: 'bolsos', sites: ['MLA'], requiredWords: '', avoidedWords: '' },
    });
    settleWork({ ok: true, value: inProgress });
    form?.send({ type: 'form.gone' });
    expect(view()).toMatchObject({ form: null, rows: [{ id: 'ls-2' }, { id: 'ls-1' }] });
    expect(receivedBy('screens')).toEqual([goTo({ to: 'results', params: { id: 'ls-2' } })]);
  });

  it('keeps the filter in the address and narrows by keyword', async () => {
    const { actor, view, receivedBy } = await open(answers(pageOfSearches([sampleSearch(), inProgress])), { q: 'BOL' });
    expect(view().rows.map((row) => row.id)).toEqual(['ls-2']);
    actor.send({ type: 'filter.type', text: 'zap' });
    expect(view().rows.map((row) => row.id)).toEqual(['ls-1']);
    expect(receivedBy('screens')).toEqual([goTo({ to: 'liveSearches', search: { q: 'zap' } }, { replace: true })]);
  });

  it('a refusal that is not offline is told as it came', async () => {
    const { view } = await open(refuses('SUSPENDED'));
    expect(view().failure).toEqual({ code: 'SUSPENDED' });
  });
});
