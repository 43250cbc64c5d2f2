import { afterEach, describe, expect, onTestFinished, test, vi, beforeEach } from 'vitest';
import { withLanguage, valuesInPath } from '../../machines/domain/locations';
import { getHeadlessAddressBook } from './addresses';
import { createWorldClock } from './clock';
import { standardConfig } from './config';
import { durableStorage } from './durable-storage';
import { createIdentity } from './identity';
import { pastStorage } from './past-storage';
import { refuseMarkup } from './trusted-types';
import { storage } from './storage';
import { cursors } from './cursors';

describe('seams', () => {
  const returnAddress = (lang: string) => `/oauth/${lang}/authenticate`;

  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  describe('an address in another language', () => {
    test.each([
      ['/es?redirect=/x', '/pt?redirect=/x'],
      ['/login/en', '/login/pt'],
      ['/no_permission/es/MLA', '/no_permission/pt/MLA'],
      ['/oauth/es/authenticate', '/oauth/pt/authenticate'],
      ['/support_form?lang=en', '/support_form?lang=pt'],
      ['/support_form?a=1&lang=es&b=2', '/support_form?lang=pt'],
      ['/nope?lang=es', null],
      ['/support_form?lang=pt', null],
      ['/support_form?slang=es', null],
      ['/nope', null],
      ['/pt', null],
      ['/essay', null],
    ])('%s becomes %s', (href, other) => {
      const { hrefOf, placeAt } = getHeadlessAddressBook();
      const target = withLanguage(placeAt(href), 'pt');
      expect(target && hrefOf({ ...target, search: valuesInPath(target.to, target.search) })).toBe(other);
    });
  });

  describe('world time', () => {
    test('is the clock of the browser, moved by what the gateway says', () => {
      let now = 1000;
      const clock = createWorldClock(() => now);
      expect(clock.now()).toBe(1000);
      clock.heard(90_000);
      now = 3000;
      expect(clock.now()).toBe(92_000);
      expect(clock.newId()).not.toBe(clock.newId());
    });

    test('tells each time that the gateway says another time, and not the way of an answer', () => {
      const clock = createWorldClock(() => 1000);
      let turned = 0;
      const feed = clock.turns(() => (turned += 1));
      clock.heard(90_000);
      clock.heard(91_500);
      expect([turned, clock.now()]).toEqual([1, 90_000]);
      clock.heard(50_000);
      expect([turned, clock.now()]).toEqual([2, 50_000]);
      feed.stop();
      clock.heard(90_000);
      expect([turned, clock.now()]).toEqual([2, 90_000]);
    });

    test('is known before the first answer where the gateway was heard before', () => {
      createWorldClock(() => 1000).heard(90_000);
      expect(createWorldClock(() => 3000).now()).toBe(92_000);
      localStorage.setItem('vigia:clock-ahead', 'soon');
      expect(createWorldClock(() => 3000).now()).toBe(3000);
    });
  });

  describe('trusted types', () => {
    test('no string with markup becomes part of the page', () => {
      let rule: (text: string) => string | null = (text) => text;
      refuseMarkup({
        trustedTypes: {
          createPolicy: (_name: string, rules: { createHTML: typeof rule }) => (rule = rules.createHTML),
        },
      });
      expect(rule('plain & text')).toBe('plain & text');
      expect(rule('<img src=x onerror=alert(1)>')).toBeNull();
    });
  });

  describe('the identity adapter', () => {
    const clock = createWorldClock();
    const config = standardConfig;
    const { signal } = new AbortController();
    const token = (life: number) => {
      const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
      return `${part({ alg: 'none' })}.${part({ iat: 1000, exp: 1000 + life })}.x`;
    };
    const answer = (status: number, body: unknown) =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    const serve = (...answers: (Response | Error)[]) => {
      const asked: { url: string; body: unknown }[] = [];
      vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
        asked.push({ url, body: init.body });
        const next = answers.shift();
        if (!next || next instanceof Error) throw next ?? new Error('Nothing more is served.');
        return next;
      });
      return asked;
    };

    test('a first visit asks nothing', async () => {
      const asked = serve();
      expect(await createIdentity(config, clock, returnAddress).ports.restoreSession(undefined, signal)).toEqual({
        ok: true,
        value: null,
      });
      expect(asked).toEqual([]);
    });

    test('a session ends on the clock of the console, by the life that its token was given, whatever the clocks say', async () => {
      const time = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
      onTestFinished(() => time.mockRestore());
      const moved = createWorldClock();
      moved.heard(Date.now() + 86_400_000);
      serve(answer(200, { accessToken: token(900), expiresAt: 5, userId: 'u-ana' }));
      const identity = createIdentity(config, moved, returnAddress);
      const outcome = await identity.ports.signIn({ user: 'ana', password: 'x' }, signal);
      if (!outcome.ok) expect.fail(outcome.failure.code);
      expect(outcome.value.expiresAt).toBe(Date.now() + 86_400_000 + 900_000);
      expect(identity.isFresh(token(900))).toBe(true);
      expect(identity.isFresh('another')).toBe(false);
    });

    test('a known browser restores by the cookie, and an ended session is nobody', async () => {
      localStorage.setItem('vigia:signed-in', '1');
      serve(
        answer(200, { accessToken: token(900), expiresAt: 5, userId: 'u-ana' }),
        answer(401, { error: 'NOT_LOGGED_IN' }),
      );
      const { ports } = createIdentity(config, clock, returnAddress);
      expect(await ports.restoreSession(undefined, signal)).toMatchObject({ ok: true, value: { userId: 'u-ana' } });
      expect(await ports.restoreSession(undefined, signal)).toEqual({ ok: true, value: null });
      expect(localStorage.getItem('vigia:signed-in')).toBeNull();
    });

    test('SES-01 a page that was sent with word of a session asks for it, whatever this browser remembers', async () => {
      const asked = serve(answer(200, { accessToken: token(900), expiresAt: 5, userId: 'u-ana' }));
      const restored = await createIdentity({ ...config, session: true }, clock, returnAddress).ports.restoreSession(
        undefined,
        signal,
      );
      expect(restored).toMatchObject({ ok: true, value: { userId: 'u-ana' } });
      expect(asked).toHaveLength(1);
    });

    test('nothing but a trace is kept in storage', async () => {
      serve(answer(200, { accessToken: token(900), expiresAt: 5, userId: 'u-ana' }));
      await createIdentity(config, clock, returnAddress).ports.signIn({ user: 'ana', password: 'secret' }, signal);
      expect({ ...localStorage }).toEqual({ 'vigia:signed-in': '1' });
      expect({ ...sessionStorage }).toEqual({});
    });

    test.each([
      [answer(401, { error: 'WRONG_CREDENTIALS' }), 'WRONG_CREDENTIALS'],
      [answer(403, { error: 'NO_REPORT_PERMISSION', siteId: 'MLU' }), 'NO_REPORT_PERMISSION'],
      [answer(401, {}), 'NO_VALID_TOKEN'],
      [answer(503, '<html>down</html>'), 'SERVER_ERROR'],
      [answer(418, {}), 'BAD_STATUS'],
      [answer(200, '<html>hello</html>'), 'UNREADABLE_ANSWER'],
      [answer(200, { accessToken: 7 }), 'UNREADABLE_ANSWER'],
      [new TypeError('Failed to fetch'), 'OFFLINE'],
    ])('the refusal %# is told as it is', async (served, code) => {
      serve(served);
      const outcome = await createIdentity(config, clock, returnAddress).ports.signIn(
        { user: 'a', password: 'b' },
        signal,
      );
      expect(outcome).toMatchObject({ ok: false, failure: { code } });
    });

    test('a refresh that another one replaced is repeated once', async () => {
      const asked = serve(
        answer(409, { error: 'RETRY' }),
        answer(200, { accessToken: token(900), expiresAt: 5, userId: 'u-ana' }),
      );
      expect(await createIdentity(config, clock, returnAddress).ports.refreshSession(undefined, signal)).toMatchObject({
        ok: true,
      });
      expect(asked).toHaveLength(2);
    });

    test.each(['https://evil.test', '//evil.test', '/\\evil.test', 7])(
      'a logout page elsewhere (%s) is not gone to',
      async (logoutPage) => {
        serve(answer(200, { logoutPage }));
        expect(await createIdentity(config, clock, returnAddress).ports.signOut(undefined, signal)).toMatchObject({
          ok: false,
        });
      },
    );

    test('given up, it answers that it was', async () => {
      const given = new AbortController();
      vi.stubGlobal('fetch', async () => {
        given.abort();
        throw new DOMException('Aborted', 'AbortError');
      });
      expect(
        await createIdentity(config, clock, returnAddress).ports.signIn({ user: 'a', password: 'b' }, given.signal),
      ).toMatchObject({
        failure: { code: 'ABORTED' },
      });
    });
  });
});

