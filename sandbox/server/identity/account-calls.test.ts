import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reasons } from '../../../contracts/vocabulary/reasons';
import type { Mail } from '../../world/types';
import type { RunningServer } from '../start-server';
import { gql, post, signIn, testServer } from '../testing/test-server';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Said = Record<string, unknown>;

async function call(path: string, body: unknown, token?: string): Promise<{ status: number; body: Said }> {
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  const answer = await post(`${server.url}/identity/${path}`, body, headers);
  return { status: answer.status, body: (await answer.json()) as Said };
}

async function mailsTo(email: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${server.url}/control/api/outbox`)).json()) as Mail[];
  return mails.filter(({ to }) => to === email);
}

const codeFor = async (email: string): Promise<string> =>
  /\b\d{6}\b/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? 'none';

const person = (email: string) => ({
  email,
  password: 'ocho1234',
  givenName: 'Nora',
  familyName: 'Vidal',
  siteId: 'MLA',
  lang: 'es',
});

const profileStatus =
  '{ profile { lang currency authorizedSiteIds allowedNotices { siteId notices { id } } } memberRestriction { status denouncesAvailable } }';
const brand = reasons.filter(({ category }) => category === 'BRAND').map(({ code }) => ({ id: code }));

/** What the one who registered in that country finds when they sign in. */
const profileIn = (siteId: string, currency: string) => ({
  profile: { currency, authorizedSiteIds: [siteId], allowedNotices: [{ siteId, notices: brand }] },
  memberRestriction: { status: 'new_member', denouncesAvailable: 20 },
});

async function foundInside(email: string) {
  await call('confirm', { email, code: await codeFor(email) });
  const { accessToken } = await signIn(server.url, email, 'ocho1234');
  return (await gql(server.url, profileStatus, { token: accessToken })).body.data;
}

async function registered(email: string): Promise<string> {
  expect((await call('register', person(email))).status).toBe(200);
  expect((await call('confirm', { email, code: await codeFor(email) })).body).toEqual({ status: 'confirmed' });
  return (await signIn(server.url, email, 'ocho1234')).accessToken;
}

const refused = (status: number, error: string) => ({ status, body: expect.objectContaining({ error }) as Said });

describe('registration', () => {
  test('a person registers, reads the code from the control page, and only then signs in', async () => {
    const email = 'nora@correo.test';
    expect(await call('register', person(email))).toEqual({ status: 200, body: { status: 'code_sent' } });
    await expect(signIn(server.url, email, 'ocho1234')).rejects.toThrow('401');
    expect(await call('confirm', { email, code: await codeFor(email) })).toEqual({
      status: 200,
      body: { status: 'confirmed' },
    });
    const accounts = (await (await fetch(`${server.url}/control/api/accounts`)).json()) as { email: string }[];
    expect(accounts.find((one) => one.email === email)).toMatchObject({ confirmed: true, password: null });
    const { accessToken } = await signIn(server.url, email, 'ocho1234');
    const { body } = await gql(server.url, '{ profile { givenName familyName email } }', { token: accessToken });
    expect(body.data?.profile).toEqual({ givenName: 'Nora', familyName: 'Vidal', email });
  });

  test.each([
    ['MLM', 'MXN', 'pt'],
    ['MLB', 'BRL', 'es'],
    ['MLA', 'ARS', 'en'],
  ])(
    'who registers in %s reports there for reasons of the brand, 20 a day, whatever they read',
    async (siteId, currency, lang) => {
      const email = `nueva.${siteId}@correo.test`.toLowerCase();
      await call('register', { ...person(email), siteId, lang });
      expect(await foundInside(email)).toMatchObject(profileIn(siteId, currency));
    },
  );

  test('who registers again in another country before the code is confirmed stands in that one alone', async () => {
    const email = 'ida@correo.test';
    await call('register', { ...person(email), siteId: 'MLM' });
    await call('register', { ...person(email), siteId: 'MLB', lang: 'pt' });
    const inside = await foundInside(email);
    expect(inside).toMatchObject(profileIn('MLB', 'BRL'));
    expect(inside).toMatchObject({ profile: { lang: 'pt' } });
  });

  test('a country that takes no registrations is refused by its site, and nothing is registered', async () => {
    const email = 'lia@correo.test';
    const inNone = { ...person(email), siteId: 'zzz' };
    const answer = { status: 400, body: { error: 'INVALID_INPUT', siteId: 'ZZZ' } };
    expect(await call('register', inNone)).toEqual(answer);
    expect(await call('register', inNone)).toEqual(answer);
    expect(await mailsTo(email)).toEqual([]);
    expect(server.world.accounts.find(email)).toBeNull();
  });

  test('an e-mail that is registered is refused, in whatever letters', async () => {
    expect(await call('register', person('ANA@vigia.test'))).toEqual(refused(409, 'USER_EXISTS'));
  });

  test('an unconfirmed registration gets its code again, but nobody else takes it while the code waits', async () => {
    const email = 'omar@correo.test';
    await call('register', person(email));
    expect(await call('register', { ...person(email), password: 'de-otra-persona' })).toEqual(
      refused(409, 'USER_EXISTS'),
    );
    expect((await call('register', person(email))).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('the sixth code within an hour is not sent', async () => {
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push(await call('register', person('pia@correo.test')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[5]).toEqual(refused(429, 'TOO_MANY_ATTEMPTS'));
  });

  test('a wrong code, and one for an e-mail that nobody has, are refused alike', async () => {
    await call('register', person('rita@correo.test'));
    const right = await codeFor('rita@correo.test');
    const code = right === '111111' ? '222222' : '111111';
    const known = await call('confirm', { email: 'rita@correo.test', code });
    expect(known).toEqual(refused(400, 'WRONG_CODE'));
    expect(await call('confirm', { email: 'nadie@correo.test', code })).toEqual(known);
  });

  test.each([
    ['seven characters', { password: 'siete12' }],
    ['no e-mail', { email: 'nora' }],
    ['a suffix of one letter', { email: 'a@x.c' }],
    ['no name', { givenName: ' ' }],
    ['a name of 31 characters', { givenName: 'n'.repeat(31) }],
    ['an unknown language', { lang: 'fr' }],
    ['no country', { siteId: undefined }],
    ['a country of another form', { siteId: ['MLM'] }],
  ])('%s is refused', async (_what, change) => {
    expect(await call('register', { ...person('sol@correo.test'), ...change })).toEqual(refused(400, 'INVALID_INPUT'));
  });

  test('what was registered survives a restart, in a file of an older world too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vigia-accounts-'));
    const database = join(folder, 'world.sqlite');
    const first = await testServer({ database });
    await first.close();
    const older = new Sqlite(database);
    older.exec('drop table email_codes; drop table marketplace_accounts;');
    older.close();
    const second = await testServer({ database });
    await post(`${second.url}/identity/register`, person('teo@correo.test'));
    const text = second.world.control.mails()[0]?.text ?? '';
    await second.close();
    const third = await testServer({ database });
    const code = /\b\d{6}\b/.exec(text)?.[0];
    expect((await post(`${third.url}/identity/confirm`, { email: 'teo@correo.test', code })).status).toBe(200);
    expect((await signIn(third.url, 'teo@correo.test', 'ocho1234')).userId).toMatch(/^\d+$/);
    await third.close();
    await rm(folder, { recursive: true });
  });
});

describe('passwords', () => {
  test('a forgotten password is replaced by code, and every session of before has ended', async () => {
    const email = 'uma@correo.test';
    const token = await registered(email);
    expect((await call('request-recovery', { email, lang: 'en' })).body).toEqual({ status: 'code_sent' });
    expect((await mailsTo(email))[0]?.subject).toBe('Recover your Vigía password');
    const code = await codeFor(email);
    expect(await call('recover', { email, code, password: 'siete12' })).toEqual(refused(400, 'INVALID_INPUT'));
    expect(await call('recover', { email, code, password: 'otra-clave' })).toEqual({
      status: 200,
      body: { status: 'password_changed' },
    });
    expect((await gql(server.url, '{ profile { id } }', { token })).body.errors).toBeDefined();
    await expect(signIn(server.url, email, 'ocho1234')).rejects.toThrow('401');
    expect((await signIn(server.url, email, 'otra-clave')).userId).toMatch(/^\d+$/);
    expect(await call('recover', { email, code, password: 'tercera-clave' })).toEqual(refused(400, 'WRONG_CODE'));
  });

  test('a recovery answers the same whether the e-mail is known or not, and mails only to the known', async () => {
    const [known, unknown] = [
      await call('request-recovery', { email: 'bruno@vigia.test' }),
      await call('request-recovery', { email: 'nadie@correo.test' }),
    ];
    expect(unknown).toEqual(known);
    expect(await mailsTo('nadie@correo.test')).toEqual([]);
    expect(await mailsTo('bruno@vigia.test')).toHaveLength(1);
    const given = { code: 'abcdef', password: 'otra-clave' };
    expect(await call('recover', { ...given, email: 'nadie@correo.test' })).toEqual(
      await call('recover', { ...given, email: 'bruno@vigia.test' }),
    );
  });

  test('a password is changed with the current one, and the session that did it goes on alone', async () => {
    const email = 'vera@correo.test';
    const [ownToken, other] = [await registered(email), (await signIn(server.url, email, 'ocho1234')).accessToken];
    const change = (currentPassword: string, password: string, token?: string) =>
      call('change-password', { currentPassword, password }, token);
    expect(await change('ocho1234', 'otra-clave')).toEqual(refused(401, 'NO_VALID_TOKEN'));
    expect(await change('no-es-esta', 'otra-clave', ownToken)).toEqual(refused(403, 'WRONG_PASSWORD'));
    expect(await change('ocho1234', 'ocho1234', ownToken)).toEqual(refused(400, 'SAME_PASSWORD'));
    expect(await change('ocho1234', 'siete12', ownToken)).toEqual(refused(400, 'INVALID_INPUT'));
    expect(await change('ocho1234', 'otra-clave', ownToken)).toEqual({
      status: 200,
      body: { status: 'password_changed' },
    });
    const whoAmI = async (token: string) => (await gql(server.url, '{ profile { id } }', { token })).body.errors;
    expect([await whoAmI(ownToken), (await whoAmI(other))?.length]).toEqual([undefined, 1]);
    expect((await signIn(server.url, email, 'otra-clave')).userId).toMatch(/^\d+$/);
  });

  test('the current password is checked, and nothing changes', async () => {
    const email = 'yara@correo.test';
    const ownToken = await registered(email);
    const check = (currentPassword: string, token?: string) => call('check-password', { currentPassword }, token);
    expect(await check('ocho1234')).toEqual(refused(401, 'NO_VALID_TOKEN'));
    expect(await check('no-es-esta', ownToken)).toEqual(refused(403, 'WRONG_PASSWORD'));
    expect(await check('', ownToken)).toEqual(refused(400, 'INVALID_INPUT'));
    expect(await check('ocho1234', ownToken)).toEqual({ status: 200, body: { status: 'password_right' } });
    expect((await signIn(server.url, email, 'ocho1234')).userId).toMatch(/^\d+$/);
  });

  test('ten wrong current passwords make the next one wait', async () => {
    const token = await registered('xul@correo.test');
    const change = (currentPassword: string) =>
      call('change-password', { currentPassword, password: 'otra-clave' }, token);
    for (let time = 0; time < 10; time += 1) await change('no-es-esta');
    expect(await change('ocho1234')).toEqual(refused(429, 'TOO_MANY_ATTEMPTS'));
  });
});

describe('the main account', () => {
  const auditor = (email: string) => ({
    ...person(email),
    currency: 'BRL',
    currentPassword: 'vigia-demo',
  });

  test('an auditor is created, signs in and belongs to the account', async () => {
    const { accessToken } = await signIn(server.url);
    const made = await call('create-auditor', auditor('auditora@correo.test'), accessToken);
    expect(made).toEqual({ status: 200, body: { status: 'created', userId: expect.any(String) as string } });
    const session = await signIn(server.url, 'auditora@correo.test', 'ocho1234');
    expect(session.userId).toBe(made.body.userId);
    const { body } = await gql(server.url, '{ profile { currency } }', { token: session.accessToken });
    expect(body.data?.profile).toEqual({ currency: 'BRL' });
    const groups = server.world.db.pluck<string>(
      'select distinct group_id from profiles join users on users.profile_id = profiles.id where users.email in (?, ?)',
      'ana@vigia.test',
      'auditora@correo.test',
    );
    expect(groups).toHaveLength(1);
  });

  test('an auditor needs an e-mail of its own, the current password, and a main account', async () => {
    const { accessToken } = await signIn(server.url);
    const create = (body: object, token?: string) => call('create-auditor', body, token);
    expect(await create(auditor('bruno@vigia.test'), accessToken)).toEqual(refused(409, 'USER_EXISTS'));
    expect(await create({ ...auditor('z@correo.test'), currentPassword: 'no-es-esta' }, accessToken)).toEqual(
      refused(403, 'WRONG_PASSWORD'),
    );
    expect(await create({ ...auditor('z@correo.test'), currency: 'XXX' }, accessToken)).toEqual(
      refused(400, 'INVALID_INPUT'),
    );
    expect(await create(auditor('z@correo.test'))).toEqual(refused(401, 'NO_VALID_TOKEN'));
    const other = await signIn(server.url, 'auditor@vigia.test');
    expect(await create(auditor('z@correo.test'), other.accessToken)).toEqual(refused(403, 'NOT_ALLOWED'));
  });

  test.each([
    ['nobody', 'MLC', 'NADIE', 404, 'USER_NOT_IN_COUNTRY'],
    ['a user of another site', 'MLM', 'KUMARA_CHILE', 409, 'SITE_MISMATCH'],
    ["another organisation's user", 'MLB', 'TAVARES_ADV', 404, 'USER_NOT_IN_ACCOUNT'],
    ['a shop', 'MLC', 'zapateria_andina', 404, 'USER_NOT_IN_ACCOUNT'],
    ['a user that may not report', 'MLU', '700000013', 403, 'NO_REPORT_PERMISSION'],
    ['a country that there is not', 'ZZZ', 'KUMARA_CHILE', 400, 'INVALID_INPUT'],
  ])('linking %s is refused', async (_what, siteId, account, status, error) => {
    const { accessToken } = await signIn(server.url);
    const before = server.world.db.pluck<number>('select count(*) from profiles')[0];
    expect(await call('link-account', { siteId, account }, accessToken)).toEqual(refused(status, error));
    expect(server.world.db.pluck<number>('select count(*) from profiles')[0]).toBe(before);
  });

  test('a country without report permission cannot be linked, and the refusal names it', async () => {
    const { accessToken } = await signIn(server.url);
    expect(await call('link-account', { siteId: 'MLU', account: 'KUMARA_URUGUAY' }, accessToken)).toEqual({
      status: 403,
      body: { error: 'NO_REPORT_PERMISSION', siteId: 'MLU' },
    });
  });

  test('a linked account is a profile to switch to, once, by nickname or id', async () => {
    const { accessToken } = await signIn(server.url);
    const link = (account: string) => call('link-account', { siteId: 'MLC', account }, accessToken);
    const first = await link('kumara_chile');
    expect(first).toEqual({ status: 200, body: { status: 'linked', userId: expect.any(String) as string } });
    expect(await link('700000011')).toEqual(first);
    const { body } = await gql(
      server.url,
      `mutation { getCredentials(userId: "${String(first.body.userId)}") { Username Password } }`,
      { token: accessToken },
    );
    const { Username, Password } = body.data?.getCredentials as { Username: string; Password: string };
    const there = await signIn(server.url, Username, Password);
    const shown = await gql(server.url, '{ profile { familyName currency } }', { token: there.accessToken });
    expect(shown.body.data?.profile).toEqual({ familyName: 'Quiroga (Chile)', currency: 'CLP' });
  });

  test('only a main account links', async () => {
    const { accessToken } = await signIn(server.url, 'auditor@vigia.test');
    expect(await call('link-account', { siteId: 'MLC', account: 'KUMARA_CHILE' }, accessToken)).toEqual(
      refused(403, 'NOT_ALLOWED'),
    );
  });
});

test('no account call answers 500 or another account’s data, whatever it is given', async () => {
  const { accessToken } = await signIn(server.url, 'elena@vigia.test');
  const value = fc.oneof(
    fc.constantFrom(
      'ana@vigia.test',
      'MLB',
      'TAVARES_ADV',
      '700000011',
      'vigia-demo',
      '000000',
      '__proto__',
      "' or 1=1 --",
    ),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constant('x'.repeat(30_000)),
    fc.jsonValue(),
  );
  const fields = [
    'email',
    'password',
    'currentPassword',
    'givenName',
    'familyName',
    'lang',
    'currency',
    'code',
    'siteId',
    'account',
  ];
  const body = fc.oneof(
    fc.record(Object.fromEntries(fields.map((name) => [name, value])), { requiredKeys: [] }),
    fc.jsonValue(),
  );
  const paths = [
    'register',
    'confirm',
    'request-recovery',
    'recover',
    'check-password',
    'change-password',
    'create-auditor',
    'link-account',
  ];
  const others = () =>
    JSON.stringify(
      server.world.db.sqlite
        .prepare("select * from users where email is null or email <> 'elena@vigia.test' order by id")
        .all(),
    );
  const before = others();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), body, fc.boolean(), async (path, given, withToken) => {
      const answer = await call(path, given, withToken ? accessToken : undefined);
      expect(answer.status).toBeLessThan(500);
      expect(JSON.stringify(answer.body)).not.toMatch(/Quiroga|Tavares|scrypt|⟦/);
    }),
    { numRuns: 400, seed: 83 },
  );
  expect(others()).toBe(before);
}, 60_000);
