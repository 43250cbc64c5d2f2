import { afterEach, describe, expect, test } from 'vitest';
import { helpFlags } from '../contracts/vocabulary/members';
import { reasonCodes } from '../contracts/vocabulary/reasons';
import { siteIds } from '../contracts/vocabulary/sites';
import { runOperation, createTestTime, openTestWorld } from './testing/run-operation';
import { demoAccounts } from './world/seed/accounts.seed';
import { changeProfile, putCase, putListing } from './world/staging';
import type { World } from './world/types';

const day = 86_400_000;
let world: World;
const open = (time = createTestTime()): World => (world = openTestWorld('empty', time));
afterEach(() => world.close());

describe('the start of a session', () => {
  test('all eighteen sites', async () => {
    open();
    const { data } = await runOperation<{ id: string; lang: string }[]>(
      world,
      'ana',
      '{ sites { id countryCode countryName currency lang } }',
    );
    expect(data.map((site) => site.id)).toEqual(siteIds);
    expect(data.filter((site) => site.lang === 'pt').map((site) => site.id)).toEqual(['MLB']);
  });

  test.each(['ana', 'bruno', 'carla', 'diego', 'elena', 'auditor'] as const)(
    '%s has an entry of allowed notices for each authorised site',
    async (as) => {
      open();
      const { data } = await runOperation<{
        authorizedSiteIds: string[];
        allowedNotices: { siteId: string; notices: { id: string; description: string }[] }[];
      }>(world, as, '{ profile { authorizedSiteIds allowedNotices { siteId notices { id type description } } } }');
      expect(data.allowedNotices.map((entry) => entry.siteId)).toEqual(data.authorizedSiteIds);
      const codes = data.allowedNotices.flatMap((entry) => entry.notices.map((notice) => notice.id));
      expect(codes.every((code) => reasonCodes.some((known) => known === code))).toBe(true);
      expect(data.allowedNotices.every((entry) => entry.notices.length > 0)).toBe(true);
    },
  );

  test('enrolled users are served no account and no pending answers in the menu', async () => {
    open();
    const urls = async (as: 'ana' | 'carla') =>
      (
        await runOperation<{ url: string; name: string }[]>(world, as, '{ menu { id name url childs { id } } }')
      ).data.map((entry) => entry.url);
    expect(await urls('ana')).toEqual([
      '/live_searches',
      '/suggested_listings',
      '/reported_articles',
      '/reports/noticed_articles',
      '/reports/noticed_articles?status=PENDING',
      '/case_management/client_closed_cases',
      '/reports/performance',
      '/reported_articles?import=open',
      '/reports/custom_reports',
      '/livesearch_reports',
      '/client_accounts/client_black_sellers',
      '/client_accounts/client_white_sellers',
      '/profile',
      '/support_form',
      '/help_support',
      '/video_instructions',
    ]);
    expect(await urls('carla')).toEqual([
      '/live_searches',
      '/suggested_listings',
      '/reported_articles',
      '/reports/noticed_articles',
      '/reports/performance',
      '/reported_articles?import=open',
      '/reports/custom_reports',
      '/livesearch_reports',
      '/client_accounts/client_black_sellers',
      '/client_accounts/client_white_sellers',
      '/support_form',
      '/help_support',
      '/video_instructions',
    ]);
  });

  test('restrictions end on their date', async () => {
    const time = createTestTime();
    open(time);
    changeProfile(world, demoAccounts.ana.profileId, {
      restriction: 'dormant',
      restriction_until: time.now() + day,
      judge_severity: 'temporary_restriction',
      judge_max: 20,
      judge_until: time.now() + 2 * day,
    });
    const restriction = async () =>
      (await runOperation(world, 'ana', '{ memberRestriction { status denouncesAvailable } }')).data;
    const judge = async () =>
      (await runOperation(world, 'ana', '{ memberJudge { severity max_denounces denounces_available } }')).data;
    expect(await restriction()).toEqual({ status: 'dormant', denouncesAvailable: 20 });
    expect(await judge()).toEqual({ severity: 'temporary_restriction', max_denounces: 20, denounces_available: 20 });
    world.clock.advance(day);
    expect(await restriction()).toEqual({ status: 'none', denouncesAvailable: null });
    changeProfile(world, demoAccounts.ana.profileId, { judge_max: null });
    expect(await judge()).toMatchObject({ max_denounces: 50, denounces_available: 50 });
    world.clock.advance(day);
    expect(await judge()).toEqual({ severity: null, max_denounces: null, denounces_available: null });
  });

  test('the reminder of pending answers rests until its date', async () => {
    const time = createTestTime();
    open(time);
    world.clock.advance(day);
    const reminder = async () =>
      (
        await runOperation<{ showDenounceReminder: boolean }>(
          world,
          'ana',
          '{ showDenounceReminder { showDenounceReminder } }',
        )
      ).data.showDenounceReminder;
    expect(await reminder()).toBe(false);
    putListing(world, { id: 'MLA1100000001' });
    putCase(world, {
      profileId: demoAccounts.ana.profileId,
      listingId: 'MLA1100000001',
      status: 'DOCUMENTATION_PRESENTED',
      dueAt: world.clock.now() + 9 * day,
    });
    expect(await reminder()).toBe(true);
    const until = new Date(world.clock.now() + 2 * day).toISOString();
    await runOperation(
      world,
      'ana',
      'mutation ($until: Date) { updateProfile(blockDenounceReminderUntil: $until) { id } }',
      {
        until,
      },
    );
    expect(await reminder()).toBe(false);
    world.clock.advance(2 * day);
    expect(await reminder()).toBe(true);
  });
});

