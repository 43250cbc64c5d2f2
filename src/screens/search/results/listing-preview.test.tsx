import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Listing } from '../../../../contracts/shapes';
import { answers, answersInTurn, type FakePorts } from '../../../../machines/simulator/answers';
import { sampleListing } from '../../../../machines/simulator/sample-listing';
import { previewReports } from '../../../../machines/search/listing-preview/listing-preview.samples';
import { resultsSystemActors } from '../../../../machines/search/results/results.samples';
import { sampleSeller } from '../../../../machines/shared/seller-information/seller-information.samples';
import { act } from '../../../../tests/act';
import { waitForElement, getButton, waitForRemoval, getElement, press } from '../../../../tests/render-node';
import { openFoundListings } from './results.fixture';

const photos = (of: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${of}-${at + 1}`,
    url: `https://pictures.example/${of}/${at + 1}-O.jpg`,
  }));
const found = ['MLA1000000001', 'MLA1000000002', 'MLA1000000003'].map((id) =>
  sampleListing({ id, pictures: photos(id, 1), thumbnail: `https://pictures.example/${id}/1-R.jpg` }),
);
const whole = (id: string) => sampleListing({ id, pictures: photos(id, 4) });
const asked = () => answers<Listing[], { articleId: string | string[] }>(({ articleId }) => [whole(String(articleId))]);

async function open(article: FakePorts['article'] = asked(), statuses: string[] = [], ports: FakePorts = {}) {
  const seller = answers(sampleSeller({ id: '77001', reputation: 'bad', itemsSold: 1_240, reportsReceived: 9 }));
  const noticedArticles = answers(previewReports(...statuses));
  const stage = await openFoundListings(found, {}, resultsSystemActors, Infinity, {
    article,
    seller,
    noticedArticles,
    ...ports,
  });
  const pane = () => getElement(stage.host, 'section[aria-label="Publicación elegida"]');
  return {
    ...stage,
    pane,
    key: (name: string) =>
      act(
        () =>
          void (document.activeElement ?? stage.host).dispatchEvent(
            new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
          ),
      ),
    rest: () =>
      act(async () => {
        stage.clock.increment(150);
        await stage.settle();
      }),
    large: () => getElement(pane(), 'button img').getAttribute('src'),
    thumbs: () => [...pane().querySelectorAll('li img')].map((img) => img.getAttribute('src')),
  };
}

