import { describe, expect, it } from 'vitest';
import { faultOfConfirmation, faultOfNewPassword, noPasswords, passwordFaults, passwordRefusal } from './password';

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
