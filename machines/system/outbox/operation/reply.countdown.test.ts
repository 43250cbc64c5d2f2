import { describe, expect, it } from 'vitest';
import { timings } from '../../../../contracts/vocabulary/limits';
import { approve, confirmWork, aListing, listingId, markWork } from '../outbox.samples';
import { startRequester } from '../world.fixture';
import { startAwakeOutbox } from '../send/send.fixture';

const dropped = { type: 'draft.drop', key: 'reply:12345678' };

describe('a reply that can still be taken back', () => {
  it('lets 10 s pass before its request, tells when it goes, and is no draft any more once it was taken', async () => {
    const { submitInPeace, run, clock, job, posts, replied, to } = await startAwakeOutbox();
    const goesAt = clock.now() + timings.takeBack;
    submitInPeace(confirmWork, 'reply');
    expect(job()).toMatchObject({ phase: 'countdown', goesAt, elsewhere: false });
    await run(9_900);
    expect([job()?.phase, job()?.goesAt, posts, to('drafts')]).toEqual(['countdown', goesAt, [], []]);
    await run(1_000);
    expect(replied().map(({ at }) => at >= goesAt)).toEqual([true]);
    expect([job()?.phase, job()?.goesAt, to('drafts')]).toEqual(['done', null, [dropped]]);
  });

  it('goes at once when somebody says so, and does not count again after a reload', async () => {
    const { submitInPeace, run, say, reload, job, replied } = await startAwakeOutbox({ latency: () => 500 });
    submitInPeace(confirmWork, 'reply');
    await run(2_000);
    say('send.now', 'reply');
    await run(1, 1);
    await run(1, 1);
    expect(job()?.phase).toBe('inflight');
    reload();
    await run(40_000);
    expect([replied().length, job()?.phase]).toEqual([1, 'done']);
  });

  it.each(['by itself', 'because somebody says so'])(
    'waits for the connection when its moment comes %s, says so, and goes once',
    async (why) => {
      const { submitInPeace, run, say, page, job, posts, replied } = await startAwakeOutbox();
      submitInPeace(confirmWork, 'reply');
      await run(2_000);
      page().goOnline(false);
      if (why === 'by itself') await run(10_000);
      else say('send.now', 'reply');
      await run(6_000);
      expect([job()?.phase, job()?.delay?.reason, job()?.delay?.choices, posts]).toEqual([
        'waiting',
        'offline',
        ['send.cancel'],
        [],
      ]);
      page().goOnline(true);
      await run(1_000);
      expect([replied().length, job()?.phase]).toEqual([1, 'done']);
    },
  );

  it('whose answer is lost says that the connection is, while it is', async () => {
    const { submitInPeace, run, say, page, job, replied } = await startAwakeOutbox({
      fate: (operation) => (operation === 'respondCounterNotice' ? 'lostAfter' : 'answered'),
    });
    submitInPeace(confirmWork, 'reply');
    await run(500);
    say('send.now', 'reply');
    while (job()?.phase !== 'unknown') await run(200);
    expect(job()?.delay?.reason).toBe('unanswered');
    page().goOnline(false);
    await run(100);
    expect(job()?.delay?.reason).toBe('cutOff');
    page().goOnline(true);
    await run(40_000);
    expect([replied().length, job()?.phase]).toEqual([1, 'done']);
  });

  it('taken back leaves everything as it was: nothing went out, nothing is kept, and the draft stays', async () => {
    const { submitInPeace, run, say, posts, job, notices, journal, to } = await startAwakeOutbox();
    submitInPeace(confirmWork, 'reply');
    await run(9_000);
    say('send.cancel', 'reply');
    await run(20_000);
    expect([posts, journal.size, to('drafts')]).toEqual([[], 0, []]);
    expect(job()).toMatchObject({ phase: 'failed', failure: { code: 'ABORTED' } });
    expect(notices()).toMatchObject([{ code: 'reply.takenBack', tone: 'info', link: { params: { id: '12345678' } } }]);
  });

  it('is taken back while it is being written to the journal', async () => {
    const { submitInPeace, run, say, posts, journal } = await startAwakeOutbox();
    submitInPeace(confirmWork, 'reply');
    say('send.cancel', 'reply');
    await run(20_000);
    expect([posts, journal.size]).toEqual([[], 0]);
  });

  it('keeps its moment over a reload: it neither begins anew nor goes before, and is taken back as before', async () => {
    const { submitInPeace, run, clock, reload, job, replied, say, journal } = await startAwakeOutbox();
    const goesAt = clock.now() + timings.takeBack;
    submitInPeace(confirmWork, 'reply');
    await run(6_000);
    reload();
    await run(3_000);
    expect([job()?.phase, job()?.goesAt, replied().length]).toEqual(['countdown', goesAt, 0]);
    await run(1_500);
    expect(replied().map(({ at }) => at >= goesAt)).toEqual([true]);
    submitInPeace(confirmWork, 'again');
    await run(1_000);
    reload();
    await run(100);
    say('send.cancel', 'again');
    await run(20_000);
    expect([replied().length, journal.size]).toEqual([1, 0]);
  });

  it('is counted down in one tab: another shows the same moment, sends nothing of it and loses it with it', async () => {
    const { submitInPeace, run, clock, page, openAnother, replied, say } = await startAwakeOutbox();
    const goesAt = clock.now() + timings.takeBack;
    submitInPeace(confirmWork, 'reply');
    await run(1_000);
    const other = openAnother();
    await run(100);
    const seen = () => other.outbox.getSnapshot().context.jobs.reply;
    expect(seen()).toMatchObject({ elsewhere: true, phase: 'countdown', goesAt });
    say('send.cancel', 'reply');
    await run(50);
    const told = page().said.at(-1);
    if (told) other.tab(told);
    await run(400);
    expect(seen()).toBeUndefined();
    await run(15_000);
    expect(replied()).toEqual([]);
  });

  it('is taken back from another tab, which is told so; one that is let go from there is sent once', async () => {
    const { submitInPeace, run, page, openAnother, replied } = await startAwakeOutbox();
    submitInPeace(confirmWork, 'reply');
    await run(500);
    const other = openAnother();
    await run(100);
    const passed = new Map([page(), other].map((tab) => [tab, tab.said.length]));
    const pass = async () => {
      for (let turn = 0; turn < 60; turn += 1) {
        await run(10);
        for (const [from, to] of [
          [page(), other],
          [other, page()],
        ] as const)
          for (const message of from.said.slice(passed.get(from))) {
            passed.set(from, (passed.get(from) ?? 0) + 1);
            to.tab(message);
          }
      }
    };
    const toasts = () => other.heard.flatMap(({ event }) => (event.type === 'notice.raise' ? [event] : []));
    other.outbox.send({ type: 'send.cancel', id: 'reply' });
    await pass();
    expect([other.outbox.getSnapshot().context.jobs, toasts()]).toMatchObject([
      {},
      [{ notice: { code: 'reply.takenBack' } }],
    ]);
    submitInPeace(confirmWork, 'again');
    await pass();
    expect(other.outbox.getSnapshot().context.jobs['again']).toMatchObject({ elsewhere: true, phase: 'countdown' });
    for (const _twice of [1, 2]) other.outbox.send({ type: 'send.now', id: 'again' });
    await pass();
    await run(20_000);
    expect(replied()).toHaveLength(1);
    expect(toasts().map(({ notice }) => (notice as { code: string }).code)).toEqual([
      'reply.takenBack',
      'reply.confirm.done',
    ]);
  });

  it('waits alone: what nobody can take back goes at once, and hears of no taking back', async () => {
    const id = listingId(1);
    const { submitInPeace, run, say, job, posts } = await startAwakeOutbox({ listings: [aListing(id)] });
    submitInPeace(markWork(approve(id)), 'mark');
    say('send.cancel', 'mark');
    await run(100);
    expect([job('mark')?.phase, job('mark')?.goesAt, posts.length]).toEqual(['done', null, 1]);
  });
});

