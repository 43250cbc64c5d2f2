import { expect, it } from 'vitest';
import { answers, answersInTurn, startWith } from '../../simulator/answers';
import { sellerChoicesMachine } from './seller-choices.machine';
import { pageOfSellers } from './seller-choices.samples';
import { sellerChoicesView } from './seller-choices.view';

it('GW-36 asks for eight sellers of the site, then for nine at a time', async () => {
  const filterProfileSellers = answers(({ from = 0, size = 0 }: { from?: number; size?: number }) =>
    pageOfSellers(from, Math.min(size, 20 - from), 20),
  );
  const { actor, settle } = startWith(sellerChoicesMachine, {
    input: { siteId: 'MLA' },
    ports: { filterProfileSellers },
  });
  const view = () => sellerChoicesView(actor.getSnapshot());
  await settle();
  for (const count of [8, 17, 20]) {
    expect([view().sellers.length, view().canAskMore]).toEqual([count, count < 20]);
    actor.send({ type: 'sellers.more' });
    await settle();
  }
  expect(filterProfileSellers.asked).toEqual([
    { size: 8, from: 0, siteId: 'MLA' },
    { size: 9, from: 8, siteId: 'MLA' },
    { size: 9, from: 17, siteId: 'MLA' },
  ]);
});

it('what could not be had is asked for again, and what stood stays', async () => {
  const { actor, settle } = startWith(sellerChoicesMachine, {
    input: { siteId: null },
    ports: {
      filterProfileSellers: answersInTurn(
        { ok: true as const, value: pageOfSellers(0, 8, 10) },
        { ok: false as const, failure: { code: 'OFFLINE' as const } },
        { ok: true as const, value: pageOfSellers(8, 2, 10) },
      ),
    },
  });
  const view = () => sellerChoicesView(actor.getSnapshot());
  await settle();
  actor.send({ type: 'sellers.more' });
  await settle();
  expect([view().failure?.code, view().sellers.length]).toEqual(['OFFLINE', 8]);
  actor.send({ type: 'sellers.more' });
  await settle();
  expect(view()).toMatchObject({ failure: null, canAskMore: false });
});
