import { createActor, createMachine, fromTransition, setup } from 'xstate';
import { expect, it } from 'vitest';
import { locationOf } from '../../domain/locations';
import type { Usage } from '../../domain/usage';
import type { Mutation } from '../../system-actors/outbox';
import { watchUsage, type UsageRecorded } from './statistics.machine';

const quiet = fromTransition((state: { place: null }) => state, { place: null });
const author = { id: 'u-ana', givenName: 'Ana', familyName: null };
const searches = locationOf('liveSearches', {}, {}, '/live_searches');
const results = locationOf('results', { id: '9001' }, {}, '/live_searches/9001?tab=review');
const narrowed = locationOf('results', { id: '9001' }, {}, '/live_searches/9001?tab=sent');

/** A system with the three system actors and a drawer; what is said of it. */
function begin() {
  const seen: Usage[] = [];
  const drawer = createMachine({ id: 'reportDrawer', on: { 'step.continue': {}, 'step.back': {} } });
  const machine = setup({
    types: { events: {} as UsageRecorded },
    actors: { quiet, drawer, usageSeen: watchUsage },
    actions: { keep: ({ event }) => void seen.push(event.usage) },
  }).createMachine({
    invoke: [
      { src: 'quiet', id: 'screens', systemId: 'screens' },
      { src: 'quiet', id: 'outbox', systemId: 'outbox' },
      { src: 'quiet', id: 'notices', systemId: 'notices' },
      { src: 'quiet', id: 'survey', systemId: 'survey' },
      { src: 'quiet', id: 'other' },
      { src: 'drawer', id: 'drawer' },
      { src: 'usageSeen', id: 'usageSeen' },
    ],
    on: { 'usage.seen': { actions: 'keep' } },
  });
  const root = createActor(machine).start();
  const tell = (id: string, event: { type: string }) =>
    root.getSnapshot().children[id as 'other']?.send(event as never);
  const submit = (work: Mutation) => tell('outbox', { type: 'work.submit', id: 'id-1', work } as never);
  return { root, seen, tell, submit };
}

it('pages are seen by their path, with the one before, and a page that is narrowed is the same', () => {
  const { seen, tell } = begin();
  for (const place of [searches, results, narrowed]) tell('screens', { type: 'route.commit', place } as never);
  expect(seen).toEqual([
    { type: 'navigation', event: 'page_view', page: '/live_searches' },
    { type: 'navigation', event: 'page_view', page: '/live_searches/9001', from: '/live_searches' },
  ]);
});

it('searches, marks, sends and replies are seen where they are handed in, with no text but the keyword', () => {
  const { seen, submit, tell } = begin();
  tell('screens', { type: 'route.commit', place: searches } as never);
  seen.length = 0;
  const report = { code: 'PPPI1', codeDescription: '', description: 'Copia de nuestro modelo', tags: [] };
  submit({
    kind: 'mark',
    mark: { type: 'report', ids: ['MLA1', 'MLA2'], originModel: 'live_search', author, report } as never,
  });
  submit({ kind: 'send', send: { ids: ['MLA1'], auditor: author } });
  submit({ kind: 'reply', reply: { type: 'rollback', caseId: '1', siteId: 'MLA', comment: 'Un error' } });
  submit({
    kind: 'command',
    command: { type: 'createLiveSearch', input: { keyword: 'kumara', sites: ['MLA'] } as never },
  });
  submit({ kind: 'command', command: { type: 'updateProfile', input: { lang: 'pt' } as never } });
  const page = '/live_searches';
  expect(seen).toEqual([
    { type: 'mark', event: 'report', page, detail: { count: 2 } },
    { type: 'send', event: 'send', page, detail: { count: 1 } },
    { type: 'reply', event: 'rollback', page },
    { type: 'search', event: 'search', page, search: 'kumara' },
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/modelo|error/);
});

it('errors that are shown, steps of the report drawer and answers of the survey are seen, and the same events of others are not', () => {
  const { seen, tell } = begin();
  const failure = { code: 'OFFLINE', message: 'raw' };
  tell('notices', { type: 'notice.raise', notice: { code: 'profile.partial', tone: 'failure', failure } } as never);
  tell('notices', { type: 'notice.raise', notice: { code: 'profile.switched', tone: 'success' } } as never);
  tell('drawer', { type: 'step.continue' });
  tell('drawer', { type: 'step.back' });
  tell('survey', { type: 'survey.answer', rating: 4 } as never);
  tell('other', { type: 'survey.answer', rating: 1 } as never);
  tell('other', { type: 'step.back' });
  tell('other', { type: 'route.commit', place: searches } as never);
  expect(seen).toEqual([
    { type: 'error', event: 'profile.partial', page: '', detail: { code: 'OFFLINE' } },
    { type: 'drawer', event: 'step.continue', page: '' },
    { type: 'drawer', event: 'step.back', page: '' },
    { type: 'survey', event: 'answer', page: '', detail: { rating: 4 } },
  ]);
});
