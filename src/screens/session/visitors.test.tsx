import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { DraftEntry } from '../../../contracts/ports';
import { answers, answersInTurn, refuses, type FakePorts } from '../../../machines/rehearsal/answers';
import { openConsole } from '../../../tests/console';
import { appears, inSight, until, write, type Words } from '../../../tests/rendered';

/** A tab in which somebody who is not signed in types, and which keeps what they typed. */
function open(href: string, ports: FakePorts = {}, lang: Words = 'es', before: DraftEntry[] = []) {
  let kept = before;
  const done = async () => ({ ok: true as const, value: undefined });
  const stage = openConsole(
    href,
    {
      readDrafts: async () => ({ ok: true, value: kept }),
      writeDraft: async (entry: DraftEntry) => {
        kept = [entry];
        return done();
      },
      deleteDraft: async () => {
        kept = [];
        return done();
      },
      ...ports,
    } as FakePorts,
    lang,
  );
  const { host } = stage;
  const all = <E extends HTMLElement>(selector: string) => inSight<E>(host, `main ${selector}`);
  const front = <E extends HTMLElement>(selector: string): E => {
    const [found] = all<E>(selector);
    if (found === undefined) throw new Error(`Nothing in front matches ${selector}.`);
    return found;
  };
  const field = (name: string) => front<HTMLInputElement>(`[name=${name}]`);
  return {
    ...stage,
    kept: () => JSON.stringify(kept),
    /** The same tab, opened anew. */
    reloaded: (withPorts: FakePorts = ports) => open(href, withPorts, lang, kept),
    field,
    there: (name: string) => until(() => all(`[name=${name}]`).length > 0, `No field ${name}.`),
    heading: () => all('h1')[0]?.textContent,
    type: (values: Record<string, string>) => {
      for (const [name, text] of Object.entries(values)) write(field(name), text);
    },
    submit: () => act(() => front<HTMLFormElement>('form').requestSubmit()),
    follow: (words: string) => {
      const link = all<HTMLAnchorElement>('a').find((it) => it.textContent === words);
      if (link === undefined) throw new Error(`No link "${words}".`);
      act(() => stage.go(link.getAttribute('href') ?? ''));
    },
    fault: (name: string) => {
      if (field(name).getAttribute('aria-invalid') !== 'true') return null;
      const ids = (field(name).getAttribute('aria-describedby') ?? '').split(' ');
      return ids.map((id) => document.getElementById(id)).find((it) => it?.className.includes('error'))?.textContent;
    },
  };
}

const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName;
const ok = () => answers<void>(undefined);

describe('a forgotten password', () => {
  test.each([
    ['es', 'Olvidé mi contraseña', 'Recupera tu contraseña'],
    ['en', 'I forgot my password', 'Recover your password'],
    ['pt', 'Esqueci minha senha', 'Recupere sua senha'],
  ] as const)('SES-16 the recovery is reached from the login: %s', async (lang, link, title) => {
    const screen = open(`/login/${lang}?redirect=%2Freported_articles`, {}, lang);
    await screen.there('username');
    screen.follow(link);
    await screen.there('email');
    expect(screen.heading()).toBe(title);
    expect(focused()).toBe('email');
  });

  test('a code is asked for once, typed with another password, and the login knows who it was', async () => {
    const forgotPassword = ok();
    const confirmForgotPassword = ok();
    const screen = open('/password_recovery/en?redirect=%2Freported_articles', {
      forgotPassword,
      confirmForgotPassword,
    });
    await screen.there('email');
    screen.type({ email: ' ana@vigia.test ' });
    screen.submit();
    screen.submit();
    await screen.there('code');
    expect(forgotPassword.asked).toEqual([{ email: 'ana@vigia.test', lang: 'en' }]);
    expect(screen.gone).toEqual(['/password_recovery/en/code?redirect=/reported_articles']);
    await until(() => focused() === 'code');
    expect(screen.field('email').value).toBe('ana@vigia.test');
    screen.type({ code: '123 456', password: 'vigia-nueva', confirmation: 'vigia-nueva' });
    screen.submit();
    await until(() => screen.heading() === 'Tu contraseña cambió');
    expect(confirmForgotPassword.asked).toEqual([{ email: 'ana@vigia.test', code: '123456', password: 'vigia-nueva' }]);
    expect(screen.kept()).not.toMatch(/vigia-nueva|123/);
    screen.follow('Ingresar');
    await screen.there('username');
    await until(() => screen.field('username').value !== '');
    expect(screen.field('username').value).toBe('ana@vigia.test');
    expect(focused()).toBe('password');
  });

  test('ERR-03 a wrong code is told at its field, and nothing typed is lost', async () => {
    const screen = open('/password_recovery/es/code', { confirmForgotPassword: refuses('WRONG_CODE') });
    await screen.there('code');
    screen.type({ email: 'ana@vigia.test', code: '000000', password: 'vigia-nueva', confirmation: 'vigia-nueva' });
    screen.submit();
    await until(() => screen.fault('code') !== null);
    expect([screen.fault('code'), focused()]).toEqual([
      'El código no es correcto o ya venció. Revisa tu correo o pide otro.',
      'code',
    ]);
    expect(screen.field('password').value).toBe('vigia-nueva');
  });
});

