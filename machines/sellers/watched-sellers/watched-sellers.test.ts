import { expect, it } from 'vitest';
import { goTo } from '../../domain/navigation-events';
import { openOwnPages } from '../../shared/list/own-pages.fixture';
import { sampleSeller } from '../../shared/seller-information/seller-information.samples';
import { watchedSellersMachine } from './watched-sellers.machine';

it('lists who is watched alone, and its pages stand at its own address', async () => {
  const list = {
    name: 'watchedSellers',
    own: 'blackListSellers',
    other: 'whiteListSellers',
    row: sampleSeller(),
  } as const;
  const { asked, said } = await openOwnPages(watchedSellersMachine, list);
  expect(asked).toMatchObject([[{ from: 10, size: 10 }], []]);
  expect(said).toEqual([goTo({ to: 'watchedSellers', search: { nickname: null, site: null, page: 3 } })]);
});
