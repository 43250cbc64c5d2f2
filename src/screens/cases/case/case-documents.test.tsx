import { describe, expect, test } from 'vitest';
import type { DocumentEvent, Feeds } from '../../../../contracts/ports';
import { act } from '../../../../tests/act';
import { waitForElement, getElement, press, type TestLanguage } from '../../../../tests/render-node';
import { openCaseScreen } from './case.fixture';

const paper = (name: string) => ({ name, url: `/files/documents/${name}`, size: 2048 });

/** Documents that are read one after the other, as `outcomes` say, and how many are held. */
function reader(...outcomes: DocumentEvent[]) {
  const asked: string[] = [];
  const held = new Set<string>();
  const document: Feeds['document'] = ({ url, type }, hear) => {
    asked.push(`${url} as ${type}`);
    held.add(url);
    const outcome = outcomes.shift();
    if (outcome) hear(outcome);
    return { stop: () => void held.delete(url) };
  };
  return { document, asked, held };
}
const readAt = (address: string): DocumentEvent => ({ type: 'document.read', address });

const disclosures = (host: Element) => [...host.querySelectorAll<HTMLElement>('[role=tabpanel] button[aria-expanded]')];
const isOpen = (host: Element) => disclosures(host).map((button) => button.getAttribute('aria-expanded'));

describe('the documents of a case', () => {
  test('a PDF is shown in the page, and its name opens it in a new tab', async () => {
    const { document, asked } = reader(readAt('blob:1'));
    const { host } = await openCaseScreen({ documents: [paper('factura.pdf')] }, { document });
    const frame = getElement<HTMLIFrameElement>(host, 'iframe');
    expect(frame.getAttribute('src')).toMatch(/^blob:1#/);
    expect(frame.title).toBe('factura.pdf');
    expect(asked).toEqual(['/files/documents/factura.pdf as application/pdf']);
    const link = getElement(host, '[role=tabpanel] li a');
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '/files/documents/factura.pdf',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(host.textContent).toContain('2 kB');
  });

  test('the first of several is open, the others open by a press and none is read before', async () => {
    const { document, asked, held } = reader(readAt('blob:1'), readAt('blob:2'));
    const { host } = await openCaseScreen(
      { documents: [paper('a.pdf'), paper('b.pdf'), paper('c.png')] },
      { document },
    );
    expect([isOpen(host), asked.length]).toEqual([['true', 'false', 'false'], 1]);
    const second = disclosures(host)[1] as HTMLElement;
    expect(second.textContent).toBe('Ver aquí b.pdf');
    press(second);
    expect(isOpen(host)).toEqual(['true', 'true', 'false']);
    expect(host.querySelector(`[id="${second.getAttribute('aria-controls')}"] iframe`)).not.toBeNull();
    press(disclosures(host)[0] as HTMLElement);
    expect([isOpen(host), [...held]]).toEqual([['false', 'true', 'false'], ['/files/documents/b.pdf']]);
  });

  test('a picture is shown in the page and is seen large', async () => {
    const { document } = reader(readAt('blob:1'));
    const { host } = await openCaseScreen({ documents: [paper('remito.webp')] }, { document });
    expect(host.querySelector('iframe')).toBeNull();
    expect(getElement<HTMLImageElement>(host, '[role=tabpanel] li img').src).toBe('blob:1');
    press(getElement(host, 'button[aria-label="Ampliar remito.webp"]'));
    const dialog = await waitForElement(window.document, '[role=dialog]');
    expect(getElement(dialog, 'a[download]').getAttribute('href')).toContain('/files/documents/remito.webp');
  });

  test('while it is read its room is there, and something says that it loads', async () => {
    const { document } = reader();
    const { host } = await openCaseScreen({ documents: [paper('a.pdf')] }, { document });
    const body = getElement(host, '[role=tabpanel] li [data-phase=reading]');
    expect([body.getAttribute('data-kind'), body.textContent]).toEqual(['pdf', 'Cargando…']);
  });

  test('one that could not be had says so; it is tried again, or opened apart', async () => {
    const failure = { code: 'BAD_STATUS', operation: 'document', values: { status: 404 } } as const;
    const { document, asked } = reader({ type: 'document.failed', failure }, readAt('blob:1'));
    const { host, button } = await openCaseScreen({ documents: [paper('a.pdf')] }, { document });
    const alert = getElement(host, '[role=tabpanel] [role=alert]');
    expect(alert.textContent).toContain('No pudimos mostrar el documento.');
    expect(getElement(alert, 'a').getAttribute('href')).toBe('/files/documents/a.pdf');
    press(button('Reintentar'));
    expect([asked.length, host.querySelector('iframe') !== null]).toEqual([2, true]);
  });

  test.each([
    ['es', 'NO_VIEWER', 'Este documento no se puede mostrar aquí.'],
    ['en', 'NO_VIEWER', 'This document can’t be shown here.'],
    ['pt', 'NO_VIEWER', 'Não é possível exibir este documento aqui.'],
    ['es', 'OTHER_ORIGIN', 'Este documento no se puede mostrar aquí.'],
    ['es', 'TOO_BIG', 'El archivo es demasiado grande para mostrarlo aquí.'],
    ['es', 'OTHER_TYPE', 'El contenido de este archivo no es lo que indica su nombre'],
    ['en', 'OTHER_TYPE', 'This file isn’t what its name says'],
    ['pt', 'OTHER_TYPE', 'O conteúdo deste arquivo não é o que o nome indica'],
  ] as const)('one that is not shown here says why and how it is opened: %s, %s', async (lang, refusal, words) => {
    const { document } = reader({ type: 'document.refused', refusal });
    const { host } = await openCaseScreen({ documents: [paper('a.pdf')] }, { document, lang: lang as TestLanguage });
    const body = getElement(host, '[role=tabpanel] li [data-phase=refused]');
    expect(body.textContent).toContain(words);
    expect(getElement(body, 'a').getAttribute('href')).toBe('/files/documents/a.pdf');
    expect(host.querySelector('iframe')).toBeNull();
  });

  test('a picture that can’t be drawn is not shown broken', async () => {
    const { document } = reader(readAt('blob:1'));
    const { host } = await openCaseScreen({ documents: [paper('a.png')] }, { document });
    act(() => void getElement(host, '[role=tabpanel] li img').dispatchEvent(new Event('error')));
    expect(host.querySelector('[role=tabpanel] li img')).toBeNull();
    expect(getElement(host, '[data-phase=refused] a').getAttribute('href')).toBe('/files/documents/a.png');
  });

  test.each(['a.html', 'a.svg', 'a.pdf.html', 'a.docx', 'a', 'a.xhtml'])(
    'a file %s is a link and nothing of it is read',
    async (name) => {
      const { document, asked } = reader(readAt('blob:1'));
      const { host } = await openCaseScreen({ documents: [paper(name)] }, { document });
      expect([asked, isOpen(host), host.querySelector('iframe, [role=tabpanel] img')]).toEqual([[], [], null]);
      expect(getElement(host, '[role=tabpanel] li a').getAttribute('href')).toBe(`/files/documents/${name}`);
    },
  );

  test('of a case that was decided nothing is read until it is opened', async () => {
    const { document, asked } = reader(readAt('blob:1'));
    const decided = { status: 'DOCUMENTATION_NOT_APPROVED', documents: [paper('a.pdf')] };
    const { host } = await openCaseScreen(decided, { document });
    expect([isOpen(host), asked]).toEqual([['false'], []]);
  });
});
