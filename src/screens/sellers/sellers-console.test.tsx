import { expect, test } from 'vitest';
import type { Seller } from '../../../contracts/shapes';
import { answers } from '../../../machines/rehearsal/answers';
import { pageOfRows } from '../../../machines/shared/list/list.samples';
import { sampleSeller } from '../../../machines/shared/seller-information/seller-information.samples';
import { openInside } from '../../../tests/console';
import { inSight, one, until } from '../../../tests/rendered';

const list = (seller: Partial<Seller>) => answers(pageOfRows([sampleSeller(seller)]));

test('SEL-01 SEL-02 each address shows its own list, also where one comes from the other', async () => {
  const blackListSellers = list({ id: '1', nickname: 'VIGILADO_SA' });
  const whiteListSellers = list({ id: '2', nickname: 'CONFIABLE_SA' });
  const addresses = {
    '/client_accounts/client_black_sellers': ['Vendedores vigilados', 'VIGILADO_SA'],
    '/client_accounts/client_white_sellers': ['Vendedores confiables', 'CONFIABLE_SA'],
  } as const;
  const { host, go } = openInside('/', { blackListSellers, whiteListSellers });
  const shown = () =>
    [inSight(host, 'main h1'), inSight(host, 'main tbody tr')].map(([first]) => first?.textContent ?? '');
  for (const round of [1, 2]) {
    for (const [address, [title, nickname]] of Object.entries(addresses)) {
      go(address);
      await until(
        () => shown().every((words, at) => words.startsWith([title, nickname][at] ?? '')),
        `${round}: ${address}`,
      );
      expect(one(host, `main table[aria-label="${title}"]`).textContent).toContain(nickname);
    }
  }
});
