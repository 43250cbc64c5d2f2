import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterEach, describe, expect, test } from 'vitest';
import { areas, resolvers } from './resolvers';
import { runOperation, createTestTime, openTestWorld } from './testing/run-operation';
import { askQuestionNow, editListingNow } from './testing/immediate-events';
import { demoAccounts } from './world/seed/accounts.seed';
import { putListing, putMark, putSeller } from './world/staging';
import type { OpenContext, World } from './world/types';

const schema = buildSchema(readFileSync(new URL('../contracts/schema.graphql', import.meta.url), 'utf8'));
let world: World;
const open = (seed: 'empty' | 'small' = 'empty'): World => (world = openTestWorld(seed, createTestTime()));
afterEach(() => world.close());

describe('the schema', () => {
  test('each root field has one resolver, in one area', () => {
    open();
    for (const [root, type] of [
      ['Query', schema.getQueryType()],
      ['Mutation', schema.getMutationType()],
    ] as const) {
      const names = Object.keys(type?.getFields() ?? {}).sort();
      expect(Object.keys(resolvers[root]).sort()).toEqual(names);
      const resolverNames = Object.values(areas).flatMap((area) => Object.keys(area[root] ?? {}));
      expect(resolverNames.sort()).toEqual(names);
    }
  });
});

describe('suggestions', () => {
  const ids = ['MLA1100000001', 'MLA1100000002', 'MLB1100000003'];
  const fill = (): void => {
    open();
    ids.forEach((id, position) => {
      putListing(world, { id });
      world.db.run(
        world.db.q
          .insertInto('suggestions')
          .values({ owner_profile_id: demoAccounts.ana.profileId, listing_id: id, position }),
      );
    });
  };
  const suggested = async (args = '') =>
    (
      await runOperation<{ articles: { id: string }[]; pinned: string[]; paging: { total: number } }>(
        world,
        'ana',
        `{ suggestedArticles${args} { articles { id } pinned paging { total } } }`,
      )
    ).data;
  const discard = (args: string) =>
    runOperation<{ id: string; refusal: string | null }[]>(
      world,
      'ana',
      `mutation { discardArticles(${args}) { id refusal } }`,
    );

  test('by site, the pinned first', async () => {
    fill();
    expect((await suggested()).articles.map((row) => row.id)).toEqual(ids);
    expect((await suggested('(siteId: "mlb")')).articles.map((row) => row.id)).toEqual([ids[2]]);
    await runOperation(world, 'ana', `mutation { updateProfile(articlesPinned: ["${ids[2]}"]) { id } }`);
    const page = await suggested('(size: 2)');
    expect(page.articles.map((row) => row.id)).toEqual([ids[2], ids[0]]);
    expect(page.paging.total).toBe(3);
  });

  test('a discarded one leaves and returns when its seller edits it or somebody asks', async () => {
    fill();
    expect((await discard(`articlesIds: ["${ids[0]}"], code: item1`)).data).toEqual([{ id: ids[0], refusal: null }]);
    expect((await suggested()).paging.total).toBe(2);
    expect((await discard(`articlesIds: ["${ids[0]}"], code: item1`)).codes).toEqual(['ALREADY_AUDITED']);
    editListingNow(world, ids[0] ?? '');
    expect((await suggested()).paging.total).toBe(3);
    await discard(`articlesIds: ["${ids[0]}"], code: item2`);
    askQuestionNow(world, ids[0] ?? '', '¿Es original?');
    expect((await suggested()).paging.total).toBe(3);
  });

  test('the fourth reason needs a comment, of 200 characters at most', async () => {
    fill();
    expect((await discard(`articlesIds: ["${ids[0]}"], code: item4`)).codes).toEqual(['INVALID_COMMENT']);
    expect((await discard(`articlesIds: ["${ids[0]}"], code: item4, description: "${'x'.repeat(201)}"`)).codes).toEqual(
      ['INVALID_COMMENT'],
    );
    expect((await discard(`articlesIds: ["${ids[0]}"], code: item4, description: "otra"`)).codes).toEqual([]);
  });

  test('what was marked leaves the suggestions and is counted', async () => {
    fill();
    putMark(world, demoAccounts.ana.profileId, ids[0] ?? '', { verdict: 'approved' });
    putMark(world, demoAccounts.ana.profileId, ids[1] ?? '', { verdict: 'reported', code: 'PPPI1' });
    expect((await suggested()).articles.map((row) => row.id)).toEqual([ids[2]]);
    expect(
      (await runOperation(world, 'ana', '{ suggestedStats { approved reported noticed noticedPrevWeek } }')).data,
    ).toEqual({
      approved: 1,
      reported: 1,
      noticed: 0,
      noticedPrevWeek: 0,
    });
    world.clock.advance(8 * 86_400_000);
    expect((await runOperation(world, 'ana', '{ suggestedStats { approved reported } }')).data).toEqual({
      approved: 0,
      reported: 0,
    });
  });
});

