import { describe, expect, it } from 'vitest';
import { goTo } from '../../domain/navigation-events';
import { answers, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { searchAt } from '../../simulator/sample-addresses';
import { quietOutbox, sampleNow, type sampleSystemActors } from '../../simulator/sample-system-actors';
import type { SendFacts } from '../../system-actors/outbox';
import { receiptMachine } from './receipt.machine';
import {
  sentReceipt,
  receiptInput,
  receiptSystemActors,
  sampleProtection,
  sampleReceipt,
  unnamedReceipt,
} from './receipt.samples';
import { receiptView } from './receipt.view';
import type { Listing } from '../../../contracts/shapes';
import type { Receipt, ReceiptRow } from '../../domain/receipts';
import { reportedListing } from '../../simulator/sample-listing';

async function open(
  receipt: Receipt | null,
  ports: FakePorts = {},
  more: Parameters<typeof sampleSystemActors>[0] = {},
) {
  const blindages = answers(sampleProtection);
  const stage = startWith(receiptMachine, {
    input: receiptInput,
    systemActors: { ...receiptSystemActors(receipt), ...more },
    ports: { blindages, ...ports },
    now: sampleNow,
  });
  await stage.settle();
  return { ...stage, blindages, view: () => receiptView(stage.actor.getSnapshot()) };
}

describe('the receipt of a send', () => {
  it('lets the line over every screen go that leads to it, with those of the sends before, and no newer one', async () => {
    const quiet = { rows: [], goesAt: null, timeLeft: null, failure: null, because: null };
    const send = (id: string, startedAt: number, phase: SendFacts['phase'] = 'done'): SendFacts => ({
      ...quiet,
      id,
      startedAt,
      phase,
      stopping: false,
      pausing: false,
      elsewhere: false,
    });
    const { id } = receiptInput.params;
    const sends = { before: send('before', 1), [id]: send(id, 2), later: send('later', 3) };
    const { receivedBy } = await open(sampleReceipt, {}, { outbox: { ...quietOutbox, sends } });
    expect(receivedBy('outbox')).toEqual([
      { type: 'send.dismiss', id: 'before' },
      { type: 'send.dismiss', id },
    ]);
    const going = { [id]: send(id, 2, 'sending') };
    const stillGoing = await open(sampleReceipt, {}, { outbox: { ...quietOutbox, sends: going } });
    expect(stillGoing.receivedBy('outbox')).toEqual([]);
  });

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

  it('asks for the names of listings that the tab of the send never knew, and keeps the reason that was sent', async () => {
    const articlesByIds = answers([
      reportedListing({ id: 'MLA1000000001', title: 'Zapatillas Andes', reported: null }),
    ]);
    const { view } = await open(unnamedReceipt, { articlesByIds });
    expect(articlesByIds.asked).toEqual([{ articlesIds: ['MLA1000000001', 'MLA1000000002'] }]);
    expect(view().lines.map(({ title, code, seller, picture }) => [title, code, seller, picture])).toEqual([
      ['Zapatillas Andes', 'PPPI1', 'OFERTAS_DEL_SUR', '/files/pictures/1/1-R.svg'],
      ['', null, undefined, undefined],
    ]);
    const refused = await open(unnamedReceipt, { articlesByIds: refuses<Listing[]>('OFFLINE') });
    expect(refused.view().lines.map(({ title, code }) => [title, code])).toEqual([
      ['', 'PPPI1'],
      ['', null],
    ]);
  });

  it('asks for names some at a time, and for none of a receipt that has them', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => ({
      ...(sentReceipt.rows[0] as ReceiptRow),
      id: `MLA${n}`,
      title: '',
    }));
    const articlesByIds = answers<Listing[]>([]);
    await open({ at: sampleNow, rows }, { articlesByIds });
    expect(articlesByIds.asked.map((asked) => (asked as { articlesIds: string[] }).articlesIds.length)).toEqual([
      50, 10,
    ]);
    await open(sentReceipt, { articlesByIds });
    expect(articlesByIds.asked).toHaveLength(2);
  });

  it('is filtered by outcome through its address', async () => {
    const { actor, receivedBy, view } = await open(sampleReceipt);
    actor.send({ type: 'outcome.choose', outcome: 'refused' });
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'receipt', params: { id: 's1' }, search: { outcome: 'refused' } }),
    ]);
    actor.send(searchAt('receipt', { outcome: 'refused' }));
    expect(view().lines.map(({ id }) => id)).toEqual(['MLA1000000004']);
    expect(view().all).toHaveLength(6);
  });

  it('what failed goes back into a send of the suspicious list; where nothing failed nothing does', async () => {
    const failed = await open(sampleReceipt);
    failed.actor.send({ type: 'failed.retry' });
    expect(failed.receivedBy('screens')).toEqual([goTo({ to: 'suspicious', search: { again: 's1' } })]);
    const sent = await open(sentReceipt);
    sent.actor.send({ type: 'failed.retry' });
    expect([sent.receivedBy('screens'), sent.blindages.asked]).toEqual([[], []]);
  });

  it('says that nothing is kept only once the browser was read, and shows what comes later', async () => {
    const { clock, setFacts, view } = await open(null);
    expect(view().phase).toBe('waiting');
    clock.increment(400);
    expect(view().phase).toBe('missing');
    setFacts('drafts', { drafts: { 'receipt:s1': sentReceipt } });
    expect(view()).toMatchObject({ phase: 'shown', lines: [{ outcome: 'sent' }] });
  });
});
