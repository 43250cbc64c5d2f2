import { describe, expect, it } from 'vitest';
import { caseStatuses, type CaseStatus } from '../../contracts/vocabulary/case-statuses';
import { caseStatusOf, groupOf } from './status';
import { sampleListing } from '../simulator/sample-listing';
import { attentionOf, sortByAttention, usualPrices, type AttentionListing } from './attention';
import { answersLeft, isAnswered } from './answers-left';
import { whyNotSendNow } from './limits';

describe('the status of a report', () => {
  it('HIS-25 HIS-26 HIS-27 HIS-28 HIS-29 HIS-30 CONST-16 each of the 21 has its group, one has none', () => {
    const groups: Record<CaseStatus, string | null> = {
      CREATED: 'IN_PROGRESS',
      PENDING_MODERATION: 'IN_PROGRESS',
      WAITING_DOCUMENTATION: 'IN_PROGRESS',
      WAITING_FOR_PATCH_PDP: 'IN_PROGRESS',
      DOCUMENTATION_PRESENTED: 'PENDING',
      DOCUMENTATION_APPROVED: 'ROLLBACK',
      ROLLBACK: 'ROLLBACK',
      ACUERDO_CLOSED: 'APPROVED',
      DOCUMENTATION_NOT_APPROVED: 'APPROVED',
      DOCUMENTATION_NOT_PRESENTED: 'APPROVED',
      DUPLICATED_DENOUNCE: 'REJECTED',
      MEMBER_NOT_RESPOND: 'REJECTED',
      REJECTED: 'REJECTED',
      REJECTED_BY_RESTRICTION: 'REJECTED',
      DISCARDED: 'DISCARDED',
      DISCARDED_DUE_RESTRICTION: 'DISCARDED',
      REJECTED_MODIFIED: 'DISCARDED',
      REJECTED_PDP_CATALOG: 'DISCARDED',
      REJECTED_PDP_ITEM: 'DISCARDED',
      REJECTED_PDP_IMAGE_RANKER: 'DISCARDED',
      CROSS_DENOUNCE_CLOSED: null,
    };
    expect(Object.fromEntries(caseStatuses.map((status) => [status, groupOf(status)]))).toEqual(groups);
  });

  it('HIS-17 HIS-18 HIS-19 HIS-20 HIS-21 HIS-22 HIS-23 HIS-24 the older names stand for raw ones, seen from the report’s side', () => {
    const names = [
      'waiting',
      'pending',
      'accepted',
      'not_approved',
      'not_presented',
      'not_respond',
      'rollback',
      'discard_due_restriction',
      'pending_moderation',
      'rejected',
      'acuerdo_closed',
      'duplicated_denounce',
      'discarded',
      'rejected_modified',
    ];
    expect(names.map(caseStatusOf)).toEqual([
      'WAITING_DOCUMENTATION',
      'DOCUMENTATION_PRESENTED',
      'DOCUMENTATION_APPROVED',
      'DOCUMENTATION_NOT_APPROVED',
      'DOCUMENTATION_NOT_PRESENTED',
      'MEMBER_NOT_RESPOND',
      'ROLLBACK',
      'DISCARDED_DUE_RESTRICTION',
      'PENDING_MODERATION',
      'REJECTED',
      'ACUERDO_CLOSED',
      'DUPLICATED_DENOUNCE',
      'DISCARDED',
      'REJECTED_MODIFIED',
    ]);
    expect([groupOf('accepted'), groupOf('not_approved')]).toEqual(['ROLLBACK', 'APPROVED']);
    expect(caseStatusOf('revision')).toBeNull();
  });

  it('one that is unknown or missing is in no group', () => {
    expect([groupOf('FOO_BAR'), groupOf(null), groupOf('toString'), groupOf('')]).toEqual([null, null, null, null]);
  });
});

const seller = { id: '7', nickname: 'SIETE', watched: false, trusted: false };

const plain = (more: Partial<AttentionListing> = {}): AttentionListing => ({
  ...sampleListing({ soldQuantity: 0, seller, noticed: null }),
  ...more,
});

const at = (amount: number, currency = 'ARS') => plain({ price: { amount, currency } });
const none = usualPrices([]);
const hundred = usualPrices(Array.from({ length: 8 }, () => at(100)));
const sent = { ...sampleListing().noticed, sent: true } as never;

describe('the usual price', () => {
  it('is the median of its currency', () => {
    const usual = usualPrices([10, 20, 30, 40, 60, 70, 80, 1000].map((amount) => at(amount)));
    expect(usual.get('ARS')).toBe(50);
    expect(usualPrices([1, 2, 3, 4, 5, 6, 7, 8, 900].map((amount) => at(amount))).get('ARS')).toBe(5);
  });

  it('is none where fewer than eight prices are known, or only prices of nothing', () => {
    expect(usualPrices(Array.from({ length: 7 }, () => at(100))).size).toBe(0);
    expect(usualPrices(Array.from({ length: 9 }, () => at(0))).size).toBe(0);
    expect(usualPrices([undefined, plain({ price: null })]).size).toBe(0);
  });

  it('is another one in each currency', () => {
    const usual = usualPrices(Array.from({ length: 16 }, (_, n) => (n % 2 ? at(100) : at(3, 'USD'))));
    expect([...usual].toSorted()).toEqual([
      ['ARS', 100],
      ['USD', 3],
    ]);
  });
});

