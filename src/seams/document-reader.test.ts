import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DocumentEvent, DocumentRequest } from '../../contracts/ports';
import { documentReader, maxDocumentBytes } from './document-reader';
import { documentFeed } from './feeds';

let copies: Map<string, Blob>;
beforeEach(() => {
  copies = new Map();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((copy) => {
    const address = `blob:${copies.size + 1}`;
    copies.set(address, copy as Blob);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void copies.delete(address));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pdf: DocumentRequest = { url: '/files/documents/1.pdf', type: 'application/pdf' };
const serve = (body: string, type: string, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': type, ...headers } }));

const read = (request: DocumentRequest, feed = documentReader) =>
  new Promise<{ event: DocumentEvent; stop: () => void }>((resolve) => {
    const reading = feed(request, (event) => queueMicrotask(() => resolve({ event, stop: reading.stop })));
  });

test('a document is shown as a copy of its type, which is dropped when nobody looks at it', async () => {
  serve('%PDF-1.7 …', 'application/pdf; charset=binary');
  const { event, stop } = await read(pdf);
  expect(event).toEqual({ type: 'document.read', address: 'blob:1' });
  expect(copies.get('blob:1')?.type).toBe('application/pdf');
  stop();
  expect(copies.size).toBe(0);
});

test.each([
  ['<script>1</script>', 'text/html', pdf],
  ['<svg/>', 'image/svg+xml', { url: '/files/documents/a.png', type: 'image/png' }],
  ['%PDF-1.7', 'application/octet-stream', pdf],
  ['<!doctype html><script>1</script>', 'application/pdf', pdf],
  ['GIF89a', 'image/gif', { url: '/files/documents/a.png', type: 'image/png' }],
] as const)('%s as %s is not what its name says, and nothing of it is shown', async (body, type, request) => {
  serve(body, type);
  expect((await read(request)).event).toEqual({ type: 'document.refused', refusal: 'OTHER_TYPE' });
  expect(copies.size).toBe(0);
});

test('what is too big, or somewhere else, is never read', async () => {
  serve('%PDF-1.7', 'application/pdf', { 'content-length': String(maxDocumentBytes + 1) });
  expect((await read(pdf)).event).toMatchObject({ refusal: 'TOO_BIG' });
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect((await read({ ...pdf, url: 'https://files.test/1.pdf' })).event).toMatchObject({ refusal: 'OTHER_ORIGIN' });
  expect(fetched).not.toHaveBeenCalled();
});

test('a file that is gone, and a network that is gone, are told', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  expect((await read(pdf)).event).toMatchObject({ failure: { code: 'BAD_STATUS', values: { status: 404 } } });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network.')));
  expect((await read(pdf)).event).toMatchObject({ failure: { code: 'OFFLINE', operation: 'document' } });
});

test('a file that nobody waits for any more leaves no copy', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const heard: DocumentEvent[] = [];
  const { stop } = documentReader(pdf, (event) => heard.push(event));
  stop();
  answer(new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }));
  await new Promise((resolve) => setTimeout(resolve));
  expect([heard, copies.size]).toEqual([[], 0]);
});

test.each([
  ['a browser without a viewer', false, false],
  ['a narrow window', true, true],
] as const)('in %s a PDF is refused at once and never fetched', async (_, viewer, narrow) => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { ...navigator, pdfViewerEnabled: viewer });
  vi.stubGlobal('matchMedia', () => ({ matches: narrow }));
  const heard: DocumentEvent[] = [];
  documentFeed(pdf, (event) => heard.push(event));
  expect(heard).toEqual([{ type: 'document.refused', refusal: 'NO_VIEWER' }]);
  expect(fetched).not.toHaveBeenCalled();
});

test('in a wide window of a browser with a viewer it is read', async () => {
  serve('%PDF-1.7', 'application/pdf');
  vi.stubGlobal('navigator', { ...navigator, pdfViewerEnabled: true });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect((await read(pdf, documentFeed)).event).toMatchObject({ type: 'document.read' });
});
