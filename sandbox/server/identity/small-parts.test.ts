import { expect, test } from 'vitest';
import { createAttempts } from './attempts';
import { languageOf } from './languages';
import { createRefreshes } from './refreshes';
import type { TokenAnswer } from './token-endpoint';

const tokens = (refreshToken: string): TokenAnswer => ({
  ok: true,
  tokens: { accessToken: `a-${refreshToken}`, refreshToken, expiresIn: 1, raw: {} },
});

test('a login rests after its failures until the oldest has left the window', () => {
  let now = 0;
  const attempts = createAttempts(2, 10_000, () => now);
  attempts.failed('ana');
  now = 4000;
  attempts.failed('ana');
  expect([attempts.waitFor('ana'), attempts.waitFor('bruno')]).toEqual([6, 0]);
  now = 10_001;
  expect(attempts.waitFor('ana')).toBe(0);
  attempts.failed('ana');
  attempts.succeeded('ana');
  attempts.failed('ana');
  expect(attempts.waitFor('ana')).toBe(0);
});

test('the first known language of a list is spoken, Spanish where there is none', () => {
  expect(['en', 'pt-BR', 'fr, pt;q=0.8, en;q=0.5', 'EN-gb', '', 'x', undefined, 7].map(languageOf)).toEqual([
    'en',
    'pt',
    'pt',
    'en',
    'es',
    'es',
    'es',
    'es',
  ]);
});

test('after the grace period a used refresh token goes to the provider again, which knows what to do', async () => {
  let now = 0;
  let callCount = 0;
  const refreshes = createRefreshes(10_000, () => now);
  const ask = (): Promise<TokenAnswer> => {
    callCount += 1;
    return Promise.resolve(
      callCount === 1 ? tokens('second') : { ok: false, status: 400, error: 'invalid_grant', description: '' },
    );
  };
  await refreshes.exchange('first', ask);
  now = 9_000;
  expect(await refreshes.exchange('first', ask)).toEqual(tokens('second'));
  now = 10_001;
  expect(await refreshes.exchange('first', ask)).toMatchObject({ ok: false, error: 'invalid_grant' });
  expect(callCount).toBe(2);
});

test('a refresh that failed is tried anew, not remembered', async () => {
  const refreshes = createRefreshes();
  await expect(refreshes.exchange('first', () => Promise.reject(new Error('no network')))).rejects.toThrow(
    'no network',
  );
  expect(await refreshes.exchange('first', () => Promise.resolve(tokens('second')))).toEqual(tokens('second'));
});