describe('changing a profile', () => {
  const update = (args: string) =>
    runOperation<Record<string, unknown>>(
      world,
      'ana',
      `mutation { updateProfile(${args}) { lang currency givenName familyName noticesLimitDayCount noticesLimitUpdatedAt settings helps { ${helpFlags.join(' ')} } articlesPinned } }`,
    );

  test('what is given changes and the rest stays', async () => {
    open();
    const { data } = await update(
      'lang: pt, helps: { dialog: false }, settings: { views: ["a"] }, articlesPinned: ["mla1100000001"], noticesLimitDayCount: 3',
    );
    expect(data).toMatchObject({
      lang: 'pt',
      currency: 'ARS',
      givenName: 'Ana',
      settings: { views: ['a'] },
      articlesPinned: ['MLA1100000001'],
      noticesLimitDayCount: 3,
      noticesLimitUpdatedAt: new Date(world.clock.now()).toISOString(),
    });
    expect(data.helps).toMatchObject({ dialog: false, didReport: true });
    expect((await update('settings: { density: "compact" }')).data.settings).toEqual({
      views: ['a'],
      density: 'compact',
    });
  });

  test('the country of the suggestions is kept, and every country again', async () => {
    open();
    const kept = async (country: string) => {
      const change = `mutation { updateProfile(suggestedListingsCountry: ${country}) { suggestedListingsCountry } }`;
      return (await runOperation<{ suggestedListingsCountry: string | null }>(world, 'ana', change)).data;
    };
    expect(await kept('"mlb"')).toEqual({ suggestedListingsCountry: 'MLB' });
    expect((await update('lang: pt')).data).toMatchObject({ lang: 'pt' });
    expect(await kept('null')).toEqual({ suggestedListingsCountry: null });
  });

  test('nothing new, a long name, an empty name and an unknown currency are refused', async () => {
    open();
    expect((await update('lang: es, givenName: "Ana"')).codes).toEqual(['NOTHING_CHANGED']);
    expect((await update(`familyName: "${'x'.repeat(31)}"`)).codes).toEqual(['NAME_TOO_LONG']);
    expect((await update('givenName: " "')).codes).toEqual(['INVALID_INPUT']);
    expect((await update('currency: "XXX"')).codes).toEqual(['INVALID_INPUT']);
  });

  test('verification needs its fields and a public e-mail of its own', async () => {
    open();
    const account = {
      accountType: 'attorney',
      attorneyName: 'Bruno Tavares',
      contactName: 'Bruno Tavares',
      internationalCode: '+55',
      contactPhone: '1199990000',
      contactEmail: 'bruno@vigia.test',
      accountLang: 'pt',
      accountDisplayName: 'Tavares',
      accountDisplayEmail: 'contato@tavares.test',
    };
    const verify = (change: object) =>
      runOperation(
        world,
        'bruno',
        'mutation ($account: ProfileAccountInput!) { updateProfileAccount(account: $account) { isVerified accountId } }',
        { account: { ...account, ...change } },
      );
    expect((await verify({ attorneyName: ' ' })).codes).toEqual(['INVALID_INPUT']);
    expect((await verify({ contactEmail: 'bruno@vigia' })).codes).toEqual(['INVALID_INPUT']);
    expect((await verify({ accountDisplayEmail: 'Proteccion@kumara.test' })).codes).toEqual(['EMAIL_REGISTERED']);
    expect((await verify({})).data).toMatchObject({ isVerified: true });
    expect((await runOperation(world, 'bruno', '{ profile { isVerified } }')).data).toEqual({ isVerified: true });
    expect((await verify({ accountType: 'rights_holder' })).codes).toEqual(['NOT_ALLOWED']);
  });
});

