import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { PictureFault, PictureRequest, PicturesHashed } from '../../../contracts/ports';
import { noPictureGroups, withPictures, type PictureGroups } from '../../domain/picture-groups';
import { feedsOf } from '../../kit/port';

export interface PictureGroupsContext {
  groups: PictureGroups;
  faults: Readonly<Record<string, PictureFault>>;
  /** The keys of all that were asked for. */
  asked: readonly string[];
}

type PicturesToRead = { type: 'pictures.read'; pictures: readonly PictureRequest[] };
/** They are to be compared with those that were wanted before. */
type PicturesWanted = { type: 'pictures.wanted'; pictures: readonly PictureRequest[] };
export type PictureGroupsEvent = PicturesWanted | PicturesHashed;

const readPictures = fromCallback<PicturesToRead>(({ receive, sendBack, system }) => {
  const feed = feedsOf(system).pictures(sendBack);
  receive(({ pictures }) => feed.read(pictures));
  return () => feed.stop();
});

/** Those that were not asked for yet, each once. */
function newPictures({ asked }: PictureGroupsContext, pictures: readonly PictureRequest[]): PictureRequest[] {
  const known = new Set(asked);
  return pictures.filter(({ key }) => !known.has(key) && known.add(key));
}

const isCompared = ({ asked, groups, faults }: PictureGroupsContext): boolean =>
  Object.keys(groups.hashes).length + Object.keys(faults).length >= asked.length;

/** Which pictures look the same: each is looked at once, and put to those that came before. */
export const pictureGroupsMachine = setup({
  types: {
    context: {} as PictureGroupsContext,
    events: {} as PictureGroupsEvent,
    children: {} as { readPictures: 'readPictures' },
  },
  actors: { readPictures },
  actions: {
    readNew: sendTo('readPictures', ({ context }, pictures: readonly PictureRequest[]): PicturesToRead => ({
      type: 'pictures.read',
      pictures: newPictures(context, pictures),
    })),
    noteAsked: assign(({ context }, pictures: readonly PictureRequest[]) => ({
      asked: [...context.asked, ...newPictures(context, pictures).map(({ key }) => key)],
    })),
    take: assign(({ context }, { hashes, faults }: PicturesHashed) => ({
      groups: withPictures(context.groups, hashes),
      faults: { ...context.faults, ...faults },
    })),
  },
  guards: {
    hasNew: ({ context }, pictures: readonly PictureRequest[]) => newPictures(context, pictures).length > 0,
    isCompared: ({ context }) => isCompared(context),
  },
}).createMachine({
  id: 'pictureGroups',
  context: { groups: noPictureGroups, faults: {}, asked: [] },
  invoke: { id: 'readPictures', src: 'readPictures' },
  on: {
    'pictures.wanted': {
      guard: { type: 'hasNew', params: ({ event }) => event.pictures },
      target: '.comparing',
      actions: [
        { type: 'readNew', params: ({ event }) => event.pictures },
        { type: 'noteAsked', params: ({ event }) => event.pictures },
      ],
    },
  },
  initial: 'compared',
  states: {
    compared: {},
    comparing: {
      always: { guard: 'isCompared', target: 'compared' },
      on: { 'pictures.hashed': { actions: { type: 'take', params: ({ event }) => event } } },
    },
  },
});
