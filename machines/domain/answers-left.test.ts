import { describe, expect, it } from 'vitest';
import { answersLeft, isAnswered } from './answers-left';
import { whyNotSendNow } from './limits';

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
