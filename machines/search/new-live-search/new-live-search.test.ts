import { describe, expect, it } from 'vitest';
import type { LiveSearchValues } from '../../domain/live-search';
import { startWith } from '../../simulator/answers';
import { newLiveSearchMachine } from './new-live-search.machine';
import { createdLiveSearch, newLiveSearchInput } from './new-live-search.samples';
import { newLiveSearchView } from './new-live-search.view';

function open() {
  const stage = startWith(newLiveSearchMachine, { input: newLiveSearchInput });
  const view = () => newLiveSearchView(stage.actor.getSnapshot());
  const submit = (values: Partial<LiveSearchValues>) =>
    stage.actor.send({ type: 'form.submit', values: { ...view().values, ...values } });
  return { ...stage, view, submit };
}

describe('the new live search', () => {
  it('SRCH-29 starts with the default site ticked, upper case', () => {
    const stage = startWith(newLiveSearchMachine, { input: { siteId: 'mla', draft: null } });
    expect(newLiveSearchView(stage.actor.getSnapshot()).values.sites).toEqual(['MLA']);
  });

  it('SRCH-21 does not submit an empty keyword and says so at the field', () => {
    const { submit, view, receivedBy } = open();
    submit({});
    expect(view().refused).toEqual({
      keyword: { because: 'KEYWORD_EMPTY' },
      sites: null,
      requiredWords: null,
      avoidedWords: null,
    });
    expect(receivedBy('outbox')).toEqual([]);
  });

  it('SRCH-22 does not submit without a country, and does once there is one', () => {
    const { submit, view, receivedBy } = open();
    submit({ keyword: 'bolso', sites: [] });
    expect(view().refused?.sites).toEqual({ because: 'NO_COUNTRY' });
    expect(receivedBy('outbox')).toEqual([]);
    submit({ keyword: 'bolso', sites: ['MLB'] });
    expect(view()).toMatchObject({ refused: null, submitting: true });
  });

  it('GW-59 submits once through the outbox, cleaned, and a double click does not submit again', () => {
    const { actor, submit, receivedBy } = open();
    const typed = { keyword: '  bolso ', sites: ['mla', 'MLB'], requiredWords: 'cuero, Cuero', avoidedWords: 'viejo' };
    submit(typed);
    submit(typed);
    expect(receivedBy('outbox')).toEqual([
      {
        type: 'mutation.submit',
        id: 'id-1',
        requester: actor.getSnapshot().children.createLiveSearch,
        work: {
          kind: 'command',
          command: {
            type: 'createLiveSearch',
            input: { keyword: 'bolso', sites: ['MLA', 'MLB'], requiredWords: ['cuero'], avoidedWords: ['viejo'] },
          },
        },
      },
    ]);
  });

  it('SRCH-23 ERR-19 tells a duplicate at the keyword and keeps what was typed', () => {
    const { submit, view, settleWork } = open();
    submit({ keyword: 'bolso' });
    settleWork({ ok: false, failure: { code: 'DUPLICATE_LIVE_SEARCH' } });
    expect(view()).toMatchObject({
      values: { keyword: 'bolso' },
      refused: { keyword: { because: 'LIVE_SEARCH_EXISTS' } },
      submitting: false,
    });
  });

  it('ERR-15 shows a failed creation and keeps what was typed', () => {
    const { submit, view, settleWork } = open();
    submit({ keyword: 'bolso' });
    settleWork({ ok: false, failure: { code: 'SERVER_ERROR' } });
    expect(view()).toMatchObject({ values: { keyword: 'bolso' }, failure: { code: 'SERVER_ERROR' }, open: true });
  });

  it('SHL-35 can be closed before and while its request is in flight, which goes on', () => {
    const { submit, view } = open();
    expect(view().canClose).toBe(true);
    submit({ keyword: 'bolso' });
    expect(view().canClose).toBe(true);
  });

  it('keeps what is typed and what is sent as a draft, and drops it once created', () => {
    const { actor, submit, view, receivedBy, settleWork } = open();
    actor.send({ type: 'draft.keep', values: { ...view().values, keyword: 'bol' } });
    submit({ keyword: 'bolso' });
    settleWork({ ok: true, value: createdLiveSearch });
    const kept = { keyword: 'bolso', sites: ['MLA'], requiredWords: '', avoidedWords: '' };
    expect(receivedBy('drafts')).toEqual([
      { type: 'draft.keep', key: 'live-search:new', value: { ...kept, keyword: 'bol' } },
      { type: 'draft.keep', key: 'live-search:new', value: kept },
      { type: 'draft.drop', key: 'live-search:new' },
    ]);
  });

  it('LSV-03 leaves in two steps with the created search as its output', () => {
    const { actor, submit, settleWork } = open();
    submit({ keyword: 'bolso' });
    settleWork({ ok: true, value: createdLiveSearch });
    expect(actor.getSnapshot().value).toBe('leaving');
    actor.send({ type: 'form.gone' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { created: createdLiveSearch } });
  });
});
