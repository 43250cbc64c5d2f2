import { expect, it } from 'vitest';
import { isImageAddress } from './pictures';

it('VAL-01 jpeg, jpg, gif, png and bmp are images, nothing else is', () => {
  expect(['a.jpeg', 'a.JPG', 'https://x.test/a.gif?v=1', 'a.png#top', 'dir.d/a.bmp'].map(isImageAddress)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['a.webp', 'a', 'png', 'a.png.exe', '', 'https://x.test/?file=a.png'].map(isImageAddress)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});
