import { describe, expect, it } from 'vitest';
import { startWith } from '../../simulator/answers';
import { galleryMachine, type GalleryEvent } from './gallery.machine';
import { galleryInput } from './gallery.samples';
import { galleryView } from './gallery.view';

function open(pictures = galleryInput.pictures) {
  const stage = startWith(galleryMachine, { input: { pictures } });
  const send = (...events: GalleryEvent[]) => events.forEach((event) => stage.actor.send(event));
  return { ...stage, send, view: () => galleryView(stage.actor.getSnapshot()) };
}

describe('the gallery', () => {
  it('LST-24 shows the first three and how many more there are', () => {
    expect([
      open()
        .view()
        .preview.map(({ id }) => id),
      open().view().more,
    ]).toEqual([['p1', 'p2', 'p3'], 2]);
    expect(open(galleryInput.pictures.slice(0, 2)).view()).toMatchObject({
      more: 0,
      preview: [{ id: 'p1' }, { id: 'p2' }],
    });
    expect(open([]).view()).toMatchObject({ preview: [], more: 0, picture: null });
  });

  it('LST-26 zooms the picture that was asked for, and goes round', () => {
    const { view, send } = open();
    send({ type: 'photo.zoom', id: 'p4' });
    expect([view().zoomed, view().picture?.id]).toEqual([true, 'p4']);
    send({ type: 'photo.next' }, { type: 'photo.next' });
    expect(view().picture?.id).toBe('p1');
    send({ type: 'photo.previous' });
    expect(view().picture?.id).toBe('p5');
    send({ type: 'zoom.close' });
    expect(view().zoomed).toBe(false);
  });

  it('LST-27 tells its parent which photos are to be reported, in the order of the pictures', () => {
    const { send, toParent, view } = open();
    send(
      { type: 'photo.toggle', id: 'p3' },
      { type: 'photo.toggle', id: 'p1' },
      { type: 'photo.toggle', id: 'nothing' },
    );
    expect(view().selected).toEqual(['p1', 'p3']);
    send({ type: 'photos.report' });
    expect(toParent.map(({ type }) => type)).toEqual(['photos.ticked', 'photos.ticked', 'photos.chosen']);
    expect(toParent.at(-1)).toEqual({ type: 'photos.chosen', photos: ['p1', 'p3'] });
  });

  it('shows what was selected elsewhere, without telling it back', () => {
    const { send, toParent, view } = open();
    send({ type: 'photos.show', photos: ['p4', 'nothing', 'p2'] });
    expect([view().selected, toParent]).toEqual([['p2', 'p4'], []]);
  });

  it('keeps its place and what is selected when its pictures are heard of anew', () => {
    const { send, view } = open();
    send({ type: 'photo.toggle', id: 'p1' }, { type: 'photo.toggle', id: 'p4' }, { type: 'photo.zoom', id: 'p3' });
    send({ type: 'photos.renew', pictures: galleryInput.pictures.slice(1) });
    expect([view().at, view().picture?.id, view().selected]).toEqual([1, 'p3', ['p4']]);
    send({ type: 'photos.renew', pictures: galleryInput.pictures.slice(0, 2) });
    expect([view().at, view().selected]).toEqual([0, []]);
  });

  it('LST-28 tells nothing while no photo is selected', () => {
    const { send, toParent } = open();
    send(
      { type: 'photos.report' },
      { type: 'photo.toggle', id: 'p1' },
      { type: 'photo.toggle', id: 'p1' },
      { type: 'photos.report' },
    );
    expect(toParent.map(({ type }) => type)).toEqual(['photos.ticked', 'photos.ticked']);
  });
});
