import { describe, expect, test } from 'vitest';
import { answers, refuses } from '../../../../machines/simulator/answers';
import {
  sampleSeller,
  sellerInformationInput,
} from '../../../../machines/shared/seller-information/seller-information.samples';
import { act } from '../../../../tests/act';
import { getButton, getElement, press } from '../../../../tests/render-node';
import { fromWire } from '../../../../tests/wire';
import { openCaseScreen as openCase } from '../../cases/case/case.fixture';
import { openListingExtras as openListing } from '../../listings/listing-detail/listing-extras.fixture';
import { openSellerPanel as open } from './seller-panel.fixture';

const mark = (host: Element) => host.querySelector('[data-mark]')?.textContent ?? null;
const actions = (host: Element) => [...host.querySelectorAll('button')].map(({ textContent }) => textContent);
const seller = { sellerId: sellerInformationInput.sellerId, siteId: sellerInformationInput.siteId };
const off = (sellerStatus: 'black' | 'white') => ({ sellerId: seller.sellerId, sellerStatus });
const submitted = (type: string, input: object) => [{ type: 'mutation.submit', work: { command: { type, input } } }];

describe('the information on a seller', () => {
  test('SEL-09 tells its level and where it is; a level that is not known stands as it came', async () => {
    const address = { city: 'Rosario', state: 'Santa Fe', zipCode: 'S2000', neighborhood: 'Pichincha' };
    const wire = { id: '77001', reputation: 'good', reputationPowerSellerStatus: 'platinum' };
    const { text } = await open(await fromWire('seller', { seller: { ...wire, address } }, seller));
    expect(text()).toContain('Nivel de vendedorPlatino');
    expect(text()).toContain('Pichincha, Rosario, Santa Fe, S2000');
    expect((await open({ powerSellerStatus: 'ruby' })).text()).toContain('Nivel de vendedorruby');
    expect((await open({ powerSellerStatus: null })).text()).not.toContain('Nivel de vendedor');
  });

  test('SEL-07 shows its id and its country, also while the rest is asked for and where the country is only known by the site', async () => {
    const known = await open({ country: 'UY', reputation: 'regular' });
    const facts = [...known.host.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent?.replace('.', ''),
    ]);
    expect(facts).toEqual([
      ['Reputación', 'Regular'],
      ['Ventas', '1340'],
      ['Denuncias recibidas', '12'],
      ['Respuestas enviadas', '5'],
      ['Respuestas aceptadas', '2'],
    ]);
    for (const told of ['OFERTAS_DEL_SUR', 'Uruguay']) expect(known.text()).toContain(told);
    expect(getElement(known.host, '[data-copies]').textContent).toContain(sellerInformationInput.sellerId);
    expect((await open({ country: null })).text()).toContain('Argentina');
    const failed = await open({}, { seller: refuses('SERVER_ERROR') });
    expect(failed.text()).toContain('Argentina');
    expect(getElement(failed.host, '[data-copies]').textContent).toContain(sellerInformationInput.sellerId);
  });

  test('SEL-07 a count of none is told as none, and one that nobody knows has no line', async () => {
    const factsOf = (host: Element) =>
      [...host.querySelectorAll('dt')].map((name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`);
    const none = { itemsSold: 0, reportsReceived: 0, counterNoticesSent: 0, counterNoticesAccepted: 0 };
    expect(factsOf((await open(none)).host)).toEqual([
      'Reputación: Buena',
      'Ventas: 0',
      'Denuncias recibidas: 0',
      'Respuestas enviadas: 0',
      'Respuestas aceptadas: 0',
    ]);
    const unknown = { itemsSold: null, reportsReceived: 3, counterNoticesSent: null, counterNoticesAccepted: 0 };
    expect(factsOf((await open(unknown)).host)).toEqual([
      'Reputación: Buena',
      'Denuncias recibidas: 3',
      'Respuestas aceptadas: 0',
    ]);
  });

  test('SEL-17 says whether it is watched or trusted, and nothing when it is neither', async () => {
    expect(mark((await open({ watched: true })).host)).toBe('Vendedor vigilado');
    expect(mark((await open({ trusted: true })).host)).toBe('Vendedor confiable');
    expect(mark((await open({})).host)).toBeNull();
  });

  test('SEL-17 what the seller says of itself counts more than what its page knew, which stands until then', async () => {
    const page = { watched: true, trusted: false };
    const moved = await open({ watched: false, trusted: true }, {}, 'es', page);
    expect(mark(moved.host)).toBe('Vendedor confiable');
    expect(mark((await open({}, {}, 'es', page)).host)).toBeNull();
    expect(mark((await open({}, { seller: refuses('SERVER_ERROR') }, 'es', page)).host)).toBe('Vendedor vigilado');
  });

  test.each([
    ['SEL-10 marking a trusted one as watched', 'trusted', 'Pasar a vigilados', 'blackListSeller', seller, 'vigilado'],
    [
      'SEL-11 marking a watched one as trusted',
      'watched',
      'Pasar a confiables',
      'whiteListSeller',
      seller,
      'confiable',
    ],
    ['SEL-12 unmarking a watched one', 'watched', 'Quitar de vigilados', 'deleteSellerFromDB', off('black'), null],
    ['SEL-12 unmarking a trusted one', 'trusted', 'Quitar de confiables', 'deleteSellerFromDB', off('white'), null],
  ])(
    '%s sets the one flag and clears the other, at once and for good',
    async (_, flag, name, command, input, badge) => {
      const { host, receivedBy, settleWork } = await open({ [flag]: true });
      press(getButton(host, name));
      const held = [...host.querySelectorAll('button[aria-disabled=true]')];
      for (const one of held) press(one);
      const spins = held.map((one) => one.hasAttribute('aria-busy'));
      expect(spins, 'the words of what was not pressed stay').toEqual([badge === 'vigilado', badge === 'confiable']);
      expect(receivedBy('outbox')).toMatchObject(submitted(command, input));
      expect(mark(host)).toBe(badge && `Vendedor ${badge}`);
      act(() => settleWork({ ok: true, value: { id: '77001' } }));
      expect(mark(host)).toBe(badge && `Vendedor ${badge}`);
    },
  );

  test.each([
    ['SEL-10', 'trusted', 'Pasar a vigilados', 'Quitar de vigilados', 'black'],
    ['SEL-11', 'watched', 'Pasar a confiables', 'Quitar de confiables', 'white'],
  ] as const)('%s a %s one that was given the other mark has that one alone, which is taken off', async (...row) => {
    const [, flag, give, takeOff, colour] = row;
    const { host, receivedBy, settleWork } = await open({ [flag]: true });
    press(getButton(host, give));
    act(() => settleWork({ ok: true, value: { id: '77001' } }));
    press(getButton(host, takeOff));
    expect(receivedBy('outbox').slice(1)).toMatchObject(submitted('deleteSellerFromDB', off(colour)));
  });

  test('a mark that failed shows what was, and can be given again', async () => {
    const { host, settleWork } = await open({ trusted: true });
    press(getButton(host, 'Pasar a vigilados'));
    act(() => settleWork({ ok: false, failure: { code: 'SERVER_ERROR' } }));
    expect(mark(host)).toBe('Vendedor confiable');
    expect(getButton(host, 'Pasar a vigilados').getAttribute('aria-busy')).toBeNull();
  });

  test('a seller that did not load offers no mark, says so, and is asked for again', async () => {
    const seller = refuses<never>('SERVER_ERROR');
    const { host, settled } = await open({}, { seller: seller as never });
    expect(actions(host).join()).not.toContain('Marcar');
    press(getElement(host, '[role=alert] button'));
    await settled();
    expect(seller.asked).toHaveLength(2);
  });

  test.each([
    [
      'the listing’s page',
      '77001',
      async () => openListing({ ports: { seller: answers(sampleSeller({ watched: false })) } }),
    ],
    [
      'the case',
      '77',
      async () => openCase({}, { tab: 'seller', ports: { seller: answers(sampleSeller({ watched: false })) } }),
    ],
  ])('SEL-18 SEL-19 %s marks and unmarks its seller', async (_, sellerId, opened) => {
    const { host, receivedBy, settleWork } = await opened();
    press(getButton(host, 'Marcar como confiable'));
    act(() => settleWork({ ok: true, value: { id: '77001' } }));
    expect(mark(host)).toBe('Vendedor confiable');
    press(getButton(host, 'Pasar a vigilados'));
    act(() => settleWork({ ok: true, value: { id: '77001' } }));
    expect(mark(host)).toBe('Vendedor vigilado');
    press(getButton(host, 'Quitar de vigilados'));
    act(() => settleWork({ ok: true, value: { id: '77001' } }));
    expect(mark(host)).toBeNull();
    press(getButton(host, 'Marcar como confiable'));
    act(() => settleWork({ ok: true, value: { id: '77001' } }));
    press(getButton(host, 'Quitar de confiables'));
    act(() => settleWork({ ok: true, value: { id: '77001' } }));
    expect(mark(host)).toBeNull();
    expect(receivedBy('outbox')).toMatchObject([
      ...submitted('whiteListSeller', { sellerId }),
      ...submitted('blackListSeller', { sellerId }),
      ...submitted('deleteSellerFromDB', { sellerId, sellerStatus: 'black' }),
      ...submitted('whiteListSeller', { sellerId }),
      ...submitted('deleteSellerFromDB', { sellerId, sellerStatus: 'white' }),
    ]);
  });
});
