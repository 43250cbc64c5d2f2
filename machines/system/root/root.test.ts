import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { answers, answersInTurn, flush, testEnvironment, refuses, type FakePorts } from '../../simulator/answers';
import { toWire } from '../../../tests/wire';
import { setCodeFetcher } from '../../kit/lazy-code';
import { setEnvironment } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { screensView } from '../screens/screens.view';
import type { screensMachine } from '../screens/screens.machine';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { AddressName, ParamsOf } from '../../domain/addresses';
import { locationOf } from '../../domain/locations';
import type { InputOf } from '../../../contracts/client/operation';
import type { Statistic } from '../../../contracts/shapes';
import type { ScreensEmitted } from '../../system-actors/screens';
import { sampleAuthor } from '../../simulator/sample-listing';
import { sampleProfile } from '../profile/profile.samples';
import { anaSession, brunoSession } from '../session/session.samples';
import type { shellMachine } from '../shell/shell.machine';
import { deferredActors } from './deferred-actors';
import { rootMachine } from './root.machine';
import { rootInput, rootPorts } from './root.samples';

function begin(ports: FakePorts = {}) {
  const clock = new SimulatedClock();
  const world = testEnvironment(
    { ...rootPorts(), ...ports },
    { now: () => new Date(2026, 10, 20, 12).getTime() + clock.now() },
  );
  const root = createActor(rootMachine, { clock, input: rootInput });
  setEnvironment(root, world.outside);
  root.start();
  const screens = systemActor(root.system, 'screens');
  const shown = () => screensView(screens.getSnapshot() as SnapshotFrom<typeof screensMachine>);
  const gone: ScreensEmitted[] = [];
  const go = <Name extends AddressName>(name: Name, params: ParamsOf<Name>, query: Record<string, string> = {}) =>
    screens.send({ type: 'route.commit', place: locationOf(name, params, query, `/${name}`) });
  const told = screens as ActorRefFrom<typeof screensMachine>;
  told.on('go', (event) => {
    gone.push(event);
    const { to, params = {}, search = {} } = event.target;
    screens.send({
      type: 'route.commit',
      place: locationOf(to, params as ParamsOf<typeof to>, { ...search }, `/${to}`),
    });
  });
  told.on('return', (event) => {
    gone.push(event);
    go('liveSearches', {});
  });
  /** Until that screen is alive: its code comes by import, which takes as long as it takes. */
  const settle = (screen: string) =>
    vi.waitFor(async () => {
      await flush();
      const { live, loading } = shown();
      expect({ screen: live?.screen, loading }).toEqual({ screen, loading: false });
    }, 15_000);
  return {
    ...world,
    root,
    clock,
    shown,
    gone,
    go,
    settle,
    session: () => systemActor(root.system, 'session'),
    profile: () => systemActor(root.system, 'profile'),
  };
}

