import { fromPromise, type AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { startWith } from '../../kit/answers';
import type { NavigateEvent } from '../../kit/seats';
import { screensMachine } from './screens.machine';
import { commit, insider, sampleScreenMachine } from './screens.samples';
import { screensView } from './screens.view';
import type { SnapshotFrom } from 'xstate';

function start(load: (screen: string) => Promise<AnyStateMachine> = async () => sampleScreenMachine) {
  const asked: string[] = [];
  const machine = screensMachine.provide({
    actors: {
      loadScreen: fromPromise(({ input }) => {
        asked.push(input.screen);
        return load(input.screen);
      }),
    },
  });
  const stage = startWith(machine);
  const navigations: NavigateEvent[] = [];
  stage.actor.on('navigate', (event) => navigations.push(event));
  const view = () => screensView(stage.actor.getSnapshot());
  const heardBy = (visit: 'live' | 'beneath') =>
    (view()[visit]?.actor?.getSnapshot() as SnapshotFrom<typeof sampleScreenMachine>).context.heard;
  const go = async (href: string, search: Record<string, unknown> = {}) => {
    stage.actor.send(commit(href, search));
    await stage.settle();
  };
  const enter = async () => {
    stage.actor.send({ type: 'access.changed', access: insider });
    await stage.settle();
  };
  return { ...stage, asked, navigations, view, hears: heardBy, go, enter };
}

describe('the life of a screen', () => {
  it('waits until it knows who is there, then loads and shows', async () => {
    const { go, enter, view, asked } = start();
    await go('/profile', { tab: 'data' });
    expect(view()).toMatchObject({ waiting: true, live: null });
    await enter();
    expect(asked).toEqual(['profilePage']);
    expect(view()).toMatchObject({
      waiting: false,
      loading: false,
      live: { screen: 'profilePage', href: '/profile', search: { tab: 'data' } },
    });
    expect(view().live?.actor?.getSnapshot().context).toMatchObject({ params: {}, search: { tab: 'data' } });
  });

  it('a screen without a machine is shown at once', async () => {
    const { go, enter, view, asked } = start();
    await enter();
    await go('/nope/nope');
    expect(view()).toMatchObject({ live: { screen: 'notFound', actor: null }, loading: false });
    expect(asked).toEqual([]);
  });

  it('a changed search reaches the live actor, the same one does not', async () => {
    const { actor, go, enter, view, hears, asked } = start();
    await enter();
    await go('/profile');
    const first = view().live?.actor;
    await go('/profile', { tab: 'account' });
    await go('/profile', { tab: 'account' });
    actor.send({ type: 'search.change', search: { tab: 'data' } });
    expect(view().live?.actor).toBe(first);
    expect(hears('live')).toEqual(['search.change', 'search.change']);
    expect(asked).toHaveLength(1);
  });

  it('the screen beneath rests, comes back as it was, and only one is kept', async () => {
    const { go, enter, view, hears } = start();
    await enter();
    await go('/profile');
    const profile = view().live?.actor;
    await go('/logout');
    const logout = view().live?.actor;
    expect(view().beneath?.actor).toBe(profile);
    expect(hears('beneath')).toEqual(['screen.rested']);
    await go('/profile', { tab: 'data' });
    expect(view().live?.actor).toBe(profile);
    expect(view().beneath).toBeNull();
    expect(hears('live')).toEqual(['screen.rested', 'screen.resumed', 'search.change']);
    expect(logout?.getSnapshot().status).toBe('stopped');
  });

  it('what belongs to a person stops with their session', async () => {
    const { actor, go, enter, view, navigations } = start();
    await enter();
    await go('/profile');
    const live = view().live?.actor;
    actor.send({ type: 'access.changed', access: { session: 'out', person: null } });
    expect(live?.getSnapshot().status).toBe('stopped');
    expect(view()).toMatchObject({ live: null, beneath: null, waiting: true });
    expect(navigations).toEqual([{ type: 'navigate', to: '/es?redirect=%2Fprofile', replace: true }]);
  });

  it('a page of the way in does not stay beneath', async () => {
    const { actor, go, enter, view } = start();
    actor.send({ type: 'access.changed', access: { session: 'out' } });
    await go('/login/es');
    const login = view().live?.actor;
    await enter();
    await go('/profile');
    expect(login?.getSnapshot().status).toBe('stopped');
    expect(view()).toMatchObject({ live: { screen: 'profilePage' }, beneath: null });
  });

  it('SES-18 the gate keeps the address, and opens without a navigation', async () => {
    const { actor, go, enter, view, navigations } = start();
    await enter();
    actor.send({ type: 'access.changed', access: { person: { enrolled: false, gated: true } } });
    await go('/nope');
    expect(view().live?.screen).toBe('notFound');
    await go('/reported_articles');
    expect(view().live).toMatchObject({ screen: 'profilePage', href: '/reported_articles' });
    await go('/profile');
    actor.send({ type: 'access.changed', access: { person: { enrolled: true, gated: false } } });
    expect(view().live?.screen).toBe('notFound');
    expect(navigations).toEqual([]);
  });
});

describe('navigation', () => {
  it('what a machine asks for is emitted as it is', () => {
    const { actor, navigations } = start();
    actor.send({ type: 'navigate', to: '/live_searches/7', search: { page: 2 } });
    actor.send({ type: 'navigate', to: '/', back: true });
    expect(navigations).toEqual([
      { type: 'navigate', to: '/live_searches/7', search: { page: 2 } },
      { type: 'navigate', to: '/', back: true },
    ]);
  });

  it('a redirect of the address replaces it', async () => {
    const { go, enter, navigations } = start();
    await enter();
    await go('/redirect?redirect=%2Freported_articles');
    expect(navigations).toEqual([{ type: 'navigate', to: '/reported_articles', replace: true }]);
  });
});

describe('the language of the address', () => {
  it('is told to the shell, and let go again', async () => {
    const { actor, go, heardBy } = start();
    actor.send({ type: 'access.changed', access: { session: 'out' } });
    await go('/pt');
    await go('/nope');
    actor.send({ type: 'access.changed', access: insider });
    await go('/nope', { force_locale: 'ES' });
    expect(heardBy('shell').map(({ lang }) => lang)).toEqual(['pt', null, null, 'es']);
  });
});

describe('the language of a link', () => {
  it('holds for whoever is not signed in, and not over the choice of a signed-in person', async () => {
    const { actor, go, heardBy } = start();
    actor.send({ type: 'access.changed', access: { session: 'out' } });
    await go('/support_form?lang=pt', { lang: 'pt' });
    await go('/es?lang=pt', { lang: 'pt' });
    await go('/nope', { lang: 'xx' });
    actor.send({ type: 'access.changed', access: insider });
    await go('/support_form?lang=pt', { lang: 'pt' });
    expect(heardBy('shell').map(({ lang }) => lang)).toEqual(['pt', 'es', null, null, null]);
  });
});

describe('a screen that fails', () => {
  it('loses one screen, never the console, and can be opened anew', async () => {
    const { actor, go, enter, view, asked } = start();
    await enter();
    await go('/profile');
    const broken = view().live?.actor;
    broken?.send({ type: 'screen.break' });
    expect(actor.getSnapshot().status).toBe('active');
    expect(view()).toMatchObject({ crashed: true, live: { screen: 'profilePage', actor: null } });
    actor.send({ type: 'screen.reopen' });
    await Promise.resolve();
    expect(view().crashed).toBe(false);
    expect(asked).toEqual(['profilePage', 'profilePage']);
  });

  it('beneath, it is only let go', async () => {
    const { go, enter, view } = start();
    await enter();
    await go('/profile');
    const below = view().live?.actor;
    await go('/logout');
    below?.send({ type: 'screen.break' });
    expect(view()).toMatchObject({ crashed: false, beneath: null, live: { screen: 'logout' } });
  });

  it('whose code does not come says so, and can be asked for again', async () => {
    let online = false;
    const { actor, go, enter, view, settle } = start(async () => {
      if (!online) throw new Error('No network.');
      return sampleScreenMachine;
    });
    await enter();
    await go('/profile');
    expect(view()).toMatchObject({ unloaded: true, live: { actor: null } });
    online = true;
    actor.send({ type: 'screen.reopen' });
    await settle();
    expect(view()).toMatchObject({ unloaded: false, live: { screen: 'profilePage' } });
    expect(view().live?.actor).not.toBeNull();
  });
});
