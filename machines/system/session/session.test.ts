import { describe, expect, it } from 'vitest';
import {
  answers,
  answersInTurn,
  answersLater,
  neverAnswers,
  refuses,
  startWith,
  type FakePorts,
} from '../../simulator/answers';
import { goTo } from '../../domain/navigation-events';
import { sessionMachine } from './session.machine';
import { anaSession, brunoSession } from './session.samples';
import { sessionView } from './session.view';

function start(ports: FakePorts, options: { now?: number; online?: boolean } = {}) {
  const systemActors = { shell: { lang: 'pt' as const, chosen: 'pt' as const, menuOpen: false } };
  const stage = startWith(sessionMachine, { ports, systemActors, ...options });
  const view = () => sessionView(stage.actor.getSnapshot());
  const value = () => stage.actor.getSnapshot().value;
  const access = () => stage.receivedBy('screens').map(({ access: told }) => (told as { session: string }).session);
  return { ...stage, view, value, access };
}
const restored = { restoreSession: answers(anaSession) };
const nobody = { restoreSession: answers(null) };

describe('the start', () => {
  it('SES-01 asks first and decides signed in', async () => {
    const { settle, value, access, view, toParent, said } = start(restored);
    expect(value()).toEqual({ restoring: 'asking' });
    expect(access()).toEqual(['restoring']);
    await settle();
    expect(view()).toMatchObject({ restoring: false, signedIn: true, userId: 'u-ana' });
    expect(access()).toEqual(['restoring']);
    expect(toParent).toEqual([{ type: 'session.entered', userId: 'u-ana', remembered: null }]);
    expect(said).toEqual([{ type: 'session.signedIn', userId: 'u-ana' }]);
  });

  it('SES-01 asks first and decides signed out', async () => {
    const { settle, value, access, toParent } = start(nobody);
    await settle();
    expect(value()).toBe('signedOut');
    expect(access()).toEqual(['restoring', 'out']);
    expect(toParent).toEqual([]);
  });

  it('without an answer nobody is signed out: it asks again when the network is back, on request, and by itself', async () => {
    const restoreSession = answersInTurn<typeof anaSession | null>(
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: false, failure: { code: 'BAD_STATUS', values: { status: 503 } } },
      { ok: false, failure: { code: 'TIMED_OUT' } },
      { ok: true, value: anaSession },
    );
    const { actor, settle, view, clock, goOnline } = start({ restoreSession }, { online: false });
    await settle();
    expect(view()).toMatchObject({ unreachable: true, signedIn: false });
    goOnline(true);
    await settle();
    expect(restoreSession.asked).toHaveLength(2);
    actor.send({ type: 'session.retry' });
    await settle();
    expect(restoreSession.asked).toHaveLength(3);
    clock.increment(10_000);
    await settle();
    expect(view()).toMatchObject({ unreachable: false, signedIn: true });
  });

  it('a service that does not answer is asked less and less often, and what is shown stays while it is', async () => {
    const restoreSession = answersLater<typeof anaSession | null>();
    const { actor, settle, view, clock } = start({ restoreSession });
    const down = async () => {
      restoreSession.answer({ ok: false, failure: { code: 'SERVER_ERROR' } });
      await settle();
    };
    await settle();
    expect(view()).toMatchObject({ unreachable: false, busy: true });
    await down();
    for (const pause of [2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      const asked = restoreSession.asked.length;
      clock.increment(pause - 1);
      await settle();
      expect(restoreSession.asked).toHaveLength(asked);
      clock.increment(1);
      await settle();
      expect(restoreSession.asked).toHaveLength(asked + 1);
      expect(view()).toMatchObject({ unreachable: true, busy: true });
      await down();
    }
    actor.send({ type: 'session.retry' });
    await settle();
    expect(restoreSession.asked).toHaveLength(8);
  });
});

