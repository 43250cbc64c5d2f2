import { describe, expect, it } from 'vitest';
import {
  beginProfile,
  isProfileChanged,
  newProfileFaults,
  profileChangeFaults,
  profileFormFaults,
  profileInput,
  readProfileDraft,
  type ProfileValues,
} from './profile-form';
import { auditorFaults, beginAuditor } from './account-calls';
import { faultOfConfirmation, faultOfNewPassword, noPasswords, passwordFaults, passwordRefusal } from './credentials';
import { chosenPasswordFaults, registrationFaults } from './visitor-calls';
import { hasSingleKeys, isSingleKey, singleKeysSetting } from './key-settings';

const typed: ProfileValues = { givenName: 'Ana', familyName: 'Chile', lang: 'es', currency: 'CLP' };

const faulty = (faults: object) =>
  Object.entries(faults).flatMap(([field, fault]) =>
    fault ? [[field, (fault as { because: string }).because] as const] : [],
  );

describe('a new profile', () => {
  it('begins with the language and the currency of the current one, or with en and USD', () => {
    expect(beginProfile({ givenName: 'Ana', familyName: null, lang: 'pt', currency: 'BRL' })).toEqual({
      givenName: '',
      familyName: '',
      lang: 'pt',
      currency: 'BRL',
    });
    expect(beginProfile(null)).toMatchObject({ lang: 'en', currency: 'USD' });
    expect(beginProfile({ givenName: 'Ana', familyName: null, lang: null, currency: null })).toMatchObject({
      lang: 'en',
      currency: 'USD',
    });
  });

  it.each([
    [{}, []],
    [{ givenName: '  ' }, [['givenName', 'FIELD_EMPTY']]],
    [{ familyName: '' }, [['familyName', 'FIELD_EMPTY']]],
    [{ givenName: 'x'.repeat(30), familyName: ` ${'x'.repeat(30)} ` }, []],
    [{ familyName: 'x'.repeat(31) }, [['familyName', 'NAME_TOO_LONG']]],
    [
      { lang: '' as const, currency: '' },
      [
        ['lang', 'FIELD_EMPTY'],
        ['currency', 'FIELD_EMPTY'],
      ],
    ],
  ])('with %j', (change, told) => {
    expect(faulty(newProfileFaults({ ...typed, ...change }))).toEqual(told);
  });
});

describe('a change of a profile', () => {
  it('may leave the family name out, and nothing else', () => {
    const nothing: ProfileValues = { givenName: '', familyName: '', lang: '', currency: '' };
    expect(faulty(profileChangeFaults(nothing)).map(([field]) => field)).toEqual(['givenName', 'lang', 'currency']);
  });

  it('is one where anything is another', () => {
    expect(isProfileChanged({ ...typed, givenName: ' Ana ' }, typed)).toBe(false);
    expect(isProfileChanged({ ...typed, familyName: ' ' }, typed)).toBe(true);
    expect(isProfileChanged({ ...typed, currency: 'USD' }, typed)).toBe(true);
  });

  it('asks for the current password, and for another one only where it is typed', () => {
    const passwords = { currentPassword: '', password: '', confirmation: '' };
    expect(faulty(profileFormFaults(typed, passwords))).toEqual([['currentPassword', 'PASSWORD_EMPTY']]);
    const vouched = { ...passwords, currentPassword: 'ocho1234' };
    expect(faulty(profileFormFaults(typed, vouched))).toEqual([]);
    expect(faulty(profileFormFaults(typed, { ...vouched, password: 'siete12' }))).toEqual([
      ['password', 'PASSWORD_TOO_SHORT'],
      ['confirmation', 'PASSWORDS_DIFFER'],
    ]);
    const same = { ...vouched, password: 'ocho1234', confirmation: 'ocho1234' };
    expect(faulty(profileFormFaults(typed, same))).toEqual([['password', 'PASSWORD_UNCHANGED']]);
    expect(faulty(profileFormFaults(typed, null))).toEqual([]);
  });

  it('is not for the gateway without a language', () => {
    expect(() => profileInput({ ...typed, lang: '' })).toThrow('language');
  });
});

