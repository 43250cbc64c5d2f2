import { describe, expect, test } from 'vitest';
import { waitForElement, getElement, press } from '../../../../tests/render-node';
import { openCaseScreen } from './case.fixture';

describe('the photos and documents of a case', () => {
  test('CAS-12 shows the photos reported and the new ones, flagged', async () => {
    const photo = (id: string, status: string) => ({ id, src: `/files/pictures/src-${id}.png`, status });
    const { host } = await openCaseScreen({
      photosDenounced: [photo('a', 'same'), photo('b', 'removed')],
      photosNew: [photo('c', 'new'), photo('d', 'removed'), photo('a', 'new')],
    });
    const sections = [...host.querySelectorAll('[role=tabpanel] section')].map((section) => [
      section.querySelector('h2')?.textContent,
      [...section.querySelectorAll('img')].map((img) => /src-(\w)/.exec(img.src)?.[1]).join(''),
      [...section.querySelectorAll('li')].map(({ textContent }) => textContent),
    ]);
    expect(sections).toContainEqual(['Fotos denunciadas', 'ab', ['', 'Ya no está']]);
    expect(sections).toContainEqual(['Fotos actuales', 'cda', ['Nueva', 'Ya no está', 'Nueva']]);
  });

  test('each photo of a case has a name and opens large, among both kinds', async () => {
    const photo = (id: string) => ({ id, src: `/files/pictures/${id}-O.png`, status: null });
    const { host } = await openCaseScreen({ photosDenounced: [photo('a')], photosNew: [photo('a'), photo('c')] });
    const photos = [...host.querySelectorAll('[role=tabpanel] button[aria-label^="Ampliar la foto"]')];
    expect(photos.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Ampliar la foto 1',
      'Ampliar la foto 2',
      'Ampliar la foto 3',
    ]);
    press(getElement(host, 'button[aria-label="Ampliar la foto 3"]'));
    const dialog = await waitForElement(document, '[role=dialog]');
    expect(dialog.textContent).toContain('3 de 3');
    expect(getElement(dialog, 'a[download]').getAttribute('href')).toContain('/files/pictures/c-O.png');
  });

  test('of the seller’s documents, those that are pictures are shown and open large; the others are files', async () => {
    const paper = (name: string) => ({ name, url: `/files/documents/${name}`, size: 2048 });
    const photo = (id: string) => ({ id, src: `/files/pictures/${id}-O.png`, status: null });
    const { host } = await openCaseScreen({
      documents: ['remito.jpg', 'factura.pdf', 'foto.webp', 'plano.bmp'].map(paper),
      photosDenounced: [photo('a')],
    });
    const lines = [...host.querySelectorAll('[role=tabpanel] li')].filter((line) => line.querySelector('a'));
    expect(
      lines.map((line) => [line.querySelector('a')?.getAttribute('href'), line.querySelector('img') !== null]),
    ).toEqual([
      ['/files/documents/remito.jpg', true],
      ['/files/documents/factura.pdf', false],
      ['/files/documents/foto.webp', false],
      ['/files/documents/plano.bmp', true],
    ]);
    press(getElement(lines[2] as Element, 'button[aria-expanded=false]'));
    expect(lines[2]?.querySelector('img')).not.toBeNull();
    press(getElement(host, 'button[aria-label="Ampliar remito.jpg"]'));
    const dialog = await waitForElement(document, '[role=dialog]');
    expect(dialog.textContent).toContain('2 de 4');
    expect(getElement(dialog, 'a[download]').getAttribute('href')).toContain('/files/documents/remito.jpg');
  });
});
