import { afterEach, describe, expect, test } from 'vitest';
import { runOperation, createTestTime, openTestWorld } from './testing/run-operation';
import {
  articleDocument,
  listDocument,
  reportDocument,
  sendDocument,
  type ListData,
  type ReportData,
  type SendData,
  type ArticleData,
} from './testing/documents';
import { passModeration } from './world/control';
import { demoAccounts } from './world/seed/accounts.seed';
import { putRemainingAllowance, putAnswersDue, putCase, putListing, putMark } from './world/staging';
import type { World } from './world/types';

const hour = 3_600_000;
const day = 24 * hour;
const id = 'MLA1100000001';
const words = 'Es una copia de nuestro producto';
let world: World;
const open = (time = createTestTime()): World => (world = openTestWorld('empty', time));
afterEach(() => world.close());

const report = (
  ids: string[],
  code = 'PPPI1',
  description = words,
  photos: string[] = [],
  as: 'ana' | 'auditor' | 'elena' | 'anaBrazil' = 'ana',
) => runOperation<ReportData[]>(world, as, reportDocument, { ids, code, words: description, photos });
const send = (ids: string[], as: 'ana' | 'diego' | 'elena' | 'auditor' = 'ana', key: string | null = null) =>
  runOperation<SendData[]>(world, as, sendDocument, { ids }, key);

describe('the suspicious list', () => {
  const ids = Array.from({ length: 7 }, (_, at) => `MLA110000010${at}`);
  const fill = async () => {
    const time = createTestTime();
    open(time);
    for (const [at, each] of ids.entries()) {
      putListing(world, {
        id: each,
        status: at === 6 ? 'paused' : 'active',
        title: at === 3 ? 'Gorra 100% Rayo' : 'Zapatillas Kumara',
      });
      await report([each], at === 2 ? 'PPPI2' : 'PPPI1');
      time.pass(1000);
    }
  };
  const rows = async (variables: Record<string, unknown> = {}, as: 'ana' | 'auditor' | 'anaBrazil' = 'ana') =>
    (await runOperation<ListData>(world, as, listDocument, variables)).data;

  test('pages of it, newest or oldest first', async () => {
    await fill();
    const page = await rows({ size: 3, from: 2 });
    expect(page.articles.map((row) => row.id)).toEqual([ids[4], ids[3], ids[2]]);
    expect(page.paging).toEqual({ total: 7, offset: 2, limit: 3 });
    expect((await rows({ sort: 'oldest' })).articles[0]?.id).toBe(ids[0]);
    expect(await rows({ size: 5, from: 7 })).toEqual({ articles: [], paging: { total: 7, offset: 7, limit: 5 } });
  });

  test('filters by text, site, reason and status', async () => {
    await fill();
    expect((await rows({ filters: { text: '100%' } })).articles.map((row) => row.id)).toEqual([ids[3]]);
    expect((await rows({ filters: { text: ids[1] } })).articles.map((row) => row.id)).toEqual([ids[1]]);
    expect((await rows({ filters: { reasons: ['PPPI2'] } })).articles.map((row) => row.id)).toEqual([ids[2]]);
    expect((await rows({ filters: { status: ['paused'] } })).articles.map((row) => row.id)).toEqual([ids[6]]);
    expect((await rows({ filters: { sites: ['mlb'] } })).paging.total).toBe(0);
  });

  test('auditors see their own, the main account sees both, other profiles neither', async () => {
    await fill();
    putListing(world, { id });
    await report([id], 'PPPI1', words, [], 'auditor');
    expect((await rows({}, 'auditor')).articles.map((row) => row.id)).toEqual([id]);
    expect((await rows()).paging.total).toBe(8);
    expect((await rows({}, 'anaBrazil')).paging.total).toBe(0);
  });

  test('only what is no longer published goes with delete_inactive', async () => {
    await fill();
    world.db.run(
      world.db.q
        .updateTable('listings')
        .set({ status: 'closed' })
        .where('id', '=', ids[0] ?? ''),
    );
    const { data } = await runOperation<{ articlesIds: string[] }>(
      world,
      'ana',
      'mutation ($ids: [ID!]!) { deleteArticlesFromDB(action: delete_inactive, articlesIds: $ids) { articlesIds } }',
      { ids },
    );
    expect(data.articlesIds).toEqual([ids[0]]);
    expect(
      (await runOperation<{ count: number }>(world, 'ana', '{ reportedArticlesCount { count countDB } }')).data,
    ).toEqual({
      count: 6,
      countDB: 6,
    });
  });
});

