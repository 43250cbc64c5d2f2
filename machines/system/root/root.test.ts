import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { answers, answersInTurn, flush, outsideForTests, refuses, type FakePorts } from '../../kit/answers';
import { setOutside } from '../../kit/port';
import { seat } from '../../kit/seat';
import { screensView } from '../screens/screens.view';
import type { screensMachine } from '../screens/screens.machine';
import type { SnapshotFrom } from 'xstate';
import { sampleProfile } from '../profile/profile.samples';
import { anaSession, brunoSession } from '../session/session.samples';
import { rootMachine } from './root.machine';
import { rootInput, rootPorts } from './root.samples';

function begin(ports: FakePorts = {}) {
  const clock = new SimulatedClock();
  const world = outsideForTests(
    { ...rootPorts(), ...ports },
    { now: () => new Date(2026, 10, 20, 12).getTime() + clock.now() },
  );
  const root = createActor(rootMachine, { clock, input: rootInput });
  setOutside(root, world.outside);
  root.start();
  const screens = seat(root.system, 'screens');
  const shown = () => screensView(screens.getSnapshot() as SnapshotFrom<typeof screensMachine>);
  const navigations: string[] = [];
  (screens as typeof screens & { on: (type: 'navigate', hear: (event: { to: string }) => void) => void }).on(
    'navigate',
    ({ to }) => {
      navigations.push(to);
      go(to);
    },
  );
  const go = (href: string) => screens.send({ type: 'route.commit', screen: '', params: {}, search: {}, href });
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
    navigations,
    go,
    settle,
    session: () => seat(root.system, 'session'),
    profile: () => seat(root.system, 'profile'),
  };
}

describe('the whole tree, without React', () => {
  it('goes from a protected address over the landing and the sign-in to the screen that was wanted', async () => {
    const { go, settle, shown, navigations, session, root } = begin();
    go('/live_searches?x=1');
    expect(shown()).toMatchObject({ waiting: true, live: null });
    await settle('landing');
    expect(navigations).toEqual(['/es?redirect=%2Flive_searches%3Fx%3D1']);
    expect(shown().live?.screen).toBe('landing');
    go('/login/es?redirect=%2Flive_searches%3Fx%3D1');
    await settle('login');
    expect(shown().live).toMatchObject({ screen: 'login' });
    session().send({ type: 'session.signIn', user: 'ana@vigia.test', password: 'vigia-demo' });
    await settle('liveSearches');
    expect(navigations.at(-1)).toBe('/live_searches?x=1');
    expect(shown()).toMatchObject({ signedIn: true, live: { screen: 'liveSearches' } });
    expect(root.getSnapshot().context.profileId).toBe('p-ana');
    expect(root.getSnapshot().status).toBe('active');
  });

  it('a restored session shows the screen at once, another tab that signs out takes everything down', async () => {
    const { go, settle, shown, tab, navigations, root } = begin({ restoreSession: answers(anaSession) });
    go('/profile');
    await settle('profilePage');
    const page = shown().live?.actor;
    expect(shown().live?.screen).toBe('profilePage');
    tab({ type: 'session.signedOut' });
    await settle('landing');
    expect(page?.getSnapshot().status).toBe('stopped');
    expect(root.system.get('profile')).toBeUndefined();
    expect(navigations).toEqual(['/es?redirect=%2Fprofile']);
    expect(shown().live?.screen).toBe('landing');
  });

  it('another person in the same browser begins anew', async () => {
    const { settle, go, session, shown, root } = begin({
      restoreSession: answers(anaSession),
      profile: answersInTurn(
        { ok: true as const, value: sampleProfile },
        { ok: true as const, value: { ...sampleProfile, id: 'p-bruno', isVerified: false } },
      ),
    });
    go('/');
    await settle('liveSearches');
    const former = seat(root.system, 'profile');
    session().send({ type: 'session.adopt', session: brunoSession });
    await settle('profilePage');
    expect(former.getSnapshot().status).toBe('stopped');
    expect(root.getSnapshot().context.profileId).toBe('p-bruno');
    expect(shown().live).toMatchObject({ screen: 'profilePage', href: '/' });
  });

  it('an answered refusal of the allowed notices ends the session with a notice, and nothing breaks', async () => {
    const { settle, go, root, shown } = begin({
      restoreSession: answers(anaSession),
      allowedNotices: refuses('SERVER_ERROR'),
    });
    go('/reported_articles');
    await settle('landing');
    expect(shown().live?.screen).toBe('landing');
    expect(
      seat(root.system, 'notices')
        .getSnapshot()
        .context.standing.map(({ code }) => code),
    ).toEqual(['session.ended']);
    expect(root.getSnapshot().status).toBe('active');
  });
});
