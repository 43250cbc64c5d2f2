import { stateHandlers } from '../../states';
import type { World } from '../../world/types';
import type { Faults } from '../faults';
import { accountStates } from './account-states';
import { HttpRefusal, type JsonObject } from '../http';
import { emptyAccountTables, ensureAccountTables } from '../../world/account-tables';
import type { Database } from '../../world/database';
import { seedAccounts } from '../../world/seed/accounts.seed';
import { seedMenu } from '../../world/seed/shell.seed';

/** What people have done, and the people themselves. The ledger stays: it is append-only. */
const tables = [
  'marks',
  'discards',
  'suggestions',
  'cases',
  'live_searches',
  'live_search_sites',
  'live_search_items',
  'exports',
  'infringements',
  'seller_flags',
  'operations',
  'jobs',
  'menu',
  'profile_notices',
  'users',
  'profiles',
  'persons',
  'groups',
] as const;

/** The moment of the machine: world time goes on from there, wherever it was moved to. */
const realNow = ({ clock }: World): number => clock.now() - clock.offset();

const refill = (db: Database, now: number): void => {
  for (const table of tables) db.sqlite.exec(`delete from ${table}`);
  emptyAccountTables(db);
  ensureAccountTables(db);
  seedMenu(db);
  seedAccounts(db, now);
};

/**
 * Takes back whatever anybody did: the accounts are as they were seeded and have nothing, and world time is real time. Sessions,
 * the ledger and what the marketplace has (listings, sellers, catalogue pages, rates) stay.
 */
const resetAccounts = (world: World): void => {
  const now = realNow(world);
  if (world.clock.offset() !== 0) world.clock.set(now);
  world.db.transaction(() => refill(world.db, now));
};

export interface StateChangeOptions {
  world: World;
  faults: Faults;
  /** No sign-in and no password has failed. */
  forgetAttempts: () => void;
  /** Address of this server, for signing in by its own identity endpoint. */
  url: () => string;
  /** The password that all demo accounts share. */
  demoPassword: string;
}

export interface StateChange {
  state: string;
  action: 'setup' | 'teardown';
  /** Good for the account of "a person is signed in". */
  accessToken?: string;
  /** The header with which the browser of that state asks. */
  cookie?: string;
}

export interface StateChanges {
  /** The names of the states that can be brought about. */
  names(): string[];
  /**
   * Brings one state about: `{state, params, action}`; `teardown` changes nothing, because no state rests on what was before.
   * Throws 404 for an unknown state, 400 for params that are missing or wrong.
   */
  bringAbout(body: JsonObject): Promise<StateChange>;
}

/** Failures after which a login has to wait, with room to spare. */
const attemptsBeforeWaiting = 12;

type Handle = (params: JsonObject) => unknown;