describe('tab drafts', () => {
  const { signal } = new AbortController();
  const entry = { key: 'support', profileId: null, savedAt: 1, value: { message: 'No puedo ingresar' } };

  beforeEach(() => localStorage.clear());

  afterEach(() => sessionStorage.clear());

  test('the draft of whoever is not signed in is this tab’s alone, and stands until it is removed', async () => {
    sessionStorage.setItem('another', '{');
    expect(await storage.writeDraft(entry, signal)).toMatchObject({ ok: true });
    expect(JSON.stringify({ ...localStorage })).not.toContain(entry.value.message);
    expect(await storage.readDrafts({ profileId: null }, signal)).toEqual({ ok: true, value: [entry] });
    await storage.deleteDraft(entry, signal);
    expect(await storage.readDrafts({ profileId: null }, signal)).toEqual({ ok: true, value: [] });
  });
});

describe('cursors', () => {
  const setHistoryEntry = (entry: number) => history.replaceState({ __TSR_index: entry }, '');
  const cursor = { id: 'MLA1000000001', at: 4 };

  afterEach(() => sessionStorage.clear());

  test('where a list was left is found on that entry of the history, and by that visit alone', () => {
    setHistoryEntry(3);
    cursors.write('results 1', cursor);
    expect([cursors.read('results 1'), cursors.read('results 2')]).toEqual([cursor, null]);
    setHistoryEntry(4);
    expect(cursors.read('results 1')).toBeNull();
  });

  test('it is forgotten where the history goes on from before it, once sixty entries lie behind, and with what else is kept', async () => {
    setHistoryEntry(3);
    cursors.write('results 1', cursor);
    cursors.forget(4);
    expect(cursors.read('results 1')).toEqual(cursor);
    cursors.forget(3);
    expect(cursors.read('results 1')).toBeNull();
    cursors.write('results 1', cursor);
    setHistoryEntry(62);
    cursors.write('results 1', cursor);
    expect(sessionStorage).toHaveLength(2);
    setHistoryEntry(63);
    cursors.write('results 1', cursor);
    expect(sessionStorage).toHaveLength(2);
    await storage.clearSaved({ profileId: 'p1' }, new AbortController().signal);
    expect(sessionStorage).toHaveLength(0);
  });

  test('what is kept of the past goes where drafts can not be cleared', async () => {
    vi.spyOn(durableStorage, 'clear').mockRejectedValueOnce(new Error('gone'));
    const clearPast = vi.spyOn(pastStorage, 'clear').mockResolvedValueOnce(undefined);
    expect(await storage.clearSaved({ profileId: 'p1' }, new AbortController().signal)).toMatchObject({ ok: false });
    expect(clearPast).toHaveBeenCalledWith('p1');
    vi.restoreAllMocks();
  });

  test('a tab that keeps nothing is no fault', async () => {
    const { signal } = new AbortController();
    setHistoryEntry(3);
    sessionStorage.setItem('vigia:cursor:3 results 1', '{');
    expect(await storage.readCursor({ visit: 'results 1' }, signal)).toMatchObject({
      ok: false,
      failure: { code: 'STORAGE_UNAVAILABLE' },
    });
  });
});
