import { afterEach, describe, expect, test } from 'vitest';
import { createEmailCodes, type EmailCodes } from './email-codes';
import { openWorld } from './open-world';
import type { World } from './types';
import { runOperation, openTestWorld } from '../testing/run-operation';
import { demoAccounts } from './seed/accounts.seed';
import { nextId } from './next-id';
import { localDay } from './local-day';

describe('e-mailed codes', () => {
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

describe('a number that people know a thing by', () => {
  let world: World;

  afterEach(() => world.close());

  test('a search made after another was deleted has a number of its own, each time', async () => {
    world = openTestWorld();
    const create = 'mutation { createLiveSearch(liveSearch: { keyword: "kumara", sites: ["MLA"] }) { id } }';
    const ids: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      const { id } = (await runOperation<{ id: string }>(world, 'ana', create)).data;
      ids.push(id);
      expect((await runOperation(world, 'ana', `mutation { deleteLiveSearch(id: "${id}") { id } }`)).codes).toEqual([]);
      expect((await runOperation(world, 'ana', `{ liveSearch(id: "${id}") { id } }`)).codes).toEqual([
        'LIVE_SEARCH_NOT_FOUND',
      ]);
    }
    expect(new Set(ids).size).toBe(3);
  });

  test('a profile made after another was taken away is nobody else’s', async () => {
    world = openTestWorld();
    const create = 'mutation { createProfile(lang: es, currency: "ARS", givenName: "Ana", familyName: "Dos") { id } }';
    const ids: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      const { id } = (await runOperation<{ id: string }>(world, 'ana', create)).data;
      ids.push(id);
      world.db.run(world.db.q.deleteFrom('users').where('profile_id', '=', id));
      world.db.run(world.db.q.deleteFrom('profiles').where('id', '=', id));
    }
    expect(new Set(ids).size).toBe(3);
    expect(Number(ids[0])).toBeGreaterThan(Number(demoAccounts.nadia.profileId));
  });

  test.each(['cases', 'live_searches', 'infringements', 'exports', 'support_messages', 'users', 'profiles'] as const)(
    'one of %s is never given twice, though nothing of it stays',
    (table) => {
      world = openTestWorld();
      const ids = [nextId(world.db, table), nextId(world.db, table), nextId(world.db, table)].map(Number);
      expect(ids).toEqual([ids[0], (ids[0] ?? 0) + 1, (ids[0] ?? 0) + 2]);
    },
  );
});

const hour = 3_600_000;

const of = (siteId: string, at: string) => {
  const { start, end } = localDay(
    { marketplace_json: JSON.stringify({ siteId }), sites_json: '["MLB"]' },
    Date.parse(at),
  );
  return [new Date(start).toISOString(), new Date(end).toISOString()];
};

describe('the day of a person', () => {
  test.each([
    ['MLA', '2026-11-21T01:30:00Z', '2026-11-20T03:00:00.000Z', '2026-11-21T03:00:00.000Z'],
    ['MLA', '2026-11-21T03:00:00Z', '2026-11-21T03:00:00.000Z', '2026-11-22T03:00:00.000Z'],
    ['MLM', '2026-11-21T05:59:59.999Z', '2026-11-20T06:00:00.000Z', '2026-11-21T06:00:00.000Z'],
    ['MLB', '2026-01-01T00:00:00Z', '2025-12-31T03:00:00.000Z', '2026-01-01T03:00:00.000Z'],
  ])('%s at %s begins and ends with the midnights of that country', (siteId, at, start, end) => {
    expect(of(siteId, at)).toEqual([start, end]);
  });

  test('is an hour shorter or longer where clocks change at its midnight', () => {
    const [start = '', end = ''] = of('MLC', '2026-09-06T12:00:00Z');
    expect((Date.parse(end) - Date.parse(start)) / hour).toBe(23);
    const [from = '', to = ''] = of('MLC', '2026-04-04T12:00:00Z');
    expect((Date.parse(to) - Date.parse(from)) / hour).toBe(25);
    expect(of('MLC', '2026-09-06T03:30:00Z')[1]).toBe(end === '' ? '' : of('MLC', '2026-09-06T12:00:00Z')[0]);
  });

  test('is that of the first country where there is no marketplace account', () => {
    expect(localDay({ marketplace_json: null, sites_json: '["MLM"]' }, Date.parse('2026-11-21T05:00:00Z')).end).toBe(
      Date.parse('2026-11-21T06:00:00Z'),
    );
  });
});
