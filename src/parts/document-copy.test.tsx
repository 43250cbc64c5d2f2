import { expect, test } from 'vitest';
import { renderNode } from '../../tests/render-node';
import { PdfCopy, PictureCopy } from './document-copy';

const onBroken = () => undefined;

test.each(['https://evil.example/a.pdf', 'javascript:alert(1)', 'data:text/html,<p>', '/files/a.pdf', ' blob:x'])(
  'what is no copy of this page is neither framed nor drawn: %s',
  (address) => {
    expect(renderNode(<PdfCopy address={address} name="a.pdf" />).host.innerHTML).toBe('');
    expect(renderNode(<PictureCopy address={address} name="a" onBroken={onBroken} />).host.innerHTML).toBe('');
  },
);

test('a copy is framed or drawn under the name of its file', () => {
  const frame = renderNode(<PdfCopy address="blob:x" name="a.pdf" />).host.querySelector('iframe');
  expect([frame?.title, frame?.getAttribute('src')]).toEqual(['a.pdf', 'blob:x#navpanes=0&view=FitH']);
  const picture = renderNode(<PictureCopy address="blob:x" name="a" onBroken={onBroken} />).host.querySelector('img');
  expect([picture?.alt, picture?.getAttribute('src')]).toEqual(['a', 'blob:x']);
});
