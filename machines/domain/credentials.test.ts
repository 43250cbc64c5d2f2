import { describe, expect, it } from 'vitest';
import { auditorFaults, beginAuditor } from './account-calls';
import { faultOfConfirmation, faultOfNewPassword, noPasswords, passwordFaults, passwordRefusal } from './credentials';
import { beginProfile, profileFormFaults } from './profile-form';
import { chosenPasswordFaults, registrationFaults } from './visitor-calls';

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
