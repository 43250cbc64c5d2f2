import { describe, expect, it } from 'vitest';
import { timings } from '../../../../contracts/vocabulary/limits';
import { sendWork } from '../outbox.samples';
import { startAwakeOutbox, listingIds, suspiciousListings } from './send.fixture';

describe('a send that can still be taken back', () => {
  it('lets 10 s pass before its first request, of one listing too, and tells when it goes', async () => {
    const { submitInPeace, run, clock, facts, sends, posts, ledger } = await startAwakeOutbox({
      listings: suspiciousListings(1),
    });
    const asked = clock.now();
    submitInPeace(sendWork(listingIds(1)));
    await run(9_900);
    expect(facts()).toMatchObject({ phase: 'countdown', goesAt: asked + timings.takeBack });
    expect(posts).toEqual([]);
    await run(1000);
    expect(sends()[0]?.at).toBeGreaterThanOrEqual(asked + timings.takeBack);
    expect([facts()?.phase, facts()?.goesAt, [...ledger.values()]]).toEqual(['done', null, [1]]);
  });

  it('goes at once when somebody says so', async () => {
    const { submitInPeace, run, say, sends, facts } = await startAwakeOutbox({ listings: suspiciousListings(2) });
    submitInPeace(sendWork(listingIds(2)));
    await run(2000);
    say('send.now');
    await run(300);
    expect([sends().length, facts()?.phase]).toEqual([1, 'done']);
  });

  it('taken back leaves everything as it was: nothing is sent, kept or shown, and that is told', async () => {
    const { submitInPeace, run, say, asked, posts, facts, notices, journal, to } = await startAwakeOutbox({
      listings: suspiciousListings(3),
    });
    submitInPeace(sendWork(listingIds(3)));
    await run(9_000);
    say('send.cancel');
    await run(20_000);
    expect([asked.filter((name) => name !== 'profile'), posts, facts(), journal.size]).toEqual([[], [], undefined, 0]);
    expect(notices()).toEqual([
      { code: 'send.takenBack', tone: 'info', values: { count: 3, named: 'no', subject: '' } },
    ]);
    expect(to('listings')).toEqual([]);
  });

  it('keeps its moment over a reload: it neither begins anew nor goes before', async () => {
    const { submitInPeace, run, clock, reload, facts, sends } = await startAwakeOutbox({
      listings: suspiciousListings(3),
    });
    const goesAt = clock.now() + timings.takeBack;
    submitInPeace(sendWork(listingIds(3)));
    await run(6_000);
    reload();
    await run(3_000);
    expect([facts()?.phase, facts()?.goesAt, sends().length]).toEqual(['countdown', goesAt, 0]);
    await run(1_500);
    expect(sends().map(({ at }) => at >= goesAt)).toEqual([true]);
  });

  it('that was told to go at once does not count again after a reload', async () => {
    const { submitInPeace, run, say, reload, facts, sends } = await startAwakeOutbox({
      listings: suspiciousListings(3),
      latency: () => 500,
    });
    submitInPeace(sendWork(listingIds(3)));
    await run(1_000);
    say('send.now');
    await run(20);
    reload();
    await run(2_500);
    expect([facts()?.phase, sends().length]).toEqual(['done', 1]);
  });

  it('is taken back after a reload as before it', async () => {
    const { submitInPeace, run, say, reload, posts, journal } = await startAwakeOutbox({
      listings: suspiciousListings(3),
    });
    submitInPeace(sendWork(listingIds(3)));
    await run(3_000);
    reload();
    await run(100);
    say('send.cancel');
    await run(20_000);
    expect([posts, journal.size]).toEqual([[], 0]);
  });

  it('is counted down in one tab: another shows the same moment and sends nothing of it', async () => {
    const { submitInPeace, run, clock, openAnother, sends, ledger } = await startAwakeOutbox({
      listings: suspiciousListings(3),
    });
    const goesAt = clock.now() + timings.takeBack;
    submitInPeace(sendWork(listingIds(3)));
    await run(1_000);
    const other = openAnother();
    await run(100);
    const seen = () => other.outbox.getSnapshot().context.sends.send;
    expect(seen()).toMatchObject({ elsewhere: true, phase: 'countdown', goesAt });
    await run(15_000);
    expect([sends().length, [...ledger.values()]]).toEqual([1, [1, 1, 1]]);
  });

  it('that is taken back brings no outcome of a former send back', async () => {
    const { submitInPeace, run, say, facts } = await startAwakeOutbox({ listings: suspiciousListings(4) });
    submitInPeace(sendWork(listingIds(2)), 'one');
    await run(15_000);
    expect(facts('one')?.phase).toBe('done');
    submitInPeace(sendWork(listingIds(4).slice(2)), 'send');
    await run(1_000);
    say('send.cancel');
    await run(1_000);
    expect([facts('one'), facts('send')]).toEqual([undefined, undefined]);
  });

  it('two sends count side by side and go one after the other', async () => {
    const { submitInPeace, run, facts, sends } = await startAwakeOutbox({ listings: suspiciousListings(4) });
    submitInPeace(sendWork(listingIds(2)), 'one');
    await run(4_000);
    submitInPeace(sendWork(listingIds(4)), 'two');
    await run(7_000);
    expect([facts('one')?.phase, facts('two')?.phase]).toEqual(['done', 'countdown']);
    await run(4_000);
    expect(sends().map(({ ids: sent }) => sent)).toEqual([listingIds(2), listingIds(4).slice(2)]);
  });
});

const many = 30_000;

it('SUS-13 thirty thousand are exactly 1,200 requests of 25, each listing once; what is asked beside them is counted apart', async () => {
  const { submit, run, sends, ledger, asked, facts } = await startAwakeOutbox({ listings: suspiciousListings(many) });
  submit(sendWork(listingIds(many)));
  while (facts()?.phase !== 'done') await run(1000);
  expect(sends()).toHaveLength(1200);
  expect(new Set(sends().map(({ ids: sent }) => sent.length))).toEqual(new Set([25]));
  expect(ledger.size).toBe(many);
  expect([...ledger.values()].every((count) => count === 1)).toBe(true);
  const beside: Record<string, number> = {};
  for (const operation of asked) if (operation !== 'sendNotice') beside[operation] = (beside[operation] ?? 0) + 1;
  expect(beside).toEqual({
    articlesByIds: 1200,
    memberRestriction: 1199,
    memberJudge: 1199,
    profile: 1,
    updateProfile: 1,
  });
});

it('after a cancel no request is begun, and the batch that is out is the last', async () => {
  const { submit, run, say, sends, facts } = await startAwakeOutbox({ listings: suspiciousListings(1000) });
  submit(sendWork(listingIds(1000)));
  while (sends().length < 7) await run(10);
  say('send.cancel');
  await run(60_000);
  expect(sends()).toHaveLength(7);
  expect(facts()?.phase).not.toBe('sending');
});