describe('what deserves a look', () => {
  it('a price from 30 % below the usual on, with how much', () => {
    expect(attentionOf(at(70), hundred).reasons).toEqual([{ about: 'price', percent: 30 }]);
    expect(attentionOf(at(71), hundred).reasons).toEqual([]);
    expect(attentionOf(at(10), hundred).weight).toBeGreaterThan(attentionOf(at(60), hundred).weight);
    expect(attentionOf(at(10), none).reasons).toEqual([]);
    expect(attentionOf(at(10, 'USD'), hundred).reasons).toEqual([]);
  });

  it('a watched seller, an earlier report, and many sold: the heaviest first', () => {
    const all = plain({ seller: { ...seller, watched: true }, noticed: sent, soldQuantity: 5000 });
    expect(attentionOf(all, none).reasons).toEqual([
      { about: 'watched' },
      { about: 'reported' },
      { about: 'sold', count: 5000 },
    ]);
    expect(attentionOf(plain({ soldQuantity: 9 }), none).reasons).toEqual([]);
    expect(attentionOf(plain({ soldQuantity: null }), none).weight).toBe(0);
  });

  it('not so much where the seller is trusted, or in an official store', () => {
    expect(attentionOf(plain({ seller: { ...seller, trusted: true } }), none).weight).toBeLessThan(0);
    expect(attentionOf(plain({ officialStoreId: '3' }), none).weight).toBeLessThan(0);
    expect(attentionOf(plain({ seller: null }), none)).toEqual({ weight: 0, reasons: [] });
  });

  it('puts them into an order, and leaves those that deserve the same as they come', () => {
    const seen = { a: plain(), b: at(10), c: plain(), d: plain({ seller: { ...seller, watched: true } }) };
    expect(sortByAttention(['a', 'unknown', 'b', 'c', 'd'], seen, hundred)).toEqual(['b', 'd', 'a', 'c', 'unknown']);
  });
});

const known = {
  answersDue: 2,
  dueAnswers: ['2026-11-20T20:00:00Z', '2026-11-20T21:00:00Z'],
  dueCases: ['a', 'b'],
  answersPending: 5,
};

const reply = (caseId: string, phase: string) => ({ phase, work: { kind: 'reply', reply: { caseId } } });
const account = { profile: null, restriction: null, judge: null };

describe('what is still to be answered', () => {
  it.each(['countdown', 'queued', 'waiting', 'inflight', 'unknown'])('is without an answer that is %s', (phase) => {
    expect(answersLeft(known, { r: reply('a', phase) })).toEqual({
      answersDue: 1,
      dueAnswers: [known.dueAnswers[1]],
      dueCases: ['a', 'b'],
      answersPending: 4,
      answersGoing: 1,
    });
  });

  it('is so too once the gateway has it and its counts are still of before, and not after', () => {
    const jobs = { r: reply('a', 'done') };
    expect(answersLeft(known, jobs)).toMatchObject({ answersDue: 1, answersPending: 4 });
    const after = { answersDue: 1, dueAnswers: [known.dueAnswers[1]!], dueCases: ['b'], answersPending: 4 };
    expect(answersLeft(after, jobs)).toMatchObject({ answersDue: 1, answersPending: 4, answersGoing: 0 });
  });

  it('is all of it again once the answer was taken back or not taken, whatever else is under way', () => {
    const jobs = { r: reply('a', 'failed'), other: { phase: 'inflight', work: { kind: 'send' } } };
    expect(answersLeft(known, jobs)).toMatchObject({ answersDue: 2, answersPending: 5, answersGoing: 0 });
    expect([isAnswered('a', jobs), isAnswered('a', { r: reply('a', 'countdown') })]).toEqual([false, true]);
  });

  it('an answer that can wait is none of those that are due', () => {
    expect(answersLeft(known, { r: reply('z', 'countdown') })).toMatchObject({ answersDue: 2, answersPending: 4 });
  });

  it('holds sending until it has gone, and says so, without asking for an answer', () => {
    const why = (jobs: Parameters<typeof answersLeft>[1]) =>
      whyNotSendNow({ ...account, ...answersLeft(known, jobs) }, Date.parse('2026-11-20T12:00:00Z'));
    expect(why({ r: reply('a', 'countdown') })).toMatchObject({ because: 'ANSWERS_DUE', values: { count: 1 } });
    const both = why({ r: reply('a', 'countdown'), s: reply('b', 'inflight') });
    expect(both).toEqual({ because: 'ANSWERS_GOING', values: { count: 2 } });
  });
});
