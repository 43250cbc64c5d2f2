import { expect, it } from 'vitest';
import { go } from '../../domain/go';
import { answers, startWith } from '../../rehearsal/answers';
import { inputAt } from '../../rehearsal/at';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import { pageOfRows } from '../../shared/list/list.samples';
import { sampleSeller } from '../../shared/seller-information/seller-information.samples';
import { trustedSellersMachine } from './trusted-sellers.machine';

it('lists who is trusted alone, and its pages stand at its own address', async () => {
  const own = answers({ ...pageOfRows([sampleSeller()]), total: 41 });
  const other = answers(pageOfRows([sampleSeller()]));
  const { settle, actor, heardBy } = startWith(trustedSellersMachine, {
    input: inputAt('trustedSellers', {}, { page: '2' }),
    seats: sampleSeats(),
    now: sampleNow,
    ports: { whiteListSellers: own, blackListSellers: other, readDrafts: answers([]) },
  });
  await settle();
  expect([own.asked, other.asked]).toMatchObject([[{ from: 10, size: 10 }], []]);
  actor.send({ type: 'page.go', page: 3 });
  expect(heardBy('screens')).toEqual([go({ to: 'trustedSellers', search: { nickname: null, site: null, page: 3 } })]);
});
