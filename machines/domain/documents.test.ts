import { expect, it } from 'vitest';
import { documentTypeOf } from './documents';

const file = (name: string, url = '/files/documents/1') => ({ name, url });

it.each([
  ['factura.pdf', 'application/pdf'],
  ['FACTURA.PDF', 'application/pdf'],
  ['a.jpg', 'image/jpeg'],
  ['a.jpeg', 'image/jpeg'],
  ['a.png', 'image/png'],
  ['a.gif', 'image/gif'],
  ['a.webp', 'image/webp'],
])('%s is shown in the page as %s', (name, type) => expect(documentTypeOf(file(name))).toBe(type));

it.each(['a.svg', 'a.html', 'a.xhtml', 'a.pdf.html', 'a.txt', 'a.bmp', 'constructor', 'a.', '', 'a.docx'])(
  '"%s" is only opened elsewhere',
  (name) => expect(documentTypeOf(file(name))).toBeNull(),
);

it('the address tells it where the name has no ending, without its query', () => {
  expect(documentTypeOf(file('Factura', '/files/7/a.PDF?x=a.html'))).toBe('application/pdf');
  expect(documentTypeOf(file('factura.html', '/files/7/a.pdf'))).toBeNull();
});
