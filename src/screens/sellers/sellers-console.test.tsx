import { expect, test, vi } from 'vitest';
import type { Seller } from '../../../contracts/shapes';
import { answers, answersInTurn, refuses } from '../../../machines/simulator/answers';
import { pageOfSoldListings } from '../../../machines/sellers/seller-dossier/seller-dossier.samples';
import { pageOfRows } from '../../../machines/shared/list/list.samples';
import { sampleSeller } from '../../../machines/shared/seller-information/seller-information.samples';
import { act } from '../../../tests/act';
import { openSignedInConsole, readToast } from '../../../tests/console';
import { addCleanup } from '../../../tests/cleanup';
import {
  getButton,
  getElement,
  press,
  queryButton,
  visibleElements,
  waitForElement,
  waitUntil,
} from '../../../tests/render-node';

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

const seller = sampleSeller({ id: '3', nickname: 'VENDE_3' });
const refused = { ok: false, failure: { code: 'NOT_ALLOWED' } } as const;
const lists = [
  [
    '/client_accounts/client_black_sellers',
    'los vigilados',
    {
      failed: 'No pudimos quitar al vendedor de los vigilados: sigue en la lista.',
      done: 'El vendedor ya no está entre los vigilados.',
      move: 'Pasar a confiables: VENDE_3',
      notMoved: 'El vendedor no pasó a los confiables.',
    },
  ],
  [
    '/client_accounts/client_white_sellers',
    'los confiables',
    {
      failed: 'No pudimos quitar al vendedor de los confiables: sigue en la lista.',
      done: 'El vendedor ya no está entre los confiables.',
      move: 'Pasar a vigilados: VENDE_3',
      notMoved: 'El vendedor no pasó a los vigilados.',
    },
  ],
] as const;

test.each([
  [lists[0], 'whiteListSeller'],
  [lists[1], 'blackListSeller'],
] as const)('SEL-03 a seller goes from one list to the other: %s by %s', async ([address, , { move }], command) => {
  const page = answers(pageOfRows([seller]));
  const marked = answers({ id: '3', watched: false, trusted: false });
  const { host } = openSignedInConsole(address, {
    blackListSellers: page,
    whiteListSellers: page,
    [command]: marked,
  });
  press(await waitForElement(host, `button[aria-label="${move}"]`));
  await waitUntil(() => marked.asked.length === 1, `Nothing is asked of ${command}.`);
  expect(marked.asked).toMatchObject([{ sellerId: '3', siteId: 'MLA' }]);
});

test.each(lists)(
  'ERR-61 ERR-64 ERR-70 at %s a deletion and a move that fail say so, and a deletion that succeeds too: %s',
  async (address, _, words) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    addCleanup(() => void vi.useRealTimers());
    const page = pageOfRows([seller]);
    const { host } = openSignedInConsole(address, {
      blackListSellers: answers(page),
      whiteListSellers: answers(page),
      blackListSeller: refuses('NOT_ALLOWED'),
      whiteListSeller: refuses('NOT_ALLOWED'),
      deleteSellerFromDB: answersInTurn(refused, { ok: true, value: { id: '3' } }),
    });
    const tell = (told: string) => waitUntil(() => document.body.textContent.includes(told), told);
    press(await waitForElement(host, `button[aria-label="${words.move}"]`));
    await tell(words.notMoved);
    for (const told of [words.failed, words.done]) {
      press(await waitForElement(host, 'button[aria-label="Quitar a VENDE_3 de la lista"]'));
      await waitUntil(() => host.textContent.includes('VENDE_3 ya no está en la lista'));
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      await tell(told);
    }
  },
);

test.each([
  ['watched', 'Quitar de vigilados'],
  ['trusted', 'Quitar de confiables'],
] as const)('ERR-63 on the page of a seller a mark that could not be taken off says so: %s', async (mark, action) => {
  const { host } = openSignedInConsole('/client_accounts/sellers/MLA/3', {
    seller: answers({ ...seller, watched: false, trusted: false, [mark]: true }),
    search: answers(pageOfSoldListings()),
    deleteSellerFromDB: refuses('NOT_ALLOWED'),
  });
  await waitUntil(() => queryButton(host, action) !== undefined);
  press(getButton(host, action));
  expect(await readToast('alert')).toContain('No pudimos quitar la marca del vendedor.');
});
