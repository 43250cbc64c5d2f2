import { describe, expect, it } from 'vitest';
import { isPicture, picturesOfFiles } from './case-photos';

const file = (name: string, url = '/files/documents/1') => ({ name, url, size: null });

describe('which attached files are pictures', () => {
  it.each(['a.jpeg', 'a.jpg', 'a.gif', 'a.png', 'a.bmp', 'A.PNG', ' remito.2026.Jpg '])(
    'VAL-01 %s is recognised as a picture',
    (name) => expect(isPicture(file(name))).toBe(true),
  );

  it.each(['a.webp', 'a.svg', 'a.pdf', 'a.png.pdf', 'png', '.', '', 'a.jpgx', 'a.tiff'])(
    'VAL-01 "%s" is offered as a file',
    (name) => expect(isPicture(file(name))).toBe(false),
  );

  it('VAL-01 the address tells it where the name has no ending, without its query', () => {
    expect(isPicture(file('Remito', 'https://cdn.test/7/foto.JPG?size=O.pdf#a'))).toBe(true);
    expect(isPicture(file('Remito', 'https://cdn.test/7/foto?name=a.png'))).toBe(false);
    expect(isPicture(file('remito.pdf', 'https://cdn.test/7/foto.png'))).toBe(false);
  });

  it('what is shown in the page as a picture can be seen large, too', () => {
    expect(picturesOfFiles([file('a.webp', '/1'), file('a.svg', '/2'), file('a.pdf', '/3')])).toEqual([
      { id: 'file:/1', url: '/1' },
    ]);
  });

  it('each has an id of its own among the photos of a case', () => {
    const files = [file('a.pdf', '/1'), file('b.png', '/2'), file('c.bmp', '/3')];
    expect(picturesOfFiles(files)).toEqual([
      { id: 'file:/2', url: '/2' },
      { id: 'file:/3', url: '/3' },
    ]);
  });
});