describe('a reply to a case that awaits none any more', () => {
  const refused = {
    ports: {
      respondCounterNotice: async () => ({ ok: false, failure: { code: 'CASE_NOT_OPEN' } }) as const,
    },
  };

  it('is told by its screen alone where that is still there, and what awaits an answer is counted anew', async () => {
    const { page, run, say, notices, to } = await startAwakeOutbox(refused);
    const screen = startRequester();
    page().outbox.send({ type: 'mutation.submit', id: 'reply', work: confirmWork, requester: screen.actor });
    say('send.now', 'reply');
    await run(100);
    expect(screen.heard).toMatchObject([{ type: 'mutation.settled', failure: { code: 'CASE_NOT_OPEN' } }]);
    expect([notices(), to('drafts')]).toEqual([[], []]);
    expect(to('profile').at(-1)).toEqual({ type: 'counts.refetch' });
  });

  it('is told in one sentence, as no fault, where its screen is gone', async () => {
    const { submit, run, notices, to } = await startAwakeOutbox(refused);
    submit(confirmWork, 'reply');
    await run(100);
    expect(notices()).toEqual([
      {
        code: 'reply.overtaken',
        tone: 'info',
        values: { caseId: '12345678' },
        link: expect.objectContaining({ to: 'case', params: { id: '12345678' } }) as unknown,
      },
    ]);
    expect(to('profile').at(-1)).toEqual({ type: 'counts.refetch' });
  });
});
