import { describe, expect, it } from 'vitest';
import { startWith } from '../../rehearsal/answers';
import { newLiveSearchMachine } from './new-live-search.machine';
import { createdLiveSearch, newLiveSearchInput } from './new-live-search.samples';
import { newLiveSearchView } from './new-live-search.view';

function open() {
  const stage = startWith(newLiveSearchMachine, { input: newLiveSearchInput });
  const view = () => newLiveSearchView(stage.actor.getSnapshot());
  return { ...stage, view };
}

describe('the new live search', () => {
  it('SRCH-29 starts with the default site ticked, upper case', () => {
    const stage = startWith(newLiveSearchMachine, { input: { siteId: 'mla', draft: null } });
    expect(newLiveSearchView(stage.actor.getSnapshot()).values.sites).toEqual(['MLA']);
  });

  it('SRCH-21 does not submit an empty keyword and says so at the field', () => {
    const { actor, view, heardBy } = open();
    actor.send({ type: 'search.submit' });
    expect(view().faults).toEqual({ keyword: { because: 'KEYWORD_EMPTY' }, sites: null, words: null });
    expect(heardBy('outbox')).toEqual([]);
  });

  it('SRCH-22 does not submit without a country, and the fault goes as soon as one is ticked', () => {
    const { actor, view, heardBy } = open();
    actor.send({ type: 'values.change', values: { keyword: 'bolso', sites: [] } });
    actor.send({ type: 'search.submit' });
    expect(view().faults.sites).toEqual({ because: 'NO_COUNTRY' });
    expect(heardBy('outbox')).toEqual([]);
    actor.send({ type: 'values.change', values: { sites: ['MLB'] } });
    expect(view().faults.sites).toBeNull();
  });

  it('submits once through the outbox, cleaned, and a double click does not submit again', () => {
    const { actor, heardBy } = open();
    actor.send({
      type: 'values.change',
      values: { keyword: '  bolso ', sites: ['mla', 'MLB'], requiredWords: 'cuero, Cuero', avoidedWords: '' },
    });
    actor.send({ type: 'search.submit' });
    actor.send({ type: 'search.submit' });
    expect(heardBy('outbox')).toEqual([
      {
        type: 'work.submit',
        id: 'id-1',
        asker: actor.getSnapshot().children.createLiveSearch,
        work: {
          kind: 'command',
          command: {
            type: 'createLiveSearch',
            input: { keyword: 'bolso', sites: ['MLA', 'MLB'], requiredWords: ['cuero'], avoidedWords: [] },
          },
        },
      },
    ]);
  });

  it('SRCH-23 ERR-19 tells a duplicate at the keyword and keeps what was typed', () => {
    const { actor, view, settleWork } = open();
    actor.send({ type: 'values.change', values: { keyword: 'bolso' } });
    actor.send({ type: 'search.submit' });
    settleWork({ ok: false, failure: { code: 'DUPLICATE_LIVE_SEARCH' } });
    expect(view()).toMatchObject({
      values: { keyword: 'bolso' },
      faults: { keyword: { because: 'LIVE_SEARCH_EXISTS' } },
      submitting: false,
    });
  });

  it('ERR-15 shows a failed creation and keeps what was typed', () => {
    const { actor, view, settleWork } = open();
    actor.send({ type: 'values.change', values: { keyword: 'bolso' } });
    actor.send({ type: 'search.submit' });
    settleWork({ ok: false, failure: { code: 'SERVER_ERROR' } });
    expect(view()).toMatchObject({ values: { keyword: 'bolso' }, failure: { code: 'SERVER_ERROR' }, open: true });
  });

  it('SHL-35 can not be closed while the request is in flight, and can be before', () => {
    const { actor, view } = open();
    actor.send({ type: 'values.change', values: { keyword: 'bolso' } });
    expect(view().canClose).toBe(true);
    actor.send({ type: 'search.submit' });
    expect(view().canClose).toBe(false);
  });

  it('keeps each change as a draft and drops it once created', () => {
    const { actor, heardBy, settleWork } = open();
    actor.send({ type: 'values.change', values: { keyword: 'bolso' } });
    actor.send({ type: 'search.submit' });
    settleWork({ ok: true, value: createdLiveSearch });
    expect(heardBy('drafts')).toEqual([
      {
        type: 'draft.keep',
        key: 'live-search:new',
        value: { keyword: 'bolso', sites: ['MLA'], requiredWords: '', avoidedWords: '' },
      },
      { type: 'draft.drop', key: 'live-search:new' },
    ]);
  });

  it('LSV-03 leaves in two steps with the created search as its output', () => {
    const { actor, settleWork } = open();
    actor.send({ type: 'values.change', values: { keyword: 'bolso' } });
    actor.send({ type: 'search.submit' });
    settleWork({ ok: true, value: createdLiveSearch });
    expect(actor.getSnapshot().value).toBe('leaving');
    actor.send({ type: 'form.gone' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { created: createdLiveSearch } });
  });
});
