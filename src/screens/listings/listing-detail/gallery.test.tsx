import { describe, expect, test } from 'vitest';
import { act } from '../../../../tests/act';
import { waitForElement, getElement, press } from '../../../../tests/render-node';
import { openListingScreen } from './listing-screen.fixture';

describe('the gallery on the screen', () => {
  const thumbnails = (host: ParentNode) => [
    ...host.querySelectorAll<HTMLElement>('article ul[aria-label$=fotos] > li'),
  ];

  test('LST-24 VAL-02 shows three thumbnails in their size, and how many more', async () => {
    const { host } = await openListingScreen();
    expect(thumbnails(host).map((item) => item.querySelector('img')?.getAttribute('src') ?? item.textContent)).toEqual([
      '/files/pictures/1/p1-R.png',
      '/files/pictures/1/p2-R.png',
      '/files/pictures/1/p3-R.png',
      '+2',
    ]);
    expect(getElement(host, 'article img').getAttribute('src')).toBe('/files/pictures/1/p1-N.png');
  });

  test('LST-25 no thumbnail is more than 85 px high', async () => {
    const { host } = await openListingScreen();
    expect(thumbnails(host).map((item) => item.style.maxHeight)).toEqual(['85px', '85px', '85px', '85px']);
  });

  test('LST-27 LST-28 LST-29 reports ticked photos, and says why not', async () => {
    const { host, button } = await openListingScreen();
    const why = () =>
      document.getElementById(button('Denunciar fotos')?.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(why()).toBe('Elige al menos una foto.');
    press(getElement(host, 'article input[type=checkbox]'));
    expect([why(), button('Denunciar fotos')?.getAttribute('aria-disabled')]).toEqual([undefined, null]);
    expect(host.querySelector('form')).toBeNull();
    press(button('Denunciar fotos')!);
    await waitForElement(host, 'form');
    const without = await openListingScreen({ allowed: ['PPPI1'] });
    press(getElement(without.host, 'article input[type=checkbox]'));
    expect(
      document.getElementById(without.button('Denunciar fotos')?.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toContain('no tiene derechos habilitados');
  });

  test('LST-27 DRW-10 what is ticked in the gallery is ticked in the images step of a report, and the other way round', async () => {
    const { host, button, key } = await openListingScreen({ allowed: ['PPPI1', 'PPPI6'] });
    const ticks = (where: string) =>
      [...host.querySelectorAll<HTMLInputElement>(`${where} input[type=checkbox]`)].map(({ checked }) => checked);
    const choose = (name: string) => {
      const label = [...host.querySelectorAll('form label')].find((each) => each.textContent?.includes(name));
      press(label?.querySelector('input') ?? getElement(host, `form input[type=radio]`));
    };
    press(getElement(host, 'article ul input[type=checkbox]'));
    key('s');
    await waitForElement(host, 'form');
    choose('Derechos de autor');
    press(button('Continuar')!);
    choose('Imágenes o fotos');
    press(button('Continuar')!);
    expect(ticks('form')).toEqual([true, false, false, false, false]);
    press(host.querySelectorAll('form input[type=checkbox]')[1]!);
    expect(ticks('article ul')).toEqual([true, true, false]);
    press(getElement(host, 'article ul input[type=checkbox]'));
    expect(ticks('form')).toEqual([false, true, false, false, false]);
  });

  test('LST-26 LST-30 a picture opens large, with its download', async () => {
    const { host } = await openListingScreen();
    press(getElement(host, 'button[aria-label="Ampliar la foto 2"]'));
    const dialog = await waitForElement(document, '[role=dialog]');
    expect(dialog.textContent).toContain('2 de 5');
    expect(getElement(dialog, 'a[download]').getAttribute('href')).toContain('/files/pictures/1/p2-O.png');
    expect(getElement(dialog, 'img').getAttribute('src')).toBe('/files/pictures/1/p2-N.png');
    press(getElement(dialog, 'button[aria-label="Foto siguiente"]'));
    expect(dialog.textContent).toContain('3 de 5');
    expect(getElement(dialog, 'a[download]').getAttribute('href')).toContain('/files/pictures/1/p3-O.png');
  });

  test('LST-31 a missing picture has a placeholder, and the next one that is there is shown', async () => {
    const { host } = await openListingScreen();
    const [first] = thumbnails(host);
    act(() => void first?.querySelector('img')?.dispatchEvent(new Event('error')));
    expect([first?.querySelector('img'), first?.querySelector('[role=img]')?.getAttribute('aria-label')]).toEqual([
      null,
      'Sin foto',
    ]);
    const stage = getElement(host, 'article button[aria-label="Ampliar la foto 1"]');
    act(() => void stage.querySelector('img')?.dispatchEvent(new Event('error')));
    expect(stage.querySelector('img')).toBeNull();
    press(getElement(host, 'ul button[aria-label="Ampliar la foto 2"]'));
    expect(stage.querySelector('img')?.getAttribute('src')).toContain('/p2-N');
    const none = await openListingScreen({ listing: { pictures: [], thumbnail: null } });
    expect(none.host.querySelector('article [role=img]')?.getAttribute('aria-label')).toBe('Sin foto');
  });
});