function requiredText(params: JsonObject, name: string): string {
  const value = params[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new HttpRefusal(400, 'INVALID_PARAMS', `params.${name} must be text.`);
}

/** Reading a parameter that was not given is the caller's mistake, and says which. */
const demanding = (params: JsonObject): JsonObject =>
  new Proxy(params, {
    get: (given, name) => {
      if (typeof name === 'symbol' || Object.hasOwn(given, name)) return Reflect.get(given, name) as unknown;
      throw new HttpRefusal(400, 'INVALID_PARAMS', `params.${name} is missing.`);
    },
  });

/** The provider states of the contract (pact/states.ts) over HTTP, for a verification that runs elsewhere. */
export function createStateChanges({
  world,
  faults,
  forgetAttempts,
  url,
  demoPassword,
}: StateChangeOptions): StateChanges {
  const isAccount = (name: string): boolean =>
    world.accounts.list().some(({ email }) => email?.split('@', 1)[0] === name);

  const askIdentity = (path: string, body: object | null, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${url()}/identity/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    });

  async function sessionFrom(answer: Response): Promise<{ accessToken: string; cookie: string }> {
    const { accessToken } = (await answer.json()) as { accessToken?: string };
    if (accessToken === undefined) throw new HttpRefusal(400, 'INVALID_PARAMS', 'This account cannot sign in.');
    const cookie = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
    return { accessToken, cookie: cookie.join('; ') };
  }

  const signIn = async (params: JsonObject) =>
    sessionFrom(
      await askIdentity('sign-in', { user: `${requiredText(params, 'account')}@vigia.test`, password: demoPassword }),
    );

  const ofTheServer: Record<string, Handle> = {
    'a clean slate': () => {
      resetAccounts(world);
      faults.clear();
      forgetAttempts();
    },
    'a person is signed in': async (params) => ({ accessToken: (await signIn(params)).accessToken }),
    'the session of a person has ended': async (params) => {
      const { accessToken, cookie } = await signIn(params);
      await askIdentity('sign-out', null, { cookie });
      return { accessToken };
    },
    'a person can sign in': async (params) => {
      const [user, password] = [requiredText(params, 'user'), requiredText(params, 'password')];
      await sessionFrom(await askIdentity('sign-in', { user, password }));
    },
    'a person has no place here': (params) => {
      const status = requiredText(params, 'standing');
      const place = status === 'no_report_permission' ? `${status}:${requiredText(params, 'siteId')}` : status;
      const user = requiredText(params, 'user');
      const { db } = world;
      db.run(db.q.updateTable('users').set({ standing: place }).where('email', '=', user));
    },
    'a sign-in failed too often': async (params) => {
      const user = requiredText(params, 'user');
      for (let attempt = 0; attempt < attemptsBeforeWaiting; attempt += 1)
        await askIdentity('sign-in', { user, password: `wrong-${String(attempt)}` });
    },
    'a browser has a session': async (params) => ({ cookie: (await signIn(params)).cookie }),
    'another tab refreshed meanwhile': async (params) => {
      const { cookie } = await signIn(params);
      const second = await sessionFrom(await askIdentity('refresh', null, { cookie }));
      await sessionFrom(await askIdentity('refresh', null, { cookie: second.cookie }));
      return { cookie };
    },
    'an error comes beside the data': (params) => {
      const operation = requiredText(params, 'operation');
      faults.order({ operation, kind: 'partial', count: 1, message: 'something is missing' });
    },
    'an operation is refused': (params) => {
      const [operation, code] = [requiredText(params, 'operation'), requiredText(params, 'code')];
      faults.order({ operation, kind: 'refusal', count: 1, code });
    },
  };
  const ofTheWorld = Object.entries(stateHandlers(world)).map(([name, handle]): [string, Handle] => [
    name,
    (params) => handle(params as never),
  ]);
  const ofAccounts = Object.entries(
    accountStates(world, {
      demoPassword,
      signIn: async (user, password) => sessionFrom(await askIdentity('sign-in', { user, password })),
      changePassword: (accessToken, currentPassword) =>
        askIdentity(
          'change-password',
          { currentPassword, password: 'some-other-password' },
          { authorization: `Bearer ${accessToken}` },
        ),
    }),
  ).map(([name, handle]): [string, Handle] => [name, (params) => handle(params as never)]);
  const all: Record<string, Handle> = {
    ...Object.fromEntries(ofTheWorld),
    ...Object.fromEntries(ofAccounts),
    ...ofTheServer,
  };

  return {
    names: () => Object.keys(all).sort(),
    bringAbout: async ({ state, params = {}, action = 'setup' }) => {
      if (typeof state !== 'string' || !Object.hasOwn(all, state)) {
        throw new HttpRefusal(404, 'UNKNOWN_STATE', 'No state has that name: GET lists them.');
      }
      if (action !== 'setup' && action !== 'teardown') {
        throw new HttpRefusal(400, 'INVALID_INPUT', 'action must be setup or teardown.');
      }
      if (typeof params !== 'object' || params === null || Array.isArray(params)) {
        throw new HttpRefusal(400, 'INVALID_PARAMS', 'params must be an object.');
      }
      const given = demanding(params as JsonObject);
      if (action === 'teardown') return { state, action };
      if ('account' in given && !isAccount(requiredText(given, 'account'))) {
        throw new HttpRefusal(400, 'INVALID_PARAMS', 'params.account must be a demo account.');
      }
      const more = await all[state]?.(given);
      return { state, action, ...(more as Pick<StateChange, 'accessToken' | 'cookie'> | undefined) };
    },
  };
}
