import { describe, expect, test } from 'vitest';
import type { Account } from '../../../../contracts/shapes';
import { namedCountryCodes } from '../../../../contracts/vocabulary/sites';
import { typedAccount } from '../../../../machines/profile/account-form/account-form.samples';
import { anaFacts, sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { answers, type FakePorts } from '../../../../machines/simulator/answers';
import { sampleProfile } from '../../../../machines/system/profile/profile.samples';
import { act } from '../../../../tests/act';
import { addCleanup } from '../../../../tests/cleanup';
import { openSignedInConsole, readToast } from '../../../../tests/console';
import { connectClient, startScriptedGateway } from '../../../../tests/scripted-gateway';
import { fromWire } from '../../../../tests/wire';
import {
  waitForElement,
  getButton,
  waitForRemoval,
  getElement,
  press,
  fillField,
  waitUntil,
} from '../../../../tests/render-node';
import { emptyAccount } from '../accounts.fixture';
import { openProfilePage } from './profile-page.fixture';

async function open(account: Account | null = null, isVerified = false) {
  const profile = anaFacts.profile && { ...anaFacts.profile, isVerified, account };
  const stage = await openProfilePage({ systemActors: sampleSystemActors({ profile: { ...anaFacts, profile } }) });
  const { host } = stage;
  press(getButton(host, isVerified ? 'Cambiar los datos' : 'Completar los datos'));
  const drawer = await waitForElement(document, '[role=dialog]');
  const names = () => [...drawer.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
  const type = (values: object) => {
    for (const [name, text] of Object.entries(values)) fillField(getElement(drawer, `[name=${name}]`), text as string);
  };
  const submit = () => act(() => getElement<HTMLFormElement>(drawer, 'form').requestSubmit());
  const fault = (name: string) => {
    const field = getElement(drawer, `[name=${name}]`);
    if (field.getAttribute('aria-invalid') !== 'true') return null;
    return (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
      .find((node) => node?.className.includes('error'))?.textContent;
  };
  return { ...stage, drawer, names, type, submit, fault };
}
/** The whole console, with the details of a verified account changed and not sent yet. */
async function openFilled(ports: FakePorts) {
  const account = { ...emptyAccount, accountType, accountId: '5100', isVerified: true };
  const profile = answers({ ...sampleProfile, isVerified: true, account });
  const { host } = openSignedInConsole('/profile', { profile, ...ports });
  await waitForElement(host, 'main dl');
  expect(host.textContent).toContain('Verificada');
  press(getButton(host, 'Cambiar los datos'));
  const drawer = await waitForElement(document, '[role=dialog]');
  for (const values of [{ personKind, capacity }, typed])
    for (const [name, text] of Object.entries(values)) fillField(getElement(drawer, `[name=${name}]`), text);
  return { host, drawer, submit: () => act(() => getElement<HTMLFormElement>(drawer, 'form').requestSubmit()) };
}
const common = [
  'contactName',
  'internationalCode',
  'contactPhone',
  'contactEmail',
  'accountLang',
  'accountDisplayName',
  'accountDisplayEmail',
];
const ofHolder = [
  'personKind',
  'identificationCountry',
  'identificationType',
  'identificationName',
  'identificationNumber',
];
/** What may be chosen in a field: each value, and what it is called. */
const optionsIn = (drawer: HTMLElement, name: string) =>
  [...getElement(drawer, `[name=${name}]`).querySelectorAll('option')].map(({ value, textContent }) => [
    value,
    textContent,
  ]);
const { accountType, personKind, capacity, ...texts } = typedAccount;
const typed = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
const sent = (account: object) => ({
  type: 'mutation.submit',
  work: { command: { type: 'updateProfileAccount', input: { account } } },
});

describe('the form of the account', () => {
  test('PRF-13 asks first which type of account it is', async () => {
    const { drawer, names } = await open();
    expect(names()).toEqual(['accountType']);
    expect(optionsIn(drawer, 'accountType')).toEqual([
      ['', 'Elige…'],
      ['rights_holder', 'Titular de derechos'],
      ['attorney', 'Apoderado o representante'],
    ]);
  });

  test('CONST-03 the country of a document is any that has a name, and goes out by its code', async () => {
    const { drawer, type, submit, settleWork, receivedBy } = await open();
    type({ accountType });
    const countries = optionsIn(drawer, 'identificationCountry').slice(1);
    expect(countries.map(([code]) => code).toSorted()).toEqual(namedCountryCodes);
    expect(countries).toEqual(
      expect.arrayContaining([
        ['ES', 'España'],
        ['IT', 'Italia'],
        ['AR', 'Argentina'],
      ]),
    );
    expect(countries.filter(([code, name]) => code === name)).toEqual([]);
    for (const identificationCountry of ['ES', 'IT']) {
      type({ personKind, capacity, ...typed, identificationCountry });
      submit();
      expect(receivedBy('outbox').at(-1)).toMatchObject(sent({ identificationCountry }));
      act(() => settleWork({ ok: false, failure: { code: 'EMAIL_REGISTERED' } }));
    }
  });

  test('PRF-14 the type of an account whose details were confirmed is read only', async () => {
    const confirmed = await open({ ...emptyAccount, accountType: 'attorney', isVerified: true }, true);
    expect(confirmed.names()).not.toContain('accountType');
    const [type] = confirmed.drawer.querySelectorAll('input');
    expect([type?.readOnly, type?.value]).toEqual([true, 'Apoderado o representante']);
    expect(confirmed.drawer.textContent).toContain('El tipo de una cuenta confirmada no se puede cambiar.');
  });

  test('PRF-14 the type of one that is not confirmed can be changed', async () => {
    const begun = await open({ ...emptyAccount, accountType: 'attorney' });
    expect(begun.names()).toContain('accountType');
  });

  test('PRF-15 PRF-16 PRF-17 PRF-20 a rights holder says which person it is, with its document, its contact and what is public; a representative says two things more', async () => {
    const { drawer, names, type, submit, receivedBy } = await open();
    type({ accountType });
    expect(names()).toEqual(['accountType', ...ofHolder, 'capacity', ...common]);
    expect(optionsIn(drawer, 'personKind').slice(1)).toEqual([
      ['natural', 'Física'],
      ['legal', 'Jurídica'],
    ]);
    expect(optionsIn(drawer, 'capacity').slice(1)).toEqual([
      ['holder', 'El titular o su representante legal'],
      ['representative', 'Un representante de los derechos'],
    ]);
    for (const [chosen, more] of [
      ['holder', []],
      ['representative', ['accreditation', 'representativeName']],
    ] as const) {
      for (const kind of ['natural', 'legal']) {
        type({ capacity: chosen, personKind: kind });
        expect([kind, chosen, names()]).toEqual([
          kind,
          chosen,
          ['accountType', ...ofHolder, 'capacity', ...more, ...common],
        ]);
        expect(getElement<HTMLSelectElement>(drawer, '[name=personKind]').value).toBe(kind);
      }
    }
    type({ ...typed, accountLang: 'pt', accreditation: 'Poder 77', representativeName: 'Luz Paz' });
    submit();
    const said = {
      ...typed,
      accountLang: 'pt',
      accountType,
      personKind: 'legal',
      accreditation: 'Poder 77',
      representativeName: 'Luz Paz',
    };
    expect(receivedBy('outbox')).toMatchObject([sent(said)]);
  });

  test('PRF-16 PRF-18 an attorney says its name and its contact, and may name a contact of the holder', async () => {
    const { names, type, submit, receivedBy } = await open();
    type({ accountType: 'attorney' });
    expect(names()).toEqual(['accountType', 'attorneyName', 'holderContactName', 'holderContactEmail', ...common]);
    const {
      identificationCountry: _1,
      identificationType: _2,
      identificationName: _3,
      identificationNumber: _4,
      ...own
    } = typed;
    type({ ...own, attorneyName: 'Estudio Paz' });
    submit();
    expect(receivedBy('outbox')).toMatchObject([
      sent({ ...own, accountType: 'attorney', attorneyName: 'Estudio Paz' }),
    ]);
  });

  const asked = common.filter((name) => name !== 'accountLang');
  test.each([
    ...[...ofHolder, 'capacity', ...asked].map((name) => ['a rights holder', name, {}] as const),
    ...['accreditation', 'representativeName', 'contactEmail'].map(
      (name) => ['its representative', name, { capacity: 'representative' }] as const,
    ),
    ...['attorneyName', ...asked].map((name) => ['an attorney', name, { accountType: 'attorney' }] as const),
  ])('PRF-37 of %s %s is required: without it the account isn’t sent, and the field says so', async (_, name, who) => {
    const { names, type, submit, fault, receivedBy } = await open();
    const chosen: Record<string, string> = { accountType, personKind, capacity, ...who };
    const also = { accreditation: 'Poder 77', representativeName: 'Luz Paz', attorneyName: 'Estudio Paz' };
    for (const values of [chosen, { ...typed, ...also }, { [name]: '' }])
      for (const [field, text] of Object.entries(values)) if (names().includes(field)) type({ [field]: text });
    submit();
    expect(fault(name)).toBe('Completa este dato.');
    expect(receivedBy('outbox')).toEqual([]);
    type({ [name]: ({ ...typed, ...also, ...chosen } as Record<string, string>)[name] });
    submit();
    expect(receivedBy('outbox')).toHaveLength(1);
  });

  test.each([
    ['a.b+c-d@x.co', null],
    ['a@x.c', 'inválido'],
    ['a@x.abcdefghijklmnop', 'inválido'],
    ['con espacios@x.co', 'inválido'],
  ])('PRF-34 the address %s', async (address, wrong) => {
    const { type, submit, fault } = await open();
    type({ accountType });
    type({ personKind, capacity, ...typed, contactEmail: address, accountDisplayEmail: address });
    submit();
    expect([fault('contactEmail') === null, fault('accountDisplayEmail') === null]).toEqual([
      wrong === null,
      wrong === null,
    ]);
  });

  test('PRF-35 ERR-46 a public address that is registered already says so at its field, and nothing typed is lost', async () => {
    const { drawer, type, submit, fault, settleWork } = await open();
    type({ accountType });
    type({ personKind, capacity, ...typed });
    submit();
    act(() => settleWork({ ok: false, failure: { code: 'EMAIL_REGISTERED' } }));
    expect(fault('accountDisplayEmail')).toBe('Ese correo público ya está registrado en el marketplace. Usa otro.');
    expect(document.activeElement).toBe(getElement(drawer, '[name=accountDisplayEmail]'));
    expect(getElement<HTMLInputElement>(drawer, '[name=contactPhone]').value).toBe(typedAccount.contactPhone);
  });

  test('ERR-43 the details that were taken are told as saved, each time', async () => {
    const updateProfileAccount = answers({ isVerified: true, accountId: '5100' });
    for (const time of [1, 2]) {
      const { submit } = await openFilled({ updateProfileAccount });
      submit();
      await waitUntil(() => updateProfileAccount.asked.length === time);
      expect(await readToast('status')).toContain('Los datos de la cuenta se guardaron.');
      await waitForRemoval(document, '[role=dialog]');
      press(await waitForElement(document, '[aria-label="Cerrar aviso"]'));
      await waitForRemoval(document, '[aria-label="Cerrar aviso"]');
    }
  });

  test('ERR-45 a mere 400 raises no toast, and the profile is no longer verified', async () => {
    let asked = 0;
    const server = await startScriptedGateway(() => {
      asked += 1;
      return { status: 400, body: { message: 'Bad Request' } };
    });
    addCleanup(() => void server.close());
    const { gateway } = connectClient(server);
    const { host, drawer, submit } = await openFilled({ updateProfileAccount: gateway.updateProfileAccount });
    for (const [time, name] of [
      [1, 'Ana Paz'],
      [2, 'Ana Ruiz'],
    ] as const) {
      // The same again within half a second would be a second press.
      fillField(getElement(drawer, '[name=contactName]'), name);
      submit();
      await waitUntil(() => asked === time, `The gateway was not asked ${time} times.`);
      await waitUntil(() => drawer.querySelector('button[type=submit][aria-disabled]') === null, 'It is still sent.');
      await waitForElement(drawer, '[role=alert]');
      expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
      expect(host.textContent).toContain('Sin verificar');
    }
  });

  test('what is taken closes the form; closing it keeps what was typed', async () => {
    const { type, submit, settleWork, receivedBy } = await open();
    type({ accountType });
    type({ personKind, capacity, ...typed });
    expect(receivedBy('drafts').at(-1)).toMatchObject({ type: 'draft.keep', value: typedAccount });
    submit();
    act(() => settleWork({ ok: true, value: { isVerified: true, accountId: '51' } }));
    await waitForRemoval(document, '[role=dialog]');
  });

  test('PRF-19 the page tells the account with its number, its name and whether it is verified', async () => {
    const wire = { ...emptyAccount, accountType: 'rights_holder', accountId: '5100', accountName: 'Kumara' };
    for (const [isVerified, told] of [
      [true, 'Verificada'],
      [false, 'Sin verificar'],
    ] as const) {
      const profile = { ...anaFacts.profile, isVerified, account: { ...wire, isVerified } };
      const { account } = await fromWire('profile', { profile }, undefined);
      const { host, drawer } = await open(account, isVerified);
      expect(host.textContent).toMatch(new RegExp(`${told}.*Número de cuenta5100.*Nombre de la cuentaKumara`));
      expect(drawer.textContent?.includes('El tipo de una cuenta confirmada no se puede cambiar.')).toBe(isVerified);
      press(getElement(drawer, 'button[aria-label=Cerrar]'));
      await waitForRemoval(document, '[role=dialog]');
    }
  });
});