const nora = { email: 'nora@kumara.test', givenName: 'Nora', familyName: 'Paz', siteId: 'MLM' };
const chosen = { password: 'vigia-nueva', confirmation: 'vigia-nueva' };

describe('a registration', () => {
  test.each([
    ['es', 'Crear una cuenta', 'Confirma tu correo'],
    ['en', 'Create an account', 'Confirm your email'],
    ['pt', 'Criar uma conta', 'Confirme o seu e-mail'],
  ] as const)(
    'PRF-21 it is reached from the login and confirmed with the code of an e-mail: %s',
    async (lang, link, title) => {
      const [signUp, confirmSignUp] = [ok(), ok()];
      const screen = open(`/login/${lang}`, { signUp, confirmSignUp }, lang);
      await screen.there('username');
      screen.follow(link);
      await screen.there('email');
      screen.type({ ...nora, ...chosen });
      screen.submit();
      await screen.there('code');
      expect(screen.heading()).toBe(title);
      expect(signUp.asked).toEqual([{ ...nora, password: 'vigia-nueva', lang }]);
      await until(() => focused() === 'code');
      screen.type({ code: '123456' });
      screen.submit();
      await until(() => screen.heading() !== title);
      expect(confirmSignUp.asked).toEqual([{ email: nora.email, code: '123456' }]);
      expect(screen.kept()).not.toMatch(/vigia-nueva|123456/);
    },
  );

  test.each([
    ['es', 'Elige…', 'Brasil', 'El Salvador', 'México'],
    ['en', 'Choose…', 'Brazil', 'El Salvador', 'Mexico'],
    ['pt', 'Escolha…', 'Brasil', 'El Salvador', 'México'],
  ] as const)(
    'PRF-21 the eighteen countries stand by their names in the order of the language, and none is chosen: %s',
    async (lang, none, brazil, salvador, mexico) => {
      const screen = open(`/register/${lang}`, {}, lang);
      await screen.there('siteId');
      expect(screen.field('siteId').value).toBe('');
      const [first, ...names] = [...screen.field('siteId').querySelectorAll('option')].map((one) => one.textContent);
      expect([first, names.length]).toEqual([none, 18]);
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, lang)));
      const known: (string | null)[] = [brazil, salvador, mexico];
      expect(names.filter((name) => known.includes(name))).toEqual(known);
    },
  );

  test('PRF-21 without a country nothing goes out and its field says so; the one chosen goes out, and then another', async () => {
    const signUp = answersInTurn<void>(
      { ok: false, failure: { code: 'USER_EXISTS' } },
      { ok: false, failure: { code: 'OFFLINE' } },
    );
    const screen = open('/register/es', { signUp });
    await screen.there('siteId');
    screen.type({ ...nora, siteId: '', ...chosen });
    screen.submit();
    expect([screen.fault('siteId'), focused(), signUp.asked]).toEqual(['Elige el país.', 'siteId', []]);
    screen.type({ siteId: 'MLM' });
    screen.submit();
    await until(() => screen.fault('email') !== null);
    screen.type({ siteId: 'MLB' });
    screen.submit();
    await appears(screen.host, 'main [role=alert]');
    expect(signUp.asked).toMatchObject([{ siteId: 'MLM' }, { siteId: 'MLB' }]);
  });

  test('PRF-21 a country that a browser filled in by itself goes out as it stands', async () => {
    const signUp = ok();
    const screen = open('/register/es', { signUp });
    await screen.there('siteId');
    screen.type({ ...nora, siteId: '', ...chosen });
    screen.field('siteId').value = 'MLB';
    screen.submit();
    await screen.there('code');
    expect(signUp.asked).toMatchObject([{ siteId: 'MLB' }]);
  });

  test.each([
    ['es', 'En ese país no se puede crear una cuenta. Elige otro.'],
    ['en', 'An account cannot be created in that country. Choose another one.'],
    ['pt', 'Não é possível criar uma conta nesse país. Escolha outro.'],
  ] as const)(
    'PRF-21 a country that the service refuses is told at its field, and nothing typed is lost: %s',
    async (lang, said) => {
      const signUp = refuses('INVALID_INPUT', { values: { siteId: 'MLM' } });
      const screen = open(`/register/${lang}`, { signUp }, lang);
      await screen.there('siteId');
      screen.type({ ...nora, ...chosen });
      screen.submit();
      await until(() => screen.fault('siteId') !== null);
      expect([screen.fault('siteId'), focused(), screen.field('siteId').value]).toEqual([said, 'siteId', 'MLM']);
      expect([screen.field('email').value, screen.field('password').value]).toEqual([nora.email, 'vigia-nueva']);
    },
  );

  test.each(['MLM', 'MLB'])(
    'PRF-21 the country that was chosen is kept over a failure and a reload: %s',
    async (siteId) => {
      const first = open('/register/es', { signUp: refuses('OFFLINE') });
      await first.there('siteId');
      first.type({ ...nora, siteId, ...chosen });
      first.submit();
      await appears(first.host, 'main [role=alert]');
      expect(first.field('siteId').value).toBe(siteId);
      await until(() => first.kept().includes(siteId));
      const signUp = ok();
      const again = first.reloaded({ signUp });
      await again.there('siteId');
      await until(() => again.field('siteId').value === siteId);
      again.type(chosen);
      again.submit();
      await again.there('code');
      expect(signUp.asked).toMatchObject([{ siteId, email: nora.email }]);
    },
  );

  test('ERR-04 an e-mail that somebody has is told at its field, and nothing typed is lost', async () => {
    const screen = open('/register/es', { signUp: refuses('USER_EXISTS') });
    await screen.there('email');
    screen.type({ ...nora, ...chosen });
    screen.submit();
    await until(() => screen.fault('email') !== null);
    expect([screen.fault('email'), focused()]).toEqual(['Ya existe un usuario con ese correo.', 'email']);
    expect(screen.field('password').value).toBe('vigia-nueva');
  });

  test('ERR-03 a wrong code of a new account is told at its field', async () => {
    const screen = open('/register/es/code', { confirmSignUp: refuses('WRONG_CODE') });
    await screen.there('code');
    screen.type({ email: nora.email, code: '000000' });
    screen.submit();
    await until(() => screen.fault('code') !== null);
    expect([screen.fault('code'), focused()]).toEqual([
      'El código no es correcto o ya venció. Revisa tu correo o pide otro.',
      'code',
    ]);
  });

  test('where the code went is told of the e-mail that it was asked for with, never of what is typed beside it', async () => {
    const lead = (host: HTMLElement) => host.querySelector('main h1 + p')?.textContent;
    const alone = open('/register/es/code');
    await alone.there('code');
    alone.type({ email: nora.email });
    expect(lead(alone.host)).toBe('Escribe tu correo y el código que te enviamos.');

    const asked = open('/register/es', { signUp: ok() });
    await asked.there('email');
    asked.type({ ...nora, ...chosen });
    asked.submit();
    await asked.there('code');
    await until(() => asked.heading() === 'Confirma tu correo' && focused() === 'code');
    asked.type({ email: 'otra@kumara.test' });
    expect(asked.host.textContent).toContain('Enviamos un código a nora@kumara.test.');
  });

  test.each([
    ['TIMED_OUT', 'prueba ingresar'],
    ['TOO_MANY_ATTEMPTS', 'sigue en el formulario'],
  ] as const)('that it may have been done is said where no answer came, and only there: %s', async (code, said) => {
    const screen = open('/register/es/code', { confirmSignUp: refuses(code) });
    await screen.there('code');
    screen.type({ email: nora.email, code: '123456' });
    screen.submit();
    expect((await appears(screen.host, 'main [role=alert]')).textContent).toContain(said);
  });

  test('PRF-29 PRF-31 a password of seven characters and another confirmation are told at their fields, eight are enough', async () => {
    const signUp = ok();
    const screen = open('/register/es', { signUp });
    await screen.there('email');
    screen.type({ ...nora, password: '1234567', confirmation: '7654321' });
    screen.submit();
    expect([screen.fault('password'), screen.fault('confirmation'), focused()]).toEqual([
      'La contraseña debe tener un mínimo de 8 caracteres.',
      'Las contraseñas deben coincidir.',
      'password',
    ]);
    expect(signUp.asked).toEqual([]);
    screen.type({ password: '12345678', confirmation: '12345678' });
    screen.submit();
    await screen.there('code');
  });

  test.each(['TOO_MANY_ATTEMPTS', 'OFFLINE'] as const)(
    'what fails otherwise is told with what was kept, and a reload keeps all but the password: %s',
    async (code) => {
      const screen = open('/register/es', { signUp: refuses(code) });
      await screen.there('email');
      screen.type({ ...nora, ...chosen });
      screen.submit();
      expect((await appears(screen.host, 'main [role=alert]')).textContent).toContain('sigue en el formulario');
      expect(screen.kept()).toContain('Nora');
      expect(screen.kept()).not.toContain('vigia-nueva');
    },
  );
});
