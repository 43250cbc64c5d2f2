import { describe, expect, it } from 'vitest';
import { startWith } from '../../rehearsal/answers';
import { sellerHistoryMachine } from './seller-history.machine';
import { sellerHistoryInput } from './seller-history.samples';
import type { SellerHistoryEvent } from './seller-history.types';
import { sellerHistoryView } from './seller-history.view';

function open() {
  const { actor } = startWith(sellerHistoryMachine, { input: sellerHistoryInput });
  return {
    send: (...events: SellerHistoryEvent[]) => events.forEach((event) => actor.send(event)),
    view: () => sellerHistoryView(actor.getSnapshot()),
    output: () => actor.getSnapshot().output,
  };
}

describe('the seller history', () => {
  it('confirms only what was chosen', () => {
    const { send, view, output } = open();
    send({ type: 'choice.make', choice: 'unknown' }, { type: 'choice.confirm' });
    expect(view()).toEqual({ opened: true, choices: ['one', 'two'], choice: null, canConfirm: false });
    send({ type: 'choice.make', choice: 'two' });
    expect(view()).toMatchObject({ choice: 'two', canConfirm: true });
    send({ type: 'choice.confirm' });
    expect(view().opened).toBe(false);
    send({ type: 'sellerHistory.gone' });
    expect(output()).toEqual({ choice: 'two' });
  });

  it('hands over nothing when it is given up', () => {
    const { send, output } = open();
    send({ type: 'choice.make', choice: 'one' }, { type: 'choice.cancel' }, { type: 'sellerHistory.gone' });
    expect(output()).toEqual({ choice: null });
  });
});
