import { describe, expect, test } from 'vitest';
import { answersInTurn, refuses } from '../../../machines/simulator/answers';
import { waitForElement, waitUntil } from '../../../tests/render-node';
import { readFocusedName, answerOk, openVisitor as open } from './visitors.fixture';

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
      const [signUp, confirmSignUp] = [answerOk(), answerOk()];
      const screen = open(`/login/${lang}`, { signUp, confirmSignUp }, lang);
      await screen.there('username');
      screen.follow(link);
      await screen.there('email');
      screen.type({ ...nora, ...chosen });
      screen.submit();
      await screen.there('code');
      expect(screen.heading()).toBe(title);
      expect(signUp.asked).toEqual([{ ...nora, password: 'vigia-nueva', lang }]);
      await waitUntil(() => readFocusedName() === 'code');
      screen.type({ code: '123456' });
      screen.submit();
      await waitUntil(() => screen.heading() !== title);
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
    expect([screen.fault('siteId'), readFocusedName(), signUp.asked]).toEqual(['Elige el país.', 'siteId', []]);
    screen.type({ siteId: 'MLM' });
    screen.submit();
    await waitUntil(() => screen.fault('email') !== null);
    screen.type({ siteId: 'MLB' });
    screen.submit();
    await waitForElement(screen.host, 'main [role=alert]');
    expect(signUp.asked).toMatchObject([{ siteId: 'MLM' }, { siteId: 'MLB' }]);
  });

  test('PRF-21 a country that a browser filled in by itself goes out as it stands', async () => {
    const signUp = answerOk();
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
    ['en', 'An account can’t be created in that country. Choose another one.'],
    ['pt', 'Não é possível criar uma conta nesse país. Escolha outro.'],
  ] as const)(
    'PRF-21 a country that the service refuses is told at its field, and nothing typed is lost: %s',
    async (lang, said) => {
      const signUp = refuses('INVALID_INPUT', { values: { siteId: 'MLM' } });
      const screen = open(`/register/${lang}`, { signUp }, lang);
      await screen.there('siteId');
      screen.type({ ...nora, ...chosen });
      screen.submit();
      await waitUntil(() => screen.fault('siteId') !== null);
      expect([screen.fault('siteId'), readFocusedName(), screen.field('siteId').value]).toEqual([
        said,
        'siteId',
        'MLM',
      ]);
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
      await waitForElement(first.host, 'main [role=alert]');
      expect(first.field('siteId').value).toBe(siteId);
      await waitUntil(() => first.kept().includes(siteId));
      const signUp = answerOk();
      const again = first.reloaded({ signUp });
      await again.there('siteId');
      await waitUntil(() => again.field('siteId').value === siteId);
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
    await waitUntil(() => screen.fault('email') !== null);
    expect([screen.fault('email'), readFocusedName()]).toEqual(['Ya existe un usuario con ese correo.', 'email']);
    expect(screen.field('password').value).toBe('vigia-nueva');
  });

  test('ERR-03 a wrong code of a new account, and the next one, is told at its field', async () => {
    const screen = open('/register/es/code', { confirmSignUp: refuses('WRONG_CODE') });
    await screen.there('code');
    screen.type({ email: nora.email, code: '000000' });
    screen.submit();
    await waitUntil(() => screen.fault('code') !== null);
    expect([screen.fault('code'), readFocusedName()]).toEqual([
      'El código no es correcto o ya venció. Revisa tu correo o pide otro.',
      'code',
    ]);
    screen.type({ code: '111111' });
    expect(screen.fault('code')).toBeNull();
    screen.submit();
    await waitUntil(() => screen.fault('code') !== null, 'The second wrong code is not told.');
  });

  test('where the code went is told of the e-mail that it was asked for with, never of what is typed beside it', async () => {
    const lead = (host: HTMLElement) => host.querySelector('main h1 + p')?.textContent;
    const alone = open('/register/es/code');
    await alone.there('code');
    alone.type({ email: nora.email });
    expect(lead(alone.host)).toBe('Escribe tu correo y el código que te enviamos.');

    const asked = open('/register/es', { signUp: answerOk() });
    await asked.there('email');
    asked.type({ ...nora, ...chosen });
    asked.submit();
    await asked.there('code');
    await waitUntil(() => asked.heading() === 'Confirma tu correo' && readFocusedName() === 'code');
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
    expect((await waitForElement(screen.host, 'main [role=alert]')).textContent).toContain(said);
  });

  test('PRF-29 PRF-31 a password of seven characters and another confirmation are told at their fields, eight are enough', async () => {
    const signUp = answerOk();
    const screen = open('/register/es', { signUp });
    await screen.there('email');
    screen.type({ ...nora, password: '1234567', confirmation: '7654321' });
    screen.submit();
    expect([screen.fault('password'), screen.fault('confirmation'), readFocusedName()]).toEqual([
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
      expect((await waitForElement(screen.host, 'main [role=alert]')).textContent).toContain('sigue en el formulario');
      expect(screen.kept()).toContain('Nora');
      expect(screen.kept()).not.toContain('vigia-nueva');
    },
  );
});