describe('the pane beside the cards', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as never);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('has all photos of the listing under the cursor once the cursor rests, and the first photo of the next one is fetched', async () => {
    const { host, pane, key, rest, large, thumbs } = await open();
    getElement<HTMLElement>(host, `article[data-item="${found[0]?.id}"]`).focus();
    await waitForElement(pane(), 'button img');
    expect(large()).toBe('https://pictures.example/MLA1000000001/1-R.jpg');
    expect(thumbs()).toEqual([]);
    key('j');
    await rest();
    expect(large()).toBe('https://pictures.example/MLA1000000002/1-N.jpg');
    expect(thumbs()).toEqual([1, 2, 3, 4].map((at) => `https://pictures.example/MLA1000000002/${at}-R.jpg`));
    expect(pane().textContent).toContain('1 de 4');
    expect(getElement(pane(), 'img[hidden]').getAttribute('src')).toBe(
      'https://pictures.example/MLA1000000003/1-N.jpg',
    );
  });

  test('follows the cursor and a mark without asking the browser for a layout of the page', async () => {
    const { host, pane, key, rest, large } = await open();
    getElement<HTMLElement>(host, `article[data-item="${found[0]?.id}"]`).focus();
    await rest();
    const looks = vi.mocked(HTMLElement.prototype.getClientRects).mock.calls.length;
    key('j');
    key('t');
    await rest();
    expect(large()).toBe('https://pictures.example/MLA1000000003/1-N.jpg');
    expect(pane().querySelectorAll('li img')).toHaveLength(4);
    expect(vi.mocked(HTMLElement.prototype.getClientRects).mock.calls).toHaveLength(looks);
  });

  test('stays as it is while a button of the pointer is down, and follows once it is released or a key is pressed', async () => {
    const { host, pane, key, rest } = await open();
    getElement<HTMLElement>(host, `article[data-item="${found[0]?.id}"]`).focus();
    await rest();
    const links = () => getElement(pane(), 'h2 a').getAttribute('href');
    const before = links();
    const other = getElement<HTMLElement>(host, `article[data-item="${found[1]?.id}"]`);
    const frame = () => act(async () => new Promise<void>((painted) => requestAnimationFrame(() => painted())));
    const point = (type: string) => act(() => void other.dispatchEvent(new Event(type, { bubbles: true })));
    point('pointerdown');
    act(() => other.focus());
    await rest();
    expect(other.getAttribute('aria-current')).toBe('true');
    expect(links()).toBe(before);
    key('Shift');
    await frame();
    await rest();
    expect(links()).toContain(found[1]?.id);
    point('pointerdown');
    act(() => getElement<HTMLElement>(host, `article[data-item="${found[2]?.id}"]`).focus());
    await rest();
    expect(links()).toContain(found[1]?.id);
    point('pointerup');
    await frame();
    await rest();
    expect(links()).toContain(found[2]?.id);
  });

  test.each([
    ['something is chosen from a list that kept the release to itself', new Event('change', { bubbles: true })],
    ['the pointer moves without a button held', new MouseEvent('pointermove', { bubbles: true, buttons: 0 })],
  ])('does not keep a listing that was left once %s', async (_, released) => {
    const { host, pane, rest } = await open();
    getElement<HTMLElement>(host, `article[data-item="${found[0]?.id}"]`).focus();
    await rest();
    const links = () => getElement(pane(), 'h2 a').getAttribute('href');
    const other = getElement<HTMLElement>(host, `article[data-item="${found[1]?.id}"]`);
    const frame = () => act(async () => new Promise<void>((painted) => requestAnimationFrame(() => painted())));
    const send = async (event: Event) => {
      act(() => void host.dispatchEvent(event));
      await frame();
      await rest();
    };
    await send(new Event('pointerdown', { bubbles: true }));
    act(() => other.focus());
    await send(new MouseEvent('pointermove', { bubbles: true, buttons: 1 }));
    expect(links()).toContain(found[0]?.id);
    await send(released);
    expect(links()).toContain(found[1]?.id);
  });

  test('says the title in the language of the interface by one key, and the next listing in its own', async () => {
    const translate = answers(({ text }: { text: string }) => ({ text: `[en] ${text}` }));
    const { host, pane, key, rest, setFacts, settle } = await open(asked(), [], { translate });
    act(() => setFacts('shell', { lang: 'en', chosen: 'en', menuOpen: false }));
    getElement<HTMLElement>(host, `article[data-item="${found[0]?.id}"]`).focus();
    await rest();
    const title = () => getElement(pane(), 'h2').textContent;
    const original = title();
    key('l');
    await act(() => settle());
    expect([title(), getElement(pane(), '[role=switch]').getAttribute('aria-checked')]).toEqual([
      `[en] ${original}`,
      'true',
    ]);
    key('l');
    expect(title()).toBe(original);
    key('l');
    await act(() => settle());
    key('j');
    await rest();
    expect(title()).not.toContain('[en]');
  });

  test('LST-35 offers a translation only to a reader of another language than the listing’s', async () => {
    const { host, pane, rest, setFacts } = await open();
    getElement<HTMLElement>(host, `article[data-item="${found[0]?.id}"]`).focus();
    await rest();
    const offered = (lang: string) => {
      act(() => setFacts('shell', { lang, chosen: lang, menuOpen: false } as never));
      return pane().querySelector('[role=switch]') !== null;
    };
    expect(['es', 'pt', 'en', 'es'].map(offered)).toEqual([false, true, true, false]);
  });

  test('turns its photos by keys, and zooms the one that stands large', async () => {
    const { host, pane, key, rest, large } = await open();
    getElement<HTMLElement>(host, `article[data-item="${found[0]?.id}"]`).focus();
    await rest();
    await waitForElement(pane(), 'li img');
    key('.');
    key('.');
    expect([large(), pane().textContent]).toEqual([
      'https://pictures.example/MLA1000000001/3-N.jpg',
      expect.stringContaining('3 de 4'),
    ]);
    key(',');
    expect(large()).toBe('https://pictures.example/MLA1000000001/2-N.jpg');
    key('v');
    const viewer = await waitForElement(document.body, '[role=dialog]');
    expect(getElement(viewer, 'img').getAttribute('src')).toBe('https://pictures.example/MLA1000000001/2-N.jpg');
    press(getButton(viewer, 'Cerrar'));
    await waitForRemoval(document.body, '[role=dialog]');
    key('j');
    expect(large()).toBe('https://pictures.example/MLA1000000002/1-R.jpg');
  });

  test('has the seller’s figures, and how the earlier reports of the listing ended, with the way to them', async () => {
    const statuses = ['DOCUMENTATION_NOT_PRESENTED', 'ROLLBACK', 'DOCUMENTATION_NOT_PRESENTED'];
    const { pane, rest, key, host } = await open(asked(), statuses);
    const facts = () =>
      Object.fromEntries(
        [...pane().querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]),
      );
    expect(facts()).toMatchObject({ Vendedor: 'OFERTAS_DEL_SUR', Reputación: '', 'Denuncias anteriores': '' });
    await rest();
    expect(facts()).toMatchObject({
      Reputación: 'Mala',
      Ventas: '1.240',
      'Denuncias recibidas': '9',
      'Denuncias anteriores': expect.stringMatching(/^3 en el historial.+: 2.+: 1$/) as string,
    });
    expect(getElement(pane(), 'dd a').getAttribute('href')).toContain('item=MLA1000000001');
    getElement<HTMLElement>(host, `article[data-item="${found[0]?.id}"]`).focus();
    key('j');
    expect(facts()).toMatchObject({ Reputación: 'Mala', 'Denuncias anteriores': '' });
  });

  test('says “none” of a listing that was never reported', async () => {
    const { pane, rest } = await open();
    await rest();
    expect(pane().textContent).toContain('Denuncias anterioresNinguna');
  });

  test('says why the photos could not be had, lets the listing be decided on, and can be tried again', async () => {
    const article = answersInTurn<Listing[]>(
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: [whole('MLA1000000001')] },
    );
    const { host, pane, rest, thumbs, receivedBy } = await open(article);
    await rest();
    await waitForElement(pane(), '[role=alert]');
    press(getButton(pane(), 'Confiable'));
    expect(receivedBy('outbox')).toMatchObject([{ type: 'mutation.submit' }]);
    const retry = getButton(pane(), 'Reintentar');
    retry.focus();
    press(retry);
    await rest();
    await waitForElement(pane(), 'li img');
    expect(thumbs()).toHaveLength(4);
    expect(host.querySelector('[role=alert]')).toBeNull();
    expect(pane().contains(document.activeElement)).toBe(true);
  });
});

test('where there is no room for the pane nothing is asked, and no key is the photos’', async () => {
  const article = asked();
  const { host, key, rest } = await open(article);
  getElement<HTMLElement>(host, `article[data-item="${found[0]?.id}"]`).focus();
  await rest();
  key('v');
  await rest();
  expect(article.asked).toEqual([]);
  expect(document.querySelector('[role=dialog]')).toBeNull();
});
