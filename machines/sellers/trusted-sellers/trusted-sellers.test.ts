import { expect, it } from 'vitest';
import { goTo } from '../../domain/navigation-events';
import { openOwnPages } from '../../shared/list/own-pages.fixture';
import { sampleSeller } from '../../shared/seller-information/seller-information.samples';
import { trustedSellersMachine } from './trusted-sellers.machine';

it('lists who is trusted alone, and its pages stand at its own address', async () => {
  const list = {
    name: 'trustedSellers',
    own: 'whiteListSellers',
    other: 'blackListSellers',
    row: sampleSeller(),
  } as const;
  const { asked, said } = await openOwnPages(trustedSellersMachine, list);
  expect(asked).toMatchObject([[{ from: 10, size: 10 }], []]);
  expect(said).toEqual([goTo({ to: 'trustedSellers', search: { nickname: null, site: null, page: 3 } })]);
});
