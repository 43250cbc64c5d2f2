import { describe, expect, test } from 'vitest';
import { linkAccountMachine } from '../../../../machines/profile/link-account/link-account.machine';
import { linkAccountInput, typedLink } from '../../../../machines/profile/link-account/link-account.samples';
import { answers, refuses, type FakePorts } from '../../../../machines/simulator/answers';
import { getButton, getElement, press, type TestLanguage } from '../../../../tests/render-node';
import { openCall } from '../account-call/account-call.fixture';
import { LinkAccountScreen } from './link-account-screen';

const open = (linkAccount: FakePorts['linkAccount'], lang?: TestLanguage) =>
  openCall(linkAccountMachine, linkAccountInput, (actor) => <LinkAccountScreen actor={actor} />, {
    ports: { linkAccount },
    lang,
  });

describe('the accounts of other countries', () => {
  test('one is linked by its country and its user, and is a profile to change to', async () => {
    const port = answers({ userId: 'u-ana-cl' });
    const { host, type, submit, text, focused, receivedBy } = open(port);
    const countries = [...host.querySelectorAll('option')].map(({ value }) => value);
    expect([countries.includes('MLC'), countries.includes('MLA')]).toEqual([true, false]);
    type({ ...typedLink, account: ' KUMARA_CHILE ' });
    await submit();
    expect(port.asked).toEqual([typedLink]);
    expect(text()).toContain('Vinculamos KUMARA_CHILE (Chile)');
    expect(focused()).toBe('H2');
    press(getButton(host, 'Cambiar de perfil'));
    expect(receivedBy('profile')).toEqual([{ type: 'profiles.open' }]);
  });

  test('without a country or a user nothing goes out', async () => {
    const port = answers({ userId: 'u-ana-cl' });
    const { submit, fault, focused } = open(port);
    await submit();
    expect([fault('siteId'), fault('account'), focused()]).toEqual(['Elige el país.', 'Completa este dato.', 'siteId']);
    expect(port.asked).toEqual([]);
  });

  test.each([
    [
      'ERR-05 a user who is not found there',
      'USER_NOT_IN_COUNTRY',
      'account',
      {
        es: 'No encontramos ese usuario en el país elegido.',
        en: 'We couldn’t find that user in the selected country.',
        pt: 'Não encontramos esse usuário no país selecionado.',
      },
    ],
    [
      'ERR-06 another account’s user',
      'USER_NOT_IN_ACCOUNT',
      'account',
      {
        es: 'Ese usuario no pertenece a la cuenta.',
        en: 'That user doesn’t belong to the account.',
        pt: 'Esse usuário não pertence à conta.',
      },
    ],
    [
      'ERR-07 a user of another site',
      'SITE_MISMATCH',
      'account',
      {
        es: 'El usuario no pertenece al país elegido.',
        en: 'The user doesn’t belong to the selected country.',
        pt: 'O usuário não pertence ao país selecionado.',
      },
    ],
    [
      'PRF-28 a country without report permission',
      'NO_REPORT_PERMISSION',
      'siteId',
      {
        es: 'La cuenta de ese país no tiene permiso para denunciar: no se puede vincular.',
        en: 'The account in that country doesn’t have permission to report, so it can’t be linked.',
        pt: 'A conta desse país não tem permissão para denunciar: não é possível vinculá-la.',
      },
    ],
  ] as const)('%s is told at its field, and nothing typed is lost', async (_, code, at, said) => {
    for (const lang of ['es', 'en', 'pt'] as const) {
      const { type, submit, fault, focused, value, host } = open(refuses(code), lang);
      type(typedLink);
      await submit();
      expect([fault(at), focused(), value('siteId'), value('account')]).toEqual([
        said[lang],
        at,
        'MLC',
        'KUMARA_CHILE',
      ]);
      expect(getElement(host, 'form')).not.toBeNull();
    }
  });
});
