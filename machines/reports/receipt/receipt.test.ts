import { describe, expect, it } from 'vitest';
import { go } from '../../domain/go';
import { answers, startWith } from '../../rehearsal/answers';
import { searchAt } from '../../rehearsal/at';
import { sampleNow } from '../../rehearsal/sample-seats';
import { receiptMachine } from './receipt.machine';
import { allSent, receiptInput, receiptSeats, sampleProtection, sampleReceipt } from './receipt.samples';
import { receiptView } from './receipt.view';
import type { Receipt } from '../../domain/receipts';

async function open(receipt: Receipt | null) {
  const blindages = answers(sampleProtection);
  const stage = startWith(receiptMachine, {
    input: receiptInput,
    seats: receiptSeats(receipt),
    ports: { blindages },
    now: sampleNow,
  });
  await stage.settle();
  return { ...stage, blindages, view: () => receiptView(stage.actor.getSnapshot()) };
}

describe('the receipt of a send', () => {
  it('has a line for each listing and asks until when those are protected that were refused for it', async () => {
    const { blindages, view } = await open(sampleReceipt);
    expect(blindages.asked).toEqual([{ itemsIds: ['MLA1000000003'] }]);
    expect(view().lines.map(({ outcome, until }) => [outcome, until])).toEqual([
      ['sent', null],
      ['alreadySent', null],
      ['protected', '2026-12-01'],
      ['refused', null],
      ['unknown', null],
      ['stayed', null],
    ]);
    expect(view()).toMatchObject({ phase: 'shown', at: sampleNow, retriable: 2 });
  });

  it('is filtered by outcome through its address', async () => {
    const { actor, heardBy, view } = await open(sampleReceipt);
    actor.send({ type: 'outcome.choose', outcome: 'refused' });
    expect(heardBy('screens')).toEqual([go({ to: 'receipt', params: { id: 's1' }, search: { outcome: 'refused' } })]);
    actor.send(searchAt('receipt', { outcome: 'refused' }));
    expect(view().lines.map(({ id }) => id)).toEqual(['MLA1000000004']);
    expect(view().all).toHaveLength(6);
  });

  it('what failed goes back into a send of the suspicious list; where nothing failed nothing does', async () => {
    const failed = await open(sampleReceipt);
    failed.actor.send({ type: 'failed.retry' });
    expect(failed.heardBy('screens')).toEqual([go({ to: 'suspicious', search: { again: 's1' } })]);
    const sent = await open(allSent);
    sent.actor.send({ type: 'failed.retry' });
    expect([sent.heardBy('screens'), sent.blindages.asked]).toEqual([[], []]);
  });

  it('says that nothing is kept only once the browser was read, and shows what comes later', async () => {
    const { clock, setFacts, view } = await open(null);
    expect(view().phase).toBe('waiting');
    clock.increment(400);
    expect(view().phase).toBe('missing');
    setFacts('drafts', { drafts: { 'receipt:s1': allSent } });
    expect(view()).toMatchObject({ phase: 'shown', lines: [{ outcome: 'sent' }] });
  });
});
