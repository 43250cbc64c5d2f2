import { describe, expect, it } from 'vitest';
import type { NoticeOutcome } from '../../../../contracts/shapes';
import { refuses, type FakePorts } from '../../../simulator/answers';
import type { VisibleListing } from '../../../system-actors/listings';
import type { BatchBody } from '../journal';
import { aListing, aSuspiciousListing, listingId, markWork, sendWork, suspect } from '../outbox.samples';
import { startAwakeOutbox, listingIds, suspiciousListings } from './send.fixture';

describe('a send', () => {
  it('SUS-03 sends one listing', async () => {
    const { submit, run, ledger, facts } = await startAwakeOutbox({ listings: suspiciousListings(3) });
    submit(sendWork([listingId(1)]));
    await run(300);
    expect([...ledger]).toEqual([[listingId(1), 1]]);
    expect(facts()).toMatchObject({ phase: 'done', rows: [{ id: listingId(1), status: 'sent' }] });
  });

  it('SUS-13 goes in batches of 25 ids, one after the other', async () => {
    const { submit, run, sends } = await startAwakeOutbox({ listings: suspiciousListings(60), latency: () => 100 });
    submit(sendWork(listingIds(60)));
    await run(2000);
    expect(sends().map(({ ids: sent }) => sent.length)).toEqual([25, 25, 10]);
    expect(sends().flatMap(({ ids: sent }) => sent)).toEqual(listingIds(60));
    const [one, two] = sends();
    expect((two?.at ?? 0) - (one?.at ?? 0)).toBeGreaterThanOrEqual(100);
  });

  it('SUS-14 SUS-15 moves its listings to in progress, then to sent, and takes them off the count', async () => {
    const { submit, run, to } = await startAwakeOutbox({ listings: suspiciousListings(30), latency: () => 100 });
    submit(sendWork(listingIds(30)));
    await run(1000);
    const changes = to('listings').filter(({ type }) => type === 'sending.changed');
    expect(changes.map(({ ids: given, sending }) => [(given as string[]).length, sending as boolean])).toEqual([
      [25, true],
      [25, false],
      [5, true],
      [5, false],
    ]);
    const words = to('listings')
      .filter(({ type }) => type === 'overlay.settle')
      .flatMap(({ confirmed }) => confirmed as { noticed: { sent: boolean } }[]);
    expect(words.map((word) => word.noticed.sent)).toEqual(listingIds(30).map(() => true));
    expect(to('profile').filter(({ type }) => type === 'counts.changed')).toEqual([
      { type: 'counts.changed', reportedCount: 5 },
      { type: 'counts.changed', reportedCount: 25 },
    ]);
    expect(to('profile').map(({ type }) => type)).toContain('counts.refetch');
  });

  it('SUS-16 SUS-17 ends with a message that all are sent, linked to the suspicious list', async () => {
    const { submit, run, notices, sends } = await startAwakeOutbox({
      listings: suspiciousListings(31),
      latency: () => 100,
    });
    submit(sendWork(listingIds(30)));
    while (sends().length < 2) await run(50);
    expect(notices(), 'none before the last batch is sent').toEqual([]);
    await run(1000);
    expect(notices()).toEqual([
      { code: 'send.done', tone: 'success', values: { count: 30 }, link: { to: 'suspicious' } },
    ]);
  });

  it('also links to the sent reports when nothing is left in the suspicious list', async () => {
    const { submit, run, notices } = await startAwakeOutbox({
      listings: suspiciousListings(2),
      facts: { reportedCount: 0 },
    });
    submit(sendWork(listingIds(2)));
    await run(300);
    expect(notices()).toEqual([
      {
        code: 'send.done',
        tone: 'success',
        values: { count: 2 },
        link: { to: 'suspicious' },
        alsoLink: { to: 'history' },
      },
    ]);
  });

  it('ERR-22 a failure has one wording for one listing and one for all', async () => {
    const sendNotice = refuses<NoticeOutcome[]>('NO_NOTICES_FOR_SITE', { operation: 'sendNotice' });
    for (const [count, code] of [
      [1, 'send.failedOne'],
      [3, 'send.failedAll'],
    ] as const) {
      const { submit, run, notices, facts } = await startAwakeOutbox({
        listings: suspiciousListings(3),
        ports: { sendNotice } as FakePorts,
      });
      submit(sendWork(listingIds(count)));
      await run(300);
      const failure = { code: 'NO_NOTICES_FOR_SITE', operation: 'sendNotice' };
      expect(notices()).toEqual([{ code, tone: 'failure', values: { count }, link: { to: 'suspicious' }, failure }]);
      expect(facts()?.rows.every((row) => row.status === 'refused')).toBe(true);
    }
  });

  it('SUS-15 each listing has its own outcome, and what is refused stays counted', async () => {
    const { submit, run, facts, notices, to } = await startAwakeOutbox({
      listings: [aSuspiciousListing(listingId(0)), aListing(listingId(1))],
    });
    submit(sendWork(listingIds(2)));
    await run(300);
    expect(facts()?.rows).toMatchObject([
      { id: listingId(1), status: 'refused', failure: { code: 'NOT_REPORTED' } },
      { id: listingId(0), status: 'sent' },
    ]);
    expect(notices()).toMatchObject([{ code: 'send.partly', values: { sent: 1, failed: 1 } }]);
    const counts = to('profile').filter(({ type }) => type === 'counts.changed');
    expect(counts.map(({ reportedCount }) => reportedCount as number).toSorted()).toEqual([1, 2]);
  });

  it('of listings that this tab never loaded keeps the reason that was sent', async () => {
    const { submit, run, to, reload } = await startAwakeOutbox({
      listings: suspiciousListings(2),
      visible: {},
      latency: () => 100,
    });
    submit(sendWork(listingIds(2)));
    await run(150);
    reload();
    await run(60_000);
    expect(to('drafts').find(({ type }) => type === 'draft.keep')).toMatchObject({
      value: {
        rows: listingIds(2).map((id) => ({
          id,
          title: '',
          code: 'PPPI1',
          status: 'sent',
          caseId: expect.stringMatching(/./),
        })),
      },
    });
  });

  it('what became of each listing is kept as its receipt; a send that was taken back has none', async () => {
    const { submit, submitInPeace, say, run, to } = await startAwakeOutbox({
      listings: [aSuspiciousListing(listingId(0)), aListing(listingId(1))],
    });
    submit(sendWork(listingIds(2)));
    await run(300);
    expect(to('drafts')).toMatchObject([
      {
        type: 'draft.keep',
        key: 'receipt:send',
        value: {
          rows: [
            { id: listingId(1), status: 'refused', failure: { code: 'NOT_REPORTED' } },
            { id: listingId(0), status: 'sent', failure: null, caseId: 'notice-1' },
          ],
        },
      },
    ]);
    submitInPeace(sendWork([listingId(1)]), 'other');
    say('send.cancel', 'other');
    await run(300);
    expect(to('drafts')).toHaveLength(1);
  });

  it('SUS-18 SUS-19 what is known not to be sendable is refused without asking, and the rest goes', async () => {
    const notice = {
      noticeId: 'n',
      sent: true,
      sending: false,
      failed: false,
      reason: null,
      noticedAt: null,
      takeDownAt: null,
      snapshot: null,
      rejectOption: null,
    };
    const seen = (listing: ReturnType<typeof aListing>): VisibleListing => ({
      ...listing,
      pendingMark: null,
      sending: false,
      removed: false,
      discarded: false,
    });
    const unmarked = seen(aListing(listingId(0)));
    const underWay = seen(
      aSuspiciousListing(listingId(1), { noticed: { ...notice, noticeStatus: 'PENDING_MODERATION' } }),
    );
    const again = seen(aSuspiciousListing(listingId(2), { noticed: { ...notice, noticeStatus: 'REJECTED' } }));
    const visible = { [unmarked.id]: unmarked, [underWay.id]: underWay, [again.id]: again };
    const { submit, run, facts, sends } = await startAwakeOutbox({ listings: [unmarked, underWay, again], visible });
    submit(sendWork(listingIds(3)));
    await run(300);
    expect(sends().map(({ ids: sent }) => sent)).toEqual([[listingId(2)]]);
    expect(facts()?.rows.map(({ id, status, failure }) => [id, status, failure?.code])).toEqual([
      [listingId(2), 'sent', undefined],
      [listingId(0), 'refused', 'NOT_REPORTED'],
      [listingId(1), 'refused', 'REPORT_ALREADY_SENT'],
    ]);
  });

  it('SUS-19 what was never loaded here and is reported no more is found out before it goes, and stays', async () => {
    const listings = [aListing(listingId(0)), aSuspiciousListing(listingId(1))];
    const { submit, run, facts, sends } = await startAwakeOutbox({ listings });
    submit(sendWork(listingIds(2)));
    await run(300);
    expect(sends().map(({ ids }) => ids)).toEqual([[listingId(1)]]);
    expect(facts()?.rows.map(({ id, status, failure }) => [id, status, failure?.code])).toEqual([
      [listingId(0), 'refused', 'NOT_REPORTED'],
      [listingId(1), 'sent', undefined],
    ]);
  });

  it('has every id in the journal, batch by batch, before the first goes', async () => {
    const { submit, run, facts, ledger, journal, sends } = await startAwakeOutbox({
      listings: suspiciousListings(120),
      latency: () => 100,
    });
    submit(sendWork(listingIds(120)));
    await run(50);
    expect([sends().length, ledger.size]).toEqual([0, 0]);
    const batches = () => [...journal.values()].filter(({ kind }) => kind === 'batch');
    expect(batches().map(({ body }) => (body as BatchBody).rows.map(({ id }) => id))).toEqual(
      [0, 25, 50, 75, 100].map((from) => listingIds(120).slice(from, from + 25)),
    );
    await run(3000);
    expect([...ledger.values()]).toEqual(listingIds(120).map(() => 1));
    expect(facts()?.phase).toBe('done');
  });

  it('sends a listing that it was given twice once', async () => {
    const { submit, run, ledger } = await startAwakeOutbox({ listings: suspiciousListings(100) });
    submit(sendWork([...listingIds(100), ...listingIds(60)]));
    await run(3000);
    expect([...ledger]).toEqual(listingIds(100).map((id) => [id, 1]));
  });

  it('tells how far it is and how long it will still take', async () => {
    const seen = suspiciousListings(100).map((listing) => ({
      ...listing,
      pendingMark: null,
      sending: false,
      removed: false,
      discarded: false,
    }));
    const { submit, run, view } = await startAwakeOutbox({
      listings: suspiciousListings(100),
      visible: Object.fromEntries(seen.map((listing) => [listing.id, listing])),
      latency: () => 100,
      keysHonoured: true,
    });
    submit(sendWork(listingIds(100)));
    await run(160);
    expect(view()).toMatchObject({ phase: 'sending', timeLeft: null, percent: 0, inflight: 25, queued: 75 });
    await run(210);
    expect(view()).toMatchObject({ percent: 25, sent: 25, inflight: 25, queued: 50 });
    expect(view()?.timeLeft).toBeGreaterThan(450);
    expect(view()?.timeLeft).toBeLessThan(800);
  });

  it('tells what another tab sent meanwhile as sent before, and doesn’t ask the gateway to send it again', async () => {
    const { submit, run, sends, notices, facts, listings, ledger, to } = await startAwakeOutbox({
      listings: suspiciousListings(40),
    });
    submit(sendWork(listingIds(30)), 'first');
    await run(2000);
    const seen = Object.fromEntries(suspiciousListings(40).map((listing) => [listing.id, listing]));
    expect(seen[listingId(0)]?.noticed).toBeNull();
    const before = to('listings').length;
    submit(sendWork(listingIds(30)), 'again');
    await run(2000);
    expect(sends()).toHaveLength(2);
    expect(facts('again')?.rows.every(({ failure }) => failure?.code === 'REPORT_ALREADY_SENT')).toBe(true);
    expect(notices().at(-1)).toEqual({
      code: 'send.alreadySent',
      tone: 'info',
      values: { count: 30 },
      link: { to: 'history' },
    });
    expect(to('listings').slice(before)).toContainEqual(
      expect.objectContaining({
        type: 'overlay.settle',
        confirmed: expect.arrayContaining([
          expect.objectContaining({ id: listingId(0), noticed: listings.get(listingId(0))?.noticed }),
        ]) as unknown,
      }),
    );
    submit(sendWork(listingIds(40)), 'the rest');
    await run(2000);
    expect(notices().at(-1)).toMatchObject({ code: 'send.doneSomeBefore', values: { count: 10, already: 30 } });
    expect([...ledger.values()]).toEqual(listingIds(40).map(() => 1));
  });

  it('shows the batch that is out, however soon it went after its listings were asked about', async () => {
    const { submit, run, view, sends } = await startAwakeOutbox({
      listings: suspiciousListings(60),
      latency: (operation) => (operation === 'sendNotice' ? 5000 : 1),
    });
    submit(sendWork(listingIds(60)));
    await run(60);
    expect([sends().length, view()?.inflight, view()?.phase]).toEqual([1, 25, 'sending']);
  });

  it('waits for the mark of its listing that is still on its way', async () => {
    const { page, submit, run, posts } = await startAwakeOutbox({
      listings: [aListing(listingId(0))],
      latency: () => 500,
    });
    page().outbox.send({ type: 'mutation.submit', id: 'mark', work: markWork(suspect(listingId(0))) });
    submit(sendWork(listingIds(1)));
    await run(3000);
    expect(posts.map(({ operation }) => operation)).toEqual(['reportArticles', 'sendNotice', 'updateProfile']);
  });

  it('a second send of the same listings is the same send; one of others waits and leaves out what is in hand', async () => {
    const { submit, run, sends, ledger, page } = await startAwakeOutbox({
      listings: suspiciousListings(40),
      latency: () => 100,
    });
    submit(sendWork(listingIds(30)), 'one');
    submit(sendWork(listingIds(30)), 'two');
    submit(sendWork(listingIds(40)), 'three');
    await run(5000);
    expect(Object.keys(page().outbox.getSnapshot().context.sends)).toEqual(['one', 'three']);
    expect(sends().map(({ ids: sent }) => sent.length)).toEqual([25, 5, 10]);
    expect([...ledger.values()]).toEqual(listingIds(40).map(() => 1));
  });

  it('once cancelled posts nothing more, tells what became of the batch on its way, and leaves the rest marked', async () => {
    const { submit, run, say, sends, facts, notices, journal } = await startAwakeOutbox({
      listings: suspiciousListings(100),
      latency: () => 200,
    });
    submit(sendWork(listingIds(100)));
    await run(250);
    expect(facts()).toMatchObject({ phase: 'sending', stopping: false });
    say('send.cancel');
    expect(facts()).toMatchObject({ phase: 'sending', stopping: true });
    await run(5000);
    expect(sends()).toHaveLength(1);
    expect(facts()).toMatchObject({ phase: 'cancelled', stopping: false });
    expect(facts()?.rows.filter((row) => row.status === 'sent')).toHaveLength(25);
    expect(facts()?.rows.filter((row) => row.status === 'queued')).toHaveLength(75);
    expect(notices()).toMatchObject([{ code: 'send.cancelled', values: { sent: 25, left: 75 } }]);
    expect(journal.size).toBe(0);
    say('send.dismiss');
    expect(facts()).toBeUndefined();
  });

  it('cancelled while its answer is lost asks what became of it and does not post again, even where keys are honoured', async () => {
    const { submit, run, say, sends, facts } = await startAwakeOutbox({
      listings: suspiciousListings(30),
      keysHonoured: true,
      fate: (operation) => (operation === 'sendNotice' ? 'lostAfter' : 'answered'),
    });
    submit(sendWork(listingIds(30)));
    await run(31_000);
    expect(facts()?.phase).toBe('reconciling');
    say('send.cancel');
    await run(10_000);
    expect([sends().length, facts()?.phase]).toEqual([1, 'cancelled']);
    expect(facts()?.rows.filter((row) => row.status === 'sent')).toHaveLength(25);
  });

  it('a listing that the gateway no longer knows is shown as unknown after a lost answer, and never sent again', async () => {
    let lost = true;
    const { submit, run, sends, facts, listings, notices } = await startAwakeOutbox({
      listings: suspiciousListings(2),
      fate: (operation) => (operation === 'sendNotice' && lost ? 'lostBefore' : 'answered'),
    });
    submit(sendWork(listingIds(2)));
    await run(1000);
    lost = false;
    listings.delete(listingId(1));
    await run(60_000, 50);
    expect(sends().map(({ ids: sent }) => sent)).toEqual([listingIds(2), [listingId(0)]]);
    expect(facts()?.rows).toMatchObject([
      { id: listingId(1), status: 'unknown' },
      { id: listingId(0), status: 'sent' },
    ]);
    expect(notices()).toMatchObject([{ code: 'send.partly', values: { sent: 1, failed: 1 } }]);
  });
});