describe('seller lists', () => {
  const flags = 'id blackSeller whiteSeller';
  const list = async (name: 'blackListSellers' | 'whiteListSellers', args = '') =>
    (
      await runOperation<{ sellers: { id: string }[]; from: number; total: number }>(
        world,
        'ana',
        `{ ${name}${args} { sellers { ${flags} } from total } }`,
      )
    ).data;

  test('a seller is watched or trusted, never both, until taken off', async () => {
    open();
    putSeller(world, { id: '5001', siteId: 'MLA', nickname: 'TIENDA_SUR' });
    const mark = (name: string) =>
      runOperation(world, 'ana', `mutation { ${name}(siteId: "MLA", sellerId: "5001") { ${flags} } }`);
    expect((await mark('blackListSeller')).data).toEqual({ id: '5001', blackSeller: true, whiteSeller: false });
    expect(await list('blackListSellers', '(filters: { nickname: "sur" })')).toMatchObject({ from: 0, total: 1 });
    expect(await list('blackListSellers', '(filters: { siteId: "MLB" })')).toMatchObject({ total: 0 });
    expect((await mark('whiteListSeller')).data).toEqual({ id: '5001', blackSeller: false, whiteSeller: true });
    expect(await list('blackListSellers')).toMatchObject({ total: 0 });
    const remove = (status: string) =>
      runOperation(world, 'ana', `mutation { deleteSellerFromDB(sellerId: "5001", sellerStatus: ${status}) { id } }`);
    expect((await remove('black')).codes).toEqual(['SELLER_NOT_LISTED']);
    expect((await remove('white')).data).toEqual({ id: '5001' });
    expect(
      (await runOperation(world, 'ana', 'mutation { blackListSeller(siteId: "MLB", sellerId: "5001") { id } }')).codes,
    ).toEqual(['SELLER_NOT_FOUND']);
  });
});