describe('a draft', () => {
  it('is read as it was kept, and what is of another form is left alone', () => {
    expect(readProfileDraft({ ...typed, more: 1 })).toEqual(typed);
    expect([readProfileDraft(null), readProfileDraft('x'), readProfileDraft({ ...typed, lang: 3 })]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

type Chosen = { password: string; confirmation: string };

const currentPassword = 'vigia-demo';

/** What the field of the confirmation says, form by form. */
const forms: Record<string, (chosen: Chosen) => object | null | undefined> = {
  'a registration': (chosen) =>
    registrationFaults({ email: 'a@x.co', givenName: 'A', familyName: 'B', siteId: 'MLA', ...chosen }).confirmation,
  'a recovery': (chosen) => chosenPasswordFaults({ email: 'a@x.co', code: '1', sentTo: '', ...chosen }).confirmation,
  'an auditor': (chosen) => auditorFaults({ ...beginAuditor(null), currentPassword, ...chosen }).confirmation,
  'a change of it': (chosen) => passwordFaults({ currentPassword, ...chosen }).confirmation,
  'the profile': (chosen) => {
    const faults = profileFormFaults(beginProfile(null), { currentPassword, ...chosen });
    return 'confirmation' in faults ? faults.confirmation : undefined;
  },
};

describe('a new password', () => {
  it.each([
    ['', null, 'PASSWORD_TOO_SHORT'],
    ['1234567', null, 'PASSWORD_TOO_SHORT'],
    ['12345678', null, null],
    ['        ', null, 'PASSWORD_BLANK'],
    ['  vigia ', null, null],
    ['vigia-demo', 'vigia-demo', 'PASSWORD_UNCHANGED'],
    ['Vigia-demo', 'vigia-demo', null],
  ] as const)('%j instead of %j', (password, current, fault) => {
    expect(faultOfNewPassword(password, current)?.because ?? null).toBe(fault);
  });

  it.each(Object.entries(forms))('PRF-31 is confirmed by the same text in the form of %s', (_, faultOf) => {
    expect(faultOf({ password: 'vigia-nueva', confirmation: 'vigia-nueva' })).toBeNull();
    for (const confirmation of ['', 'vigia-nuev', 'Vigia-nueva', 'vigia-nueva '])
      expect(faultOf({ password: 'vigia-nueva', confirmation })).toEqual({ because: 'PASSWORDS_DIFFER' });
  });

  it('is confirmed by the same text, its spaces included', () => {
    expect(faultOfConfirmation('vigia-demo', 'vigia-demo')).toBeNull();
    expect(faultOfConfirmation('vigia-demo ', 'vigia-demo')).toEqual({ because: 'PASSWORDS_DIFFER' });
  });

  it('the current one can’t be left out', () => {
    expect(passwordFaults(noPasswords).currentPassword).toEqual({ because: 'PASSWORD_EMPTY' });
    expect(passwordFaults({ ...noPasswords, currentPassword: ' ' }).currentPassword).toBeNull();
  });

  it.each([
    ['WRONG_PASSWORD', { currentPassword: { because: 'PASSWORD_WRONG' } }],
    ['SAME_PASSWORD', { password: { because: 'PASSWORD_UNCHANGED' } }],
    ['SERVER_ERROR', null],
  ] as const)('a refusal %s is of its field', (code, faults) => {
    expect(passwordRefusal({ code })).toEqual(faults);
  });
});

it.each([
  [undefined, true],
  [{}, true],
  [{ [singleKeysSetting]: null }, true],
  [{ [singleKeysSetting]: 'no' }, true],
  [{ [singleKeysSetting]: false }, false],
])('with %j single keys are heard: %s', (settings, heard) => {
  expect(hasSingleKeys(settings)).toBe(heard);
});

it.each([
  ['t', true],
  ['1', true],
  ['?', true],
  ['enter', false],
  ['ctrl+z', false],
  ['j/arrowright', false],
])('%s is a single key: %s', (key, single) => {
  expect(isSingleKey(key)).toBe(single);
});
