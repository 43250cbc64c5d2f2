import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../contracts/ports';
import type { SuggestedListings } from '../../../contracts/shapes';
import { isStuck } from '../../domain/stuck-search';
import { againSetting } from '../../domain/again-reminders';
import { dayLines, isDayDone, type DayFacts } from '../../domain/day-lines';
import { readyKey } from '../../domain/awaited-exports';
import { importKey, type SavedImport } from '../../domain/saved-import';
import { answersInTurn, startWith } from '../../simulator/answers';
import { casesOfEachDeadline } from '../../shared/awaiting-cases/awaiting-cases.samples';
import { anaFacts, anaProfile, quietOutbox, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { dayMachine } from './day.machine';
import { dayView, type DaySources } from './day.view';

const found = (total: number): Outcome<SuggestedListings> => ({
  ok: true,
  value: { items: [], total, offset: 0, limit: 1, pinned: [] },
});
const cut = { ok: false, failure: { code: 'OFFLINE' } } as const;
const home = { screen: 'liveSearches', returned: false };

async function open(more: { siteId?: string; screen?: string } = {}) {
  const suggestedArticles = answersInTurn<SuggestedListings>(found(12), cut, found(3));
  const profile = { ...anaFacts, profile: { ...anaProfile, suggestedListingsCountry: more.siteId ?? null } };
  const stage = startWith(dayMachine, {
    systemActors: sampleSystemActors({ profile, screens: { ...home, screen: more.screen ?? 'liveSearches' } }),
    now: sampleNow,
    ports: { suggestedArticles },
  });
  await stage.settle();
  return { ...stage, suggestedArticles, known: () => stage.actor.getSnapshot().context.suggestions };
}

describe('the day', () => {
  it('asks where its band stands, once a visit, and forgets what nobody can say any more', async () => {
    const { setFacts, settle, suggestedArticles, known } = await open();
    expect([suggestedArticles.asked, known()]).toEqual([[{ size: 1, from: 0 }], 12]);
    setFacts('screens', { ...home, screen: 'history' });
    setFacts('screens', home);
    await settle();
    expect([suggestedArticles.asked.length, known()]).toEqual([2, null]);
  });

  it('asks of the country whose suggestions the person sees, and nothing on another screen', async () => {
    expect((await open({ siteId: 'MLB' })).suggestedArticles.asked).toEqual([{ size: 1, from: 0, siteId: 'MLB' }]);
    expect((await open({ screen: 'history' })).suggestedArticles.asked).toEqual([]);
  });

  it('asks anew when the page comes back after five minutes, and not before', async () => {
    const { goInSight, settle, clock, suggestedArticles } = await open();
    goInSight(false);
    goInSight(true);
    clock.increment(299_999);
    goInSight(true);
    await settle();
    expect(suggestedArticles.asked.length).toBe(1);
    clock.increment(1);
    goInSight(false);
    await settle();
    expect(suggestedArticles.asked.length).toBe(1);
    goInSight(true);
    await settle();
    expect(suggestedArticles.asked.length).toBe(2);
  });
});

const facts: DayFacts = {
  ...anaFacts,
  answersPending: 0,
  reportedCount: 0,
  drafts: {},
  sends: {},
  stuckSearches: 0,
  suggestions: 0,
};
const told = (more: Partial<DayFacts>) => dayLines({ ...facts, ...more }, sampleNow);
const rows = (...statuses: ('sent' | 'refused' | 'unknown' | 'queued' | 'inflight')[]) =>
  statuses.map((status, at) => ({ id: `MLA${at}`, status }));

describe('what the band says', () => {
  it('is nothing where nothing is true, and done then', () => {
    expect([told({}), isDayDone(facts, sampleNow)]).toEqual([[], true]);
  });

  it.each([{ suggestions: null }, { answersPending: null }, { profile: null }, { reportedCount: null }])(
    'is not that all is done while %o',
    (unknown) => expect(isDayDone({ ...facts, ...unknown }, sampleNow)).toBe(false),
  );

  it('names the answers that are due, and how many others await one, and neither to who has no cases', () => {
    const to = { to: 'answering' };
    expect(told({ answersDue: 2, answersPending: 5 })).toEqual([
      { name: 'answersDue', values: { count: 2 }, to },
      { name: 'answersPending', values: { count: 3, due: 2, dueKnown: 0 }, to },
    ]);
    expect(told({ answersDue: 5, answersPending: 5 })).toEqual([{ name: 'answersDue', values: { count: 5 }, to }]);
    expect(told({ answersPending: 5 })).toEqual([
      { name: 'answersPending', values: { count: 5, due: 0, dueKnown: 0 }, to },
    ]);
    expect(told({ answersPending: 5, dueAnswers: [] })).toEqual([
      { name: 'answersPending', values: { count: 5, due: 0, dueKnown: 1 }, to },
    ]);
    expect(told({ answersDue: 2, answersPending: 5, profile: { ...anaProfile, isAcuerdo: true } })).toEqual([]);
  });

  it('tells overdue answers apart from those of today, as the time of the world has it', () => {
    const dueAnswers = casesOfEachDeadline.slice(0, 2).map(({ dueDate }) => dueDate ?? '');
    const of = (now: number, more: Partial<DayFacts> = {}) =>
      dayLines({ ...facts, answersDue: 2, dueAnswers, ...more }, now).map(({ name, values }) => [
        name,
        values['count'],
      ]);
    const hour = 3_600_000;
    expect(of(sampleNow)).toEqual([
      ['answersOverdue', 1],
      ['answersToday', 1],
    ]);
    expect(of(sampleNow - 3 * hour)).toEqual([['answersToday', 2]]);
    expect(of(sampleNow + 6 * hour)).toEqual([['answersOverdue', 2]]);
    // More are due than were read, and all that were read are overdue: how many of the others are, nobody knows.
    expect(of(sampleNow + 6 * hour, { answersDue: 60 })).toEqual([['answersDue', 60]]);
    expect(of(sampleNow, { answersDue: 60 })).toEqual([
      ['answersOverdue', 1],
      ['answersToday', 59],
    ]);
    expect(of(sampleNow, { answersDue: 0 })).toEqual([]);
  });

  it('tells how many reports were not sent, without those that are on their way, and is not done with them', () => {
    const send = (...statuses: Parameters<typeof rows>) => ({
      s1: { phase: 'sending' as const, rows: rows(...statuses) },
    });
    const unsent = (more: Partial<DayFacts>) =>
      dayLines({ ...facts, ...more }, sampleNow).find(({ name }) => name === 'unsent') ?? null;
    expect(unsent({ reportedCount: 8 })).toEqual({ name: 'unsent', values: { count: 8 }, to: { to: 'suspicious' } });
    expect(isDayDone({ ...facts, reportedCount: 8 }, sampleNow)).toBe(false);
    const sends = send('sent', 'inflight', 'queued', 'queued');
    expect(unsent({ reportedCount: 8, sends })).toMatchObject({ values: { count: 5 } });
    expect(unsent({ reportedCount: 3, sends })).toBeNull();
  });

  it('tells of searches that are in process for longer than any takes', () => {
    expect(told({ stuckSearches: 2 })).toEqual([{ name: 'stuckSearches', values: { count: 2 }, to: null }]);
    expect(isDayDone({ ...facts, stuckSearches: 2 }, sampleNow)).toBe(false);
    const search = (age: number, status: 'in_progress' | 'processed' = 'in_progress') =>
      isStuck({ status, createdAt: new Date(sampleNow - age).toISOString() }, sampleNow);
    const day = 86_400_000;
    expect([search(5 * day), search(day), search(5 * day, 'processed')]).toEqual([true, false, false]);
    expect(isStuck({ status: 'in_progress', createdAt: null }, sampleNow)).toBe(false);
  });

  it('tells of reports that are ready, each kind with the way to its list', () => {
    const drafts = {
      [readyKey('customReports', '80000001')]: true,
      [readyKey('customReports', '80000002')]: true,
      [readyKey('liveSearchReports', '80000003')]: true,
    };
    expect(told({ drafts })).toEqual([
      { name: 'customReportsReady', values: { count: 2 }, to: { to: 'customReports' } },
      { name: 'liveSearchReportsReady', values: { count: 1 }, to: { to: 'liveSearchReports' } },
    ]);
    expect(isDayDone({ ...facts, drafts }, sampleNow)).toBe(false);
  });

  it('tells what can be reported again from today on, with the way to the first of them', () => {
    const kept = (after: string) => ({ siteId: 'MLA', articleId: 'MLA1', after });
    const settings = {
      [againSetting('10000009')]: kept('2026-11-18'),
      [againSetting('10000008')]: kept('2026-11-19'),
      [againSetting('10000007')]: kept('2026-11-20'),
    };
    expect(told({ profile: { ...anaProfile, settings } })).toEqual([
      {
        name: 'again',
        values: { count: 2 },
        to: { to: 'historyItem', params: { id: '10000009' }, search: { site: 'MLA' } },
      },
    ]);
    const caseOnly = { [againSetting('abc')]: kept('2026-11-18') };
    expect(told({ profile: { ...anaProfile, settings: caseOnly } })).toMatchObject([
      { name: 'again', to: { to: 'case', params: { id: 'abc' } } },
    ]);
  });

  it('counts the sends that go on together, and apart from them those that are held', () => {
    const lines = told({
      sends: {
        one: { phase: 'sending', rows: rows('sent', 'refused', 'inflight') },
        two: { phase: 'countdown', rows: rows('queued') },
        three: { phase: 'blocked', rows: rows('unknown', 'queued') },
        over: { phase: 'done', rows: rows('sent') },
      },
    });
    expect(lines).toMatchObject([
      { name: 'sendHeld', progress: { done: 1, total: 2 }, to: { to: 'suspicious' } },
      { name: 'send', progress: { done: 2, total: 4 } },
    ]);
  });

  it('tells of an import that goes on or waits, and of none that is over', () => {
    const kept = (phase: SavedImport['phase']) => ({
      [importKey]: {
        name: 'lista.xlsx',
        phase,
        rows: [
          { line: 2, text: 'MLA1', id: 'MLA1', kind: 'valid', why: null, end: { fate: 'accepted' } },
          { line: 3, text: 'MLA2', id: 'MLA2', kind: 'valid', why: null },
          { line: 4, text: 'x', id: null, kind: 'error', why: 'NOT_AN_ID' },
        ],
        decision: { ids: ['MLA1', 'MLA2'], report: {}, at: 1 },
        checked: 0,
      },
    });
    expect(told({ drafts: kept('sending') })).toMatchObject([
      { name: 'import', progress: { done: 1, total: 2 }, to: { to: 'suspicious', search: { import: 'open' } } },
    ]);
    expect(told({ drafts: kept('sorted') })).toMatchObject([{ name: 'importWaits' }]);
    expect(told({ drafts: kept('over') })).toEqual([]);
  });

  it('says what is left of a limited day without calling that something to do', () => {
    const limited: Partial<DayFacts> = {
      restriction: { status: 'new_member', denouncesAvailable: 12, dueDate: null },
    };
    expect(told(limited)).toMatchObject([
      { name: 'allowance', values: { left: 12, of: 0 }, to: { to: 'profilePage' }, quiet: true },
    ]);
    expect(isDayDone({ ...facts, ...limited }, sampleNow)).toBe(true);
    expect(told({ ...limited, profile: { ...anaProfile, isAcuerdo: true } })).toMatchObject([{ to: null }]);
  });

  it('says what awaits an answer until it is given, and leaves what can be reported again to its reminder while that stands', async () => {
    const { actor } = await open();
    const seen: DaySources = {
      profile: { ...anaFacts, answersDue: 1, reportedCount: 0 },
      outbox: quietOutbox,
      drafts: {},
      remindedAgain: false,
      stuckSearches: 0,
    };
    const names = (more: Partial<DaySources>) =>
      dayView(actor.getSnapshot(), { ...seen, ...more }, sampleNow).lines.map(({ name }) => name);
    expect(names({})).toEqual(['answersDue', 'suggestions']);
    const reply = { type: 'rollback', caseId: 'c', siteId: 'MLA', comment: '' } as const;
    const job = { id: 'r', work: { kind: 'reply', reply }, phase: 'countdown', goesAt: 1, failure: null } as const;
    const answering = { ...seen.profile, answersPending: 1, dueAnswers: ['2026-11-20T20:00:00Z'], dueCases: ['c'] };
    expect(names({ profile: answering })).toContain('answersToday');
    const outbox = { ...quietOutbox, jobs: { r: { ...job, elsewhere: false } } };
    expect(names({ profile: answering, outbox })).toEqual(['suggestions']);
    const settings = { [againSetting('10000009')]: { siteId: 'MLA', articleId: 'MLA1', after: '2026-11-18' } };
    const withAgain = {
      profile: { ...seen.profile, answersDue: 0, answersPending: 0, profile: { ...anaProfile, settings } },
    };
    expect(names(withAgain)).toEqual(['again', 'suggestions']);
    expect(names({ ...withAgain, remindedAgain: true })).toEqual(['suggestions']);
    expect(dayView(actor.getSnapshot(), seen, sampleNow).done).toBe(false);
  });
});
