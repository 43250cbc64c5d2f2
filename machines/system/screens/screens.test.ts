import { fromPromise, type AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { startWith } from '../../simulator/answers';
import type { AddressName, ParamsOf } from '../../domain/addresses';
import { goTo } from '../../domain/navigation-events';
import type { ScreensEmitted } from '../../system-actors/screens';
import { screensMachine } from './screens.machine';
import { locationChange, signedInAccess, sampleScreenMachine } from './screens.samples';
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
  const navigations: ScreensEmitted[] = [];
  stage.actor.on('go', (event) => navigations.push(event));
  stage.actor.on('return', (event) => navigations.push(event));
  const view = () => screensView(stage.actor.getSnapshot());
  const receivedBy = (visit: 'live' | 'beneath') =>
    (view()[visit]?.actor?.getSnapshot() as SnapshotFrom<typeof sampleScreenMachine>).context.heard;
  const go = async <Name extends AddressName>(
    name: Name,
    params: ParamsOf<Name>,
    query: Record<string, string> = {},
  ) => {
    stage.actor.send(locationChange(name, params, query));
    await stage.settle();
  };
  const enter = async () => {
    stage.actor.send({ type: 'access.changed', access: signedInAccess });
    await stage.settle();
  };
  return { ...stage, asked, navigations, view, hears: receivedBy, go, enter };
}

