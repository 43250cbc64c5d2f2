import { afterEach, describe, expect, test } from 'vitest';
import { caseStatusGroups, caseStatuses, groupByCaseStatus } from '../contracts/vocabulary/case-statuses';
import { runOperation, createTestTime, openTestWorld, type DemoAccountName } from './testing/run-operation';
import {
  articleDocument,
  reportDocument,
  respondDocument,
  sendDocument,
  type SendData,
  type ArticleData,
} from './testing/documents';
import { expireCaseNow } from './testing/immediate-events';
import { passModeration, answerAsSeller } from './world/control';
import { demoAccounts } from './world/seed/accounts.seed';
import { dropCases, putCase, putListing } from './world/staging';
import type { World } from './world/types';

const hour = 3_600_000;
const day = 24 * hour;
const id = 'MLA1100000001';
let world: World;
const open = (time = createTestTime()): World => (world = openTestWorld('empty', time));
afterEach(() => world.close());

interface CaseShown {
  status: string;
  limitResponseDate: string | null;
  sellerResponse: string | null;
  documents: { name: string; url: string; size: number }[];
  photosNew: { id: string; src: string; status: string }[];
  photosDenounced: { id: string; status: string }[];
  rejectOptionMember: { id: string; es: string; en: string; pt: string } | null;
  isRollbackable: boolean;
  caseDetailRollback: { comment: string; author: string } | null;
  sellerCounts: { denounces: number; counterNotices: number; accepted: number };
}

const caseDocument = `query ($id: ID!, $site: ID!) { caseDescription(caseId: $id, siteId: $site) {
  status limitResponseDate sellerResponse documents { name url size } photosNew { id src status } photosDenounced { id status }
  rejectOptionMember { id es en pt } isRollbackable caseDetailRollback { comment author } sellerCounts { denounces counterNotices accepted }
} }`;

const shown = async (caseId: string, as: DemoAccountName = 'ana') =>
  (await runOperation<CaseShown>(world, as, caseDocument, { id: caseId, site: 'MLA' })).data;
const listing = async () => (await runOperation<ArticleData[]>(world, 'ana', articleDocument, { ids: [id] })).data[0];

const sent = async (): Promise<string> => {
  putListing(world, { id });
  await runOperation(world, 'ana', reportDocument, { ids: [id], code: 'PPPI1', words: 'Es una copia' });
  const { data } = await runOperation<SendData[]>(world, 'ana', sendDocument, { ids: [id] });
  return data[0]?.noticed.noticeId ?? '';
};

const respond = (
  caseId: string,
  approved: boolean,
  words: string | null,
  reason: string | null = null,
  as: DemoAccountName = 'ana',
) =>
  runOperation<{ status: string; groupResponse: string; rejectMember: string | null }>(world, as, respondDocument, {
    id: caseId,
    site: 'mla',
    approved,
    words,
    reason,
  });

