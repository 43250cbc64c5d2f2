import { describe, expect, it } from 'vitest';
import type { QuickSearchValues } from '../../domain/search-query';
import { answers, refuses, startWith, type FakePorts, type SystemActorFacts } from '../../simulator/answers';
import { openSearch } from '../../simulator/sample-search';
import { anaFacts, anaProfile, sampleSystemActors } from '../../simulator/sample-system-actors';
import { searchQueueView } from '../search-queue/search-queue.view';
import { quickSearchMachine } from './quick-search.machine';
import { quickSearchView } from './quick-search.view';

async function open(more: SystemActorFacts = {}, ports: FakePorts = {}) {
  const stage = startWith(quickSearchMachine, { systemActors: sampleSystemActors(more), ports });
  await stage.settle();
  const view = () => quickSearchView(stage.actor.getSnapshot());
  const submit = async (values: Partial<QuickSearchValues>) => {
    stage.actor.send({ type: 'form.submit', values: { ...view().values, ...values } });
    await stage.settle();
  };
  const queue = () => {
    const actor = view().queue;
    return actor === null ? null : searchQueueView(actor.getSnapshot());
  };
  return { ...stage, view, submit, queue };
}
const withDrafts = (drafts: Record<string, unknown>) => ({ drafts: { drafts } });

