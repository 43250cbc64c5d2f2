import { describe, expect, it } from 'vitest';
import { answers, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { sellerHistoryMachine } from './seller-history.machine';
import { historyOf, sellerHistoryInput } from './seller-history.samples';
import { sellerHistoryView } from './seller-history.view';

async function open(counterNotices: NonNullable<FakePorts['counterNotices']>) {
  const stage = startWith(sellerHistoryMachine, { input: sellerHistoryInput, ports: { counterNotices } });
  await stage.settle();
  return { ...stage, view: () => sellerHistoryView(stage.actor.getSnapshot()) };
}

describe('the history of a seller', () => {
  it('GW-40 reads on from what it has, and counts what is left', async () => {
    const asked = answers(({ from }: { from?: number }) => historyOf(from === 0 ? 5 : 2, 7, from));
    const { actor, settle, view } = await open(asked as never);
    expect([view().reports.length, view().left, view().counts]).toEqual([
      5,
      2,
      { denounces: 7, counterNotices: 3, accepted: 1 },
    ]);
    actor.send({ type: 'history.more' });
    await settle();
    expect([view().reports.length, view().left]).toEqual([7, 0]);
    actor.send({ type: 'history.more' });
    expect(asked.asked).toEqual([
      { sellerId: '77001', size: 5, from: 0 },
      { sellerId: '77001', size: 5, from: 5 },
    ]);
  });

  it('a page that brings nothing new is the last one, whatever is counted', async () => {
    const { actor, settle, view } = await open(answers(historyOf(5, 9)));
    actor.send({ type: 'history.more' });
    await settle();
    expect([view().reports.length, view().left]).toEqual([5, 0]);
  });

  it('what fails says so, and is asked for again', async () => {
    const refused = refuses<never>('OFFLINE');
    const { actor, settle, view } = await open(refused as never);
    expect([view().failure?.code, view().none, view().counts]).toEqual(['OFFLINE', false, null]);
    actor.send({ type: 'history.reload' });
    await settle();
    expect(refused.asked).toHaveLength(2);
  });
});