describe('signing in by password', () => {
  it('keeps the credentials nowhere', async () => {
    const signIn = answers(anaSession);
    const { actor, settle, view } = start({ ...nobody, signIn });
    await settle();
    actor.send({ type: 'session.signIn', user: 'ana@vigia.test', password: 'vigia-demo' });
    expect(view().busy).toBe(true);
    await settle();
    expect(signIn.asked).toEqual([{ user: 'ana@vigia.test', password: 'vigia-demo' }]);
    expect(view().signedIn).toBe(true);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('vigia-demo');
  });

  it('ERR-01 a wrong user or password is told, and the next attempt forgets it', async () => {
    const signIn = answersInTurn<typeof anaSession>(
      { ok: false, failure: { code: 'WRONG_CREDENTIALS' } },
      { ok: true, value: anaSession },
    );
    const { actor, settle, view } = start({ ...nobody, signIn });
    await settle();
    actor.send({ type: 'session.signIn', user: 'ana@vigia.test', password: 'x' });
    await settle();
    expect(view()).toMatchObject({ signedIn: false, failure: { code: 'WRONG_CREDENTIALS' } });
    actor.send({ type: 'session.signIn', user: 'ana@vigia.test', password: 'y' });
    expect(view().failure).toBeNull();
    await settle();
    expect(view().signedIn).toBe(true);
  });

  it('who may not report in a country is led to the page that names it', async () => {
    const refusal = refuses('NO_REPORT_PERMISSION', { values: { siteId: 'MLU' } });
    const { actor, settle, receivedBy, value } = start({ ...nobody, signIn: refusal });
    await settle();
    actor.send({ type: 'session.signIn', user: 'a', password: 'b' });
    await settle();
    expect(value()).toBe('signedOut');
    expect(receivedBy('screens')).toContainEqual(goTo({ to: 'noPermission', params: { lang: 'pt', siteId: 'MLU' } }));
  });

  it.each(['NOT_PRODUCT_CREDENTIALS', 'WRONG_MARKETPLACE_ACCOUNT', 'NO_REPORT_PERMISSION'] as const)(
    'tells %s as it is',
    async (code) => {
      const { actor, settle, view } = start({ ...nobody, signIn: refuses(code) });
      await settle();
      actor.send({ type: 'session.signIn', user: 'a', password: 'b' });
      await settle();
      expect(view().failure).toEqual({ code });
    },
  );

  it('a double click signs in once', async () => {
    const signIn = neverAnswers<never>();
    const { actor, settle } = start({ ...nobody, signIn });
    await settle();
    actor.send({ type: 'session.signIn', user: 'a', password: 'b' });
    actor.send({ type: 'session.signIn', user: 'a', password: 'b' });
    await settle();
    expect(signIn.asked).toHaveLength(1);
  });
});

describe('signing in with the marketplace account', () => {
  it('SES-09 finishes from the address of the answer and remembers where to go', async () => {
    const finishMarketplaceSignIn = answers({ session: anaSession, redirect: '/reported_articles' });
    const { actor, settle, view, toParent } = start({ ...nobody, finishMarketplaceSignIn });
    await settle();
    actor.send({ type: 'session.returned', answer: 'code=c&state=s' });
    await settle();
    expect(finishMarketplaceSignIn.asked).toEqual([{ answer: 'code=c&state=s' }]);
    expect(view().signedIn).toBe(true);
    expect(toParent).toEqual([{ type: 'session.entered', userId: 'u-ana', remembered: '/reported_articles' }]);
  });

  it('leaves with language and redirect, and tells when leaving failed', async () => {
    const beginMarketplaceSignIn = refuses('OFFLINE');
    const { actor, settle, view } = start({ ...nobody, beginMarketplaceSignIn });
    await settle();
    actor.send({ type: 'session.signInWithMarketplace', lang: 'pt', redirect: '/x' });
    await settle();
    expect(beginMarketplaceSignIn.asked).toEqual([{ lang: 'pt', redirect: '/x' }]);
    expect(view()).toMatchObject({ signedIn: false, busy: false, failure: { code: 'OFFLINE' } });
  });

  it('an interrupted sign-in is told', async () => {
    const { actor, settle, view } = start({ ...nobody, finishMarketplaceSignIn: refuses('SIGN_IN_INTERRUPTED') });
    await settle();
    actor.send({ type: 'session.returned', answer: '' });
    await settle();
    expect(view()).toMatchObject({ signedIn: false, failure: { code: 'SIGN_IN_INTERRUPTED' } });
  });
});