describe('several profiles', () => {
  test('a new profile is listed and can be switched to with issued credentials', async () => {
    open();
    const made = await runOperation<{ id: string; userIds: string[] }>(
      world,
      'ana',
      'mutation { createProfile(lang: en, currency: "USD", givenName: "Ana", familyName: "Nueva") { id userIds } }',
    );
    const { data } = await runOperation<{ id: string }[]>(world, 'ana', '{ profiles { id } }');
    expect(data).toHaveLength(4);
    const [userId = ''] = made.data.userIds;
    const credentials = await runOperation<{ Username: string; Password: string; ProfileId: string }>(
      world,
      'ana',
      `mutation { getCredentials(userId: "${userId}") { Username Password ProfileId } }`,
    );
    expect(credentials.data.ProfileId).toBe(made.data.id);
    const user = await world.accounts.check(credentials.data.Username, credentials.data.Password);
    expect(user?.profileId).toBe(made.data.id);
    expect(JSON.stringify(world.db.pluck('select result_json from operations'))).not.toContain(
      credentials.data.Password,
    );
  });

  test('nobody gets the credentials of another person', async () => {
    open();
    const wanted = 'mutation ($id: ID!) { getCredentials(userId: $id) { Username } }';
    for (const id of [demoAccounts.bruno.userId, demoAccounts.auditor.userId, '1']) {
      expect((await runOperation(world, 'ana', wanted, { id })).codes).toEqual(['NOT_ALLOWED']);
    }
  });

  test('a hundred profiles at most, each with both names', async () => {
    open();
    const create = (name: string) =>
      runOperation(
        world,
        'bruno',
        'mutation ($name: String!) { createProfile(lang: pt, currency: "BRL", givenName: $name, familyName: "T") { id } }',
        { name },
      );
    expect((await create(' ')).codes).toEqual(['INVALID_INPUT']);
    expect((await create('x'.repeat(31))).codes).toEqual(['NAME_TOO_LONG']);
    for (let count = 1; count < 100; count += 1) expect((await create(`P${count}`)).codes).toEqual([]);
    expect((await create('P100')).codes).toEqual(['TOO_MANY_PROFILES']);
  });
});

describe('accounts', () => {
  test('a password matches its account, letter case of the name apart', async () => {
    open();
    expect((await world.accounts.check('ANA@vigia.test', 'vigia-demo'))?.userId).toBe(demoAccounts.ana.userId);
    expect(await world.accounts.check('ana@vigia.test', 'Vigia-demo')).toBeNull();
    expect(await world.accounts.check('nobody@vigia.test', 'vigia-demo')).toBeNull();
  });

  test('issued credentials last ten real minutes and no longer', async () => {
    const time = createTestTime();
    open(time);
    const issued = world.accounts.issue(demoAccounts.ana.userId, demoAccounts.anaBrazil.userId);
    const again = () => world.accounts.check(issued?.username ?? '', issued?.password ?? '');
    world.clock.advance(30 * day);
    expect((await again())?.userId).toBe(demoAccounts.anaBrazil.userId);
    time.pass(600_001);
    expect(await again()).toBeNull();
  });

  test('an auditor joins the organisation of its main account, an e-mail is taken once', async () => {
    open();
    const account = {
      email: 'nina@vigia.test',
      password: 'secreta-123',
      givenName: 'Nina',
      familyName: 'Paz',
      lang: 'es' as const,
      currency: 'USD',
      auditorOf: demoAccounts.ana.userId,
    };
    const made = await world.accounts.create(account);
    expect(made).toMatchObject({ groupId: demoAccounts.groups.kumara, email: 'nina@vigia.test' });
    expect(await world.accounts.create({ ...account, email: 'NINA@vigia.test' })).toBe('EXISTS');
    expect((await world.accounts.check('nina@vigia.test', 'secreta-123'))?.givenName).toBe('Nina');
  });

  test.each([
    ['ana', 'member'],
    ['shop', 'other_product'],
    ['noperm', 'no_report_permission'],
    ['seller', 'not_a_member'],
  ])('%s stands as %s', (name, kind) => {
    open();
    const user = world.accounts.find(name);
    expect(world.accounts.standing(user?.userId ?? '').kind).toBe(kind);
  });
});
