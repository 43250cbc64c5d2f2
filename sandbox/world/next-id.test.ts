import { afterEach, describe, expect, test } from 'vitest';
import { runOperation, openTestWorld } from '../testing/run-operation';
import { demoAccounts } from './seed/accounts.seed';
import { nextId } from './next-id';
import type { World } from './types';

let world: World;
afterEach(() => world.close());

describe('a number that people know a thing by', () => {
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