describe('the life of a case', () => {
  test('moderation first, then the seller, then four days for the reporter', async () => {
    open();
    const caseId = await sent();
    expect((await shown(caseId)).status).toBe('CREATED');
    world.clock.advance(5000);
    expect((await shown(caseId)).status).toBe('PENDING_MODERATION');
    passModeration(world);
    expect((await shown(caseId)).status).toBe('WAITING_DOCUMENTATION');
    expect(answerAsSeller(world, caseId)).toBe(true);
    const presented = await shown(caseId);
    expect(presented.status).toBe('DOCUMENTATION_PRESENTED');
    expect(presented.sellerResponse).not.toBe('');
    expect(presented.limitResponseDate).toBe(new Date(world.clock.now() + 4 * day).toISOString());
    expect(world.control.mails()[0]).toMatchObject({ to: 'ana@vigia.test' });
    const [paper] = presented.documents;
    const file = await world.file((paper?.url ?? '').replace('/files/', ''));
    expect(file?.contentType).toBe('application/pdf');
    expect(file?.body.length).toBe(paper?.size);
  });

  test('the whole way goes by itself when time passes, and every case ends', async () => {
    open();
    const caseId = await sent();
    world.clock.advance(20 * day);
    const ends = ['REJECTED', 'DISCARDED', 'REJECTED_PDP_ITEM', 'DOCUMENTATION_NOT_PRESENTED', 'MEMBER_NOT_RESPOND'];
    expect(ends).toContain((await shown(caseId)).status);
    expect(world.worker.waiting()).toEqual([]);
  });

  test('an answer that comes too late finds the report expired and the listing shown again', async () => {
    open();
    const caseId = await sent();
    answerAsSeller(world, caseId);
    world.clock.advance(4 * day + 1000);
    expect((await shown(caseId)).status).toBe('MEMBER_NOT_RESPOND');
    expect((await listing())?.status).toBe('active');
    expect((await respond(caseId, true, 'Reportado por error.')).codes).toEqual(['CASE_NOT_OPEN']);
  });

  test('a seller who never answers loses the listing', async () => {
    open();
    const caseId = await sent();
    passModeration(world);
    expect(expireCaseNow(world, caseId)).toBe(true);
    expect((await shown(caseId)).status).toBe('DOCUMENTATION_NOT_PRESENTED');
    expect((await listing())?.status).toBe('closed');
  });

  test('an agreement ends the listing as soon as moderation passes', async () => {
    open();
    putListing(world, { id });
    await runOperation(world, 'carla', reportDocument, { ids: [id], code: 'ACUERDO', words: 'No cumple el acuerdo' });
    await runOperation(world, 'carla', sendDocument, { ids: [id] });
    passModeration(world);
    expect((await listing())?.status).toBe('closed');
  });
});

describe('answering', () => {
  const presented = async (): Promise<string> => {
    open();
    const caseId = await sent();
    answerAsSeller(world, caseId);
    return caseId;
  };

  test('confirming needs one of the seven reasons and ends the listing', async () => {
    const caseId = await presented();
    for (const reason of [null, '', '8', 'x']) {
      expect((await respond(caseId, false, null, reason)).codes).toEqual(['REJECT_REASON_REQUIRED']);
    }
    const { data } = await respond(caseId, false, null, '7');
    expect(data).toMatchObject({ status: 'DOCUMENTATION_NOT_APPROVED', groupResponse: 'APPROVED', rejectMember: '7' });
    expect((await listing())?.status).toBe('closed');
    const after = await shown(caseId);
    expect(after.rejectOptionMember).toEqual({
      id: '7',
      es: 'Precio por debajo del promedio',
      en: 'Priced below average',
      pt: 'Preço abaixo da média',
    });
    expect(after.isRollbackable).toBe(true);
  });

  test('retracting carries its reason and reactivates the listing', async () => {
    const caseId = await presented();
    const before = (await shown(caseId)).sellerCounts.accepted;
    expect((await respond(caseId, true, null)).codes).toEqual(['INVALID_COMMENT']);
    expect((await respond(caseId, true, 'ab')).codes).toEqual(['INVALID_COMMENT']);
    const { data } = await respond(caseId, true, 'Reportado por error.');
    expect(data).toMatchObject({ status: 'DOCUMENTATION_APPROVED', groupResponse: 'ROLLBACK', rejectMember: null });
    expect((await listing())?.status).toBe('active');
    expect((await shown(caseId)).sellerCounts.accepted).toBe(before + 1);
    expect((await respond(caseId, true, 'Reportado por error.')).codes).toEqual(['CASE_NOT_OPEN']);
  });

  test('a closed report is taken back only while it can be', async () => {
    const caseId = await presented();
    const rollback = (comment: string | null) =>
      runOperation<{ message: string }>(
        world,
        'ana',
        'mutation ($id: ID!, $comment: String) { rollbackCase(caseId: $id, comment: $comment) { caseId message } }',
        { id: caseId, comment },
      );
    expect((await rollback('Reportado por error.')).codes).toEqual(['NOT_ROLLBACKABLE']);
    await respond(caseId, false, null, '1');
    expect((await rollback('no')).codes).toEqual(['INVALID_COMMENT']);
    expect((await rollback('Acuerdo con el vendedor.')).data.message).not.toBe('');
    expect(await shown(caseId)).toMatchObject({
      status: 'ROLLBACK',
      isRollbackable: false,
      caseDetailRollback: { comment: 'Acuerdo con el vendedor.', author: 'Ana Quiroga' },
    });
    expect((await listing())?.status).toBe('active');
    expect((await rollback('Otra vez no')).codes).toEqual(['NOT_ROLLBACKABLE']);
  });

  test('nobody reads or answers the case of another account', async () => {
    const caseId = await presented();
    for (const as of ['bruno', 'anaBrazil', 'auditor'] as const) {
      expect((await runOperation(world, as, caseDocument, { id: caseId, site: 'MLA' })).codes).toEqual([
        'CASE_NOT_FOUND',
      ]);
      expect((await respond(caseId, true, 'Reportado por error.', null, as)).codes).toEqual(['CASE_NOT_FOUND']);
    }
    expect((await runOperation(world, 'ana', caseDocument, { id: caseId, site: 'MLB' })).codes).toEqual([
      'CASE_NOT_FOUND',
    ]);
  });

  test('enrolled users have no case management', async () => {
    const caseId = await presented();
    expect((await respond(caseId, true, 'Reportado por error.', null, 'carla')).codes).toEqual(['NOT_ALLOWED']);
    for (const field of ['counterNoticesV3', 'pendingCounterNoticeList', 'closedCasesList']) {
      expect((await runOperation(world, 'carla', `{ ${field} { paging { total } } }`)).codes).toEqual(['NOT_ALLOWED']);
    }
  });
});