describe('a forgotten password', () => {
  test.each([
    ['es', 'Olvidé mi contraseña', 'Recupera tu contraseña'],
    ['en', 'I forgot my password', 'Reset your password'],
    ['pt', 'Esqueci minha senha', 'Recupere sua senha'],
  ] as const)('SES-16 the recovery is reached from the login: %s', async (lang, link, title) => {
    const screen = open(`/login/${lang}?redirect=%2Freported_articles`, {}, lang);
    await screen.there('username');
    const way = [...screen.host.querySelectorAll('main a')].find((it) => it.textContent === link);
    expect(way?.getAttribute('href')).toBe(`/password_recovery/${lang}?redirect=/reported_articles`);
    screen.follow(link);
    await screen.there('email');
    expect(screen.heading()).toBe(title);
    expect(readFocusedName()).toBe('email');
  });

  test('a code is asked for once, typed with another password, and the login knows who it was', async () => {
    const forgotPassword = answerOk();
    const confirmForgotPassword = answerOk();
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
    await waitUntil(() => readFocusedName() === 'code');
    expect(screen.field('email').value).toBe('ana@vigia.test');
    screen.type({ code: '123 456', password: 'vigia-nueva', confirmation: 'vigia-nueva' });
    screen.submit();
    await waitUntil(() => screen.heading() === 'Tu contraseña cambió');
    expect(confirmForgotPassword.asked).toEqual([{ email: 'ana@vigia.test', code: '123456', password: 'vigia-nueva' }]);
    expect(screen.kept()).not.toMatch(/vigia-nueva|123/);
    screen.follow('Ingresar');
    await screen.there('username');
    await waitUntil(() => screen.field('username').value !== '');
    expect(screen.field('username').value).toBe('ana@vigia.test');
    expect(readFocusedName()).toBe('password');
  });

  test('ERR-03 a wrong code, and the next one, is told at its field, and nothing typed is lost', async () => {
    const screen = open('/password_recovery/es/code', { confirmForgotPassword: refuses('WRONG_CODE') });
    await screen.there('code');
    screen.type({ email: 'ana@vigia.test', code: '000000', password: 'vigia-nueva', confirmation: 'vigia-nueva' });
    screen.submit();
    await waitUntil(() => screen.fault('code') !== null);
    expect([screen.fault('code'), readFocusedName()]).toEqual([
      'El código no es correcto o ya venció. Revisa tu correo o pide otro.',
      'code',
    ]);
    expect(screen.field('password').value).toBe('vigia-nueva');
    screen.type({ code: '111111' });
    expect(screen.fault('code')).toBeNull();
    screen.submit();
    await waitUntil(() => screen.fault('code') !== null, 'The second wrong code is not told.');
    expect([screen.field('code').value, readFocusedName()]).toEqual(['111111', 'code']);
  });
});
