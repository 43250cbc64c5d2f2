import { describe, expect, test } from 'vitest';
import { newAuditorMachine } from '../../../../machines/profile/new-auditor/new-auditor.machine';
import { typedAuditor, newAuditorInput } from '../../../../machines/profile/new-auditor/new-auditor.samples';
import { answers, refuses, type FakePorts } from '../../../../machines/simulator/answers';
import { getButton, press, getElement } from '../../../../tests/render-node';
import { openCall } from '../account-call/account-call.fixture';
import { NewAuditorScreen } from './new-auditor-screen';

const open = (createAuditor: FakePorts['createAuditor']) =>
  openCall(newAuditorMachine, newAuditorInput, (actor) => <NewAuditorScreen actor={actor} />, {
    ports: { createAuditor },
  });
const created = () => answers({ userId: 'u-vera' });

describe('the form of an auditor', () => {
  test('PRF-23 asks the e-mail, both names, language, currency, a password twice and the current one, and sends them', async () => {
    const port = created();
    const { names, type, submit, text, focused, host, value } = open(port);
    expect(names()).toEqual([
      'email',
      'givenName',
      'familyName',
      'lang',
      'currency',
      'password',
      'confirmation',
      'currentPassword',
    ]);
    expect([value('lang'), value('currency')]).toEqual(['es', 'ARS']);
    type(typedAuditor);
    await submit();
    const { confirmation: _, ...sent } = typedAuditor;
    expect(port.asked).toEqual([sent]);
    expect(text()).toContain('Creamos al auditor Vera Sosa');
    expect(text()).toContain('vera@kumara.test');
    expect(focused()).toBe('H2');
    press(getButton(host, 'Crear otro auditor'));
    expect([value('email'), value('password'), focused()]).toEqual(['', '', 'email']);
  });

  test('its fields are of one height', () => {
    const { host } = open(created());
    const fields = [...host.querySelectorAll('[class*=Input-wrapper]')];
    expect(fields).toHaveLength(8);
    expect(new Set(fields.map((field) => field.getAttribute('data-size')))).toEqual(new Set(['md']));
  });

  test('each field that is wrong is told, the first one has the focus, and nothing goes out', async () => {
    const port = created();
    const { type, submit, fault, focused } = open(port);
    await submit();
    expect([fault('email'), focused()]).toEqual(['Completa este dato.', 'email']);
    type({ email: 'vera@x.c', givenName: 'V'.repeat(31), familyName: ' ', password: '1234567', confirmation: 'x' });
    await submit();
    expect(['email', 'givenName', 'familyName', 'password', 'confirmation', 'currentPassword'].map(fault)).toEqual([
      'Ese correo no parece completo: revisa que sea como nombre@ejemplo.com.',
      'Escribe hasta 30 caracteres.',
      'Completa este dato.',
      'La contraseña debe tener un mínimo de 8 caracteres.',
      'Las contraseñas deben coincidir.',
      'Escribe tu contraseña.',
    ]);
    expect(port.asked).toEqual([]);
  });

  test('ERR-04 an e-mail that somebody has is told at its field, and nothing typed is lost', async () => {
    const { type, submit, fault, focused, value } = open(refuses('USER_EXISTS'));
    type(typedAuditor);
    await submit();
    expect([fault('email'), focused()]).toEqual(['Ya existe un usuario con ese correo.', 'email']);
    expect([value('givenName'), value('password')]).toEqual(['Vera', 'vigia-nueva']);
  });

  test('who may not is told so beside the form', async () => {
    const { host, type, submit } = open(refuses('NOT_ALLOWED'));
    type(typedAuditor);
    await submit();
    expect(getElement(host, '[role=alert]').textContent).toMatch(/\S.{5,}/);
  });
});
