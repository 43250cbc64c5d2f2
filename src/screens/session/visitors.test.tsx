import { describe, expect, test } from 'vitest';
import { refuses } from '../../../machines/simulator/answers';
import { waitUntil } from '../../../tests/render-node';
import { readFocusedName, answerOk, openVisitor as open } from './visitors.fixture';

describe('a forgotten password', () => {
  test.each([
    ['es', 'Olvidé mi contraseña', 'Recupera tu contraseña'],
    ['en', 'I forgot my password', 'Reset your password'],
    ['pt', 'Esqueci minha senha', 'Recupere sua senha'],
  ] as const)('SES-16 the recovery is reached from the login: %s', async (lang, link, title) => {
    const screen = open(`/login/${lang}?redirect=%2Freported_articles`, {}, lang);
    await screen.there('username');
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