describe('catalogue', () => {
  test('a product with its participants, the cheapest winning', async () => {
    open('small');
    const id =
      world.db.pluck<string>(
        "select catalog_product_id from listings where status = 'active' group by 1 having count(*) > 0 and catalog_product_id is not null limit 1",
      )[0] ?? '';
    const product = await runOperation<{
      id: string;
      pictures: { url: string }[];
      buy_box_winner: { item_id: string; price: number };
    }>(
      world,
      'ana',
      `{ articleCatalogo(articleId: "${id}") { id pictures { url } buy_box_winner { item_id price } } }`,
    );
    const { data } = await runOperation<{ results: { item_id: string; price: number }[]; paging: { total: number } }>(
      world,
      'ana',
      `{ articlesCatalogo(articleId: "${id}") { results { item_id price } paging { total } } }`,
    );
    expect(data.results[0]).toEqual(product.data.buy_box_winner);
    expect(data.paging.total).toBe(data.results.length);
    const [n] = (product.data.pictures[0]?.url ?? '').split('/').slice(-1);
    expect((await world.pictures(id, Number.parseInt(n ?? '', 10), 'R'))?.contentType).toBe('image/png');
    expect((await runOperation(world, 'ana', '{ articleCatalogo(articleId: "MLA00000000") { id } }')).data).toBeNull();
  });

  test('a brand infringement, once in two days, for reasons of brand only', async () => {
    open('small');
    const id = world.db.pluck<string>("select id from products where site_id = 'MLA' limit 1")[0] ?? '';
    const send = (args: string) =>
      runOperation<{ caseId: string }>(
        world,
        'ana',
        `mutation { sendBrandInfringement(productId: "${id}", ${args}) { caseId } }`,
      );
    expect((await send('reportReasonId: PPPI9, reportReasonDetail: title')).codes).toEqual(['REASON_NOT_ALLOWED']);
    expect(
      (await send(`reportReasonId: PPPI1, reportReasonDetail: title, reportReasonCommet: "${'x'.repeat(501)}"`)).codes,
    ).toEqual(['INVALID_COMMENT']);
    expect((await send('reportReasonId: PPPI1, reportReasonDetail: title')).data.caseId).toMatch(/^\d{8}$/);
    expect((await send('reportReasonId: PPPI1, reportReasonDetail: sheet')).codes).toEqual(['REPORT_ALREADY_SENT']);
    world.clock.advance(2 * 86_400_000);
    expect((await send('reportReasonId: PPPI1, reportReasonDetail: sheet')).codes).toEqual([]);
  });

  test('reviews by rating, and their totals agree', async () => {
    open('small');
    const id =
      world.db.pluck<string>('select listing_id from reviews group by 1 order by count(*) desc limit 1')[0] ?? '';
    const total = async (rating: string) =>
      (
        await runOperation<{ paging: { total: number } }>(
          world,
          'ana',
          `{ reviews(itemId: "${id}", rating: "${rating}") { reviews { rate } paging { total } } }`,
        )
      ).data.paging.total;
    const { data } = await runOperation<{
      totals: { total: number; positive: number; negative: number };
      rating_average: number;
    }>(
      world,
      'ana',
      `{ reviewsTotal(itemId: "${id}") { rating_average hasMore hasPositive hasNegative rating_levels { one_star two_star three_star four_star five_star } totals { total positive negative } } }`,
    );
    expect(await total('positive')).toBe(data.totals.positive);
    expect(await total('negative')).toBe(data.totals.negative);
    expect((await total('three')) + data.totals.positive + data.totals.negative).toBe(data.totals.total);
    for (const rating of ['six', 'constructor'])
      expect(
        (await runOperation(world, 'ana', `{ reviews(itemId: "${id}", rating: "${rating}") { paging { total } } }`))
          .codes,
      ).toEqual(['INVALID_INPUT']);
  });
});

describe('support and statistics', () => {
  const message = (email: string, text: string) =>
    `mutation { sendMessageToSupport(email: "${email}", userId: "77", siteId: "MLA", message: "${text}") { caseCx } }`;

  test('a message needs its four fields and is acknowledged by e-mail', async () => {
    open();
    expect((await runOperation(world, 'ana', message('ana@', 'hola'))).codes).toEqual(['INVALID_INPUT']);
    expect((await runOperation(world, 'ana', message('ana@vigia.test', ' '))).codes).toEqual(['INVALID_INPUT']);
    const { data } = await runOperation<{ caseCx: string }>(
      world,
      'ana',
      message('otra@correo.test', 'No puedo enviar'),
    );
    expect(data.caseCx).toMatch(/^\d{8}$/);
    expect(world.control.mails()[0]).toMatchObject({ to: 'otra@correo.test', subject: `#${data.caseCx}` });
  });

  test('a message is taken without a session as well', () => {
    open();
    const context: OpenContext = { world, userId: null, profileId: null, operationKey: 'k', lang: 'pt' };
    const resolve = areas.support?.Mutation?.sendMessageToSupport;
    const send = (typeof resolve === 'function' ? resolve : resolve?.resolve) as
      | ((parent: object, args: object, context: OpenContext) => { caseCx: string })
      | undefined;
    expect(send?.({}, { email: 'a@b.test', userId: '9', siteId: 'mlb', message: 'Oi' }, context).caseCx).toMatch(
      /^\d{8}$/,
    );
  });

  test('what consoles tell is kept', async () => {
    open();
    await runOperation(
      world,
      'ana',
      'mutation { insertStatistics(event: "page", page: "/", device: Desktop) { status } }',
    );
    await runOperation(world, 'ana', 'mutation { trackUserEvent(event: "cart", detail: { count: 3 }) { status } }');
    expect(world.db.all(world.db.q.selectFrom('statistics').select(['kind', 'event', 'profile_id']))).toEqual([
      { kind: 'statistics', event: 'page', profile_id: demoAccounts.ana.profileId },
      { kind: 'event', event: 'cart', profile_id: demoAccounts.ana.profileId },
    ]);
  });
});
