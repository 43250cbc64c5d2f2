import { afterEach, describe, expect, test } from 'vitest';
import { createEmailCodes, type EmailCodes } from './email-codes';
import { openWorld } from './open-world';
import type { World } from './types';

const worlds: World[] = [];
afterEach(() => {
  for (const world of worlds.splice(0)) world.close();
});

function codesAt(): { codes: EmailCodes; pass: (minutes: number) => void } {
  const world = openWorld({ database: ':memory:', seed: 'empty' });
  worlds.push(world);
  let now = Date.now();
  const codes = createEmailCodes(world.db, () => now);
  return { codes, pass: (minutes) => (now += minutes * 60_000) };
}

const other = (code: string | null): string => (code === '000000' ? '000001' : '000000');

describe('e-mailed codes', () => {
  test('a code has six digits and is good once, for its user and purpose alone', () => {
    const { codes } = codesAt();
    const code = codes.make('1', 'recovery') ?? '';
    expect(code).toMatch(/^\d{6}$/);
    expect([codes.take('2', 'recovery', code), codes.take('1', 'registration', code)]).toEqual([false, false]);
    expect([codes.take('1', 'recovery', code), codes.take('1', 'recovery', code)]).toEqual([true, false]);
  });

  test('a code is good for a quarter of an hour', () => {
    const { codes, pass } = codesAt();
    const first = codes.make('1', 'recovery') ?? '';
    pass(14.9);
    expect(codes.waits('1', 'recovery')).toBe(true);
    pass(0.2);
    expect([codes.waits('1', 'recovery'), codes.take('1', 'recovery', first)]).toEqual([false, false]);
  });

  test('five wrong tries end a code, and a new one replaces it', () => {
    const { codes } = codesAt();
    const code = codes.make('1', 'recovery') ?? '';
    for (let wrong = 0; wrong < 5; wrong += 1) codes.take('1', 'recovery', other(code));
    expect(codes.take('1', 'recovery', code)).toBe(false);
    expect(codes.take('1', 'recovery', codes.make('1', 'recovery') ?? '')).toBe(true);
  });

  test('five codes go out within an hour, and more after it', () => {
    const { codes, pass } = codesAt();
    const made = Array.from({ length: 6 }, () => codes.make('1', 'recovery'));
    expect(made.map((code) => code !== null)).toEqual([true, true, true, true, true, false]);
    pass(61);
    expect(codes.make('1', 'recovery')).toMatch(/^\d{6}$/);
  });
});
