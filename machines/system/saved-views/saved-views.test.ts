import { describe, expect, it } from 'vitest';
import { locationOf } from '../../domain/locations';
import {
  isView,
  viewKey,
  viewLimits,
  viewNameFault,
  viewOf,
  viewTarget,
  readSavedViews,
  type SavedView,
} from '../../domain/saved-views';
import { startWith } from '../../simulator/answers';
import { sampleNow } from '../../simulator/sample-system-actors';
import { savedViewsMachine, type SavedViewsEvent } from './saved-views.machine';
import { sampleViews, savedViewsSystemActors } from './saved-views.samples';
import { savedViewsView, shownViews } from './saved-views.view';

function open(settings?: Record<string, unknown>) {
  const stage = startWith(savedViewsMachine, { systemActors: savedViewsSystemActors(settings), now: sampleNow });
  return {
    ...stage,
    send: (...events: SavedViewsEvent[]) => events.forEach((event) => stage.actor.send(event)),
    view: () => savedViewsView(stage.actor.getSnapshot(), 'history'),
    kept: () => stage.receivedBy('profile'),
  };
}

describe('the views of a list', () => {
  it('keep what its address says under a name, but for the page', () => {
    const { send, kept, view } = open();
    send({ type: 'views.open', list: 'history' }, { type: 'view.keep', name: '  Brasil ' });
    expect(kept()).toMatchObject([
      { type: 'setting.keep', value: { list: 'history', name: 'Brasil', search: '?sites=MLB', params: {} } },
    ]);
    expect(view().opened).toBe(false);
  });

  it('take no name twice, none that is empty or too long, and none of a list that is not in front', () => {
    const { send, kept } = open();
    send(
      { type: 'views.open', list: 'history' },
      { type: 'view.keep', name: 'POR  RESPONDER' },
      { type: 'view.keep', name: ' ' },
      { type: 'view.keep', name: 'x'.repeat(viewLimits.name + 1) },
      { type: 'views.close' },
      { type: 'views.open', list: 'suspicious' },
      { type: 'view.keep', name: 'Otra' },
    );
    expect(kept()).toEqual([]);
  });

  it('get another name', () => {
    const { send, kept, view } = open();
    send({ type: 'views.open', list: 'history' }, { type: 'view.rename', id: 'v-1' });
    expect(view().renaming).toBe('v-1');
    send({ type: 'rename.keep', name: 'Por responder' });
    expect([view().renaming, kept()]).toEqual(['v-1', []]);
    send({ type: 'rename.keep', name: 'Marca' });
    expect([view().renaming, kept()]).toEqual([
      null,
      [{ type: 'setting.keep', key: viewKey('v-1'), value: { ...sampleViews[viewKey('v-1')], name: 'Marca' } }],
    ]);
  });

  it('are deleted at once and can be had back', () => {
    const { send, kept, view } = open();
    send({ type: 'views.open', list: 'history' }, { type: 'view.delete', id: 'v-2' });
    expect(view().dropped?.name).toBe('Por responder');
    send({ type: 'view.restore' });
    expect(kept()).toEqual([
      { type: 'setting.keep', key: viewKey('v-2'), value: null },
      { type: 'setting.keep', key: viewKey('v-2'), value: sampleViews[viewKey('v-2')] },
    ]);
    expect(view().dropped).toBe(null);
  });

  it('go out of sight with the screen', () => {
    const { send, setFacts, view } = open();
    send({ type: 'views.open', list: 'history' });
    expect(view().opened).toBe(true);
    setFacts('screens', { screen: 'case', returned: false });
    expect(view().opened).toBe(false);
  });
});

const aView = (more: Partial<SavedView>): SavedView => ({
  id: 'v',
  list: 'history',
  name: 'Una',
  search: '',
  params: {},
  ...more,
});

describe('a view that was kept', () => {
  it('is read as far as it is understood, and passed over where it is none', () => {
    const settings = {
      [viewKey('ok')]: { list: 'history', name: ' Vieja ', search: '?status=PENDING,GONE&sites=XXX&colour=red&page=9' },
      [viewKey('bare')]: { list: 'history', name: 'Sin filtros', search: 7 },
      [viewKey('unknown')]: { list: 'nowhere', name: 'x', search: '' },
      [viewKey('nameless')]: { list: 'history', name: '  ', search: '' },
      [viewKey('lost')]: { list: 'results', name: 'Sin búsqueda', search: '', params: {} },
      [viewKey('null')]: null,
      'template:1': { list: 'history', name: 'x', search: '' },
    };
    expect(readSavedViews(settings).map(({ id, name }) => [id, name])).toEqual([
      ['bare', 'Sin filtros'],
      ['ok', 'Vieja'],
    ]);
    const [, old] = readSavedViews(settings, 'history');
    expect(old && viewTarget(old)).toEqual({ to: 'history', params: {}, search: { status: ['PENDING'] } });
  });

  it('holds whatever page of the list one is on', () => {
    const place = locationOf('history', {}, { sites: 'MLB', page: '3' });
    expect(viewOf(place, 'history')).toEqual({ search: '?sites=MLB', params: {} });
    expect(isView(aView({ search: '?sites=MLB' }), place)).toBe(true);
    expect(isView(aView({ search: '?sites=MLA' }), place)).toBe(false);
    expect(shownViews(sampleViews, 'history', place).map(({ holds }) => holds)).toEqual([false, false]);
  });

  it('of results leads to the search in front, and from elsewhere to its own', () => {
    const view = aView({ list: 'results', search: '?tab=suspicious&from=50', params: { id: 'ls-1' } });
    const settings = { [viewKey('v')]: { ...view } };
    const here = locationOf('results', { id: 'ls-2' });
    expect(shownViews(settings, 'results', here)[0]?.to).toEqual({
      to: 'results',
      params: { id: 'ls-2' },
      search: { tab: 'suspicious' },
    });
    expect(shownViews(settings, 'results', null)[0]?.to).toMatchObject({ params: { id: 'ls-1' } });
  });

  it('is one of twenty at the most', () => {
    const all = Array.from({ length: viewLimits.each }, (_, at) => aView({ id: `v${at}`, name: `Vista ${at}` }));
    expect(viewNameFault('Otra', all, null)?.because).toBe('TOO_MANY_VIEWS');
    expect(viewNameFault('Otra', all, 'v3')).toBe(null);
  });
});
