import { describe, expect, test } from 'vitest';
import type { Feeds, PictureRequest, PicturesHashed } from '../../../../contracts/ports';
import { sampleHash } from '../../../../machines/shared/picture-groups/picture-groups.samples';
import { answers } from '../../../../machines/simulator/answers';
import { sampleListing } from '../../../../machines/simulator/sample-listing';
import { resultsSystemActors } from '../../../../machines/search/results/results.samples';
import { act } from '../../../../tests/act';
import { getButton, getElement, press, waitForElement, waitForRemoval } from '../../../../tests/render-node';
import { openFoundListings } from './results.fixture';

const idOf = (at: number) => `MLA${String(1_000_000_000 + at)}`;
const listings = [0, 1, 2, 3].map((at) =>
  sampleListing({
    id: idOf(at),
    title: `Zapatilla ${String(at)}`,
    thumbnail: `/p/${at === 3 ? 2 : at}/0-O.png`,
    pictures: [],
    seller: { id: String(at), nickname: `VENDE_${String(at)}`, watched: false, trusted: false },
  }),
);
const empty = { items: [], total: 0, offset: 0, limit: 50 };
const otherLists = {
  suggestedArticles: answers({ ...empty, pinned: [] }),
  reportedArticles: answers(empty),
};

/** A double of the worker: tells what it is told to, once it is told to. */
function createPictures() {
  const asked: PictureRequest[] = [];
  let hear: (event: PicturesHashed) => void = () => undefined;
  const pictures: Feeds['pictures'] = (onEvent) => {
    hear = onEvent;
    return { read: (more) => void asked.push(...more), stop: () => undefined };
  };
  const tell = (hashes: PicturesHashed['hashes'], faults: PicturesHashed['faults'] = {}) =>
    act(() => hear({ type: 'pictures.hashed', hashes, faults }));
  return { asked, pictures, tell };
}

const open = (pictures: Feeds['pictures'], query: Record<string, string> = { group: 'picture' }) =>
  openFoundListings(listings, query, resultsSystemActors, Infinity, otherLists, 'es', pictures);
const key = (target: Element, name: string) =>
  act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })));
const headsOf = (host: Element) => [...host.querySelectorAll('li[data-head]')].map(({ textContent }) => textContent);

