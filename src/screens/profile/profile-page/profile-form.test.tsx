import { describe, expect, test } from 'vitest';
import { answers, answersInTurn, refuses, type FakePorts } from '../../../../machines/simulator/answers';
import { sampleProfile } from '../../../../machines/system/profile/profile.samples';
import { openSignedInConsole, readToast } from '../../../../tests/console';
import { fromWire } from '../../../../tests/wire';
import {
  waitForElement,
  getButton,
  waitForRemoval,
  getElement,
  press,
  waitUntil,
  fillField,
} from '../../../../tests/render-node';

const known = { ...sampleProfile, givenName: 'Ana', familyName: 'Quiroga', lang: 'es' as const, currency: 'ARS' };

async function open(ports: FakePorts = {}) {
  const checkPassword = answers<void>(undefined);
  const changePassword = answers<void>(undefined);
  const updateProfile = answers(known);
  const { host } = openSignedInConsole('/profile', {
    profile: answers(known),
    checkPassword,
    changePassword,
    updateProfile,
    ...ports,
  });
  press(getButton(await waitForElement(host, 'main section:has(dl)'), 'Editar'));
  const drawer = await waitForElement(document, '[role=dialog]');
  const field = (name: string) => getElement<HTMLInputElement>(drawer, `[name=${name}]`);
  const faultAt = (name: string) =>
    field(name).getAttribute('aria-invalid') !== 'true'
      ? null
      : (field(name).getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id))
          .find((node) => node?.className.includes('error'))?.textContent;
  const save = () => press(getButton(drawer, 'Guardar'));
  return { host, drawer, field, faultAt, save, checkPassword, changePassword, updateProfile };
}

describe('the form of the profile', () => {
  test('PRF-02 the page shows both names, the language and the currency', async () => {
    for (const [lang, currency, told] of [
      ['es', 'ARS', ['IdiomaEspañol', 'MonedaARS · peso argentino']],
      ['pt', 'MXN', ['IdiomaPortuguês', 'MonedaMXN · peso mexicano']],
      ['en', 'USD', ['IdiomaEnglish', 'MonedaUSD · dólar estadounidense']],
    ] as const) {
      const profile = await fromWire('profile', { profile: { ...known, lang, currency } }, undefined);
      const { host } = openSignedInConsole('/profile', { profile: answers(profile) });
      const facts = (await waitForElement(host, 'main dl')).textContent;
      for (const fact of ['NombreAna', 'ApellidoQuiroga', ...told]) expect(facts).toContain(fact);
    }
  });

  test('PRF-32 nothing is saved without the current password, nor with a wrong one', async () => {
    const checkPassword = refuses<undefined>('WRONG_PASSWORD');
    const { field, faultAt, save, updateProfile } = await open({ checkPassword });
    fillField(field('familyName'), 'Paz');
    save();
    expect(faultAt('currentPassword')).toBe('Escribe tu contraseña.');
    expect([checkPassword.asked, document.activeElement]).toEqual([[], field('currentPassword')]);
    fillField(field('currentPassword'), 'no-es-esta');
    save();
    await waitUntil(() => faultAt('currentPassword') === 'La contraseña actual no es correcta.');
    expect(updateProfile.asked).toEqual([]);
    expect(field('familyName').value).toBe('Paz');
  });

  test('PRF-33 ERR-43 a blank new password keeps the current one, and the change is said', async () => {
    const { drawer, field, save, checkPassword, changePassword, updateProfile } = await open();
    fillField(field('familyName'), 'Paz');
    fillField(field('currentPassword'), 'ocho1234');
    save();
    expect(await readToast('status')).toContain('Tu perfil se actualizó.');
    expect(checkPassword.asked).toEqual([{ currentPassword: 'ocho1234' }]);
    expect(changePassword.asked).toEqual([]);
    expect(updateProfile.asked).toMatchObject([{ givenName: 'Ana', familyName: 'Paz', lang: 'es', currency: 'ARS' }]);
    await waitForRemoval(document, '[role=dialog]');
    expect(drawer.isConnected).toBe(false);
  });

  test('PRF-33 after a save that failed a blank new password still keeps the current one', async () => {
    const checkPassword = answersInTurn<void>(
      { ok: false, failure: { code: 'SERVER_ERROR' } },
      { ok: true, value: undefined },
    );
    const { drawer, field, save, changePassword, updateProfile } = await open({ checkPassword });
    fillField(field('familyName'), 'Paz');
    fillField(field('currentPassword'), 'ocho1234');
    save();
    await waitForElement(drawer, '[role=alert]');
    fillField(field('familyName'), 'Paz Ruiz');
    save();
    expect(await readToast('status')).toContain('Tu perfil se actualizó.');
    expect([changePassword.asked, updateProfile.asked]).toMatchObject([[], [{ familyName: 'Paz Ruiz' }]]);
  });

  test('PRF-30 another password is changed with the current one, and differs from it', async () => {
    const { field, faultAt, save, changePassword, updateProfile } = await open();
    for (const name of ['currentPassword', 'password', 'confirmation']) fillField(field(name), 'ocho1234');
    save();
    expect(faultAt('password')).toBe('La contraseña nueva debe ser distinta de la actual.');
    for (const name of ['password', 'confirmation']) fillField(field(name), 'otra-clave');
    save();
    expect(await readToast('status')).toContain('Tu contraseña se cambió.');
    expect(changePassword.asked).toEqual([{ currentPassword: 'ocho1234', password: 'otra-clave' }]);
    expect(updateProfile.asked).toEqual([]);
  });

  test('PRF-29 PRF-31 another password has eight characters at least, and is repeated as it was typed', async () => {
    const { field, faultAt, save, changePassword } = await open();
    fillField(field('currentPassword'), 'ocho1234');
    for (const name of ['password', 'confirmation']) fillField(field(name), 'siete12');
    save();
    expect([faultAt('password'), faultAt('confirmation')]).toEqual([
      'La contraseña debe tener un mínimo de 8 caracteres.',
      null,
    ]);
    fillField(field('password'), 'otra-clave');
    save();
    expect([faultAt('password'), faultAt('confirmation')]).toEqual([null, 'Las contraseñas deben coincidir.']);
    expect(changePassword.asked).toEqual([]);
    fillField(field('confirmation'), 'otra-clave');
    save();
    await waitUntil(() => changePassword.asked.length === 1);
  });

  test.each([
    ['givenName', 'Completa este dato.'],
    ['lang', 'Completa este dato.'],
    ['currency', 'Completa este dato.'],
  ])('PRF-36 it is not saved without its %s', async (name, told) => {
    const { field, faultAt, save, updateProfile, checkPassword } = await open();
    fillField(field(name), '');
    fillField(field('currentPassword'), 'ocho1234');
    save();
    expect(faultAt(name)).toBe(told);
    expect([checkPassword.asked, updateProfile.asked]).toEqual([[], []]);
  });

  test('PRF-36 it is saved without the family name', async () => {
    const { field, save, updateProfile } = await open();
    fillField(field('familyName'), '');
    fillField(field('currentPassword'), 'ocho1234');
    save();
    await waitUntil(() => updateProfile.asked.length > 0);
    expect(updateProfile.asked).toMatchObject([{ givenName: 'Ana', familyName: '' }]);
  });

  test('ERR-44 with nothing changed that is said, and nothing is asked', async () => {
    const { drawer, save, checkPassword, updateProfile } = await open();
    save();
    expect(getElement(drawer, '[role=status]').textContent).toBe('No hay cambios para guardar.');
    expect([checkPassword.asked, updateProfile.asked]).toEqual([[], []]);
  });
});
