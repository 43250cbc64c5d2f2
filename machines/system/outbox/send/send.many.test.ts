import { expect, it } from 'vitest';
import { sendWork } from '../outbox.samples';
import { startAwakeOutbox, listingIds, suspiciousListings } from './send.fixture';

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