describe('refreshing', () => {
  it('SES-32 a token of 90 s is refreshed after 30 s', async () => {
    const refreshSession = answers({ ...anaSession, expiresAt: 500_000 });
    const { settle, clock } = start({ restoreSession: answers({ ...anaSession, expiresAt: 90_000 }), refreshSession });
    await settle();
    clock.increment(29_999);
    await settle();
    expect(refreshSession.asked).toHaveLength(0);
    clock.increment(1);
    await settle();
    expect(refreshSession.asked).toHaveLength(1);
  });

  it('a life below the margin is refreshed at once, but not over and over', async () => {
    const refreshSession = answers({ ...anaSession, expiresAt: 40_000 });
    const { settle, clock } = start({ restoreSession: answers({ ...anaSession, expiresAt: 40_000 }), refreshSession });
    await settle();
    clock.increment(0);
    await settle();
    expect(refreshSession.asked).toHaveLength(1);
    clock.increment(19_999);
    await settle();
    expect(refreshSession.asked).toHaveLength(1);
    clock.increment(1);
    await settle();
    expect(refreshSession.asked).toHaveLength(2);
  });

  it('one is in flight however often it is asked for', async () => {
    const refreshSession = answersLater<typeof anaSession>();
    const { actor, settle, view } = start({ ...restored, refreshSession });
    await settle();
    actor.send({ type: 'session.refresh' });
    actor.send({ type: 'session.refresh' });
    await settle();
    expect(refreshSession.asked).toHaveLength(1);
    refreshSession.answer({ ok: true, value: { ...anaSession, accessToken: 'token-9' } });
    await settle();
    expect(view().signedIn).toBe(true);
    expect(actor.getSnapshot().context.session?.accessToken).toBe('token-9');
  });

  it('a network that fails keeps the session and tries again after a growing pause', async () => {
    const refreshSession = answersInTurn<typeof anaSession>(
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: false, failure: { code: 'BAD_STATUS' } },
      { ok: true, value: anaSession },
    );
    const { actor, settle, view, clock } = start({ ...restored, refreshSession });
    await settle();
    actor.send({ type: 'session.refresh' });
    await settle();
    expect(view().signedIn).toBe(true);
    clock.increment(2000);
    await settle();
    expect(refreshSession.asked).toHaveLength(2);
    clock.increment(3999);
    await settle();
    expect(refreshSession.asked).toHaveLength(2);
    clock.increment(1);
    await settle();
    expect(refreshSession.asked).toHaveLength(3);
    expect(view().signedIn).toBe(true);
  });

  it('what another tab got by refreshing is taken over, and nothing is asked', async () => {
    const refreshSession = neverAnswers<typeof anaSession>();
    const { actor, settle, clock, toParent } = start({
      restoreSession: answers({ ...anaSession, expiresAt: 90_000 }),
      refreshSession,
    });
    await settle();
    clock.increment(20_000);
    actor.send({ type: 'session.renewed', session: { ...anaSession, accessToken: 'token-3', expiresAt: 120_000 } });
    clock.increment(39_999);
    await settle();
    expect(refreshSession.asked).toEqual([]);
    expect(actor.getSnapshot().context.session?.accessToken).toBe('token-3');
    clock.increment(1);
    await settle();
    expect(refreshSession.asked).toHaveLength(1);
    actor.send({ type: 'session.renewed', session: { ...anaSession, accessToken: 'token-4', expiresAt: 300_000 } });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'fresh' });
    actor.send({ type: 'session.renewed', session: brunoSession });
    expect(actor.getSnapshot().context.session?.accessToken).toBe('token-4');
    expect(toParent).toHaveLength(1);
  });

  it('a refused refresh expires the session, keeps the work and says so', async () => {
    const { actor, settle, value, receivedBy, toParent } = start({
      ...restored,
      refreshSession: refuses('NO_VALID_TOKEN'),
    });
    await settle();
    actor.send({ type: 'session.refresh' });
    await settle();
    expect(value()).toBe('expired');
    expect(actor.getSnapshot().context.session).toBeNull();
    expect(toParent.at(-1)).toEqual({ type: 'session.left', kept: true });
    expect(receivedBy('notices')).toEqual([
      { type: 'notice.raise', notice: { code: 'session.expired', tone: 'failure' } },
    ]);
    expect(receivedBy('outbox')).toEqual([]);
  });
});

