import { afterEach, describe, expect, test } from 'vitest';
import { ask, testTime, testWorld } from './testing/ask';
import {
  articleDocument,
  listDocument,
  reportDocument,
  sendDocument,
  type Listed,
  type Marked,
  type Sent,
  type Shown,
} from './testing/documents';
import { editListing, letModerationPass } from './world/acts';
import { demo } from './world/seed/accounts.seed';
import { leaveAllowance, putAnswersDue, putCase, putListing, putMark, putWithdrawn } from './world/staging';
import type { World } from './world/types';

const day = 86_400_000;
const id = 'MLA1100000001';
const words = 'Es una copia de nuestro producto';
let world: World;
const open = (time = testTime()): World => (world = testWorld('empty', time));
afterEach(() => world.close());

const report = (
  ids: string[],
  code = 'PPPI1',
  description = words,
  photos: string[] = [],
  as: 'ana' | 'auditor' | 'elena' | 'anaBrazil' = 'ana',
) => ask<Marked[]>(world, as, reportDocument, { ids, code, words: description, photos });
const send = (ids: string[], as: 'ana' | 'diego' | 'elena' | 'auditor' = 'ana', key: string | null = null) =>
  ask<Sent[]>(world, as, sendDocument, { ids }, key);

describe('marking suspicious', () => {
  test('a mark keeps its code, words, photos and author, and the listing carries it', async () => {
    open();
    putListing(world, { id });
    const { data } = await report([id.toLowerCase()], 'PPPI6', words, [`${id}_1`]);
    expect(data).toEqual([
      {
        id,
        refusal: null,
        reported: {
          code: 'PPPI6',
          description: words,
          photosDenounced: [`${id}_1`],
          author: { id: demo.ana.profileId },
        },
        noticed: null,
      },
    ]);
  });

  test('LST-45 a listing reported and not yet noticed cannot be marked again, by anyone of the organisation', async () => {
    open();
    putListing(world, { id });
    await report([id]);
    expect((await report([id])).codes).toEqual(['ALREADY_AUDITED']);
    expect((await report([id], 'PPPI2', words, [], 'auditor')).codes).toEqual(['ALREADY_AUDITED']);
  });

  test.each(['closed', 'inactive', 'under_review'])('DRW-38 a listing that is %s is refused', async (status) => {
    open();
    putListing(world, { id, status });
    expect((await report([id])).codes).toEqual(['NOT_PUBLISHED']);
  });

  test('DRW-38 a listing that does not exist is refused', async () => {
    open();
    expect((await report([id])).codes).toEqual(['ARTICLE_NOT_FOUND']);
  });

  test('DRW-34 listings of two sites are refused as a whole', async () => {
    open();
    putListing(world, { id });
    putListing(world, { id: 'MLB1100000002' });
    expect((await report([id, 'MLB1100000002'])).codes).toEqual(['ONLY_ONE_SITE']);
  });

  test('DRW-02 DRW-03 reasons and sites are those of the allowed notices', async () => {
    open();
    putListing(world, { id });
    expect((await report([id], 'ACUERDO')).codes).toEqual(['REASON_NOT_ALLOWED']);
    expect((await report([id], 'PPPI4')).codes).toEqual(['REASON_NOT_ALLOWED']);
    const elsewhere = await report([id], 'PPPI1', words, [], 'anaBrazil');
    expect(elsewhere.codes).toEqual(['NO_NOTICES_FOR_SITE']);
    expect(elsewhere.values).toEqual([{ siteId: 'MLA' }]);
  });

  test('DRW-18 reasons about pictures take one listing, with a photo', async () => {
    open();
    putListing(world, { id });
    putListing(world, { id: 'MLA1100000002' });
    expect((await report([id], 'PPPI6')).codes).toEqual(['PHOTO_REQUIRED']);
    expect((await report([id, 'MLA1100000002'], 'PPPI6', words, [`${id}_1`])).codes).toEqual(['REASON_NOT_ALLOWED']);
  });

  test.each(['', 'a b c', 'abcd \u00a0', 'una copia ñ', 'copia @ hoy', 'x'.repeat(5001)])(
    'DRW-26 DRW-29 DRW-30 the comment %j is refused',
    async (comment) => {
      open();
      putListing(world, { id });
      expect((await report([id], 'PPPI1', comment)).codes).toEqual(['INVALID_COMMENT']);
    },
  );

  test('DRW-23 DRW-25 a protected item is refused until its day is over, the others are marked', async () => {
    const time = testTime();
    open(time);
    putListing(world, { id });
    putListing(world, { id: 'MLA1100000002' });
    const dueAt = time.now() + 2 * day;
    world.db.run(
      world.db.q.insertInto('blindages').values({ id: 'B1', listing_id: id, reason: 'PPPI9', due_at: dueAt }),
    );
    const { data } = await report([id, 'MLA1100000002'], 'PPPI9');
    expect(data.map((row) => row.refusal)).toEqual(['BLINDED', null]);
    const alone = await report([id], 'PPPI9');
    expect(alone.codes).toEqual(['BLINDED']);
    expect(alone.values).toEqual([{ dueDate: new Date(dueAt).toISOString() }]);
    world.clock.advance(3 * day);
    expect((await report([id], 'PPPI9')).data[0]?.refusal).toBeNull();
  });

  test('SUS-26 a withdrawn listing takes another infringement at once and the same one later', async () => {
    open();
    putListing(world, { id });
    putWithdrawn(world, demo.ana.profileId, id, 'PPPI1');
    expect((await report([id], 'PPPI1')).codes).toEqual(['RE_REPORT_TOO_SOON']);
    expect((await report([id], 'PPPI2')).data[0]?.refusal).toBeNull();
    await ask(world, 'ana', `mutation { articleUndo(undo: reported, articleId: "${id}") { id } }`);
    world.clock.advance(31 * day);
    expect((await report([id], 'PPPI1')).data[0]?.refusal).toBeNull();
  });

  test('SUS-24 a mark and a notice under moderation are dropped when the seller edits the listing', async () => {
    open();
    putListing(world, { id });
    putListing(world, { id: 'MLA1100000002' });
    await report([id]);
    await report(['MLA1100000002']);
    const sent = await send(['MLA1100000002']);
    editListing(world, id);
    editListing(world, 'MLA1100000002', { title: 'Otro título' });
    const { data } = await ask<Shown[]>(world, 'ana', articleDocument, { ids: [id, 'MLA1100000002'] });
    expect(data.map((row) => [row.reported?.code, row.noticed?.noticeStatus])).toEqual([
      [undefined, undefined],
      ['PPPI1', 'REJECTED_MODIFIED'],
    ]);
    expect(sent.data[0]?.noticed.sent).toBe(true);
  });

  test('SUS-25 a report about pictures of a private image bank is removed soon after', async () => {
    open();
    putListing(world, { id, privateBank: true });
    await report([id], 'PPPI6', words, [`${id}_1`]);
    world.clock.advance(10_000);
    const { data } = await ask<Shown[]>(world, 'ana', articleDocument, { ids: [id] });
    expect(data[0]?.reported).toBeNull();
  });

  test('LIM-17 a fully suspended account cannot mark', async () => {
    open();
    putListing(world, { id: 'MLC1100000001' });
    expect((await report(['MLC1100000001'], 'PPPI1', words, [], 'elena')).codes).toEqual(['SUSPENDED']);
  });
});