describe('the life of a screen', () => {
  it('waits until it knows who is there, then loads and shows', async () => {
    const { go, enter, view, asked } = start();
    await go('suspicious', {}, { page: '2' });
    expect(view()).toMatchObject({ waiting: true, live: null });
    await enter();
    expect(asked).toEqual(['suspicious']);
    expect(view()).toMatchObject({
      waiting: false,
      loading: false,
      live: { screen: 'suspicious', place: { href: '/suspicious', search: { page: 2 } } },
    });
    expect(view().live?.actor?.getSnapshot().context).toMatchObject({ params: {}, search: { page: 2 } });
  });

  it('begins beside the profile where it needs nothing of it, and is shown as it is by then', async () => {
    const { actor, go, enter, settle, view, asked, hears } = start();
    await go('suspicious', {}, { page: '2' });
    actor.send({ type: 'access.changed', access: { session: 'in', person: null } });
    await settle();
    const begun = actor.getSnapshot().context.ahead?.actor;
    expect(begun?.getSnapshot().context).toMatchObject({ search: { page: 2 } });
    expect(view()).toMatchObject({ waiting: true, live: null });
    await go('suspicious', {}, { page: '3' });
    await enter();
    expect(view()).toMatchObject({ waiting: false, live: { screen: 'suspicious', place: { search: { page: 3 } } } });
    expect(view().live?.actor).toBe(begun);
    expect(hears('live')).toEqual(['search.change']);
    expect(asked).toEqual(['suspicious']);
  });

  it('what began beside the profile stops where something else is shown instead, or somewhere else is gone to', async () => {
    const { actor, go, enter, settle, view, asked } = start();
    await go('suspicious', {});
    actor.send({ type: 'access.changed', access: { session: 'in', person: null } });
    await settle();
    const first = actor.getSnapshot().context.ahead?.actor;
    await go('history', {});
    expect(first?.getSnapshot().status).toBe('stopped');
    const second = actor.getSnapshot().context.ahead?.actor;
    actor.send({ type: 'access.changed', access: { person: { enrolled: false, gated: true, main: false } } });
    await enter();
    expect(second?.getSnapshot().status).toBe('stopped');
    expect(asked).toEqual(['suspicious', 'history', 'profilePage', 'history']);
    expect(view().live).toMatchObject({ screen: 'history' });
  });

  it('a screen that needs the profile waits for it, and one that fails unseen begins anew when it is shown', async () => {
    const { actor, go, enter, view, asked } = start();
    actor.send({ type: 'access.changed', access: { session: 'in', person: null } });
    await go('case', { id: '7' });
    expect(asked).toEqual([]);
    await go('suspicious', {});
    actor.getSnapshot().context.ahead?.actor?.send({ type: 'screen.break' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', context: { ahead: null } });
    await enter();
    expect(view()).toMatchObject({ crashed: false, live: { screen: 'suspicious' } });
    expect(asked).toEqual(['suspicious', 'suspicious']);
  });

  it('a screen without a machine is shown at once', async () => {
    const { go, enter, view, asked } = start();
    await enter();
    await go('notFound', {});
    expect(view()).toMatchObject({ live: { screen: 'notFound', actor: null }, loading: false });
    expect(asked).toEqual([]);
  });

  it('a changed search reaches the live actor, the same one does not', async () => {
    const { go, enter, view, hears, asked } = start();
    await enter();
    await go('suspicious', {});
    const first = view().live?.actor;
    await go('suspicious', {}, { page: '3' });
    await go('suspicious', {}, { page: '3' });
    await go('suspicious', {}, { page: '2' });
    expect(view().live?.actor).toBe(first);
    expect(hears('live')).toEqual(['search.change', 'search.change']);
    expect(asked).toHaveLength(1);
  });

  it('the screen beneath rests, comes back as it was, and only one is kept', async () => {
    const { go, enter, view, hears } = start();
    await enter();
    await go('suspicious', {});
    const profile = view().live?.actor;
    await go('logout', {});
    const logout = view().live?.actor;
    expect(view().beneath?.actor).toBe(profile);
    expect(hears('beneath')).toEqual(['screen.rested']);
    await go('suspicious', {}, { page: '2' });
    expect(view().live?.actor).toBe(profile);
    expect(view().beneath).toBeNull();
    expect(hears('live')).toEqual(['screen.rested', 'screen.resumed', 'search.change']);
    expect(logout?.getSnapshot().status).toBe('stopped');
  });

  it('what belongs to a person stops with their session, and the sign-in knows the way back (K10)', async () => {
    const { actor, go, enter, view, navigations } = start();
    await enter();
    await go('suspicious', {});
    const live = view().live?.actor;
    actor.send({ type: 'access.changed', access: { session: 'out', person: null } });
    expect(live?.getSnapshot().status).toBe('stopped');
    expect(view()).toMatchObject({ live: null, beneath: null, waiting: true });
    expect(navigations).toEqual([
      {
        type: 'go',
        target: { to: 'login', params: { lang: 'es' }, search: { redirect: '/suspicious' } },
        replace: true,
      },
    ]);
  });

  it('a page of the way in does not stay beneath', async () => {
    const { actor, go, enter, view } = start();
    actor.send({ type: 'access.changed', access: { session: 'out' } });
    await go('login', { lang: 'es' });
    const login = view().live?.actor;
    await enter();
    await go('suspicious', {});
    expect(login?.getSnapshot().status).toBe('stopped');
    expect(view()).toMatchObject({ live: { screen: 'suspicious' }, beneath: null });
  });

  it('SES-18 the gate keeps the address, and opens without a navigation', async () => {
    const { actor, go, enter, view, navigations } = start();
    await enter();
    actor.send({ type: 'access.changed', access: { person: { enrolled: false, gated: true, main: false } } });
    await go('notFound', {});
    expect(view().live?.screen).toBe('notFound');
    await go('history', {});
    expect(view().live).toMatchObject({ screen: 'profilePage', place: { href: '/history' } });
    await go('profilePage', {});
    actor.send({ type: 'access.changed', access: { person: { enrolled: true, gated: false, main: false } } });
    expect(view().live?.screen).toBe('notFound');
    expect(navigations).toEqual([]);
  });
});

describe('navigation', () => {
  it('what a machine asks for is emitted as it is', () => {
    const { actor, navigations } = start();
    const wish = goTo({ to: 'results', params: { id: '7' }, search: { from: 50 } }, { replace: true });
    actor.send(wish);
    expect(navigations).toEqual([wish]);
  });

  it('a redirect of the address replaces it', async () => {
    const { go, enter, navigations } = start();
    await enter();
    await go('remembered', {}, { redirect: '/live_searches' });
    expect(navigations).toEqual([{ type: 'return', wishes: ['/live_searches'] }]);
  });
});

describe('the language of the address', () => {
  it('is told to the shell, and let go again', async () => {
    const { actor, go, receivedBy } = start();
    actor.send({ type: 'access.changed', access: { session: 'out' } });
    await go('landing', { lang: 'pt' });
    await go('notFound', {});
    actor.send({ type: 'access.changed', access: signedInAccess });
    await go('notFound', {}, { force_locale: 'ES' });
    expect(receivedBy('shell').map(({ lang }) => lang)).toEqual(['pt', null, null, 'es']);
  });
});

describe('the language of a link', () => {
  it('holds for whoever is not signed in, and not over the choice of a signed-in person', async () => {
    const { actor, go, receivedBy } = start();
    actor.send({ type: 'access.changed', access: { session: 'out' } });
    await go('supportForm', {}, { lang: 'pt' });
    await go('landing', { lang: 'es' }, { lang: 'pt' });
    await go('notFound', {}, { lang: 'xx' });
    actor.send({ type: 'access.changed', access: signedInAccess });
    await go('supportForm', {}, { lang: 'pt' });
    expect(receivedBy('shell').map(({ lang }) => lang)).toEqual(['pt', 'es', null, null, null]);
  });
});

describe('a screen that fails', () => {
  it('loses one screen, never the console, and can be opened anew', async () => {
    const { actor, go, enter, view, asked } = start();
    await enter();
    await go('suspicious', {});
    const broken = view().live?.actor;
    broken?.send({ type: 'screen.break' });
    expect(actor.getSnapshot().status).toBe('active');
    expect(view()).toMatchObject({ crashed: true, live: { screen: 'suspicious', actor: null } });
    actor.send({ type: 'screen.reopen' });
    await Promise.resolve();
    expect(view().crashed).toBe(false);
    expect(asked).toEqual(['suspicious', 'suspicious']);
  });

  it('beneath, it is only let go', async () => {
    const { go, enter, view } = start();
    await enter();
    await go('suspicious', {});
    const below = view().live?.actor;
    await go('logout', {});
    below?.send({ type: 'screen.break' });
    expect(view()).toMatchObject({ crashed: false, beneath: null, live: { screen: 'logout' } });
  });

  const withoutCode = async () => {
    const stage = start(async () => {
      throw new Error('No network.');
    });
    await stage.enter();
    await stage.go('suspicious', {});
    const reloads = () => stage.receivedBy('shell').filter(({ type }) => type === 'page.reload').length;
    return { ...stage, reloads };
  };

  it('whose code does not come says so, and is asked for with a new page', async () => {
    const { actor, view, reloads } = await withoutCode();
    expect(view()).toMatchObject({ unloaded: true, cut: false, live: { actor: null } });
    expect(reloads()).toBe(0);
    actor.send({ type: 'screen.reopen' });
    expect(reloads()).toBe(1);
  });

  it('whose view can not be had says so, is not opened again by itself, and lets the person go elsewhere', async () => {
    const { actor, go, enter, view, receivedBy } = start();
    await enter();
    await go('suspicious', {});
    actor.send({ type: 'view.missing' });
    expect(view()).toMatchObject({ unloaded: true, live: { screen: 'suspicious' } });
    actor.send({ type: 'screen.reopen' });
    expect(receivedBy('shell').filter(({ type }) => type === 'page.reload')).toHaveLength(1);
    await go('logout', {});
    expect(view()).toMatchObject({ unloaded: false, live: { screen: 'logout' } });
  });

  it('whose code does not come for want of a connection is opened by itself when that is back', async () => {
    const { actor, view, reloads, goOnline } = await withoutCode();
    goOnline(false);
    expect(view()).toMatchObject({ unloaded: true, cut: true });
    actor.send({ type: 'screen.reopen' });
    expect(reloads()).toBe(0);
    goOnline(true);
    expect(reloads()).toBe(1);
  });
});
