import { afterEach, describe, expect, test } from 'vitest';
import { runOperation, createTestTime, openTestWorld } from './testing/run-operation';
import {
  articleDocument,
  reportDocument,
  sendDocument,
  type ReportData,
  type SendData,
  type ArticleData,
} from './testing/documents';
import { editListingNow } from './testing/immediate-events';
import { demoAccounts } from './world/seed/accounts.seed';
import { putListing, putWithdrawnReport } from './world/staging';
import type { World } from './world/types';

const day = 86_400_000;
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
          author: { id: demoAccounts.ana.profileId },
        },
        noticed: null,
      },
    ]);
  });

  test('a listing reported and not yet noticed cannot be marked again, by anyone of the organisation', async () => {
    open();
    putListing(world, { id });
    await report([id]);
    expect((await report([id])).codes).toEqual(['ALREADY_AUDITED']);
    expect((await report([id], 'PPPI2', words, [], 'auditor')).codes).toEqual(['ALREADY_AUDITED']);
  });

  test.each(['closed', 'inactive', 'under_review'])('a listing that is %s is refused', async (status) => {
    open();
    putListing(world, { id, status });
    expect((await report([id])).codes).toEqual(['NOT_PUBLISHED']);
  });

  test('a listing that does not exist is refused', async () => {
    open();
    expect((await report([id])).codes).toEqual(['ARTICLE_NOT_FOUND']);
  });

  test('listings of two sites are refused as a whole', async () => {
    open();
    putListing(world, { id });
    putListing(world, { id: 'MLB1100000002' });
    expect((await report([id, 'MLB1100000002'])).codes).toEqual(['ONLY_ONE_SITE']);
  });

  test('reasons and sites are those of the allowed notices', async () => {
    open();
    putListing(world, { id });
    expect((await report([id], 'ACUERDO')).codes).toEqual(['REASON_NOT_ALLOWED']);
    expect((await report([id], 'PPPI4')).codes).toEqual(['REASON_NOT_ALLOWED']);
    const elsewhere = await report([id], 'PPPI1', words, [], 'anaBrazil');
    expect(elsewhere.codes).toEqual(['NO_NOTICES_FOR_SITE']);
    expect(elsewhere.values).toEqual([{ siteId: 'MLA' }]);
  });

  test('reasons about pictures take one listing, with a photo', async () => {
    open();
    putListing(world, { id });
    putListing(world, { id: 'MLA1100000002' });
    expect((await report([id], 'PPPI6')).codes).toEqual(['PHOTO_REQUIRED']);
    expect((await report([id, 'MLA1100000002'], 'PPPI6', words, [`${id}_1`])).codes).toEqual(['REASON_NOT_ALLOWED']);
  });

  test.each(['PPPI2', 'PPPI6', 'PPPI7'])(
    'selling conditions of a catalogue page are reported for %s one at a time',
    async (code) => {
      open();
      const both = [id, 'MLA1100000002'];
      for (const one of both) putListing(world, { id: one });
      const reportInput = (ids: string[], elementType: string) =>
        runOperation(
          world,
          'ana',
          `mutation ($ids: [ID!]!, $code: ReasonCode!, $photos: [ID!], $type: ElementType, $words: String!) {
            reportArticles(articlesIds: $ids, code: $code, photosDenounced: $photos, element_type: $type, description: $words) { id }
          }`,
          { ids, code, photos: [`${id}_1`], type: elementType, words },
        );
      expect((await reportInput(both, 'CAT')).codes).toEqual(['REASON_NOT_ALLOWED']);
      expect((await reportInput(both.slice(0, 1), 'CAT')).codes).toEqual([]);
    },
  );

  test('listings outside the catalogue are reported for PPPI2 together', async () => {
    open();
    for (const one of [id, 'MLA1100000002']) putListing(world, { id: one });
    expect((await report([id, 'MLA1100000002'], 'PPPI2')).codes).toEqual([]);
  });

  test.each(['', 'a b c', 'abcd \u00a0', 'una copia ñ', 'copia @ hoy', 'x'.repeat(5001)])(
    'the comment %j is refused',
    async (comment) => {
      open();
      putListing(world, { id });
      expect((await report([id], 'PPPI1', comment)).codes).toEqual(['INVALID_COMMENT']);
    },
  );

  test('a protected item is refused until its day is over, the others are marked', async () => {
    const time = createTestTime();
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

  test('a withdrawn listing takes another infringement at once and the same one later', async () => {
    open();
    putListing(world, { id });
    putWithdrawnReport(world, demoAccounts.ana.profileId, id, 'PPPI1');
    const too = await report([id], 'PPPI1');
    expect(too.codes).toEqual(['RE_REPORT_TOO_SOON']);
    const protections = async (as: 'ana' | 'bruno') =>
      (await runOperation<object[]>(world, as, `{ blindages(itemsIds: ["${id}"]) { item reason dueDate } }`)).data;
    expect(await protections('ana')).toEqual([{ item: id, reason: 'PPPI1', ...(too.values[0] as object) }]);
    expect(await protections('bruno')).toEqual([]);
    expect((await report([id], 'PPPI2')).data[0]?.refusal).toBeNull();
    await runOperation(world, 'ana', `mutation { articleUndo(undo: reported, articleId: "${id}") { id } }`);
    world.clock.advance(31 * day);
    expect((await report([id], 'PPPI1')).data[0]?.refusal).toBeNull();
  });

  test('a mark and a notice under moderation are dropped when the seller edits the listing', async () => {
    open();
    putListing(world, { id });
    putListing(world, { id: 'MLA1100000002' });
    await report([id]);
    await report(['MLA1100000002']);
    const sent = await send(['MLA1100000002']);
    editListingNow(world, id);
    editListingNow(world, 'MLA1100000002', { title: 'Otro título' });
    const { data } = await runOperation<ArticleData[]>(world, 'ana', articleDocument, { ids: [id, 'MLA1100000002'] });
    expect(data.map((row) => [row.reported?.code, row.noticed?.noticeStatus])).toEqual([
      [undefined, undefined],
      ['PPPI1', 'REJECTED_MODIFIED'],
    ]);
    expect(sent.data[0]?.noticed.sent).toBe(true);
  });

  test('a report about pictures of a private image bank is removed soon after', async () => {
    open();
    putListing(world, { id, privateBank: true });
    await report([id], 'PPPI6', words, [`${id}_1`]);
    world.clock.advance(10_000);
    const { data } = await runOperation<ArticleData[]>(world, 'ana', articleDocument, { ids: [id] });
    expect(data[0]?.reported).toBeNull();
  });

  test('a fully suspended account cannot mark', async () => {
    open();
    putListing(world, { id: 'MLC1100000001' });
    expect((await report(['MLC1100000001'], 'PPPI1', words, [], 'elena')).codes).toEqual(['SUSPENDED']);
  });
});

