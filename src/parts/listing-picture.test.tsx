import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { addresses } from '../../tests/payloads';
import { one, rendered } from '../../tests/rendered';
import { ListingPicture, PictureAhead } from './listing-picture';
import { pictureAt } from './picture-size';

describe('pictures', () => {
  test('VAL-02 the size mark -O becomes -R in lists and -N in a detail', () => {
    expect(pictureAt('/files/pictures/MLA1/0-O.jpg', 'small')).toBe('/files/pictures/MLA1/0-R.jpg');
    expect(pictureAt('https://h.example/D-O-1-O.webp?v=1', 'normal')).toBe('https://h.example/D-O-1-N.webp?v=1');
    expect(pictureAt('https://h.example/plain.jpg', 'small')).toBe('https://h.example/plain.jpg');
  });

  test.each([null, 'javascript:alert(1)', 'data:image/svg+xml,<svg/>'])('a placeholder stands in for %j', (url) => {
    const { host } = rendered(<ListingPicture url={url} alt="Zapatillas" />);
    expect(host.querySelector('img')).toBeNull();
    expect(one(host, '[role=img]').getAttribute('aria-label')).toBe('Sin imagen');
  });

  test('none of 200 spellings of an address that runs is a picture, nor is it fetched ahead', () => {
    const { host } = rendered(
      addresses.map((url) => [
        <ListingPicture key={`a ${url}`} url={url} alt="" />,
        <PictureAhead key={`b ${url}`} url={url} />,
      ]),
    );
    expect(host.querySelectorAll('[role=img]')).toHaveLength(addresses.length);
    expect(host.querySelector('img')).toBeNull();
    expect(
      rendered(<PictureAhead url="/a-O.jpg" />)
        .host.querySelector('img')
        ?.getAttribute('src'),
    ).toBe('/a-N.jpg');
  });

  test('a placeholder stands in for one that does not load, until there is another', () => {
    const { host, show } = rendered(<ListingPicture url="/a-O.jpg" alt="Zapatillas" />);
    expect(one<HTMLImageElement>(host, 'img').getAttribute('src')).toBe('/a-R.jpg');
    expect(one(host, 'img').getAttribute('loading')).toBe('lazy');
    act(() => void one(host, 'img').dispatchEvent(new Event('error')));
    expect(host.querySelector('img')).toBeNull();
    show(<ListingPicture url="/b-O.jpg" alt="Zapatillas" size="normal" />);
    expect(one(host, 'img').getAttribute('src')).toBe('/b-N.jpg');
  });
});
