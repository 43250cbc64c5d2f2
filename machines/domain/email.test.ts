import { describe, expect, it } from 'vitest';
import { auditorFaults, beginAuditor } from './account-calls';
import { accountFaults, beginAccount } from './account-form';
import { isEmail } from './credentials';
import { emptyMessage, supportFaults } from './support-message';
import { chosenPasswordFaults, codeFaults, recoveryFaults, registrationFaults } from './visitor-calls';

const passwords = { password: 'vigia-nueva', confirmation: 'vigia-nueva' };
const registration = { givenName: 'Nora', familyName: 'Paz', siteId: 'MLA', ...passwords };
const account = beginAccount(null, 'es');
const [holder, attorney] = (['rights_holder', 'attorney'] as const).map((accountType) => ({ ...account, accountType }));
/** What the field of an e-mail says of what is typed there, form by form. */
const fields: Record<string, (email: string) => object | null | undefined> = {
  'a registration': (email) => registrationFaults({ email, ...registration }).email,
  'its code': (email) => codeFaults({ email, code: '1' }).email,
  'a recovery': (email) => recoveryFaults({ email }).email,
  'the new password': (email) => chosenPasswordFaults({ email, code: '1', sentTo: '', ...passwords }).email,
  'an auditor': (email) => auditorFaults({ ...beginAuditor(null), email }).email,
  'a message to support': (email) => supportFaults({ ...emptyMessage, email }).email,
  'the contact of an account': (contactEmail) => accountFaults({ ...holder!, contactEmail }).contactEmail,
  'its public address': (accountDisplayEmail) => accountFaults({ ...holder!, accountDisplayEmail }).accountDisplayEmail,
  'the holder whom an attorney names': (holderContactEmail) =>
    accountFaults({ ...attorney!, holderContactEmail }).holderContactEmail,
};

describe('an e-mail address', () => {
  it.each(Object.entries(fields))('PRF-34 is checked in the form of %s', (_, faultOf) => {
    expect([faultOf('a.b+c-d@x.co'), faultOf(`a@x.${'z'.repeat(15)}`)]).toEqual([null, null]);
    for (const wrong of ['a@x.c', `a@x.${'z'.repeat(16)}`, 'a b@x.co', 'ana'])
      expect([wrong, faultOf(wrong)]).toEqual([wrong, { because: 'EMAIL_INVALID' }]);
  });

  it.each(['a.b+c-d@x.co', 'ana@vigia.test', 'ANA_1@marcas.com.ar', 'a@x-y.museum', `a@x.${'z'.repeat(15)}`])(
    'PRF-34 %s is accepted',
    (text) => expect(isEmail(text)).toBe(true),
  );

  it.each([
    '',
    'ana',
    'ana@',
    '@x.co',
    'a@x.c',
    `a@x.${'z'.repeat(16)}`,
    'a@x',
    'a..b@x.co',
    '.a@x.co',
    'a.@x.co',
    'a b@x.co',
    'a@x.c0',
    'a@@x.co',
    'a@x..co',
    'a@x.co ',
    'a@x.co\nb',
  ])('PRF-34 %j is refused', (text) => expect(isEmail(text)).toBe(false));

  it('longer than an address can be is refused unread', () => {
    expect(isEmail(`${'a'.repeat(249)}@x.co`)).toBe(true);
    expect(isEmail(`${'a'.repeat(250)}@x.co`)).toBe(false);
  });
});
