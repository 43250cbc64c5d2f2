import { describe, expect, it } from 'vitest';
import type { Seller } from '../../../contracts/shapes';
import { answers, answersLater, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { quietOutbox, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { OutboxFacts } from '../../system-actors/outbox';
import { sampleSeller } from './seller-information.samples';
import { sellerInformationMachine } from './seller-information.machine';
import { sellerInformationInput } from './seller-information.samples';
import { sellerInformationView } from './seller-information.view';

async function open(seller: Partial<Seller> | NonNullable<FakePorts['seller']> = {}, facts: OutboxFacts = quietOutbox) {
  const stage = startWith(sellerInformationMachine, {
    input: { ...sellerInformationInput, siteId: 'MLB' },
    systemActors: { ...sampleSystemActors(), outbox: facts },
    now: sampleNow,
    ports: { seller: typeof seller === 'function' ? seller : answers(sampleSeller({ watched: false, ...seller })) },
  });
  await stage.settle();
  const view = () => sellerInformationView(stage.actor.getSnapshot());
  return { ...stage, view, shown: () => [view().mark, view().marking] };
}
const command = (type: string, input: object) => ({ type: 'mutation.submit', work: { command: { type, input } } });

describe('what is known of a seller', () => {
  it.each([
    ['watched', { trusted: true }, command('blackListSeller', { sellerId: '77001', siteId: 'MLB' })],
    ['trusted', { watched: true }, command('whiteListSeller', { sellerId: '77001', siteId: 'MLB' })],
    ['none', { watched: true }, command('deleteSellerFromDB', { sellerId: '77001', sellerStatus: 'black' })],
    ['none', { trusted: true }, command('deleteSellerFromDB', { sellerId: '77001', sellerStatus: 'white' })],
  ] as const)(
    'GW-80 GW-81 GW-82 the mark %s of %j paints at once, and stands once it is done',
    async (mark, seller, submitted) => {
      const { actor, shown, receivedBy, settleWork, view } = await open(seller);
      actor.send({ type: 'seller.mark', mark });
      actor.send({ type: 'seller.mark', mark });
      expect(shown()).toEqual([mark, true]);
      expect(receivedBy('outbox')).toMatchObject([submitted]);
      settleWork({ ok: true, value: { id: '77001' } });
      expect(shown()).toEqual([mark, false]);
      expect([view().seller?.watched, view().seller?.trusted]).toEqual([mark === 'watched', mark === 'trusted']);
    },
  );

  it('a seller of whom the gateway says that both lists have it is on the watched one alone', async () => {
    const { view } = await open({ watched: true, trusted: true });
    expect([view().mark, view().seller?.watched, view().seller?.trusted]).toEqual(['watched', true, false]);
  });

  it('a mark that failed goes back to what was', async () => {
    const { actor, shown, settleWork } = await open({ trusted: true });
    actor.send({ type: 'seller.mark', mark: 'watched' });
    settleWork({ ok: false, failure: { code: 'SERVER_ERROR' } });
    expect(shown()).toEqual(['trusted', false]);
  });

  it('the mark that it has is no change', async () => {
    const { actor, receivedBy } = await open({ watched: true });
    actor.send({ type: 'seller.mark', mark: 'watched' });
    expect(receivedBy('outbox')).toEqual([]);
  });

  it('a change that another tab has under way is shown, holds others back, and has the seller asked again when it is over', async () => {
    const input = { sellerId: '77001', siteId: 'MLA' };
    const work = { kind: 'command' as const, command: { type: 'blackListSeller' as const, input } };
    const job = { id: 'j', work, failure: null, elsewhere: true, goesAt: null };
    const seller = answers(sampleSeller({ watched: false }));
    const { actor, shown, setFacts, settle, receivedBy } = await open(seller, {
      ...quietOutbox,
      jobs: { j: { ...job, phase: 'inflight' } },
    });
    expect(shown()).toEqual(['watched', true]);
    actor.send({ type: 'seller.mark', mark: 'trusted' });
    expect(receivedBy('outbox')).toEqual([]);
    setFacts('outbox', { ...quietOutbox, jobs: { j: { ...job, phase: 'done' } } });
    await settle();
    expect(seller.asked).toHaveLength(2);
    expect(shown()).toEqual(['none', false]);
  });

  it('a mark that was given while the seller was asked for again is not taken back by that answer, twice', async () => {
    const input = { sellerId: '77001', siteId: 'MLA' };
    const work = { kind: 'command' as const, command: { type: 'blackListSeller' as const, input } };
    const job = { id: 'j', work, failure: null, elsewhere: true, goesAt: null };
    const seller = answersLater<Seller>();
    const { actor, shown, setFacts, settle, settleWork } = await open(seller);
    const unmarked = { ok: true as const, value: sampleSeller({ watched: false }) };
    seller.answer(unmarked);
    await settle();
    for (const mark of ['trusted', 'watched'] as const) {
      setFacts('outbox', { ...quietOutbox, jobs: { j: { ...job, phase: 'inflight' } } });
      setFacts('outbox', { ...quietOutbox, jobs: { j: { ...job, phase: 'done' } } });
      await settle();
      actor.send({ type: 'seller.mark', mark });
      settleWork({ ok: true, value: { id: '77001' } });
      seller.answer(unmarked);
      await settle();
      expect(shown()).toEqual([mark, false]);
    }
    setFacts('outbox', { ...quietOutbox, jobs: { j: { ...job, phase: 'inflight' } } });
    setFacts('outbox', { ...quietOutbox, jobs: { j: { ...job, phase: 'done' } } });
    await settle();
    seller.answer(unmarked);
    await settle();
    expect(shown()).toEqual(['none', false]);
  });

  it('GW-50 one that did not load has no mark to change; it is asked for again', async () => {
    const refused = refuses<never>('SELLER_NOT_FOUND');
    const { actor, view, settle } = await open(refused as never);
    expect([view().failure?.code, view().mark]).toEqual(['SELLER_NOT_FOUND', null]);
    actor.send({ type: 'seller.mark', mark: 'watched' });
    expect(view().marking).toBe(false);
    actor.send({ type: 'seller.reload' });
    await settle();
    expect(refused.asked).toEqual(Array.from({ length: 2 }, () => ({ sellerId: '77001', siteId: 'MLB' })));
  });

  it('its earlier reports are asked for when they are opened, and forgotten when they are closed', async () => {
    const { actor, view } = await open();
    expect(view().history).toBeNull();
    actor.send({ type: 'history.open' });
    expect(view().history).not.toBeNull();
    actor.send({ type: 'history.close' });
    expect(view().history).toBeNull();
  });
});
