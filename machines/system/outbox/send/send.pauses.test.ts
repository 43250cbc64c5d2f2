import { describe, expect, it } from 'vitest';
import { sendWork } from '../outbox.samples';
import { awake, ids, suspicious } from './send.fixture';

describe('a send that is interrupted', () => {
  it('goes on after a reload from where it was, and shows what was already sent', async () => {
    const { submit, run, reload, facts, ledger } = await awake({
      listings: suspicious(100),
      latency: () => 100,
      keysHonoured: true,
    });
    submit(sendWork(ids(100)));
    await run(450);
    const before = facts()?.rows.filter((row) => row.status === 'sent').length ?? 0;
    expect(before).toBeGreaterThan(0);
    reload();
    await run(20);
    expect(facts()?.rows.filter((row) => row.status === 'sent').length).toBeGreaterThanOrEqual(before);
    await run(3000);
    expect([facts()?.phase, [...ledger.values()]]).toEqual(['done', ids(100).map(() => 1)]);
  });

  it('waits while offline, says so, and goes on', async () => {
    const { page, submit, run, facts, sends } = await awake({
      listings: suspicious(60),
      latency: () => 100,
      keysHonoured: true,
    });
    submit(sendWork(ids(60)));
    await run(150);
    page().goOnline(false);
    await run(1000);
    expect([facts()?.phase, sends().length]).toEqual(['waiting', 1]);
    page().goOnline(true);
    await run(2000);
    expect([facts()?.phase, sends().length]).toEqual(['done', 3]);
  });

  it('a spent session pauses it, and the batch that was turned away goes again as it was', async () => {
    let turned = 1;
    const { submit, run, facts, sends } = await awake({
      listings: suspicious(2),
      ports: {
        sendNotice: async ({ articlesIds }) =>
          turned-- > 0
            ? { ok: false, failure: { code: 'NO_VALID_TOKEN' } }
            : { ok: true, value: articlesIds.map((id) => ({ id, notice: null, failure: null })) },
      },
    });
    submit(sendWork(ids(2)));
    await run(200);
    expect(facts()).toMatchObject({ phase: 'paused', failure: { code: 'NO_VALID_TOKEN' } });
    await run(3000);
    expect([facts()?.phase, sends().length]).toEqual(['done', 0]);
  });
});