describe('trust and undo', () => {
  const approve = (ids: string[], as: 'ana' | 'auditor' = 'ana') =>
    ask<Marked[]>(
      world,
      as,
      'mutation ($ids: [ID!]!) { approveArticles(articlesIds: $ids) { id refusal approved { author { id givenName } } } }',
      { ids },
    );
  const undo = (kind: string, from: string | null = null, as: 'ana' | 'auditor' = 'ana') =>
    ask(
      world,
      as,
      'mutation ($id: ID!, $undo: UndoKind!, $from: String) { articleUndo(undo: $undo, articleId: $id, from: $from) { id approved { createdAt } reported { code } } }',
      { id, undo: kind, from },
    );

  test('LST-40 LST-41 trust has an author and can be taken back', async () => {
    open();
    putListing(world, { id });
    const made = await approve([id]);
    expect(made.data[0]).toEqual({
      id,
      refusal: null,
      approved: { author: { id: demo.ana.profileId, givenName: 'Ana' } },
    });
    expect((await approve([id], 'auditor')).codes).toEqual(['ALREADY_AUDITED']);
    expect((await undo('approved')).data).toEqual({ id, approved: null, reported: null });
    expect((await undo('approved')).codes).toEqual(['STATUS_NOT_CHANGED']);
  });

  test('SUS-22 trust given from the suspicious list cannot be taken back there', async () => {
    open();
    putListing(world, { id });
    await report([id]);
    expect((await approve([id])).data[0]?.refusal).toBeNull();
    expect((await undo('approved', 'reported_articles')).codes).toEqual(['STATUS_NOT_CHANGED']);
  });

  test('SUS-23 a dismissed report loses what it said', async () => {
    open();
    putListing(world, { id });
    await report([id]);
    expect((await undo('reported', 'reported_articles')).data).toEqual({ id, approved: null, reported: null });
    expect((await report([id], 'PPPI2')).data[0]?.reported?.code).toBe('PPPI2');
  });

  test('an auditor does not take back what the main account marked', async () => {
    open();
    putListing(world, { id });
    await report([id]);
    expect((await undo('reported', null, 'auditor')).codes).toEqual(['STATUS_NOT_CHANGED']);
  });
});

