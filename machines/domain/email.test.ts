import { describe, expect, it } from 'vitest';
import { isEmail } from './email';

describe('an e-mail address', () => {
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
