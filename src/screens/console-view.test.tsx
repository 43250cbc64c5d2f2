import { describe, expect, test, vi } from 'vitest';
import type { Account, Profile, ProfileSummary } from '../../contracts/shapes';
import { answers, answersInTurn } from '../../machines/simulator/answers';
import { systemActor } from '../../machines/kit/system-actor';
import { sampleProfile } from '../../machines/system/profile/profile.samples';
import { sessionView } from '../../machines/system/session/session.view';
import { act } from '../../tests/act';
import { openConsole as open, signedInSession as session } from '../../tests/console';
import { refuseSignIn } from '../../tests/wire';
import { getButton, getElement, press, waitForElement, waitForRemoval, waitUntil } from '../../tests/render-node';

const type = (input: HTMLInputElement, text: string) => {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
};
const inside = { restoreSession: answers(session) };
const heading = (host: ParentNode) => host.querySelector('main h1')?.textContent;

describe('signed out', () => {
  test('what an address says and can not be used is told, in and out', async () => {
    const outside = open('/es?redirect=//evil.test');
    const ignored = () => outside.host.querySelector('[role=status]')?.textContent ?? '';
    await waitUntil(() => ignored().includes('Se ignoró un dato de la dirección'));
    const within = open('/live_searches?lang=xx', inside);
    await waitForElement(within.host, 'main h1');
    expect(within.host.textContent).toContain('lang');
  });

  test.each([
    ['es', 'Tus derechos, a la vista en todo el marketplace'],
    ['en', 'Your rights, in view across the whole marketplace'],
    ['pt', 'Seus direitos, à vista em todo o marketplace'],
  ] as const)('SES-12 the landing is there in %s and its ways in keep the redirect', async (lang, title) => {
    const { host } = open(`/${lang}?redirect=%2Freported_articles`, {}, lang);
    await waitForElement(host, 'main h1');
    expect(heading(host)).toBe(title);
    const ways = [...host.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(new Set(ways)).toEqual(
      new Set([`/login/${lang}?redirect=/reported_articles`, `/marketplace_login/${lang}?redirect=/reported_articles`]),
    );
  });

  test('SES-12 each landing speaks the language of its address, whichever stood before and was chosen last', async () => {
    const { root, go } = open('/pt');
    const painted = () => systemActor(root.system, 'shell').getSnapshot().context.lang;
    await waitUntil(() => painted() === 'pt');
    for (const lang of ['es', 'en', 'es'] as const) {
      act(() => go(`/${lang}`));
      await waitUntil(() => painted() === lang, `The landing at /${lang} stays in ${painted()}.`);
    }
  });

  test('a redirect elsewhere is carried nowhere', async () => {
    const { host } = open('/es?redirect=%2F%2Fevil.test');
    await waitForElement(host, 'main h1');
    expect([...host.querySelectorAll('main a')].every((link) => !link.getAttribute('href')?.includes('evil'))).toBe(
      true,
    );
  });

  test.each([
    ['es', 'Ingresa a Vigía', 'Ingresa con tu cuenta del marketplace'],
    ['en', 'Sign in to Vigía', 'Sign in with your marketplace account'],
    ['pt', 'Entre no Vigía', 'Entre com a sua conta do marketplace'],
  ] as const)('SES-13 SES-14 the two ways in speak %s', async (lang, ours, theirs) => {
    const login = open(`/login/${lang}`, {}, lang);
    await waitForElement(login.host, 'input[name=password]');
    expect(login.host.querySelectorAll('label')).toHaveLength(2);
    const marketplace = open(`/marketplace_login/${lang}`, {}, lang);
    await waitForElement(marketplace.host, 'main button');
    expect([heading(login.host), heading(marketplace.host)]).toEqual([ours, theirs]);
  });

  test.each([
    ['es', 'MLA', 'Argentina'],
    ['pt', 'MLB', 'Brasil'],
  ] as const)('SES-15 no permission speaks %s and names the country of %s', async (lang, site, country) => {
    const { host } = open(`/no_permission/${lang}/${site}`, {}, lang);
    await waitForElement(host, 'main h1');
    expect(heading(host)).toContain(country);
  });

  test('ERR-01 a wrong password is told, what was typed stays', async () => {
    const { host } = open('/login/es', { signIn: refuseSignIn({ error: 'WRONG_CREDENTIALS' }) });
    const user = await waitForElement<HTMLInputElement>(host, 'input[name=username]');
    type(user, 'ana@vigia.test');
    type(getElement<HTMLInputElement>(host, 'input[name=password]'), 'nope');
    press(getElement(host, 'main form button[type=submit]'));
    expect((await waitForElement(host, 'main [role=alert]')).textContent).toBe(
      'El usuario o la contraseña no son correctos.',
    );
    expect(user.value).toBe('ana@vigia.test');
    expect(document.activeElement).toBe(getElement(host, 'input[name=password]'));
  });

  test('ERR-02 ERR-08 ERR-09 each refusal of the sign-in has its own words', async () => {
    const said: (string | null)[] = [];
    for (const code of ['NOT_PRODUCT_CREDENTIALS', 'NO_REPORT_PERMISSION', 'WRONG_MARKETPLACE_ACCOUNT'] as const) {
      const { host } = open('/login/es', { signIn: refuseSignIn({ error: code }) });
      type(await waitForElement<HTMLInputElement>(host, 'input[name=username]'), 'a');
      type(getElement<HTMLInputElement>(host, 'input[name=password]'), 'b');
      press(getElement(host, 'main form button[type=submit]'));
      said.push((await waitForElement(host, 'main [role=alert]')).textContent);
    }
    expect(said).toEqual([
      'Esa cuenta existe, pero no es de este programa. Ingresa con la cuenta de protección de marcas.',
      'El usuario no tiene permiso para denunciar.',
      'Con esta cuenta del marketplace no se puede ingresar a Vigía. Usa la que está vinculada a tu perfil, si tienes uno.',
    ]);
  });

  test('ERR-47 maintenance covers the way in too, and what was typed stays beneath it', async () => {
    const { host, root } = open('/login/es');
    const user = await waitForElement<HTMLInputElement>(host, 'input[name=username]');
    type(user, 'ana@vigia.test');
    act(() => systemActor(root.system, 'shell').send({ type: 'version.seen', version: '3.20.2' }));
    const cover = await waitForElement(host, '[role=alertdialog]');
    expect(cover.textContent).toContain('Estamos mejorando el sitio');
    expect(getElement<HTMLInputElement>(host, 'input[name=username]').value).toBe('ana@vigia.test');
  });

  test('what a password manager filled in without an event is what signs in, and the field is not called empty', async () => {
    const signIn = vi.fn(refuseSignIn({ error: 'NOT_PRODUCT_CREDENTIALS' }));
    const { host } = open('/login/es', { signIn });
    (await waitForElement<HTMLInputElement>(host, 'input[name=username]')).value = 'ana@vigia.test';
    getElement<HTMLInputElement>(host, 'input[name=password]').value = 'vigia-demo';
    press(getElement(host, 'main form button[type=submit]'));
    await waitForElement(host, 'main [role=alert]');
    expect(signIn).toHaveBeenCalledWith(
      expect.objectContaining({ user: 'ana@vigia.test', password: 'vigia-demo' }),
      expect.anything(),
    );
    expect(host.textContent).not.toContain('Escribe tu usuario');
  });

  test('what is missing is told at its field', async () => {
    const { host } = open('/login/es');
    await waitForElement(host, 'input[name=username]');
    press(getElement(host, 'main form button[type=submit]'));
    const fields = [...host.querySelectorAll<HTMLInputElement>('main input')];
    expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(host.textContent).toContain('Escribe tu usuario');
  });

  test('SES-03 a protected address leads to the landing and back to where one wanted to go', async () => {
    const { host, gone } = open('/profile?x=1');
    await waitForElement(host, 'main h1');
    expect(gone).toEqual(['/es?redirect=/profile%3Fx%3D1']);
  });
});

describe('signed in', () => {
  test('SES-06 SES-07 the sign-in ends where one wanted to go', async () => {
    const { host, gone } = open('/login/es?redirect=%2Fprofile');
    type(await waitForElement<HTMLInputElement>(host, 'input[name=username]'), 'ana@vigia.test');
    type(getElement<HTMLInputElement>(host, 'input[name=password]'), 'vigia-demo');
    press(getElement(host, 'main form button[type=submit]'));
    await waitForElement(host, 'main dl');
    expect(gone).toEqual(['/profile']);
    expect(heading(host)).toBe('Mi perfil');
  });

  test('SHL-30 an unknown address is not found, inside and outside', async () => {
    const within = open('/nope/nope', inside);
    await waitForElement(within.host, 'nav[popover]');
    await waitForElement(within.host, 'main h1');
    expect(heading(within.host)).toBe('No encontramos esta página');
    const without = open('/nope/nope');
    await waitForElement(without.host, 'main h1');
    expect(heading(without.host)).toBe('No encontramos esta página');
  });

  test('SES-33 a profile that does not come shows the retry screen, and retrying repeats the fetch', async () => {
    const profile = answersInTurn<Profile>(
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: sampleProfile },
    );
    const { host } = open('/profile', { ...inside, profile });
    const retry = await waitForElement(host, 'main button');
    expect(heading(host)).toBe('No pudimos cargar tu perfil');
    press(retry);
    await waitForElement(host, 'main dl');
    expect(profile.asked).toHaveLength(2);
  });

  test('SHL-31 ERR-47 maintenance covers the page and stops nothing beneath it', async () => {
    const { host, root, live } = open('/profile', inside);
    await waitForElement(host, 'main dl');
    const actor = live()?.actor;
    act(() => systemActor(root.system, 'shell').send({ type: 'version.seen', version: '3.20.2' }));
    const cover = await waitForElement(host, '[role=alertdialog]');
    expect(cover.textContent).toContain('Estamos mejorando el sitio');
    expect(host.querySelector('main dl')).not.toBeNull();
    expect(live()?.actor).toBe(actor);
    expect(actor?.getSnapshot().status).toBe('active');
  });

  test('SES-18 PRF-01 the gate shows the profile, its data and what is missing', async () => {
    const profile = answers({ ...sampleProfile, isVerified: false });
    const { host } = open('/reported_articles', { ...inside, profile });
    await waitForElement(host, '#gate-title');
    expect(heading(host)).toBe('Mi perfil');
    expect(host.querySelectorAll('section[aria-labelledby=gate-title] li')).toHaveLength(6);
    for (const text of ['Ana', 'Suárez', 'ana@vigia.test', 'Español', 'ARS']) expect(host.textContent).toContain(text);
    const account: Account = {
      accountType: 'attorney',
      accountId: null,
      accountName: null,
      identificationName: 'Kumara S.A.',
      identificationNumber: null,
      contactName: 'Luz Paz',
      contactEmail: null,
      isVerified: false,
    };
    for (const isVerified of [false, true]) {
      const known = answers({ ...sampleProfile, isVerified, account });
      const page = open('/profile', { ...inside, profile: known }).host;
      await waitForElement(page, 'main dl');
      const cards = [...page.querySelectorAll('main section')].map(({ textContent }) => textContent ?? '');
      expect(cards.some((card) => card.includes(isVerified ? 'Verificada' : 'Sin verificar'))).toBe(true);
      expect(cards.some((card) => card.includes(isVerified ? 'Sin verificar' : 'Verificada'))).toBe(false);
      for (const text of ['ApellidoSuárez', 'Apoderado o representante', 'Kumara S.A.', 'Luz Paz'])
        expect(cards.join(' ')).toContain(text);
    }
  });

  test.each([
    ['Verificar ahora', ['/profile']],
    ['Recordarme más tarde', []],
  ])('PRF-10 PRF-11 PRF-12 the verify modal names the day, and one may do either: %s', async (choice, ways) => {
    const profile = answers({ ...sampleProfile, isVerified: false });
    const { host, root, gone } = open('/reported_articles', { ...inside, profile });
    const dialog = await waitForElement(document, '[role=dialog] button');
    const content = dialog.closest('[role=dialog]') as HTMLElement;
    expect(content.textContent).toContain('15/06/2020');
    const buttons = [...content.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Recordarme más tarde', 'Verificar ahora']);
    press(getButton(content, choice));
    expect(gone).toEqual(ways);
    expect((systemActor(root.system, 'profile').getSnapshot() as { value?: { modal: string } }).value?.modal).toBe(
      'none',
    );
    await waitForRemoval(document, '[role=dialog]');
    await waitForElement(host, '#gate-title');
  });

  test('PRF-05 PRF-06 PRF-07 SES-29 the profile selection shows a card for each, the active one marked and inert', async () => {
    const profiles: ProfileSummary[] = [
      { id: 'p-br', givenName: 'Ana', familyName: 'Brasil', lang: 'pt', currency: 'BRL', userIds: ['u-br'] },
      { id: 'p-ana', givenName: 'Ana', familyName: 'Suárez', lang: 'es', currency: 'ARS', userIds: ['u-ana'] },
    ];
    const getCredentials = answers({ username: 'issued', password: 'issued-password', profileId: 'p-br' });
    const signIn = answers({ ...session, userId: 'u-br' });
    const { host, root, live } = open('/profile', { ...inside, profiles: answers(profiles), getCredentials, signIn });
    await waitForElement(host, 'main dl');
    press(getButton(host, 'Cambiar de perfil'));
    await waitForElement(document, '[role=dialog] li button');
    const cards = [...document.querySelectorAll('[role=dialog] li button:not([data-create])')];
    expect(cards.map((card) => [card.textContent, card.getAttribute('aria-disabled')])).toEqual([
      ['Ana BrasilPT · BRL', null],
      ['Ana SuárezES · ARSActivo', 'true'],
    ]);
    press(cards[1] ?? host);
    expect(getCredentials.asked).toEqual([]);
    press(cards[0] ?? host);
    await waitUntil(() => signIn.asked.length === 1);
    expect([getCredentials.asked, signIn.asked]).toMatchObject([
      [{ userId: 'u-br' }],
      [{ user: 'issued', password: 'issued-password' }],
    ]);
    const userIdNow = () => sessionView(systemActor(root.system, 'session').getSnapshot() as never).userId;
    await waitUntil(() => userIdNow() === 'u-br' && live()?.screen === 'liveSearches');
  });

  test('a screen that breaks shows a way on and the rest of the console stays', async () => {
    const { host, live } = open('/profile', inside);
    await waitForElement(host, 'main dl');
    const actor = live()?.actor ?? {};
    const crash = Reflect.get(actor, '_error') as (error: Error) => void;
    act(() => crash.call(actor, new Error('A bug.')));
    expect(heading(host)).toBe('Esta pantalla dejó de funcionar');
    expect(host.querySelector('nav[popover]')).not.toBeNull();
    press(getElement(host, 'main button'));
    await waitForElement(host, 'main dl');
  });
});

test('a session that can not be checked says so and asks again on request', async () => {
  const restoreSession = answersInTurn<typeof session | null>(
    { ok: false, failure: { code: 'OFFLINE' } },
    { ok: true, value: null },
  );
  const { host } = open('/es', { restoreSession });
  press(await waitForElement(host, 'main button'));
  await waitForElement(host, 'main ol');
  expect(restoreSession.asked).toHaveLength(2);
});
