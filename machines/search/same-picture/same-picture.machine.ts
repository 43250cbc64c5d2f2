import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { PictureRequest } from '../../../contracts/ports';
import type { Listing } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { comparedPicture } from '../../domain/result-groups';
import { succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import type { SystemActors } from '../../kit/system-actor';
import {
  listingsActor,
  listingsRevision,
  toListingsConfirm,
  type ListingsRequest,
} from '../../shared/listings-request';
import { pictureGroupsMachine } from '../../shared/picture-groups/picture-groups.machine';
import {
  initialPictureGroupsView,
  pictureGroupsView,
  type PictureGroupsView,
} from '../../shared/picture-groups/picture-groups.view';

/** Where a listing stands that shows the same picture: `read` is a list of results that was read on this page. */
export type SamePicturePlace = 'suggested' | 'suspicious' | 'read';

export interface SamePictureContext extends ListingsRequest {
  listings: SystemActors['listings'];
  /** Whose picture is looked for, and the key of that; null while none is. */
  id: string | null;
  key: string | null;
  /** By the id of each listing that is compared with it, the key of its picture. */
  keys: Readonly<Record<string, string>>;
  places: Readonly<Record<string, SamePicturePlace>>;
  /** One of the lists could not be had. */
  incomplete: boolean;
  pictures: PictureGroupsView;
}

export type SamePictureEvent = { type: 'samePicture.open'; id: string } | { type: 'samePicture.close' };

const firstPage = { size: pageSizes.listings, from: 0 };
type Compared = Pick<Listing, 'id' | 'thumbnail' | 'pictures'>;
const keyIn = (listings: SystemActors['listings'], id: string): string | null => {
  const listing = listings.getSnapshot().context.visible[id];
  return listing === undefined ? null : (comparedPicture(listing)?.key ?? null);
};
const keysOf = (listings: readonly Compared[]): Record<string, string> =>
  Object.fromEntries(
    listings.flatMap((one) => {
      const picture = comparedPicture(one);
      return picture === null ? [] : [[one.id, picture.key] as const];
    }),
  );
const picturesOf = (listings: readonly Compared[]): PictureRequest[] =>
  listings.flatMap((one) => comparedPicture(one) ?? []);

/** The other listings that show what a listing shows: of those that were read, the suggestions and the suspicious ones. */
export const samePictureMachine = setup({
  types: {
    context: {} as SamePictureContext,
    events: {} as SamePictureEvent,
    children: {} as {
      pictures: 'pictures';
      suggestedArticles: 'suggestedArticles';
      reportedArticles: 'reportedArticles';
    },
  },
  actors: {
    suggestedArticles: port('suggestedArticles'),
    reportedArticles: port('reportedArticles'),
    pictures: pictureGroupsMachine,
  },
  actions: {
    begin: assign(({ context: { listings } }, id: string) => ({
      id,
      key: keyIn(listings, id),
      keys: keysOf(Object.values(listings.getSnapshot().context.visible)),
      places: {},
      incomplete: false,
      pictures: initialPictureGroupsView,
    })),
    /** That of the one that is looked for is looked at first. */
    wantKnown: sendTo('pictures', ({ context: { listings, id } }) => {
      const { visible } = listings.getSnapshot().context;
      const own = id === null || visible[id] === undefined ? [] : [visible[id]];
      return { type: 'pictures.wanted' as const, pictures: picturesOf([...own, ...Object.values(visible)]) };
    }),
    noteMoment: assign({ asOf: listingsRevision }),
    take: enqueueActions(({ context, enqueue, system }, found: { listings: Listing[]; place: SamePicturePlace }) => {
      const { listings, place } = found;
      const confirm = toListingsConfirm(context, listings);
      enqueue.sendTo(
        listingsActor({ system }),
        place === 'suggested' ? { ...confirm, suggested: true as const } : confirm,
      );
      enqueue.assign({
        keys: { ...context.keys, ...keysOf(listings) },
        places: { ...context.places, ...Object.fromEntries(listings.map(({ id }) => [id, place] as const)) },
      });
      enqueue.sendTo('pictures', { type: 'pictures.wanted' as const, pictures: picturesOf(listings) });
    }),
    noteIncomplete: assign({ incomplete: true }),
    applyPictures: assign((_, pictures: PictureGroupsView) => ({ pictures })),
    forget: assign({ id: null, key: null, keys: {}, places: {}, pictures: initialPictureGroupsView }),
  },
  guards: { hasPicture: ({ context: { listings } }, id: string) => keyIn(listings, id) !== null },
}).createMachine({
  id: 'samePicture',
  context: ({ self }) => ({
    listings: systemActor(self.system, 'listings'),
    id: null,
    key: null,
    keys: {},
    places: {},
    incomplete: false,
    pictures: initialPictureGroupsView,
    asOf: 0,
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'samePicture.open': {
          guard: { type: 'hasPicture', params: ({ event }) => event.id },
          target: 'open',
          actions: { type: 'begin', params: ({ event }) => event.id },
        },
      },
    },
    open: {
      invoke: {
        id: 'pictures',
        src: 'pictures',
        onSnapshot: { actions: { type: 'applyPictures', params: ({ event }) => pictureGroupsView(event.snapshot) } },
      },
      entry: 'wantKnown',
      exit: 'forget',
      on: { 'samePicture.close': 'closed' },
      initial: 'askingSuggested',
      states: {
        askingSuggested: {
          entry: 'noteMoment',
          invoke: {
            id: 'suggestedArticles',
            src: 'suggestedArticles',
            input: firstPage,
            onDone: [
              {
                guard: succeeded,
                target: 'askingSuspicious',
                actions: {
                  type: 'take',
                  params: ({ event }) => ({ listings: valueOf(event).items, place: 'suggested' as const }),
                },
              },
              { target: 'askingSuspicious', actions: 'noteIncomplete' },
            ],
          },
        },
        askingSuspicious: {
          entry: 'noteMoment',
          invoke: {
            id: 'reportedArticles',
            src: 'reportedArticles',
            input: firstPage,
            onDone: [
              {
                guard: succeeded,
                target: 'asked',
                actions: {
                  type: 'take',
                  params: ({ event }) => ({ listings: valueOf(event).items, place: 'suspicious' as const }),
                },
              },
              { target: 'asked', actions: 'noteIncomplete' },
            ],
          },
        },
        asked: {},
      },
    },
  },
});