describe('groups by photo', () => {
  test('stand once the photos were compared, and show those that look the same beside each other', async () => {
    const { asked, pictures, tell } = createPictures();
    const { host, cards } = await open(pictures);
    expect(asked.map(({ key }) => key)).toEqual(['/p/0/0', '/p/1/0', '/p/2/0']);
    expect(cards()).toEqual([]);
    expect(host.textContent).toContain('Fotos comparadas');
    tell({ '/p/0/0': sampleHash('z'), '/p/1/0': sampleHash('z', '0') });
    expect(cards()).toEqual([]);
    tell({ '/p/2/0': sampleHash('y') });
    expect(cards()).toEqual([0, 2, 3, 1].map(idOf));
    const [first, rest] = headsOf(host);
    expect(first).toMatch(/Fotos parecidas.*3 publicaciones.*2 fotos: compáralas/);
    expect(rest).toContain('Las que no se parecen a otra');
    expect(host.querySelectorAll('li[data-head] img')).toHaveLength(2);
  });

  test('whoever decides for a group sees its photos side by side first, and takes out the one that is another', async () => {
    const { pictures, tell } = createPictures();
    const { host, receivedBy } = await open(pictures);
    tell({ '/p/0/0': sampleHash('z'), '/p/1/0': sampleHash('z', '0'), '/p/2/0': sampleHash('y') });
    press(getElement<HTMLElement>(host, 'li[data-head] input[type=checkbox]'));
    press(getButton(host, 'Marcar 3 como confiables'));
    const dialog = await waitForElement(host.ownerDocument, '[role=dialog]');
    expect(dialog.textContent).toContain('¿Muestran todas la misma foto?');
    const photos = [...dialog.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    expect(photos.map((photo) => photo.getAttribute('aria-label'))).toEqual(
      [0, 2, 3].map((at) => `Elegir Zapatilla ${at}`),
    );
    for (const photo of photos) press(photo);
    expect(dialog.textContent, 'none of them is in').toContain('¿Muestran todas la misma foto?');
    expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Cerrar']);
    press(photos[0] as HTMLElement);
    press(photos[2] as HTMLElement);
    press(getButton(dialog, 'Marcar 2 como confiables'));
    expect(receivedBy('outbox')).toContainEqual(
      expect.objectContaining({
        work: expect.objectContaining({ mark: expect.objectContaining({ ids: [0, 3].map(idOf) }) }),
      }),
    );
  });

  test('are those of the addresses where the photos may not be read, and the page says so', async () => {
    const { pictures, tell } = createPictures();
    const { host, cards } = await open(pictures);
    tell({ '/p/0/0': sampleHash('z') }, { '/p/1/0': 'MISSING', '/p/2/0': 'BLOCKED' });
    expect(cards()).toEqual([2, 3, 0, 1].map(idOf));
    expect(host.textContent).toContain('El marketplace no permite leer 1 foto desde esta página');
    expect(host.textContent).toContain('1 foto no cargó y quedó fuera de la comparación.');
  });

  test('can be had before, and put together anew once all photos were compared', async () => {
    const { pictures, tell } = createPictures();
    const { host, cards } = await open(pictures);
    press(getButton(host, 'Ordenar las ya leídas'));
    expect(cards()).toEqual([2, 3, 0, 1].map(idOf));
    tell({ '/p/0/0': sampleHash('z'), '/p/1/0': sampleHash('z', '0'), '/p/2/0': sampleHash('y') });
    expect(cards()).toEqual([2, 3, 0, 1].map(idOf));
    press(getButton(host, 'Agrupar con todas'));
    expect(cards()).toEqual([0, 2, 3, 1].map(idOf));
    expect(host.textContent).not.toContain('Agrupar con todas');
  });
});

describe('others with a photo', () => {
  test('are found from a card where nothing stands beside the cards: by its button, and by the key', async () => {
    const { pictures, tell } = createPictures();
    const { host, actor, settle } = await open(pictures, {});
    act(() => actor.getSnapshot().children.preview?.send({ type: 'preview.hide' }));
    const foundBy = async (find: () => void) => {
      find();
      await act(() => settle());
      tell({ '/p/0/0': sampleHash('z'), '/p/1/0': sampleHash('z', '0'), '/p/2/0': sampleHash('y') });
      const dialog = await waitForElement(document, '[role=dialog]');
      const found = [...dialog.querySelectorAll('li')].map(({ textContent }) => /Zapatilla \d/.exec(textContent)?.[0]);
      key(dialog, 'Escape');
      await waitForRemoval(document, '[role=dialog]');
      return found;
    };
    const byButton = () => press(getButton(host, 'Buscar otras con la foto de Zapatilla 0'));
    const byKey = (at: number) => () => {
      const card = getElement(host, `[data-item="${idOf(at)}"]`);
      act(() => card.focus());
      key(card, 'f');
    };
    expect(await foundBy(byButton)).toEqual(['Zapatilla 2', 'Zapatilla 3']);
    expect(await foundBy(byKey(1))).toEqual([]);
    expect(await foundBy(byKey(2))).toEqual(['Zapatilla 3', 'Zapatilla 0']);
  });

  test('are shown over the page, with where they stand', async () => {
    const { pictures, tell } = createPictures();
    const { host, actor, settle } = await open(pictures, {});
    act(() => actor.getSnapshot().children.preview?.send({ type: 'preview.show', id: idOf(0), next: null }));
    act(() => actor.getSnapshot().children.preview?.send({ type: 'picture.findSame' }));
    await act(() => settle());
    tell({ '/p/0/0': sampleHash('z'), '/p/1/0': sampleHash('z', '0'), '/p/2/0': sampleHash('y') });
    const dialog = await waitForElement(host.ownerDocument, '[role=dialog]');
    expect(dialog.textContent).toContain('2 publicaciones más con fotos parecidas');
    expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Zapatilla 2.*VENDE_2.*Leída en esta visita/),
      expect.stringMatching(/Zapatilla 3.*VENDE_3.*Leída en esta visita/),
    ]);
  });
});