describe('the whole tree, without React', () => {
  it('goes from a protected address over the landing and the sign-in to the screen that was wanted', async () => {
    const { go, settle, shown, gone, session, root } = begin();
    go('liveSearches', {}, { q: 'zap' });
    expect(shown()).toMatchObject({ waiting: true, live: null });
    await settle('landing');
    expect(gone).toMatchObject([
      { target: { to: 'landing', params: { lang: 'es' }, search: { redirect: '/liveSearches' } } },
    ]);
    expect(shown().live?.screen).toBe('landing');
    go('login', { lang: 'es' }, { redirect: '/live_searches?q=zap' });
    await settle('login');
    expect(shown().live).toMatchObject({ screen: 'login' });
    session().send({ type: 'session.signIn', user: 'ana@vigia.test', password: 'vigia-demo' });
    await settle('liveSearches');
    expect(gone.at(-1)).toEqual({ type: 'return', wishes: ['/live_searches?q=zap'] });
    expect(shown()).toMatchObject({ signedIn: true, live: { screen: 'liveSearches' } });
    expect(root.getSnapshot().context.profileId).toBe('p-ana');
    expect(root.getSnapshot().status).toBe('active');
  });

  it('a restored session shows the screen at once, another tab that signs out takes everything down', async () => {
    const { go, settle, shown, tab, gone, root } = begin({
      restoreSession: answers(anaSession),
    });
    go('profilePage', {});
    await settle('profilePage');
    const page = shown().live?.actor;
    expect(shown().live?.screen).toBe('profilePage');
    tab({ type: 'session.signedOut' });
    await settle('login');
    expect(page?.getSnapshot().status).toBe('stopped');
    expect(root.system.get('profile')).toBeUndefined();
    expect(gone).toMatchObject([
      { target: { to: 'login', params: { lang: 'es' }, search: { redirect: '/profilePage' } } },
    ]);
    expect(shown().live?.screen).toBe('login');
  });

  it('another person in the same browser begins anew', async () => {
    const { settle, go, session, shown, root } = begin({
      restoreSession: answers(anaSession),
      profile: answersInTurn(
        { ok: true as const, value: sampleProfile },
        { ok: true as const, value: { ...sampleProfile, id: 'p-bruno', isVerified: false } },
      ),
    });
    go('home', {});
    await settle('liveSearches');
    const former = systemActor(root.system, 'profile');
    session().send({ type: 'session.adopt', session: brunoSession });
    await settle('profilePage');
    expect(former.getSnapshot().status).toBe('stopped');
    expect(root.getSnapshot().context.profileId).toBe('p-bruno');
    expect(shown().live).toMatchObject({ screen: 'profilePage', place: { href: '/home' } });
  });

  it('GW-74 what is done with the console is told some seconds later, and nothing after the sign-out', async () => {
    const insertStatistics = answers<void, Statistic>(undefined);
    const { settle, go, clock, session, shown } = begin({ restoreSession: answers(anaSession), insertStatistics });
    go('suspicious', {});
    await settle('suspicious');
    go('history', {});
    await settle('history');
    clock.increment(5000);
    await vi.waitFor(() => expect(insertStatistics.asked).toHaveLength(2));
    expect(insertStatistics.asked).toMatchObject([
      { event: 'page_view', page: '/suspicious', version: '3.20.1', agent: 'console', device: 'Desktop' },
      { event: 'page_view', page: '/history', from: '/suspicious' },
    ]);
    const [asked] = insertStatistics.asked as InputOf<'insertStatistics'>[];
    const { sessionId, operationKey: _key, ...line } = asked!;
    expect(await toWire('insertStatistics', asked!)).toEqual({ session_id: sessionId, ...line });
    expect(sessionId).not.toBe('');
    go('profilePage', {});
    session().send({ type: 'session.signOut' });
    await vi.waitFor(() => expect(shown().signedIn).toBe(false));
    clock.increment(60_000);
    await flush();
    expect(insertStatistics.asked).toHaveLength(2);
  });

  it('whatever came after the first paint goes with its person', async () => {
    const { settle, go, root, session, shown } = begin({ restoreSession: answers(anaSession) });
    go('suspicious', {});
    await settle('suspicious');
    const names = Object.keys(deferredActors);
    const seated = () => names.filter((name) => root.system.get(name) !== undefined);
    await vi.waitFor(() => expect(seated()).toEqual(names));
    go('profilePage', {});
    session().send({ type: 'session.signOut' });
    await vi.waitFor(() => expect(shown().signedIn).toBe(false));
    expect(seated()).toEqual([]);
  });

  it('what one account decided is not undone under another one', async () => {
    const articleUndo = answers({ id: 'MLA1' });
    const { settle, go, root, session } = begin({
      restoreSession: answers(anaSession),
      profile: answersInTurn(
        { ok: true as const, value: sampleProfile },
        { ok: true as const, value: { ...sampleProfile, id: 'p-bruno' } },
      ),
      approveArticles: answers([{ id: 'MLA1', approved: { author: null, createdAt: null }, failure: null }]),
      articleUndo,
    });
    go('home', {});
    await settle('liveSearches');
    const undo = () => root.system.get('undo') as ActorRefFrom<typeof deferredActors.undo> | undefined;
    await vi.waitFor(() => expect(undo()).toBeDefined());
    const mark = { type: 'approve' as const, ids: ['MLA1'], originModel: 'live_search' as const, author: sampleAuthor };
    systemActor(root.system, 'outbox').send({ type: 'mutation.submit', id: 'w1', work: { kind: 'mark', mark } });
    expect(undo()?.getSnapshot().context.decisions).toHaveLength(1);
    const former = undo();
    session().send({ type: 'session.adopt', session: brunoSession });
    await vi.waitFor(() => expect(root.getSnapshot().context.profileId).toBe('p-bruno'));
    await vi.waitFor(() => expect(undo()).not.toBe(former));
    await vi.waitFor(() => expect(undo()).toBeDefined());
    undo()?.send({ type: 'last.undo' });
    const { shown } = systemActor(root.system, 'notices').getSnapshot().context;
    expect(shown).toMatchObject([{ code: 'mark.nothingToUndo' }]);
    await flush();
    expect(articleUndo.asked).toEqual([]);
  });

  it('code that nobody waits for is asked for again, at once where the palette is wanted, which opens when it comes and not later', async () => {
    const { go, root, clock } = begin({ restoreSession: answers(anaSession) });
    let asked = 0;
    setCodeFetcher(root, (name, _, load) => {
      if (name !== 'loadLater') return load();
      asked += 1;
      return asked <= 3 ? Promise.reject(new Error('No network.')) : load();
    });
    const lacks = (times: number) =>
      vi.waitFor(() => {
        const { value, context } = root.getSnapshot();
        expect([asked, value, context.paletteAsked]).toEqual([times, { occupied: { open: 'incomplete' } }, false]);
      });
    go('suspicious', {});
    await lacks(1);
    clock.increment(15_000);
    await lacks(2);
    root.send({ type: 'palette.open' });
    await lacks(3);
    root.send({ type: 'palette.open' });
    await vi.waitFor(() => expect(root.system.get('palette')?.getSnapshot().value).toBe('open'));
    const palette = root.system.get('palette')!;
    palette.send({ type: 'palette.close' });
    root.send({ type: 'palette.open' });
    expect([asked, palette.getSnapshot().value, root.getSnapshot().context.paletteAsked]).toEqual([4, 'open', false]);
  });

  it('whoever signs in on a page whose release is gone from the server gets the page anew; who only has no connection keeps it', async () => {
    const releases = [undefined, 'same', null, 'newer', 'older'] as const;
    for (const release of releases) {
      const { go, root } = begin({ restoreSession: answers(anaSession) });
      setCodeFetcher(root, (name, _, load) => {
        if (name !== 'loadInside') return load();
        return Promise.reject(Object.assign(new Error('It is missing.'), release !== undefined && { release }));
      });
      let reloads = 0;
      const shell = systemActor(root.system, 'shell') as ActorRefFrom<typeof shellMachine>;
      shell.on('page.reload', () => (reloads += 1));
      go('suspicious', {});
      await vi.waitFor(() => expect(root.getSnapshot().value).toEqual({ occupied: 'lacking' }), 15_000);
      expect(reloads, String(release)).toBe(release === 'newer' || release === 'older' ? 1 : 0);
      root.stop();
    }
  });

  it('nobody sits any more once it is stopped: a late answer would speak to an empty systemId', async () => {
    const { settle, go, root } = begin({ restoreSession: answers(anaSession) });
    go('suspicious', {});
    await settle('suspicious');
    const before = ['notices', 'screens', 'shell', 'session', 'listings', 'outbox', 'drafts', 'profile'];
    const names = [...before, ...Object.keys(deferredActors)];
    const seated = () => names.filter((name) => root.system.get(name) !== undefined);
    await vi.waitFor(() => expect(seated()).toEqual(names));
    root.stop();
    expect(seated()).toEqual([]);
  });

  it('an answered refusal of the allowed notices ends the session with a notice, and nothing breaks', async () => {
    const { settle, go, root, shown } = begin({
      restoreSession: answers(anaSession),
      allowedNotices: refuses('SERVER_ERROR'),
    });
    go('suspicious', {});
    await settle('login');
    expect(shown().live?.screen).toBe('login');
    expect(
      systemActor(root.system, 'notices')
        .getSnapshot()
        .context.shown.map(({ code }) => code),
    ).toEqual(['session.ended']);
    expect(root.getSnapshot().status).toBe('active');
  });
});