describe('sending', () => {
  test('an accepted notice opens a case, leaves the list and stands once in the ledger', async () => {
    open();
    putListing(world, { id });
    await report([id]);
    const { data } = await send([id], 'ana', 'key-1');
    const [row] = data;
    expect(row).toMatchObject({ id, refusal: null, noticed: { sent: true, failed: false, noticeStatus: 'CREATED' } });
    expect(row?.noticed.noticeId).toMatch(/^\d{8}$/);
    expect(world.ledger.entries(id)).toEqual([
      {
        listingId: id,
        groupId: demoAccounts.groups.kumara,
        profileId: demoAccounts.ana.profileId,
        caseId: row?.noticed.noticeId,
        operationKey: 'key-1',
        at: world.clock.now(),
      },
    ]);
    expect((await runOperation<ListData>(world, 'ana', listDocument)).data.paging.total).toBe(0);
  });

  test('the same key answers the same and sends nothing more; another key is refused row by row', async () => {
    open();
    putListing(world, { id });
    await report([id]);
    const first = await send([id], 'ana', 'key-1');
    const second = await send([id], 'ana', 'key-1');
    expect(second).toEqual(first);
    const third = await send([id], 'ana', 'key-2');
    expect(third.data[0]).toMatchObject({
      refusal: 'REPORT_ALREADY_SENT',
      noticed: { sent: false, failed: true, reason: 'REPORT_ALREADY_SENT' },
    });
    expect(world.ledger.counts()).toEqual([{ listingId: id, notices: 1 }]);
  });

  test('a key of one operation does not serve another, and keys belong to their user', async () => {
    open();
    putListing(world, { id });
    await runOperation(world, 'ana', reportDocument, { ids: [id], code: 'PPPI1', words }, 'key-1');
    expect((await send([id], 'ana', 'key-1')).codes).toEqual(['INVALID_INPUT']);
    expect((await send([id], 'auditor', 'key-1')).data[0]?.refusal).toBe('NOT_REPORTED');
  });

  test('a refusal keeps nothing under its key', async () => {
    open();
    putListing(world, { id, status: 'closed' });
    const ask1 = () =>
      runOperation<ReportData[]>(world, 'ana', reportDocument, { ids: [id], code: 'PPPI1', words }, 'key-1');
    expect((await ask1()).codes).toEqual(['NOT_PUBLISHED']);
    world.db.run(world.db.q.updateTable('listings').set({ status: 'active' }));
    expect((await ask1()).data[0]?.refusal).toBeNull();
  });

  test.each([
    ['CREATED', 'REPORT_ALREADY_SENT'],
    ['PENDING_MODERATION', 'REPORT_ALREADY_SENT'],
    ['WAITING_DOCUMENTATION', 'REPORT_ALREADY_SENT'],
    ['REJECTED', null],
    ['MEMBER_NOT_RESPOND', null],
    ['CROSS_DENOUNCE_CLOSED', null],
  ] as const)('a notice in %s sent again: %s', async (status, refusal) => {
    open();
    putListing(world, { id });
    putCase(world, { profileId: demoAccounts.ana.profileId, listingId: id, status });
    expect((await send([id])).data[0]?.refusal).toBe(refusal);
  });

  test('only what is reported by the sender or its auditors can be sent', async () => {
    open();
    putListing(world, { id });
    putListing(world, { id: 'MLA1100000002' });
    putMark(world, demoAccounts.auditor.profileId, 'MLA1100000002', { verdict: 'reported', code: 'PPPI1' });
    const { data } = await send([id, 'MLA1100000002', 'MLA9999999999']);
    expect(data.map((row) => row.refusal)).toEqual(['NOT_REPORTED', null, 'ARTICLE_NOT_FOUND']);
  });

  test('a notice is signed by a profile of the organisation, never by a stranger', async () => {
    open();
    const signed = async (auditor: string): Promise<string> => {
      putListing(world, { id });
      await report([id]);
      const { data } = await runOperation<SendData[]>(
        world,
        'ana',
        'mutation ($ids: [ID!]!, $auditor: AuthorInput) { sendNotice(articlesIds: $ids, auditor: $auditor) { id noticed { noticeId } } }',
        { ids: [id], auditor: { id: auditor, givenName: 'Cualquiera' } },
      );
      const caseId = data[0]?.noticed.noticeId ?? '';
      const shown = await runOperation<{ auditor: string }>(
        world,
        'ana',
        `{ caseDescription(caseId: "${caseId}", siteId: "MLA") { auditor } }`,
      );
      return shown.data.auditor;
    };
    expect(await signed(demoAccounts.auditor.profileId)).toBe('Alex Morgan');
    expect(await signed(demoAccounts.bruno.profileId)).toBe('Ana Quiroga');
  });

  test('a listing that ended since it was marked is refused', async () => {
    open();
    putListing(world, { id });
    await report([id]);
    world.db.run(world.db.q.updateTable('listings').set({ status: 'inactive' }));
    expect((await send([id])).data[0]?.refusal).toBe('NOT_PUBLISHED');
  });

  test('more than 25 at once are refused', async () => {
    open();
    const many = Array.from({ length: 26 }, (_, at) => `MLA11000002${at + 10}`);
    expect((await send(many)).codes).toEqual(['BATCH_TOO_LARGE']);
  });

  test('a new member sends fifty a day and the fifty-first tomorrow', async () => {
    open();
    const profileId = demoAccounts.diego.profileId;
    putRemainingAllowance(world, profileId, 1);
    for (const each of [id, 'MLA1100000002']) {
      putListing(world, { id: each });
      putMark(world, profileId, each, { verdict: 'reported', code: 'PPPI1' });
    }
    const restriction = '{ memberRestriction { status denouncesAvailable } }';
    expect((await runOperation(world, 'diego', restriction)).data).toEqual({
      status: 'new_member',
      denouncesAvailable: 1,
    });
    expect((await send([id, 'MLA1100000002'], 'diego')).data.map((row) => row.refusal)).toEqual([
      null,
      'ALLOWANCE_USED',
    ]);
    expect((await send(['MLA1100000002'], 'diego')).codes).toEqual(['ALLOWANCE_USED']);
    world.clock.advance(day);
    expect((await runOperation(world, 'diego', restriction)).data).toEqual({
      status: 'new_member',
      denouncesAvailable: 50,
    });
    expect((await send(['MLA1100000002'], 'diego')).data[0]?.refusal).toBeNull();
  });

  test('nobody passes thirty thousand a day', async () => {
    open();
    putListing(world, { id });
    await report([id]);
    putRemainingAllowance(world, demoAccounts.ana.profileId, 0);
    const { sent_elsewhere } =
      world.db.first(
        world.db.q.selectFrom('profiles').select('sent_elsewhere').where('id', '=', demoAccounts.ana.profileId),
      ) ?? {};
    expect(sent_elsewhere).toBe(30_000);
    expect((await send([id])).codes).toEqual(['ALLOWANCE_USED']);
  });

  test('answers due today block sending, not marking', async () => {
    open();
    putListing(world, { id });
    await report([id]);
    putAnswersDue(world, demoAccounts.ana.profileId, 2);
    const refused = await send([id]);
    expect(refused.codes).toEqual(['ANSWERS_DUE']);
    expect(refused.values).toEqual([{ count: 2 }]);
    putListing(world, { id: 'MLA1100000002' });
    expect((await report(['MLA1100000002'])).data[0]?.refusal).toBeNull();
  });

  test('answers due by the midnight of the person block sending, whatever the day of the gateway', async () => {
    open();
    putListing(world, { id });
    await report([id]);
    putAnswersDue(world, demoAccounts.ana.profileId, 0);
    putListing(world, { id: 'MLA1100000009' });
    // Midnight in Buenos Aires, where the account of Ana is.
    const midnight = Math.floor(world.clock.now() / day) * day + day + 3 * hour;
    putCase(world, {
      profileId: demoAccounts.ana.profileId,
      listingId: 'MLA1100000009',
      status: 'DOCUMENTATION_PRESENTED',
      dueAt: midnight,
    });
    world.clock.set(midnight - day - hour);
    expect((await send([id])).data[0]?.refusal).toBeNull();
    putListing(world, { id: 'MLA1100000008' });
    await report(['MLA1100000008']);
    for (const at of [midnight - day, midnight - hour]) {
      world.clock.set(at);
      expect((await send(['MLA1100000008'])).codes).toEqual(['ANSWERS_DUE']);
    }
  });

  test('a suspended account cannot send', async () => {
    open();
    putListing(world, { id: 'MLC1100000001' });
    putMark(world, demoAccounts.elena.profileId, 'MLC1100000001', { verdict: 'reported', code: 'PPPI1' });
    expect((await send(['MLC1100000001'], 'elena')).codes).toEqual(['SUSPENDED']);
  });

  test('a listing under an open case is out of sight until the case ends', async () => {
    open();
    putListing(world, { id });
    await report([id]);
    await send([id]);
    expect(passModeration(world)).toBe(1);
    const { data } = await runOperation<ArticleData[]>(world, 'ana', articleDocument, { ids: [id] });
    expect(data[0]).toMatchObject({ status: 'under_review', noticed: { noticeStatus: 'WAITING_DOCUMENTATION' } });
    expect(data[0]?.noticed?.takeDownAt).toBe(new Date(world.clock.now()).toISOString());
  });
});
