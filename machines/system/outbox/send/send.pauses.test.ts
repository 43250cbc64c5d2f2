import { describe, expect, it } from 'vitest';
import { sendWork } from '../outbox.samples';
import { startAwakeOutbox, listingIds, suspiciousListings } from './send.fixture';

describe('a send that is interrupted', () => {
  it('goes on after a reload from where it was, and shows what was already sent', async () => {
    const { submit, run, reload, facts, ledger } = await startAwakeOutbox({
      listings: suspiciousListings(100),
      latency: () => 100,
      keysHonoured: true,
    });
    submit(sendWork(listingIds(100)));
    await run(450);
    const before = facts()?.rows.filter((row) => row.status === 'sent').length ?? 0;
    expect(before).toBeGreaterThan(0);
    reload();
    await run(20);
    expect(facts()?.rows.filter((row) => row.status === 'sent').length).toBeGreaterThanOrEqual(before);
    await run(3000);
    expect([facts()?.phase, [...ledger.values()]]).toEqual(['done', listingIds(100).map(() => 1)]);
  });

  it('waits while offline, says so, and goes on', async () => {
    const { page, submit, run, facts, sends } = await startAwakeOutbox({
      listings: suspiciousListings(60),
      latency: () => 100,
      keysHonoured: true,
    });
    submit(sendWork(listingIds(60)));
    await run(150);
    page().goOnline(false);
    await run(1000);
    expect([facts()?.phase, sends().length]).toEqual(['waiting', 1]);
    page().goOnline(true);
    await run(2000);
    expect([facts()?.phase, sends().length]).toEqual(['done', 3]);
  });

  it.each([
    ['SERVER_ERROR', 'reconciling', true],
    ['NO_VALID_TOKEN', 'paused', false],
  ] as const)(
    'met by %s says when it tries again by itself, and tries at once when it is asked to',
    async (code, phase, keysHonoured) => {
      const asked: string[][] = [];
      const { submit, run, say, facts, clock } = await startAwakeOutbox({
        listings: suspiciousListings(2),
        keysHonoured,
        ports: {
          sendNotice: async ({ articlesIds }) => {
            asked.push(articlesIds);
            return asked.length < 4
              ? { ok: false, failure: { code } }
              : { ok: true, value: articlesIds.map((id) => ({ id, notice: null, failure: null })) };
          },
        },
      });
      submit(sendWork(listingIds(2)));
      await run(50);
      expect([asked.length, facts()?.phase]).toEqual([1, phase]);
      const wait = (facts()?.triesAt ?? 0) - clock.now();
      expect([wait > 1_500, wait <= 2_000], 'the next try is known').toEqual([true, true]);
      say('mutation.retry');
      await run(50);
      expect(asked.length, 'it tries at once').toBe(2);
      say('mutation.retry');
      await run(50);
      say('mutation.retry');
      await run(400);
      expect([asked.length, facts()?.phase, facts()?.triesAt]).toEqual([4, 'done', null]);
    },
  );

  it('a spent session pauses it, and the batch that was turned away goes again as it was', async () => {
    let turned = 1;
    const { submit, run, facts, sends } = await startAwakeOutbox({
      listings: suspiciousListings(2),
      ports: {
        sendNotice: async ({ articlesIds }) =>
          turned-- > 0
            ? { ok: false, failure: { code: 'NO_VALID_TOKEN' } }
            : { ok: true, value: articlesIds.map((id) => ({ id, notice: null, failure: null })) },
      },
    });
    submit(sendWork(listingIds(2)));
    await run(200);
    expect(facts()).toMatchObject({ phase: 'paused', failure: { code: 'NO_VALID_TOKEN' } });
    await run(3000);
    expect([facts()?.phase, sends().length]).toEqual(['done', 0]);
  });
});

