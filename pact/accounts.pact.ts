import { describe } from 'vitest';
import { accountCall, refusesAccount } from './account-contract';
import type { ProviderState } from './contract';

const password = 'ocho1234';
const done = { ok: true, value: undefined };
const made = { ok: true, value: { userId: '8101' } };
const nora = { email: 'nora@correo.test', password, givenName: 'Nora', familyName: 'Vidal', lang: 'es' } as const;
const { email } = nora;
const inMexico = { ...nora, siteId: 'MLM' };

const noAccountState: ProviderState = ['nobody has the e-mail', { email }];
const registered: ProviderState = ['a person has registered', { email, password }];
const codeFor = (purpose: 'registration' | 'recovery'): ProviderState => [
  'a code was sent',
  { email, password, purpose, code: '402913' },
];

describe('registration', () => {
  accountCall('signUp', 'a code goes out by e-mail', {
    given: [noAccountState],
    input: inMexico,
    body: { status: 'code_sent' },
    outcome: done,
  });
  accountCall('signUp', 'another code goes out, and the country is another, before the first one is confirmed', {
    given: [codeFor('registration')],
    input: { ...nora, siteId: 'MLB' },
    body: { status: 'code_sent' },
    outcome: done,
  });
  refusesAccount('signUp', 'USER_EXISTS', 409, { given: [registered], input: inMexico });
  refusesAccount('signUp', 'TOO_MANY_ATTEMPTS', 429, {
    given: [['codes were sent too often', { email, password }]],
    input: inMexico,
  });
  refusesAccount('signUp', 'INVALID_INPUT', 400, {
    given: [noAccountState],
    input: { ...inMexico, password: 'siete12' },
  });
  accountCall('signUp', 'a country that takes no registrations is refused by its site', {
    given: [noAccountState],
    input: { ...nora, siteId: 'ZZZ' },
    status: 400,
    body: { error: { exactly: 'INVALID_INPUT' }, siteId: { exactly: 'ZZZ' } },
    outcome: { ok: false, failure: { code: 'INVALID_INPUT', values: { siteId: 'ZZZ' } } },
  });

  accountCall('confirmSignUp', 'with the code that was sent', {
    given: [codeFor('registration')],
    input: { email, code: '402913' },
    body: { status: 'confirmed' },
    outcome: done,
  });
  refusesAccount('confirmSignUp', 'WRONG_CODE', 400, {
    given: [codeFor('registration')],
    input: { email, code: '402914' },
  });
  refusesAccount('confirmSignUp', 'INVALID_INPUT', 400, {
    given: [noAccountState],
    input: { email: 'nora', code: '402913' },
  });
});

describe('a forgotten password', () => {
  accountCall('forgotPassword', 'a code goes out by e-mail', {
    given: [registered],
    input: { email, lang: 'pt' },
    body: { status: 'code_sent' },
    outcome: done,
  });
  accountCall('forgotPassword', 'nobody has the e-mail, and nobody learns that', {
    given: [noAccountState],
    input: { email, lang: 'pt' },
    body: { status: 'code_sent' },
    outcome: done,
  });
  refusesAccount('forgotPassword', 'INVALID_INPUT', 400, {
    given: [noAccountState],
    input: { email: 'nora', lang: 'pt' },
  });

  accountCall('confirmForgotPassword', 'another password by the code that was sent', {
    given: [codeFor('recovery')],
    input: { email, code: '402913', password: 'otra-clave' },
    body: { status: 'password_changed' },
    outcome: done,
  });
  refusesAccount('confirmForgotPassword', 'WRONG_CODE', 400, {
    given: [codeFor('recovery')],
    input: { email, code: '402914', password: 'otra-clave' },
  });
  refusesAccount('confirmForgotPassword', 'INVALID_INPUT', 400, {
    given: [codeFor('recovery')],
    input: { email, code: '402913', password: 'siete12' },
  });
});

describe('the password of who is signed in', () => {
  const given: ProviderState[] = [['a registered person is signed in', { email, password }]];

  accountCall('checkPassword', 'it is the one', {
    given,
    input: { currentPassword: password },
    body: { status: 'password_right' },
    outcome: done,
  });
  refusesAccount('checkPassword', 'WRONG_PASSWORD', 403, { given, input: { currentPassword: 'no-es-esta' } });
  refusesAccount('checkPassword', 'INVALID_INPUT', 400, { given, input: { currentPassword: '' } });
  refusesAccount('checkPassword', 'TOO_MANY_ATTEMPTS', 429, {
    given: [
      ['a person is signed in', { account: 'diego' }],
      ['the current password failed too often', { account: 'diego' }],
    ],
    input: { currentPassword: 'vigia-demo' },
  });
});