describe('the suspicious list', () => {
  const ids = Array.from({ length: 7 }, (_, at) => `MLA110000010${at}`);
  const fill = async () => {
    const time = testTime();
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
    (await ask<Listed>(world, as, listDocument, variables)).data;

  test('GW-07 SUS-27 pages of it, newest or oldest first', async () => {
    await fill();
    const page = await rows({ size: 3, from: 2 });
    expect(page.articles.map((row) => row.id)).toEqual([ids[4], ids[3], ids[2]]);
    expect(page.paging).toEqual({ total: 7, offset: 2, limit: 3 });
    expect((await rows({ sort: 'oldest' })).articles[0]?.id).toBe(ids[0]);
    expect(await rows({ size: 5, from: 7 })).toEqual({ articles: [], paging: { total: 7, offset: 7, limit: 5 } });
  });

  test('SUS-02 filters by text, site, reason and status', async () => {
    await fill();
    expect((await rows({ filters: { text: '100%' } })).articles.map((row) => row.id)).toEqual([ids[3]]);
    expect((await rows({ filters: { text: ids[1] } })).articles.map((row) => row.id)).toEqual([ids[1]]);
    expect((await rows({ filters: { reasons: ['PPPI2'] } })).articles.map((row) => row.id)).toEqual([ids[2]]);
    expect((await rows({ filters: { status: ['paused'] } })).articles.map((row) => row.id)).toEqual([ids[6]]);
    expect((await rows({ filters: { sites: ['mlb'] } })).paging.total).toBe(0);
  });

  test('HIS-39 auditors see their own, the main account sees both, other profiles neither', async () => {
    await fill();
    putListing(world, { id });
    await report([id], 'PPPI1', words, [], 'auditor');
    expect((await rows({}, 'auditor')).articles.map((row) => row.id)).toEqual([id]);
    expect((await rows()).paging.total).toBe(8);
    expect((await rows({}, 'anaBrazil')).paging.total).toBe(0);
  });

  test('SUS-08 only what is no longer published goes with delete_inactive', async () => {
    await fill();
    world.db.run(
      world.db.q
        .updateTable('listings')
        .set({ status: 'closed' })
        .where('id', '=', ids[0] ?? ''),
    );
    const { data } = await ask<{ articlesIds: string[] }>(
      world,
      'ana',
      'mutation ($ids: [ID!]!) { deleteArticlesFromDB(action: delete_inactive, articlesIds: $ids) { articlesIds } }',
      { ids },
    );
    expect(data.articlesIds).toEqual([ids[0]]);
    expect((await ask<{ count: number }>(world, 'ana', '{ reportedArticlesCount { count countDB } }')).data).toEqual({
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
        groupId: demo.groups.kumara,
        profileId: demo.ana.profileId,
        caseId: row?.noticed.noticeId,
        operationKey: 'key-1',
        at: world.clock.now(),
      },
    ]);
    expect((await ask<Listed>(world, 'ana', listDocument)).data.paging.total).toBe(0);
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
    await ask(world, 'ana', reportDocument, { ids: [id], code: 'PPPI1', words }, 'key-1');
    expect((await send([id], 'ana', 'key-1')).codes).toEqual(['INVALID_INPUT']);
    expect((await send([id], 'auditor', 'key-1')).data[0]?.refusal).toBe('NOT_REPORTED');
  });

  test('a refusal keeps nothing under its key', async () => {
    open();
    putListing(world, { id, status: 'closed' });
    const ask1 = () => ask<Marked[]>(world, 'ana', reportDocument, { ids: [id], code: 'PPPI1', words }, 'key-1');
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
  ] as const)('SUS-18 a notice in %s sent again: %s', async (status, refusal) => {
    open();
    putListing(world, { id });
    putCase(world, { profileId: demo.ana.profileId, listingId: id, status });
    expect((await send([id])).data[0]?.refusal).toBe(refusal);
  });

  test('SUS-19 only what is reported by the sender or its auditors can be sent', async () => {
    open();
    putListing(world, { id });
    putListing(world, { id: 'MLA1100000002' });
    putMark(world, demo.auditor.profileId, 'MLA1100000002', { verdict: 'reported', code: 'PPPI1' });
    const { data } = await send([id, 'MLA1100000002', 'MLA9999999999']);
    expect(data.map((row) => row.refusal)).toEqual(['NOT_REPORTED', null, 'ARTICLE_NOT_FOUND']);
  });

  test('a listing that ended since it was marked is refused', async () => {
    open();
    putListing(world, { id });
    await report([id]);
    world.db.run(world.db.q.updateTable('listings').set({ status: 'inactive' }));
    expect((await send([id])).data[0]?.refusal).toBe('NOT_PUBLISHED');
  });

  test('SUS-13 more than 25 at once are refused', async () => {
    open();
    const many = Array.from({ length: 26 }, (_, at) => `MLA11000002${at + 10}`);
    expect((await send(many)).codes).toEqual(['BATCH_TOO_LARGE']);
  });

  test('LIM-09 a new member sends fifty a day and the fifty-first tomorrow', async () => {
    open();
    const profileId = demo.diego.profileId;
    leaveAllowance(world, profileId, 1);
    for (const each of [id, 'MLA1100000002']) {
      putListing(world, { id: each });
      putMark(world, profileId, each, { verdict: 'reported', code: 'PPPI1' });
    }
    const restriction = '{ memberRestriction { status denouncesAvailable } }';
    expect((await ask(world, 'diego', restriction)).data).toEqual({ status: 'new_member', denouncesAvailable: 1 });
    expect((await send([id, 'MLA1100000002'], 'diego')).data.map((row) => row.refusal)).toEqual([
      null,
      'ALLOWANCE_USED',
    ]);
    expect((await send(['MLA1100000002'], 'diego')).codes).toEqual(['ALLOWANCE_USED']);
    world.clock.advance(day);
    expect((await ask(world, 'diego', restriction)).data).toEqual({ status: 'new_member', denouncesAvailable: 50 });
    expect((await send(['MLA1100000002'], 'diego')).data[0]?.refusal).toBeNull();
  });

  test('LIM-10 nobody passes thirty thousand a day', async () => {
    open();
    putListing(world, { id });
    await report([id]);
    leaveAllowance(world, demo.ana.profileId, 0);
    const { sent_elsewhere } =
      world.db.first(world.db.q.selectFrom('profiles').select('sent_elsewhere').where('id', '=', demo.ana.profileId)) ??
      {};
    expect(sent_elsewhere).toBe(30_000);
    expect((await send([id])).codes).toEqual(['ALLOWANCE_USED']);
  });

  test('LIM-18 answers due today block sending, not marking', async () => {
    open();
    putListing(world, { id });
    await report([id]);
    putAnswersDue(world, demo.ana.profileId, 2);
    const refused = await send([id]);
    expect(refused.codes).toEqual(['ANSWERS_DUE']);
    expect(refused.values).toEqual([{ count: 2 }]);
    putListing(world, { id: 'MLA1100000002' });
    expect((await report(['MLA1100000002'])).data[0]?.refusal).toBeNull();
  });

  test('LIM-19 a suspended account cannot send', async () => {
    open();
    putListing(world, { id: 'MLC1100000001' });
    putMark(world, demo.elena.profileId, 'MLC1100000001', { verdict: 'reported', code: 'PPPI1' });
    expect((await send(['MLC1100000001'], 'elena')).codes).toEqual(['SUSPENDED']);
  });

  test('a listing under an open case is out of sight until the case ends', async () => {
    open();
    putListing(world, { id });
    await report([id]);
    await send([id]);
    expect(letModerationPass(world)).toBe(1);
    const { data } = await ask<Shown[]>(world, 'ana', articleDocument, { ids: [id] });
    expect(data[0]).toMatchObject({ status: 'under_review', noticed: { noticeStatus: 'WAITING_DOCUMENTATION' } });
    expect(data[0]?.noticed?.takeDownAt).toBe(new Date(world.clock.now()).toISOString());
  });
});
