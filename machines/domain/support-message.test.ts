import { describe, expect, it } from 'vitest';
import {
  emptyMessage,
  hasSupportFaults,
  isSupportDraft,
  supportDetailsOf,
  supportFaults,
  supportMessage,
} from './support-message';
import { helpFor, helpTopic } from './help';
import { auditorFaults, beginAuditor } from './account-calls';
import { accountFaults, beginAccount } from './account-form';
import { isEmail } from './credentials';
import { chosenPasswordFaults, codeFaults, recoveryFaults, registrationFaults } from './visitor-calls';

const whole = { email: 'ana@vigia.test', userId: '8001', siteId: 'MLA', message: 'No veo mis casos' };

const profile = {
  email: 'ana@vigia.test',
  userIds: ['u-ana'],
  marketplaceAccount: { id: '8001', siteId: 'MLB', nickname: 'ANDES' },
  authorizedSiteIds: ['MLM'],
};

describe('a message to support', () => {
  it('SUP-05 needs e-mail, user, country and message, and says so at each', () => {
    expect(supportFaults(emptyMessage)).toEqual({
      email: { because: 'EMAIL_EMPTY' },
      userId: { because: 'MARKETPLACE_USER_EMPTY' },
      siteId: { because: 'SITE_EMPTY' },
      message: { because: 'MESSAGE_EMPTY' },
    });
    expect(supportFaults(whole)).toEqual({ email: null, userId: null, siteId: null, message: null });
    expect(hasSupportFaults(whole)).toBe(false);
  });

  it.each(['email', 'userId', 'siteId', 'message'] as const)('SUP-05 blanks in %s are nothing', (field) => {
    const message = { ...whole, [field]: '  ' };
    expect(hasSupportFaults(message)).toBe(true);
    expect(supportFaults(message)[field]).not.toBeNull();
  });

  it('an address that is none and a site that is none are faults', () => {
    expect(supportFaults({ ...whole, email: 'a@x.c' }).email).toEqual({ because: 'EMAIL_INVALID' });
    expect(supportFaults({ ...whole, siteId: 'XXX' }).siteId).toEqual({ because: 'SITE_EMPTY' });
    expect(supportFaults({ ...whole, email: ' ana@vigia.test ', siteId: 'mlb' })).toMatchObject({
      email: null,
      siteId: null,
    });
  });

  it('goes out trimmed, its site in capitals', () => {
    expect(supportMessage({ email: ' a@b.co ', userId: ' 1 ', siteId: 'mla', message: '\n Hola\nChau \n' })).toEqual({
      email: 'a@b.co',
      userId: '1',
      siteId: 'MLA',
      message: 'Hola\nChau',
    });
  });
});

describe('what the profile tells support', () => {
  it('is the marketplace account and the e-mail', () => {
    expect(supportDetailsOf(profile)).toEqual({ email: 'ana@vigia.test', userId: '8001', siteId: 'MLB' });
  });

  it('without a marketplace account is the first user and the first authorised country', () => {
    expect(supportDetailsOf({ ...profile, marketplaceAccount: null })).toEqual({
      email: 'ana@vigia.test',
      userId: 'u-ana',
      siteId: 'MLM',
    });
  });

  it('leaves out what is missing or wrong, so that it is asked', () => {
    const bare = { email: 'nobody', userIds: [], marketplaceAccount: null, authorizedSiteIds: [] };
    expect(supportDetailsOf(bare)).toEqual({});
    expect(supportDetailsOf(null)).toEqual({});
  });
});

describe('a kept draft', () => {
  it.each([
    [{ ...whole }, true],
    [{ message: 'Hola' }, true],
    [{}, true],
    [{ message: 4 }, false],
    ['Hola', false],
    [null, false],
    [undefined, false],
  ])('%j is one: %s', (kept, is) => expect(isSupportDraft(kept)).toBe(is));
});

const entry = (id: string) => ({ to: 'helpEntry', params: { id } });

describe('the help of a page', () => {
  it.each([
    ['SHL-22', '/', 'menu1'],
    ['SHL-22', '/?q=bolso', 'menu1'],
    ['SHL-22', '/live_searches', 'menu1'],
    ['SHL-22', '/live_searches?q=bolso', 'menu1'],
    ['SHL-23', '/live_searches/1', 'menu2'],
    ['SHL-23', '/live_searches/a-1?from=50', 'menu2'],
    ['SHL-24', '/reported_articles', 'menu7'],
    ['SHL-24', '/reported_articles?page=2', 'menu7'],
    ['SHL-25', '/client_accounts/client_white_sellers', 'menu8'],
    ['SHL-26', '/client_accounts/client_black_sellers', 'menu9'],
    ['SHL-27', '/reports/noticed_articles?status=PENDING', 'menu10'],
    ['SHL-29', '/case_management/client_closed_cases', 'menu13'],
  ])('%s of %s is %s', (_, href, id) => {
    expect(helpFor(href)).toEqual(entry(id));
  });

  it('SHL-28 of the pending cases is the entry of answers, with a suffix too', () => {
    expect(helpFor('/case_management/client_pending_cases')).toEqual(entry('menu12'));
    expect(helpFor('/case_management/client_pending_cases/77')).toEqual(entry('menu12'));
  });

  it('of any other page is the whole section', () => {
    for (const href of ['/profile', '/live_searches_old', '/reported_articlesx', '']) {
      expect(helpFor(href)).toEqual({ to: 'help' });
    }
  });

  it('an entry that nobody wrote is none', () => {
    expect([helpTopic('menu7'), helpTopic('menu99'), helpTopic('constructor')]).toEqual(['menu7', null, null]);
  });
});

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
