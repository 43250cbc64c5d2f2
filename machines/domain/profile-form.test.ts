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