describe('trust and undo', () => {
  const approve = (ids: string[], as: 'ana' | 'auditor' = 'ana') =>
    runOperation<ReportData[]>(
      world,
      as,
      'mutation ($ids: [ID!]!) { approveArticles(articlesIds: $ids) { id refusal approved { author { id givenName } } } }',
      { ids },
    );
  const undo = (kind: string, from: string | null = null, as: 'ana' | 'auditor' = 'ana') =>
    runOperation(
      world,
      as,
      'mutation ($id: ID!, $undo: UndoKind!, $from: String) { articleUndo(undo: $undo, articleId: $id, from: $from) { id approved { createdAt } reported { code } } }',
      { id, undo: kind, from },
    );

  test('trust has an author and can be taken back', async () => {
    open();
    putListing(world, { id });
    const made = await approve([id]);
    expect(made.data[0]).toEqual({
      id,
      refusal: null,
      approved: { author: { id: demoAccounts.ana.profileId, givenName: 'Ana' } },
    });
    expect((await approve([id], 'auditor')).codes).toEqual(['ALREADY_AUDITED']);
    expect((await undo('approved')).data).toEqual({ id, approved: null, reported: null });
    expect((await undo('approved')).codes).toEqual(['STATUS_NOT_CHANGED']);
  });

  test('trust given from the suspicious list cannot be taken back there', async () => {
    open();
    putListing(world, { id });
    await report([id]);
    expect((await approve([id])).data[0]?.refusal).toBeNull();
    expect((await undo('approved', 'reported_articles')).codes).toEqual(['STATUS_NOT_CHANGED']);
  });

  test('a dismissed report loses what it said', async () => {
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
