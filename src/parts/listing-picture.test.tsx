import { describe, expect, test } from 'vitest';
import { act } from '../../tests/act';
import { addressPayloads } from '../../tests/payloads';
import { getElement, renderNode } from '../../tests/render-node';
import { ListingPicture, PicturePrefetch } from './listing-picture';
import { pictureUrlOf } from './urls';

describe('pictures', () => {
  test('VAL-02 the size mark -O becomes -R in lists and -N in a detail, fetched ahead too', () => {
    expect(pictureUrlOf('/files/pictures/MLA1/0-O.jpg', 'small')).toBe('/files/pictures/MLA1/0-R.jpg');
    expect(pictureUrlOf('https://h.example/D-O-1-O.webp?v=1', 'normal')).toBe('https://h.example/D-O-1-N.webp?v=1');
    expect(pictureUrlOf('https://h.example/plain.jpg', 'small')).toBe('https://h.example/plain.jpg');
    expect(
      renderNode(<PicturePrefetch url="/a-O.jpg" />)
        .host.querySelector('img')
        ?.getAttribute('src'),
    ).toBe('/a-N.jpg');
  });

  test.each([null, 'javascript:alert(1)', 'data:image/svg+xml,<svg/>'])('a placeholder stands in for %j', (url) => {
    const { host } = renderNode(<ListingPicture url={url} alt="Zapatillas" />);
    expect(host.querySelector('img')).toBeNull();
    expect(getElement(host, '[role=img]').getAttribute('aria-label')).toBe('Sin foto');
  });

  test('none of 200 spellings of an address that runs is a picture, nor is it fetched ahead', () => {
    const { host } = renderNode(
      addressPayloads.map((url) => [
        <ListingPicture key={`a ${url}`} url={url} alt="" />,
        <PicturePrefetch key={`b ${url}`} url={url} />,
      ]),
    );
    expect(host.querySelectorAll('[role=img]')).toHaveLength(addressPayloads.length);
    expect(host.querySelector('img')).toBeNull();
  });

  test('a placeholder stands in for one that does not load, until there is another', () => {
    const { host, show } = renderNode(<ListingPicture url="/a-O.jpg" alt="Zapatillas" />);
    expect(getElement<HTMLImageElement>(host, 'img').getAttribute('src')).toBe('/a-R.jpg');
    expect(getElement(host, 'img').getAttribute('loading')).toBe('lazy');
    act(() => void getElement(host, 'img').dispatchEvent(new Event('error')));
    expect(host.querySelector('img')).toBeNull();
    show(<ListingPicture url="/b-O.jpg" alt="Zapatillas" size="normal" />);
    expect(getElement(host, 'img').getAttribute('src')).toBe('/b-N.jpg');
  });
});