describe('the person signs out', () => {
  it('SES-08 ends the session, clears what is kept and leaves for the page of the provider', async () => {
    const { actor, settle, value, receivedBy, said, toParent } = start({
      ...restored,
      signOut: answers({ logoutPage: '/identity/end?lang=es' }),
    });
    const left: string[] = [];
    actor.on('page.leave', ({ href }) => left.push(href));
    await settle();
    actor.send({ type: 'session.signOut' });
    await settle();
    expect(receivedBy('outbox')).toEqual([{ type: 'outbox.clear', requester: actor }]);
    expect(left).toEqual([]);
    actor.send({ type: 'outbox.cleared' });
    expect(value()).toBe('signedOut');
    expect(left).toEqual(['/identity/end?lang=es']);
    expect(said.at(-1)).toEqual({ type: 'session.signedOut' });
    expect(toParent.at(-1)).toEqual({ type: 'session.left', kept: false });
    expect(actor.getSnapshot().context).toMatchObject({ session: null, userId: null });
  });

  it('an outbox that does not answer delays it for 5 s at most', async () => {
    const { actor, settle, value, clock } = start({ ...restored, signOut: answers({ logoutPage: '/bye' }) });
    await settle();
    actor.send({ type: 'session.signOut' });
    await settle();
    clock.increment(5000);
    expect(value()).toBe('signedOut');
  });

  it('when it fails the person stays signed in and is told', async () => {
    const { actor, settle, view, receivedBy, toParent } = start({ ...restored, signOut: refuses('OFFLINE') });
    await settle();
    actor.send({ type: 'session.signOut' });
    await settle();
    expect(view().signedIn).toBe(true);
    expect(receivedBy('notices')).toEqual([
      { type: 'notice.raise', notice: { code: 'session.signOutFailed', tone: 'failure' } },
    ]);
    expect(toParent).toEqual([{ type: 'session.entered', userId: 'u-ana', remembered: null }]);
  });
});

describe('a forced logout', () => {
  it('SES-25 ends the session at once, pauses the work and says why', async () => {
    const signOut = neverAnswers<{ logoutPage: string }>();
    const { actor, settle, value, access, receivedBy, said, toParent, clock } = start({ ...restored, signOut });
    await settle();
    actor.send({ type: 'session.forceOut', failure: { code: 'NO_VALID_TOKEN' } });
    expect(access().at(-1)).toBe('out');
    expect(toParent.at(-1)).toEqual({ type: 'session.left', kept: true });
    expect(said.at(-1)).toEqual({ type: 'session.signedOut' });
    expect(receivedBy('notices')).toEqual([
      { type: 'notice.raise', notice: { code: 'session.ended', tone: 'failure' } },
    ]);
    expect(receivedBy('outbox')).toEqual([]);
    clock.increment(5000);
    await settle();
    expect(value()).toBe('expired');
  });
});

describe('other tabs', () => {
  it('signed out there is signed out here, and what is kept stays', async () => {
    const { settle, tab, value, toParent, said } = start(restored);
    await settle();
    tab({ type: 'session.signedOut' });
    expect(value()).toBe('signedOut');
    expect(toParent.at(-1)).toEqual({ type: 'session.left', kept: true });
    expect(said).toEqual([{ type: 'session.signedIn', userId: 'u-ana' }]);
  });

  it('signed in there restores here', async () => {
    const restoreSession = answersInTurn<typeof anaSession | null>(
      { ok: true, value: null },
      { ok: true, value: anaSession },
    );
    const { settle, tab, view } = start({ restoreSession });
    await settle();
    tab({ type: 'session.signedIn', userId: 'u-ana' });
    await settle();
    expect(view()).toMatchObject({ signedIn: true, userId: 'u-ana' });
  });

  it('somebody else there means that nothing of the former person stays here', async () => {
    const restoreSession = answersInTurn<typeof anaSession | null>(
      { ok: true, value: anaSession },
      { ok: true, value: brunoSession },
    );
    const { actor, settle, tab, view, access, toParent } = start({ restoreSession });
    await settle();
    tab({ type: 'session.signedIn', userId: 'u-ana' });
    expect(view().signedIn).toBe(true);
    tab({ type: 'session.signedIn', userId: 'u-bruno' });
    expect(actor.getSnapshot().context.session).toBeNull();
    expect(access().at(-1)).toBe('restoring');
    await settle();
    expect(view().userId).toBe('u-bruno');
    expect(toParent.map(({ type }) => type)).toEqual(['session.entered', 'session.left', 'session.entered']);
  });
});

describe('another profile of the same person', () => {
  it('SES-28 takes the place of the session: the former rests before the new one wakes', async () => {
    const { actor, settle, access, toParent, said } = start(restored);
    await settle();
    actor.send({ type: 'session.adopt', session: brunoSession });
    expect(toParent).toEqual([
      { type: 'session.entered', userId: 'u-ana', remembered: null },
      { type: 'session.left', kept: true },
      { type: 'session.entered', userId: 'u-bruno', remembered: null },
    ]);
    expect(access()).toEqual(['restoring', 'restoring']);
    expect(said.at(-1)).toEqual({ type: 'session.signedIn', userId: 'u-bruno' });
  });
});