describe('lists of cases', () => {
  const fill = (): void => {
    open();
    dropCases(world, demoAccounts.ana.profileId);
    caseStatuses.forEach((status, at) => {
      const listingId = `MLA12000000${String(at + 10)}`;
      putListing(world, { id: listingId });
      putCase(world, {
        profileId: demoAccounts.ana.profileId,
        listingId,
        status,
        dueAt: world.clock.now() + (at + 30) * hour,
      });
    });
  };
  const history = async (status: string | null, more: Record<string, unknown> = {}) =>
    (
      await runOperation<{ reports: { status: string; article: { id: string } }[]; paging: { total: number } }>(
        world,
        'ana',
        `query ($status: String, $size: Int, $from: Int, $sort: ReportSort, $sites: [ID!], $reasons: [ReasonCode!], $dateFrom: Date, $dateTo: Date) {
          noticedArticles(status: $status, size: $size, from: $from, sort: $sort, sites: $sites, reasons: $reasons, dateFrom: $dateFrom, dateTo: $dateTo) { reports { status article { id } } paging { total } } }`,
        { status, size: 50, ...more },
      )
    ).data;

  test.each(caseStatusGroups)('group %s finds its statuses', async (group) => {
    fill();
    const wanted = caseStatuses.filter((status) => groupByCaseStatus[status] === group);
    const found = (await history(group)).reports.map((report) => report.status);
    expect(found.sort()).toEqual([...wanted].sort());
  });

  test('the status without a group is found without a filter and with all six', async () => {
    fill();
    expect((await history(null)).paging.total).toBe(21);
    expect((await history(caseStatusGroups.join(','))).paging.total).toBe(21);
    expect(
      (await history('APPROVED,IN_PROGRESS,PENDING,REJECTED,DISCARDED')).reports.map((row) => row.status),
    ).not.toContain('CROSS_DENOUNCE_CLOSED');
    expect((await history('CROSS_DENOUNCE_CLOSED')).paging.total).toBe(1);
  });

  test('older names, orders, sites and reasons filter the history; unknown words find nothing', async () => {
    fill();
    expect((await history('accepted')).reports.map((row) => row.status)).toEqual(['DOCUMENTATION_APPROVED']);
    expect((await history('revision')).paging.total).toBe(0);
    expect((await history('NONSENSE')).paging.total).toBe(0);
    expect((await history(null, { sites: ['MLB'] })).paging.total).toBe(0);
    expect((await history(null, { sites: ['mla'], reasons: ['PPPI1'] })).paging.total).toBe(21);
    const recent = (await history(null)).reports.map((row) => row.article.id);
    const oldest = (await history(null, { sort: 'oldest' })).reports.map((row) => row.article.id);
    expect(oldest).toEqual([...recent].reverse());
  });

  test.each([
    ['MLA', 0, 21],
    ['MLM', 21, 0],
  ])('a day of the history is one of the calendar of %s, near its midnight too', async (siteId, before, after) => {
    fill();
    const { db } = world;
    db.run(db.q.updateTable('cases').set({ created_at: Date.parse('2026-11-21T04:30:00Z') }));
    db.run(db.q.updateTable('profiles').set({ marketplace_json: JSON.stringify({ siteId }) }));
    const found = async (day: string) => (await history(null, { dateFrom: day, dateTo: day })).paging.total;
    expect([await found('2026-11-20'), await found('2026-11-21')]).toEqual([before, after]);
  });

  test('the days of reporting narrow the history, both in it', async () => {
    fill();
    const local = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' });
    const day = (later: number) => local.format(world.clock.now() + (later - 5) * 86_400_000);
    const found = async (more: Record<string, unknown>) => (await history(null, more)).paging.total;
    expect(await found({ dateFrom: day(0) })).toBe(21);
    expect(await found({ dateTo: day(0) })).toBe(21);
    expect(await found({ dateFrom: day(0), dateTo: day(0) })).toBe(21);
    expect(await found({ dateFrom: day(1) })).toBe(0);
    expect(await found({ dateTo: day(-1) })).toBe(0);
  });

  test('pending answers by due date, and those due by a day', async () => {
    open();
    dropCases(world, demoAccounts.ana.profileId);
    const now = world.clock.now();
    [90, 30, 2].forEach((hours, at) => {
      putListing(world, { id: `MLA130000000${at}` });
      putCase(world, {
        profileId: demoAccounts.ana.profileId,
        listingId: `MLA130000000${at}`,
        status: 'DOCUMENTATION_PRESENTED',
        dueAt: now + hours * hour,
      });
    });
    const list = async (dueDate: string | null) =>
      (
        await runOperation<{ cases: { item_info: { id: string } }[]; paging: { total: number } }>(
          world,
          'ana',
          'query ($due: Date) { pendingCounterNoticeList(dueDate: $due) { cases { item_info { id } due_date } paging { total } } }',
          { due: dueDate },
        )
      ).data;
    expect((await list(null)).cases.map((row) => row.item_info.id)).toEqual([
      'MLA1300000002',
      'MLA1300000001',
      'MLA1300000000',
    ]);
    expect((await list('2026-11-20')).paging.total).toBe(1);
    expect((await list('2026-11-21')).paging.total).toBe(2);
    putListing(world, { id: 'MLA1300000003' });
    putCase(world, {
      profileId: demoAccounts.ana.profileId,
      listingId: 'MLA1300000003',
      status: 'DOCUMENTATION_PRESENTED',
      dueAt: Date.parse('2026-11-21T00:00:00Z'),
    });
    expect((await list('2026-11-20')).paging.total).toBe(2);
    expect(
      (await runOperation<{ total: number }>(world, 'ana', '{ pendingDenouncesCount { total } }')).data.total,
    ).toBe(4);
  });

  test('cases by listing, nickname and status', async () => {
    fill();
    const nickname = world.db.pluck<string>('select seller_nickname from cases limit 1')[0] ?? '';
    const list = async (args: string) =>
      (
        await runOperation<{ paging: { total: number } }>(
          world,
          'ana',
          `{ counterNoticesV3(${args}) { paging { total } } }`,
        )
      ).data.paging.total;
    expect(await list('itemId: "mla1200000010"')).toBe(1);
    expect(await list(`nickname: "${nickname.slice(2, 9).toLowerCase()}"`)).toBe(21);
    expect(await list('nickname: "100%"')).toBe(0);
    expect(await list('status: ["PENDING", "ROLLBACK", "waiting"]')).toBe(4);
    const closed = await runOperation<{ paging: { total: number } }>(
      world,
      'ana',
      '{ closedCasesList(nickname: "tienda") { paging { total } } }',
    );
    expect(closed.data.paging.total).toBe(16);
  });
});
