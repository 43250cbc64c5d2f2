import { describe, expect, it } from 'vitest';
import { noAccess, type Access } from '../../domain/access';
import { recentPagesKey } from '../../domain/recent-pages';
import { quickSearchDraft } from '../../domain/search-query';
import { startWith } from '../../simulator/answers';
import { menuEntry, sampleSystemActors } from '../../simulator/sample-system-actors';
import { locationOf } from '../../domain/locations';
import { paletteMachine } from './palette.machine';
import { matchingEntries, menuDestinations, paletteView, reachableAddresses } from './palette.view';

const open = () => {
  const stage = startWith(paletteMachine, { systemActors: sampleSystemActors() });
  const view = () => paletteView(stage.actor.getSnapshot());
  stage.actor.send({ type: 'palette.open' });
  return { ...stage, view };
};

describe('the palette', () => {
  it('opens empty each time, and a chosen place is gone to', () => {
    const { actor, view, receivedBy } = open();
    actor.send({ type: 'query.type', query: 'hist' });
    actor.send({ type: 'entry.point', id: 'one' });
    expect(view()).toEqual({ opened: true, query: 'hist', pointed: 'one', searches: [] });
    actor.send({ type: 'query.type', query: 'histo' });
    expect(view().pointed).toBe(null);
    actor.send({ type: 'entry.go', target: { to: 'history' } });
    expect(view().opened).toBe(false);
    expect(receivedBy('screens')).toEqual([{ type: 'go', target: { to: 'history' } }]);
    actor.send({ type: 'palette.open' });
    expect(view()).toEqual({ opened: true, query: '', pointed: null, searches: [] });
  });

  it('notes what was looked at, open or not, with its title', () => {
    const { actor, receivedBy } = open();
    const place = { target: { to: 'results', params: { id: 'ls-1' } } as const, title: 'zapatillas' };
    actor.send({ type: 'palette.close' });
    actor.send({ type: 'visit.left', place });
    expect(receivedBy('drafts')).toEqual([{ type: 'draft.keep', key: recentPagesKey, value: [place] }]);
  });
});

describe('a search that begins in the palette', () => {
  it('is a draft of the field of the searches, which is led to', () => {
    const { actor, view, receivedBy } = open();
    actor.send({ type: 'search.begin', text: 'gorra' });
    expect(view().opened).toBe(false);
    expect(receivedBy('drafts')).toMatchObject([
      { type: 'draft.keep', key: quickSearchDraft, value: { text: 'gorra' } },
    ]);
    expect(receivedBy('screens')).toEqual([{ type: 'go', target: { to: 'liveSearches' } }]);
  });

  it('stays among what is offered once its list was left', () => {
    const { actor, view } = open();
    actor.send({ type: 'searches.list', searches: [{ id: 'ls-2', keyword: 'gorra' }] });
    expect(view().searches).toEqual([{ id: 'ls-2', keyword: 'gorra' }]);
  });
});

describe('what it offers', () => {
  const inside: Access = { ...noAccess, session: 'in', person: { enrolled: false, gated: false, main: true } };

  it('is what this person may open, and no page that leads elsewhere', () => {
    expect(reachableAddresses(inside)).toEqual(expect.arrayContaining(['history', 'newAuditor', 'help', 'logout']));
    expect(reachableAddresses(inside)).not.toEqual(expect.arrayContaining(['login']));
    expect(reachableAddresses({ ...inside, person: { enrolled: false, gated: false, main: false } })).not.toContain(
      'newAuditor',
    );
    expect(reachableAddresses({ ...inside, suspended: true })).not.toContain('suspicious');
    expect(reachableAddresses({ ...inside, person: { enrolled: false, gated: true, main: true } })).not.toContain(
      'history',
    );
  });

  it('is the leaves of the menu that lead to a place of the console', () => {
    const menu = [
      menuEntry('group', 'Casos', {
        children: [menuEntry('closed', 'Cerrados', { url: '/case_management/client_closed_cases' })],
      }),
      menuEntry('foreign', 'Afuera', { url: 'https://elsewhere.test' }),
      menuEntry('gone', 'Nada', { url: '/nope' }),
    ];
    const placeAt = (href: string) => locationOf(href === '/nope' ? 'notFound' : 'closedCases', {});
    expect(menuDestinations(menu, placeAt).map(({ id, address }) => [id, address])).toEqual([
      ['closed', 'closedCases'],
    ]);
  });

  it('is found by its words, whatever their case and accents, what begins with them first', () => {
    const entries = [{ name: 'Mi página' }, { name: 'Página de catálogo' }, { name: 'Historial' }];
    expect(matchingEntries(entries, 'pagina')).toEqual([{ name: 'Página de catálogo' }, { name: 'Mi página' }]);
    expect(matchingEntries(entries, ' CATÁLOGO  pag')).toEqual([{ name: 'Página de catálogo' }]);
    expect(matchingEntries(entries, '')).toEqual(entries);
    expect(matchingEntries(entries, 'zzz')).toEqual([]);
    const called = [{ name: 'Casos', also: 'historial cerrado' }, { name: 'Historial' }];
    expect(matchingEntries(called, 'historial'), 'what is only called so stands last').toEqual(called.toReversed());
  });
});
