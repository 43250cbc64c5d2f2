import { describe, expect, it, vi } from 'vitest';
import { undoTimeSetting } from '../../domain/undo-time';
import { answersLater } from '../../simulator/answers';
import type { Mutation } from '../../system-actors/outbox';
import { aProfile, confirmWork, sendWork } from './outbox.samples';
import { listingIds, startAwakeOutbox, suspiciousListings } from './send/send.fixture';
import { longestTimer } from './take-back';
import type { outboxWorld } from './world.fixture';

const deleteReport: Mutation = {
  kind: 'command',
  command: { type: 'deleteNoticedReport', input: { id: '80000001' } },
};
const chosen = (value: unknown) => ({ profile: aProfile({ settings: { [undoTimeSetting]: value } }) });

type Page = ReturnType<ReturnType<typeof outboxWorld>['open']>;

async function startWith(value: unknown) {
  const facts = chosen(value);
  const world = await startAwakeOutbox({
    listings: suspiciousListings(4),
    facts,
    ports: { deleteNoticedReport: answersLater() },
  });
  return {
    ...world,
    /** The choice is changed, and that tab has heard of it. */
    choose: (seconds: unknown, page: Page = world.page()) => {
      Object.assign(facts, chosen(seconds));
      const profile = page.root.system.get('profile');
      profile.send({ type: 'facts.set', facts: { ...profile.getSnapshot().context, ...facts } });
    },
    timesSent: () => world.sends().map(({ at }) => at),
  };
}

