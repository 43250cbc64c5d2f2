import { expect, test } from 'vitest';
import type { DenouncedVariant } from '../../../../contracts/shapes';
import { sampleCase } from '../../../../machines/simulator/sample-case';
import { answers } from '../../../../machines/simulator/answers';
import { sampleSeller } from '../../../../machines/shared/seller-information/seller-information.samples';
import { waitForElement, press, waitUntil } from '../../../../tests/render-node';
import { openCase } from './case-console.fixture';
import { openCaseScreen } from './case.fixture';

test('CAS-09 each of the four tabs opens its own side of the case, and its address says which', async () => {
  const { host, gone } = await openCase(
    { sellerResponse: 'Tengo factura', status: 'DOCUMENTATION_NOT_APPROVED' },
    {
      denouncedVariants: answers<DenouncedVariant[]>([]),
      itemStatus: answers({ id: sampleCase().listing.id, status: 'active' }),
      blindages: answers([]),
      seller: answers(sampleSeller({ id: '77', nickname: 'TIENDA SUR' })),
    },
  );
  const sideOf = async (name: string) => {
    const tab = [...host.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === name) as Element;
    press(tab);
    await waitUntil(() => tab.getAttribute('aria-selected') === 'true');
    const panel = await waitForElement(host, `#${tab.getAttribute('aria-controls')}`);
    return panel.textContent;
  };
  const own = [
    ['Denuncia', 'Denunció', 'report'],
    ['Publicación', 'País', 'listing'],
    ['Vendedor', 'denuncias recibidas', 'seller'],
    ['Respuesta del vendedor', 'Tengo factura', null],
  ] as const;
  for (const [name, told, tab] of own) {
    const side = await sideOf(name);
    expect(own.filter(([, words]) => side.includes(words)).map(([of]) => of)).toEqual([name]);
    expect(side).toContain(told);
    expect(new URL(gone.at(-1) ?? '', 'https://console.test').searchParams.get('tab')).toBe(tab);
  }
});

test('while an answer is awaited, of the seller or of the reporter, what was reported stands below what the seller says; otherwise in its own tab alone', async () => {
  const awaiting = await openCaseScreen();
  const section = [...awaiting.host.querySelectorAll('[role=tabpanel] section')].at(-1) as Element;
  expect(section.querySelector('h2')?.textContent).toBe('La denuncia');
  expect(section.textContent).toContain('Es una copia');
  expect(awaiting.host.querySelectorAll('[role=tab]')).toHaveLength(4);
  const decided = await openCaseScreen({ status: 'DOCUMENTATION_NOT_APPROVED' });
  expect(decided.text()).not.toContain('Es una copia');
});

test('the reason of a report is told by its name in the language that is read, and by its text where it has no code', async () => {
  const reasonOf = async (reasonId: string | null, reasonText: string) =>
    (await openCaseScreen({ reasonId, reasonText }, { tab: 'report' })).facts()['Motivo'];
  expect(await reasonOf('PPPI1', 'Counterfeit product')).toBe('Producto falsificado');
  expect(await reasonOf(null, 'Otro motivo')).toBe('Otro motivo');
});
