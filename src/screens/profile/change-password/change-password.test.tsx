import { describe, expect, test } from 'vitest';
import { changePasswordMachine } from '../../../../machines/profile/change-password/change-password.machine';
import {
  changePasswordInput,
  typedPasswords,
} from '../../../../machines/profile/change-password/change-password.samples';
import { answers, refuses, type FakePorts } from '../../../../machines/simulator/answers';
import { act } from '../../../../tests/act';
import { openSignedInConsole } from '../../../../tests/console';
import { waitForElement, getElement, waitUntil, type TestLanguage } from '../../../../tests/render-node';
import { openCall } from '../account-call/account-call.fixture';
import { ChangePasswordScreen } from './change-password-screen';

const open = (changePassword: FakePorts['changePassword'], lang?: TestLanguage) =>
  openCall(changePasswordMachine, changePasswordInput, (actor) => <ChangePasswordScreen actor={actor} />, {
    ports: { changePassword },
    lang,
  });

describe('the change of the password', () => {
  test('SES-17 it is reached from the profile, and done with the current password and a new one typed twice', async () => {
    const port = answers<void>(undefined);
    const { host, live, go } = openSignedInConsole('/profile', { changePassword: port });
    const way = await waitForElement(host, 'main a[href="/profile/password"]');
    act(() => go(way.getAttribute('href') ?? ''));
    await waitUntil(() => live()?.screen === 'changePassword');
    await waitForElement(host, 'main input[name=currentPassword]');
    expect(getElement(host, 'h1').textContent).toBe('Cambiar la contraseña');

    const screen = open(port);
    expect(screen.names()).toEqual(['currentPassword', 'password', 'confirmation']);
    expect(screen.text()).toContain('Escribe la actual');
    screen.type(typedPasswords);
    await screen.submit();
    expect(port.asked).toEqual([{ currentPassword: 'vigia-demo', password: 'vigia-nueva' }]);
    expect(screen.text()).toContain('Tu contraseña cambió');
    expect(screen.text()).not.toContain('Escribe la actual');
    expect(screen.focused()).toBe('H2');
    expect(screen.host.querySelector('input')).toBeNull();
  });

  test.each([
    ['es', 'La contraseña nueva debe ser distinta de la actual.'],
    ['en', 'The new password must differ from the current one.'],
    ['pt', 'A senha nova deve ser diferente da atual.'],
  ] as const)('PRF-30 the same password twice is told at the new one, and nothing goes out: %s', async (lang, said) => {
    const port = answers<void>(undefined);
    const { type, submit, fault, focused } = open(port, lang);
    type({ currentPassword: 'vigia-demo', password: 'vigia-demo', confirmation: 'vigia-demo' });
    await submit();
    expect([fault('password'), focused()]).toEqual([said, 'password']);
    expect(port.asked).toEqual([]);
  });

  test.each([
    ['es', 'La contraseña no puede ser solo espacios.'],
    ['en', 'The password can’t be only spaces.'],
    ['pt', 'A senha não pode ser só espaços.'],
  ] as const)('a blank one is told at its field, and nothing goes out: %s', async (lang, said) => {
    const port = answers<void>(undefined);
    const { type, submit, fault, focused } = open(port, lang);
    type({ currentPassword: 'vigia-demo', password: ' '.repeat(8), confirmation: ' '.repeat(8) });
    await submit();
    expect([fault('password'), focused(), port.asked]).toEqual([said, 'password', []]);
  });

  test('a short one and another confirmation are told at their fields', async () => {
    const { type, submit, fault, focused } = open(answers<void>(undefined));
    type({ currentPassword: 'vigia-demo', password: '1234567', confirmation: '7654321' });
    await submit();
    expect([fault('currentPassword'), fault('password'), fault('confirmation'), focused()]).toEqual([
      null,
      'La contraseña debe tener un mínimo de 8 caracteres.',
      'Las contraseñas deben coincidir.',
      'password',
    ]);
  });

  test('a wrong current password is told at its field, with the focus in it, and nothing typed is lost', async () => {
    const { type, submit, fault, focused, value, heard } = open(refuses('WRONG_PASSWORD'));
    type(typedPasswords);
    await submit();
    expect([fault('currentPassword'), focused()]).toEqual(['La contraseña actual no es correcta.', 'currentPassword']);
    expect([value('password'), value('confirmation')]).toEqual(['vigia-nueva', 'vigia-nueva']);
    expect(heard).toEqual([]);
  });

  test('what can’t be reached is told beside the form, and that it may have been done', async () => {
    const { host, type, submit, value } = open(refuses('TIMED_OUT'));
    type(typedPasswords);
    await submit();
    expect(getElement(host, '[role=alert]').textContent).toContain('Puede que se haya hecho de todos modos');
    expect(value('password')).toBe('vigia-nueva');
  });
});