describe('how long what was sent can be undone', () => {
  it.each([
    ['nothing', undefined, 10],
    ['thirty seconds', 30, 30],
    ['a minute', 60, 60],
    ['what cannot be read', { seconds: 60 }, 10],
  ])('is what the person chose: %s', async (_name, value, seconds) => {
    const { submitInPeace, run, clock, facts, timesSent, posts } = await startWith(value);
    const goesAt = clock.now() + seconds * 1_000;
    submitInPeace(sendWork(listingIds(2)));
    await run(seconds * 1_000 - 100);
    expect([facts()?.phase, facts()?.goesAt, posts]).toEqual(['countdown', goesAt, []]);
    await run(1_000);
    expect([timesSent().map((at) => at >= goesAt), facts()?.phase]).toEqual([[true], 'done']);
  });

  it('is the same for a reply and for what is deleted', async () => {
    const { submitInPeace, run, clock, job, posts } = await startWith(30);
    const goesAt = clock.now() + 30_000;
    submitInPeace(confirmWork, 'reply');
    submitInPeace(deleteReport, 'deletion');
    await run(29_900);
    expect([job('reply'), job('deletion')]).toMatchObject([
      { phase: 'countdown', goesAt },
      { phase: 'countdown', goesAt },
    ]);
    expect(posts).toEqual([]);
    await run(200);
    expect([job('reply')?.goesAt, job('deletion')?.goesAt]).toEqual([null, null]);
  });

  it('is changed for the next send: what waits keeps its moment, whether it grows or shrinks', async () => {
    const { submitInPeace, run, clock, facts, choose, timesSent } = await startWith(30);
    const began = clock.now();
    submitInPeace(sendWork(listingIds(1)), 'one');
    choose(60);
    submitInPeace(sendWork(listingIds(2)), 'two');
    choose(10);
    submitInPeace(sendWork(listingIds(3)), 'three');
    await run(100);
    expect(['one', 'two', 'three'].map((id) => facts(id)?.goesAt)).toEqual([
      began + 30_000,
      began + 60_000,
      began + 10_000,
    ]);
    await run(61_000);
    const sent = timesSent().map((at) => Math.floor((at - began) / 10_000) * 10);
    expect(sent, 'each goes at its own moment').toEqual([10, 30, 60]);
  });

  it('has no end where reports wait for a press: neither a month nor a reload lets one go, and then the press does, each for itself', async () => {
    const { submitInPeace, say, run, clock, reload, facts, timesSent, ledger, journal } =
      await startWith('untilPressed');
    submitInPeace(sendWork(listingIds(1)), 'first');
    submitInPeace(sendWork(listingIds(3).slice(1)), 'second');
    await run(100);
    reload();
    // Longer than the longest timer of a browser, twice.
    for (let week = 0; week < 8; week += 1) {
      clock.increment(7 * 86_400_000);
      await run(1_000);
    }
    reload();
    await run(100);
    expect([facts('first')?.phase, facts('second')?.phase, timesSent()]).toEqual(['countdown', 'countdown', []]);
    expect(journal.size).toBeGreaterThan(0);
    const pressed = clock.now();
    say('send.now', 'second');
    await run(300);
    expect([facts('first')?.phase, facts('second')?.phase]).toEqual(['countdown', 'done']);
    say('send.now', 'first');
    await run(300);
    expect([facts('first')?.phase, timesSent().map((at) => at - pressed < 1_000)]).toEqual(['done', [true, true]]);
    expect([...ledger.values()]).toEqual([1, 1, 1]);
  });

  it('sets no timer that a browser would take for none', async () => {
    const { submitInPeace, run, clock } = await startWith('untilPressed');
    const timers = vi.spyOn(clock, 'setTimeout');
    submitInPeace(sendWork(listingIds(1)));
    await run(100);
    const delays = timers.mock.calls.map(([, delay]) => delay);
    expect(Math.max(...delays)).toBe(longestTimer);
  });

  it('is a minute for a reply and a deletion where reports wait for a press', async () => {
    const { submitInPeace, run, clock, job } = await startWith('untilPressed');
    const goesAt = clock.now() + 60_000;
    submitInPeace(confirmWork, 'reply');
    submitInPeace(deleteReport, 'deletion');
    await run(100);
    expect([job('reply')?.goesAt, job('deletion')?.goesAt]).toEqual([goesAt, goesAt]);
    await run(61_000);
    expect([job('reply')?.goesAt, job('deletion')?.goesAt]).toEqual([null, null]);
  });

  it('ends for one alone that is told to go now: it goes at once, and the one before it, due meanwhile, waits until it is over', async () => {
    const { submitInPeace, say, run, clock, sends, facts, ledger } = await startAwakeOutbox({
      listings: suspiciousListings(3),
      latency: (operation) => (operation === 'sendNotice' ? 20_000 : 10),
    });
    const began = clock.now();
    submitInPeace(sendWork(listingIds(1)), 'first');
    submitInPeace(sendWork(listingIds(3).slice(1)), 'second');
    await run(1_000);
    say('send.now', 'second');
    await run(500);
    expect([facts('first')?.phase, facts('second')?.phase]).toEqual(['countdown', 'sending']);
    await run(12_000);
    expect([facts('first')?.phase, facts('first')?.goesAt, sends().length]).toEqual(['waiting', null, 1]);
    await run(30_000);
    const departures = sends().map(({ at }) => Math.floor((at - began) / 1_000));
    expect(departures[0]).toBe(1);
    expect(departures[1]).toBeGreaterThanOrEqual(21);
    expect([...ledger.values()]).toEqual([1, 1, 1]);
  });

  it('is kept over a reload in the middle: it goes neither before its moment nor after, though the choice was changed', async () => {
    const { submitInPeace, run, clock, reload, choose, facts, job, timesSent, replied } = await startWith(30);
    const goesAt = clock.now() + 30_000;
    submitInPeace(sendWork(listingIds(2)));
    submitInPeace(confirmWork, 'reply');
    await run(12_000);
    choose(10);
    reload();
    await run(17_900);
    expect([facts(), job()]).toMatchObject([
      { phase: 'countdown', goesAt },
      { phase: 'countdown', goesAt },
    ]);
    expect([timesSent(), replied()]).toEqual([[], []]);
    await run(500);
    expect([...timesSent(), ...replied().map(({ at }) => at)].map((at) => at >= goesAt)).toEqual([true, true]);
  });

  it('is given in the tab that sends: another shows that moment, and its own next send takes what is chosen by then', async () => {
    const { submitInPeace, run, clock, openAnother, choose, ledger } = await startWith(30);
    const goesAt = clock.now() + 30_000;
    submitInPeace(sendWork(listingIds(2)));
    await run(1_000);
    const other = openAnother();
    await run(100);
    const seen = (id: string) => other.outbox.getSnapshot().context.sends[id];
    expect(seen('send')).toMatchObject({ elsewhere: true, phase: 'countdown', goesAt });
    choose(60, other);
    const later = clock.now() + 60_000;
    other.outbox.send({ type: 'mutation.submit', id: 'next', work: sendWork(listingIds(4).slice(2)) });
    await run(100);
    expect(seen('next')).toMatchObject({ elsewhere: false, phase: 'countdown', goesAt: later });
    expect(seen('send')).toMatchObject({ goesAt });
    await run(65_000);
    expect([...ledger.values()]).toEqual([1, 1, 1, 1]);
  });

  it('ends from another tab: what is taken back there never goes, and that tab says so', async () => {
    const { submitInPeace, run, page, openAnother, ledger } = await startWith(30);
    submitInPeace(sendWork(listingIds(2)));
    await run(1_000);
    const other = openAnother();
    await run(100);
    const asked = other.said.length;
    other.outbox.send({ type: 'send.pause', id: 'send' });
    other.outbox.send({ type: 'send.cancel', id: 'nothing' });
    expect(other.said.slice(asked), 'nothing but what counts down is asked for').toEqual([]);
    other.outbox.send({ type: 'send.cancel', id: 'send' });
    const told = page().said.length;
    for (const message of other.said.slice(asked)) page().tab(message);
    await run(100);
    for (const message of page().said.slice(told)) other.tab(message);
    await run(400);
    expect(other.outbox.getSnapshot().context).toMatchObject({ sends: {}, askedElsewhere: [] });
    const toasts = other.heard.flatMap(({ event }) => (event.type === 'notice.raise' ? [event] : []));
    expect(toasts).toMatchObject([{ notice: { code: 'send.takenBack', values: { count: 2 } } }]);
    await run(40_000);
    expect(ledger.size).toBe(0);
  });

  it('is no longer than it was at first where the clock is turned back', async () => {
    const { submitInPeace, run, reload, journal, facts, timesSent } = await startWith(30);
    submitInPeace(sendWork(listingIds(1)));
    await run(100);
    const entry = journal.get('send');
    if (entry?.kind !== 'send') throw new Error('No send in the journal.');
    const ahead = 3_600_000;
    Object.assign(entry, { createdAt: entry.createdAt + ahead });
    Object.assign(entry.body as object, { goesAt: (facts()?.goesAt ?? 0) + ahead });
    reload();
    await run(29_500);
    expect(timesSent()).toEqual([]);
    await run(1_500);
    expect(timesSent()).toHaveLength(1);
  });
});
