import { describe, expect, it } from 'vitest';
import type { PictureRequest, PicturesHashed } from '../../../contracts/ports';
import { startWith } from '../../simulator/answers';
import { pictureGroupsMachine } from './picture-groups.machine';
import { countFaults, pictureGroupsView } from './picture-groups.view';
import { sampleHash } from './picture-groups.samples';

function open() {
  const asked: PictureRequest[][] = [];
  let hear: (event: PicturesHashed) => void = () => undefined;
  const { actor } = startWith(pictureGroupsMachine, {
    pictures: (onEvent) => {
      hear = onEvent;
      return { read: (pictures) => void asked.push([...pictures]), stop: () => undefined };
    },
  });
  const want = (...keys: string[]) =>
    actor.send({ type: 'pictures.wanted', pictures: keys.map((key) => ({ key, url: `${key}-O.png` })) });
  const tell = (hashes: PicturesHashed['hashes'], faults: PicturesHashed['faults'] = {}) =>
    hear({ type: 'pictures.hashed', hashes, faults });
  const view = () => pictureGroupsView(actor.getSnapshot());
  return { asked, want, tell, view };
}

describe('picture groups', () => {
  it('asks for each picture once, and tells how far it is', () => {
    const { asked, want, tell, view } = open();
    expect(view()).toMatchObject({ comparing: false, count: 0 });
    want('/1', '/2', '/1');
    want('/2', '/3');
    expect(asked.map((pictures) => pictures.map(({ key }) => key))).toEqual([['/1', '/2'], ['/3']]);
    tell({ '/1': sampleHash('z'), '/2': sampleHash('y') });
    expect(view()).toMatchObject({ comparing: true, read: 2, count: 3 });
    tell({ '/3': sampleHash('z', '0') });
    expect(view()).toMatchObject({ comparing: false, read: 3, count: 3 });
    expect(view().groups.same).toEqual({ '/1': '/1', '/2': '/1', '/3': '/3' });
  });

  it('counts those that can’t be compared, and waits for none of them', () => {
    const { want, tell, view } = open();
    want('/1', '/2', '/3');
    tell({ '/1': sampleHash('z') }, { '/2': 'BLOCKED', '/3': 'MISSING' });
    expect(view().comparing).toBe(false);
    expect(countFaults(view().faults)).toEqual({ BLOCKED: 1, MISSING: 1 });
    expect(view().groups.same).toEqual({ '/1': '/1' });
  });
});
