import { expect, it } from 'vitest';
import { isImageAddress, pictureAddress } from './pictures';

it('VAL-01 jpeg, jpg, gif, png and bmp are images, nothing else is', () => {
  expect(['a.jpeg', 'a.JPG', 'https://x.test/a.gif?v=1', 'a.png#top', 'dir.d/a.bmp'].map(isImageAddress)).toEqual([true, true, true, true, true]);
  expect(['a.webp', 'a', 'png', 'a.png.exe', '', 'https://x.test/?file=a.png'].map(isImageAddress)).toEqual([false, false, false, false, false, false]);
});

it('VAL-02 a thumbnail’s -O becomes -R or -N, and nothing else changes', () => {
  expect(pictureAddress('/files/pictures/MLA1/2-O.jpg', 'small')).toBe('/files/pictures/MLA1/2-R.jpg');
  expect(pictureAddress('https://x.test/2-O.jpeg?v=3', 'normal')).toBe('https://x.test/2-N.jpeg?v=3');
  expect([pictureAddress('/a-O/b.jpg', 'small'), pictureAddress('/a-R.jpg', 'small'), pictureAddress('/a-O', 'small')]).toEqual(['/a-O/b.jpg', '/a-R.jpg', '/a-O']);
});
