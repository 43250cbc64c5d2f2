import { expect, test } from 'vitest';
import type { Seller } from '../../../contracts/shapes';
import { answers } from '../../../machines/simulator/answers';
import { pageOfRows } from '../../../machines/shared/list/list.samples';
import { sampleSeller } from '../../../machines/shared/seller-information/seller-information.samples';
import { openSignedInConsole } from '../../../tests/console';
import { visibleElements, getElement, waitUntil } from '../../../tests/render-node';

const list = (seller: Partial<Seller>) => answers(pageOfRows([sampleSeller(seller)]));

test('SEL-01 SEL-02 each address shows its own list, also where one comes from the other', async () => {
  const blackListSellers = list({ id: '1', nickname: 'VIGILADO_SA' });
  const whiteListSellers = list({ id: '2', nickname: 'CONFIABLE_SA' });
  const addresses = {
    '/client_accounts/client_black_sellers': ['Vendedores vigilados', 'VIGILADO_SA'],
    '/client_accounts/client_white_sellers': ['Vendedores confiables', 'CONFIABLE_SA'],
  } as const;
  const { host, go } = openSignedInConsole('/', { blackListSellers, whiteListSellers });
  const shown = () =>
    [visibleElements(host, 'main h1'), visibleElements(host, 'main tbody tr')].map(
      ([first]) => first?.textContent ?? '',
    );
  for (const round of [1, 2]) {
    for (const [address, [title, nickname]] of Object.entries(addresses)) {
      go(address);
      await waitUntil(
        () => shown().every((words, at) => words.startsWith([title, nickname][at] ?? '')),
        `${round}: ${address}`,
      );
      expect(getElement(host, `main table[aria-label="${title}"]`).textContent).toContain(nickname);
    }
  }
});
