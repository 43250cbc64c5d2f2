import { expect, it } from 'vitest';
import { go } from '../../domain/go';
import { answers, startWith } from '../../rehearsal/answers';
import { inputAt } from '../../rehearsal/at';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import { pageOfRows } from '../../shared/list/list.samples';
import { sampleSeller } from '../../shared/seller-information/seller-information.samples';
import { watchedSellersMachine } from './watched-sellers.machine';

it('lists who is watched alone, and its pages stand at its own address', async () => {
  const own = answers({ ...pageOfRows([sampleSeller()]), total: 41 });
  const other = answers(pageOfRows([sampleSeller()]));
  const { settle, actor, heardBy } = startWith(watchedSellersMachine, {
    input: inputAt('watchedSellers', {}, { page: '2' }),
    seats: sampleSeats(),
    now: sampleNow,
    ports: { blackListSellers: own, whiteListSellers: other, readDrafts: answers([]) },
  });
  await settle();
  expect([own.asked, other.asked]).toMatchObject([[{ from: 10, size: 10 }], []]);
  actor.send({ type: 'page.go', page: 3 });
  expect(heardBy('screens')).toEqual([go({ to: 'watchedSellers', search: { nickname: null, site: null, page: 3 } })]);
});