describe('the quick search', () => {
  it('begins in the default country, and as it was left', async () => {
    expect((await open()).view().values).toMatchObject({ text: '', siteId: 'MLA', many: false });
    const later = await open(withDrafts({ 'quick-search': { text: 'mochila', siteId: 'MLB' } }));
    expect(later.view()).toMatchObject({ values: { text: 'mochila', siteId: 'MLB' }, seed: 1, focused: false });
  });

  it.each(['MLM', 'MLB'])('PRF-21 begins in the country that somebody registered with: %s', async (siteId) => {
    const registered = { ...anaProfile, marketplaceAccount: null, authorizedSiteIds: [siteId] };
    const profile = { ...anaFacts, profile: registered };
    expect((await open({ profile })).view().values.siteId).toBe(siteId);
    const noCountry = await open({ profile, ...withDrafts({ 'quick-search': { text: 'mochila' } }) });
    expect(noCountry.view().values).toMatchObject({ text: 'mochila', siteId });
  });

  it('takes up a draft that is read late, and not once something was typed', async () => {
    const draft = { drafts: { 'quick-search': { text: 'de antes' } } };
    const fresh = await open();
    fresh.setFacts('drafts', draft);
    expect(fresh.view().values.text).toBe('de antes');
    const typed = await open();
    typed.actor.send({ type: 'values.change', values: { ...typed.view().values, text: 'bol' } });
    typed.setFacts('drafts', draft);
    expect(typed.view().values.text).toBe('bol');
  });

  it('does nothing at a second press of what went out, until something is typed', async () => {
    const { submit, view, queue } = await open();
    await submit({ many: true, lines: 'bolso\nmochila' });
    expect([queue()?.lines.length, view().values.lines]).toEqual([2, '']);
    await submit({});
    expect([queue()?.lines.length, view().refused]).toEqual([2, null]);
    await submit({ lines: 'gorra' });
    expect(queue()?.lines.length).toBe(3);
    await submit({ many: true, lines: ' ' });
    expect(view().refused).toBeNull();
  });

  it('says that a line is missing where nothing went out before', async () => {
    const { submit, view } = await open();
    await submit({ many: true, lines: ' ' });
    expect(view().refused).not.toBeNull();
  });

  it('opens a listing by its id or its address, and asks nobody before', async () => {
    const { submit, receivedBy } = await open();
    await submit({ text: 'mla-1000000001' });
    await submit({ text: 'https://example.com/MLB-2000000001-x' });
    expect(receivedBy('screens')).toEqual([
      {
        type: 'go',
        target: { to: 'listing', params: { articleId: 'MLA1000000001' }, search: { from: 'quick_search' } },
      },
      {
        type: 'go',
        target: { to: 'listing', params: { articleId: 'MLB2000000001' }, search: { from: 'quick_search' } },
      },
    ]);
    expect(receivedBy('outbox')).toEqual([]);
  });

  it('creates a search for words once, tells of it, opens it, and the field is empty for the next', async () => {
    const { submit, view, receivedBy, toParent, settle, settleWork } = await open();
    await submit({ text: 'bolso' });
    await submit({ text: 'bolso' });
    expect([receivedBy('outbox').length, view().finding]).toEqual([1, true]);
    settleWork({ ok: true, value: openSearch({ id: 'ls-9' }) });
    await settle();
    expect(receivedBy('screens')).toEqual([{ type: 'go', target: { to: 'results', params: { id: 'ls-9' } } }]);
    expect(toParent).toMatchObject([{ type: 'search.made', search: { id: 'ls-9' } }]);
    expect(view()).toMatchObject({ values: { text: '', siteId: 'MLA' }, finding: false });
  });

  it('a duplicate and an unknown seller are told at the field, and what was typed stays', async () => {
    const { submit, view, settle, settleWork } = await open(
      {},
      { getSellerID: refuses('SELLER_NOT_FOUND'), sellerSearch: refuses('SELLER_NOT_FOUND') },
    );
    await submit({ text: 'bolso' });
    settleWork({ ok: false, failure: { code: 'DUPLICATE_LIVE_SEARCH' } });
    await settle();
    expect(view()).toMatchObject({ refused: { text: { because: 'LIVE_SEARCH_EXISTS' } }, values: { text: 'bolso' } });
    await submit({ text: '@NADIE' });
    expect(view()).toMatchObject({
      failure: null,
      refused: { text: { because: 'SELLER_UNKNOWN', values: { nickname: 'NADIE' } } },
      values: { text: '@NADIE' },
    });
  });

  it('nothing can be looked for with nothing, or with ten thousand lines', async () => {
    const { submit, view, queue, receivedBy } = await open();
    await submit({ text: ' ' });
    expect(view().refused).toMatchObject({ text: { because: 'KEYWORD_EMPTY' } });
    const lines = Array.from({ length: 10_000 }, (_, at) => `bolso ${at}`).join('\n');
    await submit({ many: true, lines });
    expect(view().refused).toMatchObject({ lines: { because: 'TOO_MANY_LINES' } });
    expect([queue(), receivedBy('outbox'), view().values.lines.length]).toEqual([null, [], lines.length]);
  });

  it('asks before more than ten new searches are created, and the lines stay where they are not meant', async () => {
    const { actor, submit, view, queue, settle, receivedBy } = await open();
    const lines = Array.from({ length: 11 }, (_, at) => `bolso ${at}`).join('\n');
    await submit({ many: true, lines });
    expect([view().confirming, queue(), view().values.lines, receivedBy('outbox')]).toEqual([true, null, lines, []]);
    actor.send({ type: 'lines.decline' });
    expect([view().confirming, queue(), view().values.lines]).toEqual([false, null, lines]);
    await submit({});
    actor.send({ type: 'lines.confirm' });
    await settle();
    expect([view().confirming, queue()?.lines.length, view().values.lines]).toEqual([false, 11, '']);
    const ids = Array.from({ length: 11 }, (_, at) => `MLA${1_000_000_000 + at}`).join(';');
    await submit({ lines: `${ids}\nbolso` });
    expect([view().confirming, queue()?.lines.length]).toEqual([false, 23]);
  });

  it('SRCH-07 listings of many lines become one list, and only words and sellers beside them are queued', async () => {
    const { actor, view, queue, receivedBy, settle } = await open();
    const lines = 'MLA1059682944\nMLB1059682945\nMLA105968\nbolso\n@SUR\nMLA1059682944';
    actor.send({ type: 'values.change', values: { ...view().values, many: true, lines } });
    actor.send({ type: 'listings.review' });
    await settle();
    expect(receivedBy('drafts')).toMatchObject([
      { type: 'draft.keep', key: 'pasted:id-1', value: { lines, as: 'words' } },
      { type: 'draft.keep', key: 'quick-search', value: { lines: '' } },
      { type: 'draft.keep', key: 'quick-search:queue' },
    ]);
    expect(receivedBy('screens')).toEqual([{ type: 'go', target: { to: 'pastedListings', params: { id: 'id-1' } } }]);
    expect(queue()?.lines.map(({ text }) => text)).toEqual(['bolso', '@SUR']);
    expect(view().values.lines).toBe('');
  });

  it('asks about more than ten new searches before listings are reviewed beside them', async () => {
    const { actor, view, queue, receivedBy, settle } = await open();
    const words = Array.from({ length: 11 }, (_, at) => `bolso ${at}`).join('\n');
    const review = () => {
      actor.send({ type: 'values.change', values: { ...view().values, many: true, lines: `MLA1059682944\n${words}` } });
      actor.send({ type: 'listings.review' });
    };
    review();
    expect([view().confirming, receivedBy('screens')]).toEqual([true, []]);
    actor.send({ type: 'lines.decline' });
    review();
    actor.send({ type: 'lines.confirm' });
    await settle();
    expect(receivedBy('screens')).toMatchObject([{ target: { to: 'pastedListings' } }]);
    expect(queue()?.lines.map(({ text }) => text)).toEqual(words.split('\n'));
  });

  it('reviews no listings where the lines name none, and the oldest paste leaves for an eleventh', async () => {
    const saved = Object.fromEntries(
      Array.from({ length: 10 }, (_, at) => [`pasted:p${at}`, { lines: 'MLA1059682944', as: 'words', at }]),
    );
    const { actor, view, receivedBy } = await open(withDrafts(saved));
    actor.send({ type: 'values.change', values: { ...view().values, many: true, lines: 'bolso' } });
    actor.send({ type: 'listings.review' });
    expect([receivedBy('screens'), receivedBy('drafts')]).toEqual([[], []]);
    actor.send({ type: 'values.change', values: { ...view().values, lines: 'MLA1059682945' } });
    actor.send({ type: 'listings.review' });
    expect(receivedBy('drafts')[0]).toEqual({ type: 'draft.drop', key: 'pasted:p0' });
  });

  it('a row of a sheet is one id, and its header is none', async () => {
    const search = answers({ items: [], total: 0, offset: 0, limit: 50 });
    const { submit, queue, receivedBy } = await open({}, { search });
    await submit({ many: true, lines: 'ID\tTítulo\tPrecio\nMLA1059682944\tBolso\t12.000' });
    expect(queue()?.lines.map(({ text, fate }) => [text, fate])).toEqual([
      ['ID\tTítulo\tPrecio', 'header'],
      ['MLA1059682944', 'notFound'],
    ]);
    expect([search.asked, receivedBy('outbox')]).toMatchObject([[{ keyword: 'MLA1059682944', sites: ['MLA'] }], []]);
    const one = await open();
    await one.submit({ text: 'MLA1059682944\tBolso\t12.000' });
    expect(one.receivedBy('screens')).toMatchObject([{ target: { params: { articleId: 'MLA1059682944' } } }]);
    await one.submit({ text: 'MLA1059682944;MLB1059682945' });
    expect(one.view().refused).toMatchObject({ text: { because: 'SEVERAL_SOUGHT' } });
  });

  it('the page of a product opens nothing and creates nothing, and says so', async () => {
    const { submit, view, receivedBy } = await open();
    await submit({ text: 'https://www.mercadolibre.com.ar/bolso/p/MLA1059654810' });
    expect(view().refused).toMatchObject({ text: { because: 'PAGE_OF_PRODUCT' } });
    await submit({ text: 'https://www.mercadolibre.com.ar/bolso/p/MLA1059654810#a%26wid%3DMLA1059656318' });
    expect(receivedBy('screens')).toMatchObject([{ target: { params: { articleId: 'MLA1059656318' } } }]);
    expect(receivedBy('outbox')).toEqual([]);
  });

  it('lines become a queue, more of them are added, and it can be put away', async () => {
    const { actor, submit, view, queue, settle } = await open();
    actor.send({ type: 'lines.paste', text: 'bolso\nbotas' });
    expect(view()).toMatchObject({ values: { many: true, lines: 'bolso\nbotas' }, focused: true });
    await submit({});
    expect([queue()?.lines.length, view().values.lines]).toEqual([2, '']);
    await submit({ lines: 'mochila' });
    expect(queue()?.lines.map(({ text }) => text)).toEqual(['bolso', 'botas', 'mochila']);
    view().queue?.send({ type: 'queue.clear' });
    await settle();
    expect(queue()).toBeNull();
  });

  it('a queue that a former visit left goes on', async () => {
    const lines = [
      { text: 'bolso', as: 'words', siteId: 'MLA', fate: 'searching', id: 'ls-7' },
      { text: '@SUR', as: 'words', siteId: 'MLB', fate: 'waiting', id: null },
    ];
    const getSellerID = answers({ sellerId: '5001' });
    const { queue } = await open(withDrafts({ 'quick-search:queue': lines }), { getSellerID });
    expect(queue()).toMatchObject({ done: 1, going: true });
    expect(getSellerID.asked).toEqual([{ nickName: 'SUR', siteId: 'MLB' }]);
  });

  it('what stands in the field is the first of the lines', async () => {
    const { actor, view } = await open();
    actor.send({ type: 'values.change', values: { ...view().values, text: 'bolso' } });
    actor.send({ type: 'many.choose', many: true });
    expect(view().values).toMatchObject({ many: true, lines: 'bolso', text: 'bolso' });
  });
});