describe('a send that the person pauses', () => {
  const open = async () =>
    startAwakeOutbox({ listings: suspiciousListings(100), latency: () => 100, keysHonoured: true });

  it('says that a batch is out already, sends nothing more after it, and goes on when it is resumed', async () => {
    const { submit, run, say, facts, sends, ledger } = await open();
    submit(sendWork(listingIds(100)));
    await run(160);
    say('send.pause');
    expect(facts()).toMatchObject({ phase: 'sending', pausing: true });
    await run(5_000);
    expect([facts()?.phase, facts()?.pausing, sends().length]).toEqual(['resting', false, 1]);
    expect(facts()?.rows.map(({ status }) => status)).toEqual(
      listingIds(100).map((_, n) => (n < 25 ? 'sent' : 'queued')),
    );
    say('send.resume');
    await run(5_000);
    expect([facts()?.phase, [...ledger.values()]]).toEqual(['done', listingIds(100).map(() => 1)]);
  });

  it('stays paused over a reload, and with a batch out at that moment, which is asked about and not sent again', async () => {
    const { submit, run, say, reload, facts, sends, ledger } = await startAwakeOutbox({
      listings: suspiciousListings(100),
      latency: () => 100,
    });
    submit(sendWork(listingIds(100)));
    await run(160);
    say('send.pause');
    await run(20);
    reload();
    await run(60_000);
    expect([facts()?.phase, sends().length, [...ledger.values()].length]).toEqual(['resting', 1, 25]);
    expect(facts()?.rows.filter(({ status }) => status === 'sent')).toHaveLength(25);
    reload();
    await run(60_000);
    expect([facts()?.phase, sends().length]).toEqual(['resting', 1]);
    say('send.resume');
    reload();
    await run(20);
    say('send.resume');
    await run(60_000);
    expect([facts()?.phase, [...ledger.values()]]).toEqual(['done', listingIds(100).map(() => 1)]);
  });

  it('stays cancelled over a reload while a batch is out, which is asked about: nothing else goes', async () => {
    const { submit, run, say, reload, facts, sends, ledger, notices, journal } = await startAwakeOutbox({
      listings: suspiciousListings(100),
      latency: () => 100,
    });
    submit(sendWork(listingIds(100)));
    await run(160);
    say('send.cancel');
    say('send.cancel');
    await run(20);
    reload();
    await run(60_000);
    expect([facts()?.phase, sends().length, ledger.size]).toEqual(['cancelled', 1, 25]);
    expect(notices()).toMatchObject([{ code: 'send.cancelled', values: { sent: 25, left: 75 } }]);
    expect(journal.size, 'nothing is left to take up').toBe(0);
  });

  it('stays cancelled over a reload when it was cancelled while its answer is lost and keys are honoured', async () => {
    let lost = true;
    const { submit, run, say, reload, facts, ledger } = await startAwakeOutbox({
      listings: suspiciousListings(100),
      keysHonoured: true,
      fate: (operation) => (operation === 'sendNotice' && lost ? 'lostAfter' : 'answered'),
    });
    submit(sendWork(listingIds(100)));
    await run(31_000);
    say('send.cancel');
    await run(20);
    lost = false;
    reload();
    await run(60_000);
    expect([facts()?.phase, ledger.size]).toEqual(['cancelled', 25]);
  });

  it('goes on at once when it is resumed before what is out is answered', async () => {
    const { submit, run, say, facts, ledger } = await open();
    submit(sendWork(listingIds(50)));
    await run(160);
    say('send.pause');
    await run(20);
    say('send.resume');
    expect(facts()?.pausing).toBe(false);
    await run(5_000);
    expect([facts()?.phase, ledger.size]).toEqual(['done', 50]);
  });

  it('can be given up: what went out stays sent, the rest stays in the list', async () => {
    const { submit, run, say, facts, ledger } = await open();
    submit(sendWork(listingIds(100)));
    await run(160);
    say('send.pause');
    await run(1_000);
    say('send.cancel');
    await run(1_000);
    expect([facts()?.phase, ledger.size]).toEqual(['cancelled', 25]);
  });

  it('is not paused while it can be taken back, nor when nothing of it is left to go', async () => {
    const { submitInPeace, run, say, facts } = await open();
    submitInPeace(sendWork(listingIds(2)));
    await run(1_000);
    say('send.pause');
    expect(facts()).toMatchObject({ phase: 'countdown', pausing: false });
    say('send.now');
    await run(160);
    say('send.pause');
    expect(facts()).toMatchObject({ phase: 'sending', pausing: false });
  });
});
