import { describe, expect, test } from 'vitest';
import { learnedOrderKey } from '../../../../machines/domain/learned-order';
import { goTo } from '../../../../machines/domain/navigation-events';
import { sampleLearnedOrder } from '../../../../machines/search/learned-order/learned-order.samples';
import { searchAt } from '../../../../machines/simulator/sample-addresses';
import { sampleListing } from '../../../../machines/simulator/sample-listing';
import { act } from '../../../../tests/act';
import { getButton, getElement, press, waitForElement, type TestLanguage } from '../../../../tests/render-node';
import { openResults } from './results-screen.fixture';

const idOf = (at: number) => `MLA${String(1_000_000_000 + at)}`;
/** The last one is cheap and of a seller whose reports were confirmed. */
const listings = [0, 1, 2].map((at) =>
  sampleListing({
    id: idOf(at),
    title: 'Zapatillas Andes',
    price: { amount: at === 2 ? 34_200 : 90_000, currency: 'ARS' },
    seller: { id: at === 2 ? '77001' : '5', nickname: 'VENDE', watched: false, trusted: false },
  }),
);
/** The console’s clock stands at 0 in these tests. */
const learned = { ...sampleLearnedOrder, learnedAt: 0 };
const openLearned = (lang: TestLanguage = 'es', kept: unknown = learned) =>
  openResults(listings, { lang, query: { rank: 'learned' }, drafts: { [learnedOrderKey]: kept } });

const words: Record<TestLanguage, { reasons: RegExp[]; label: string; bar: RegExp }> = {
  es: {
    reasons: [/3 denuncias anteriores de este vendedor, confirmadas/, /62\s%? ?%? por debajo de lo habitual/],
    label: 'Por qué está en este lugar',
    bar: /según 60 decisiones/,
  },
  en: {
    reasons: [/3 earlier reports of this seller, confirmed/, /62% below what is usual/],
    label: 'Why it is in this place',
    bar: /going by 60 decisions/,
  },
  pt: {
    reasons: [/3 denúncias anteriores deste vendedor, confirmadas/, /62% abaixo do habitual/],
    label: 'Por que está nesta posição',
    bar: /com base em 60 decisões/,
  },
};

describe('what an account usually reports', () => {
  test.each(['es', 'en', 'pt'] as const)(
    'stands first, with its two strongest reasons on the card and beside the grid, in %s',
    async (lang) => {
      const { host, card } = await openLearned(lang);
      expect(getElement(host, 'article').getAttribute('data-item')).toBe(idOf(2));
      const { reasons, label, bar } = words[lang];
      for (const place of [card(idOf(2)), getElement(host, `section ul[aria-label="${label}"]`)])
        for (const reason of reasons) expect(place.textContent).toMatch(reason);
      await waitForElement(host, '[role=status]');
      expect(host.textContent).toMatch(bar);
    },
  );

  test('is forgotten once that was confirmed, and the results stand in their usual order', async () => {
    const { host, receivedBy, actor } = await openLearned();
    await act(async () => press(await waitForButton(host, 'Olvidar lo aprendido')));
    const dialog = await waitForElement(document, '[role=dialog]');
    expect(dialog.textContent).toContain('lo aprendido de 60 decisiones');
    act(() => press(getButton(dialog, 'Olvidar lo aprendido')));
    expect(receivedBy('drafts')).toContainEqual({ type: 'draft.drop', key: learnedOrderKey });
    expect(receivedBy('screens')).toContainEqual(
      goTo({ to: 'results', params: { id: 'ls-1' }, search: {} }, { replace: true }),
    );
    act(() => actor.send(searchAt('results', {})));
    expect(getElement(host, 'article').getAttribute('data-item')).toBe(idOf(0));
  });
});

async function waitForButton(host: Element, name: string) {
  await waitForElement(host, '[role=status] ~ button');
  return getButton(host, name);
}
