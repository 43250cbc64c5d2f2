import { describe, expect, it } from 'vitest';
import { refuses, type FakePorts } from '../../../simulator/answers';
import { sendWork } from '../outbox.samples';
import { startAwakeOutbox, listingIds, suspiciousListings } from './send.fixture';

const limited = { status: 'new_member', denouncesAvailable: 30, dueDate: '2026-12-31T00:00:00.000Z' };

describe('what may still be sent today', () => {
  it('LIM-09 a new account sends 50 and no more: which went and which stay is told', async () => {
    let left = 50;
    const ports: FakePorts = {
      memberRestriction: async () => ({ ok: true, value: { ...limited, denouncesAvailable: left } }),
    };
    const { submit, run, sends, facts, ledger } = await startAwakeOutbox({
      listings: suspiciousListings(60),
      ports,
      facts: { restriction: { ...limited, denouncesAvailable: 50 } },
      latency: (operation) => (operation === 'sendNotice' && (left -= 25), 20),
    });
    submit(sendWork(listingIds(60)));
    await run(3000);
    expect(sends().map(({ ids: sent }) => sent.length)).toEqual([25, 25]);
    expect(facts()).toMatchObject({
      phase: 'blocked',
      because: { because: 'ALLOWANCE_USED', values: { count: 0 }, until: limited.dueDate },
    });
    expect(
      facts()
        ?.rows.filter((row) => row.status === 'queued')
        .map(({ id }) => id),
    ).toEqual(listingIds(60).slice(50));
    expect(ledger.size).toBe(50);
  });

  it('a batch is cut to what may still go, and the rest goes when the person tries again with a new allowance', async () => {
    let left: number | null = 30;
    const ports: FakePorts = {
      memberRestriction: async () => ({ ok: true, value: { ...limited, denouncesAvailable: left } }),
    };
    const { submit, run, say, sends, facts, ledger } = await startAwakeOutbox({
      listings: suspiciousListings(40),
      ports,
      facts: { restriction: limited },
    });
    submit(sendWork(listingIds(40)));
    left = 5;
    await run(100);
    left = 0;
    await run(1000);
    expect([sends().map(({ ids: sent }) => sent.length), facts()?.phase]).toEqual([[25, 5], 'blocked']);
    left = 50;
    say('mutation.retry');
    await run(1000);
    expect([sends().map(({ ids: sent }) => sent.length), facts()?.phase]).toEqual([[25, 5, 10], 'done']);
    expect([...ledger.values()]).toEqual(listingIds(40).map(() => 1));
  });

  it('what is held back is told in another tab too, until it goes on: twice', async () => {
    let left = 25;
    const ports: FakePorts = {
      memberRestriction: async () => ({ ok: true, value: { ...limited, denouncesAvailable: left } }),
    };
    const { submit, run, say, openAnother } = await startAwakeOutbox({
      listings: suspiciousListings(60),
      ports,
      facts: { restriction: { ...limited, denouncesAvailable: 25 } },
      latency: (operation) => (operation === 'sendNotice' && (left -= 25), 1_000),
    });
    submit(sendWork(listingIds(60)));
    const other = openAnother();
    const seen = () => other.outbox.getSnapshot().context.sends.send;
    const look = async () => {
      other.tab({ type: 'outbox.changed', profileId: 'profile-1' });
      await run(400);
    };
    await run(20_000);
    await look();
    expect(seen()).toMatchObject({ elsewhere: true, phase: 'blocked' });
    left = 25;
    say('mutation.retry');
    await run(100);
    await look();
    expect(seen()?.phase).toBe('sending');
    await run(20_000);
    await look();
    expect(seen()?.phase).toBe('blocked');
    left = 25;
    say('mutation.retry');
    await run(20_000);
    await look();
    expect(seen()).toBeUndefined();
  });

  it('LIM-10 no account sends more than 30,000 a day', async () => {
    const { submit, run, sends, facts } = await startAwakeOutbox({
      listings: suspiciousListings(10),
      profile: { noticesLimitDayCount: 29_996, noticesLimitUpdatedAt: new Date(0).toISOString() },
    });
    submit(sendWork(listingIds(10)));
    await run(1000);
    expect(sends().map(({ ids: sent }) => sent.length)).toEqual([4]);
    expect(facts()).toMatchObject({
      phase: 'blocked',
      because: { because: 'DAILY_MAXIMUM_REACHED', values: { count: 30_000 } },
    });
  });

  it('LIM-20 the day’s count is written by the send, once, and starts again on a new day', async () => {
    const yesterday = { noticesLimitDayCount: 400, noticesLimitUpdatedAt: '1969-12-30T12:00:00.000Z' };
    const { submit, run, profile, posts } = await startAwakeOutbox({
      listings: suspiciousListings(60),
      profile: yesterday,
    });
    submit(sendWork(listingIds(60)));
    await run(2000);
    expect(profile().noticesLimitDayCount).toBe(60);
    expect(posts.filter(({ operation }) => operation === 'updateProfile')).toHaveLength(1);
  });

  it('LIM-20 a send that goes on past midnight counts for the new day what went out in it', async () => {
    const midnight = new Date(0).setHours(24, 0, 0, 0);
    const { submit, run, clock, profile, sends } = await startAwakeOutbox({
      listings: suspiciousListings(60),
      latency: (operation) => (operation === 'sendNotice' ? 400 : 20),
      profile: { noticesLimitDayCount: 7, noticesLimitUpdatedAt: new Date(0).toISOString() },
    });
    clock.increment(midnight - 700 - clock.now());
    submit(sendWork(listingIds(60)));
    await run(3000);
    expect(sends().map(({ ids, at }) => [ids.length, at + 400 < midnight])).toEqual([
      [25, true],
      [25, false],
      [10, false],
    ]);
    expect(profile().noticesLimitDayCount).toBe(35);
  });

  it('LIM-20 three sends from one open page, and one of another tab between them, are counted together', async () => {
    const { submit, run, profile, openAnother, to } = await startAwakeOutbox({ listings: suspiciousListings(4) });
    submit(sendWork([listingIds(4)[0] ?? '']), 'one');
    await run(1000);
    expect(to('profile')).toContainEqual({
      type: 'day.counted',
      count: 1,
      at: profile().noticesLimitUpdatedAt,
    });
    submit(sendWork([listingIds(4)[1] ?? '']), 'two');
    await run(1000);
    expect(profile().noticesLimitDayCount).toBe(2);
    const other = openAnother();
    await run(100);
    other.outbox.send({ type: 'mutation.submit', id: 'elsewhere', work: sendWork([listingIds(4)[2] ?? '']) });
    other.outbox.send({ type: 'send.now', id: 'elsewhere' });
    await run(1000);
    submit(sendWork([listingIds(4)[3] ?? '']), 'three');
    await run(1000);
    expect(profile().noticesLimitDayCount).toBe(4);
  });

  it('LIM-20 a reload in the middle does not count twice', async () => {
    const { submit, run, reload, profile } = await startAwakeOutbox({
      listings: suspiciousListings(100),
      latency: () => 100,
      keysHonoured: true,
      profile: { noticesLimitDayCount: 7, noticesLimitUpdatedAt: new Date(0).toISOString() },
    });
    submit(sendWork(listingIds(100)));
    await run(500);
    reload();
    await run(20_000);
    expect(profile().noticesLimitDayCount).toBe(107);
  });

  const judged = (severity: string) => ({
    judge: { type: null, subType: null, severity, maxDenounces: null, denouncesAvailable: null, dueDate: null },
  });
  const answersDue = (count: number) => ({
    because: 'ANSWERS_DUE',
    values: { count },
    resolve: { to: 'history', search: { status: ['PENDING'] } },
  });
  it.each([
    [{ answersDue: 1 }, answersDue(1)],
    [{ answersDue: 3 }, answersDue(3)],
    [judged('temporary_suspension'), { because: 'SUSPENDED_UNTIL', values: { days: 0 } }],
    [judged('suspension'), { because: 'SUSPENDED', resolve: { to: 'supportForm' } }],
  ])(
    'LIM-18 LIM-19 what blocks the account blocks the send before the first request, with the way out: %j',
    async (account, because) => {
      const { submit, run, sends, facts } = await startAwakeOutbox({ listings: suspiciousListings(2), facts: account });
      submit(sendWork(listingIds(2)));
      await run(500);
      expect([sends().length, facts()?.because]).toEqual([0, because]);
    },
  );

  it('a refusal of the gateway that stops everything leaves the listings queued and says why', async () => {
    for (const code of ['ALLOWANCE_USED', 'SUSPENDED', 'ANSWERS_DUE'] as const) {
      const { submit, run, say, facts, journal } = await startAwakeOutbox({
        listings: suspiciousListings(2),
        ports: { sendNotice: refuses(code) } as FakePorts,
      });
      submit(sendWork(listingIds(2)));
      await run(500);
      expect(facts()).toMatchObject({
        phase: 'blocked',
        because: { because: code },
        rows: [{ status: 'queued' }, { status: 'queued' }],
      });
      say('send.cancel');
      await run(100);
      expect([facts()?.phase, journal.size]).toEqual(['cancelled', 0]);
    }
  });

  it('a refusal of single listings for want of allowance leaves those queued', async () => {
    const sendNotice: FakePorts['sendNotice'] = async ({ articlesIds }) => ({
      ok: true,
      value: articlesIds.map((id, n) => ({ id, notice: null, failure: n === 0 ? null : 'ALLOWANCE_USED' })),
    });
    const { submit, run, facts } = await startAwakeOutbox({ listings: suspiciousListings(3), ports: { sendNotice } });
    submit(sendWork(listingIds(3)));
    await run(500);
    expect(facts()).toMatchObject({
      phase: 'blocked',
      rows: [{ status: 'sent' }, { status: 'queued' }, { status: 'queued' }],
    });
  });
});
