import { describe, expect, it } from 'vitest';
import { startWith } from '../../rehearsal/answers';
import { sellerInformationMachine } from './seller-information.machine';
import { sellerInformationInput } from './seller-information.samples';
import type { SellerInformationEvent } from './seller-information.types';
import { sellerInformationView } from './seller-information.view';

function open() {
  const { actor } = startWith(sellerInformationMachine, { input: sellerInformationInput });
  return {
    send: (...events: SellerInformationEvent[]) => events.forEach((event) => actor.send(event)),
    view: () => sellerInformationView(actor.getSnapshot()),
    output: () => actor.getSnapshot().output,
  };
}

describe('the seller information', () => {
  it('confirms only what was chosen', () => {
    const { send, view, output } = open();
    send({ type: 'choice.make', choice: 'unknown' }, { type: 'choice.confirm' });
    expect(view()).toEqual({ opened: true, choices: ['one', 'two'], choice: null, canConfirm: false });
    send({ type: 'choice.make', choice: 'two' });
    expect(view()).toMatchObject({ choice: 'two', canConfirm: true });
    send({ type: 'choice.confirm' });
    expect(view().opened).toBe(false);
    send({ type: 'sellerInformation.gone' });
    expect(output()).toEqual({ choice: 'two' });
  });

  it('hands over nothing when it is given up', () => {
    const { send, output } = open();
    send({ type: 'choice.make', choice: 'one' }, { type: 'choice.cancel' }, { type: 'sellerInformation.gone' });
    expect(output()).toEqual({ choice: null });
  });
});