describe('another password', () => {
  const given: ProviderState[] = [['a registered person is signed in', { email, password }]];
  const input = { currentPassword: password, password: 'otra-clave' };

  accountCall('changePassword', 'with the current one', {
    given,
    input,
    body: { status: 'password_changed' },
    outcome: done,
  });
  refusesAccount('changePassword', 'WRONG_PASSWORD', 403, {
    given,
    input: { ...input, currentPassword: 'no-es-esta' },
  });
  refusesAccount('changePassword', 'SAME_PASSWORD', 400, { given, input: { ...input, password } });
  refusesAccount('changePassword', 'INVALID_INPUT', 400, { given, input: { ...input, password: 'siete12' } });
  refusesAccount('changePassword', 'TOO_MANY_ATTEMPTS', 429, {
    given: [
      ['a person is signed in', { account: 'diego' }],
      ['the current password failed too often', { account: 'diego' }],
    ],
    input: { currentPassword: 'vigia-demo', password: 'otra-clave' },
  });
});

describe('what the main account does', () => {
  const main: ProviderState[] = [
    ['the profile says everything', { account: 'ana' }],
    ['a person is signed in', { account: 'ana' }],
  ];
  const auditor: ProviderState[] = [['a person is signed in', { account: 'auditor' }]];
  const input = { ...nora, currency: 'BRL', currentPassword: 'vigia-demo' };

  accountCall('createAuditor', 'a user who belongs to the account', {
    given: [...main, noAccountState],
    input,
    body: { status: 'created', userId: '8101' },
    outcome: made,
  });
  refusesAccount('createAuditor', 'NOT_ALLOWED', 403, { given: [...auditor, noAccountState], input });
  refusesAccount('createAuditor', 'USER_EXISTS', 409, { given: [...main, registered], input });
  refusesAccount('createAuditor', 'WRONG_PASSWORD', 403, {
    given: [...main, noAccountState],
    input: { ...input, currentPassword: 'no-es-esta' },
  });
  refusesAccount('createAuditor', 'INVALID_INPUT', 400, {
    given: [...main, noAccountState],
    input: { ...input, currency: 'XXX' },
  });
  refusesAccount('createAuditor', 'TOO_MANY_ATTEMPTS', 429, {
    given: [
      ['the profile says everything', { account: 'elena' }],
      ['a person is signed in', { account: 'elena' }],
      ['the current password failed too often', { account: 'elena' }],
      noAccountState,
    ],
    input,
  });

  const chile = { id: '700000091', siteId: 'MLC', nickname: 'KUMARA_SUR', mayReport: true };
  const link = { siteId: 'MLC', account: 'KUMARA_SUR' };
  const own: ProviderState = ['a marketplace account exists', { account: 'ana', ...chile }];

  accountCall('linkAccount', 'a user of another country, by nickname', {
    given: [...main, own],
    input: link,
    body: { status: 'linked', userId: '8101' },
    outcome: made,
  });
  accountCall('linkAccount', 'a user of another country, by id', {
    given: [...main, own],
    input: { ...link, account: chile.id },
    body: { status: 'linked', userId: '8101' },
    outcome: made,
  });
  refusesAccount('linkAccount', 'NOT_ALLOWED', 403, { given: [...auditor, own], input: link });
  refusesAccount('linkAccount', 'USER_NOT_IN_COUNTRY', 404, {
    given: [...main, ['no marketplace account has the nickname', { nickname: 'NADIE' }]],
    input: { ...link, account: 'NADIE' },
    siteId: 'MLC',
  });
  refusesAccount('linkAccount', 'SITE_MISMATCH', 409, {
    given: [...main, own],
    input: { ...link, siteId: 'MLM' },
    siteId: 'MLM',
  });
  refusesAccount('linkAccount', 'USER_NOT_IN_ACCOUNT', 404, {
    given: [...main, ['a marketplace account exists', { account: 'bruno', ...chile }]],
    input: link,
    siteId: 'MLC',
  });
  refusesAccount('linkAccount', 'NO_REPORT_PERMISSION', 403, {
    given: [...main, ['a marketplace account exists', { account: 'ana', ...chile, mayReport: false }]],
    input: link,
    siteId: 'MLC',
  });
  refusesAccount('linkAccount', 'INVALID_INPUT', 400, { given: [...main, own], input: { ...link, siteId: 'ZZZ' } });
});
