import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import type { PictureRequest, SavedPast } from '../../../contracts/ports';
import { savedParts, type PastParts } from '../../domain/past-reports';
import {
  findRelisting,
  indexTakenDown,
  isSamePicture,
  takenDownOf,
  toPartByCase,
  type PartByCase,
  type PicturePair,
  type Relisting,
  type RelistingIndex,
} from '../../domain/relistings';
import { succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor, type SystemActors } from '../../kit/system-actor';
import { pictureGroupsMachine, type PictureGroupsContext } from '../../shared/picture-groups/picture-groups.machine';

/** By the id of each listing that is one. */
export type Relistings = Readonly<Record<string, Relisting>>;

/** Sent to the results: `compared` where pictures told of some more, else once what was asked for was judged by its titles. */
export interface RelistingsParentEvent {
  type: 'relistings.found';
  relistings: Relistings;
  compared: boolean;
  /** Something of the past is kept in this browser. */
  kept: boolean;
}

/** By the watch of the profile, once: under its id the past is kept. */
type ProfileKnown = { type: 'profile.known'; id: string };

export type RelistingsEvent =
  | ProfileKnown
  /** By the results: these stand in them. */
  | { type: 'relistings.wanted'; ids: readonly string[] }
  /** By the results: they are in front again; where nothing was kept something may be now. */
  | { type: 'screen.resumed' };

export interface RelistingsContext {
  listings: SystemActors['listings'];
  profileId: string;
  parts: PastParts;
  byCase: readonly PartByCase[];
  indexes: readonly RelistingIndex[];
  /** How many of the parts were indexed. */
  indexed: number;
  wanted: readonly string[];
  /** How many of those that are wanted were judged. */
  judged: number;
  pairs: readonly PicturePair[];
  found: Relistings;
}

/** Judged between two frames. */
const listingsAtOnce = 10;
const reportsAtOnce = 500;
/** Pictures that are looked at for it on one visit. */
const mostPictures = 300;

const partsOf = (saved: SavedPast | null): PastParts =>
  savedParts(saved).flatMap((part) =>
    Array.from({ length: Math.ceil(part.length / reportsAtOnce) }, (_, at) =>
      part.slice(at * reportsAtOnce, (at + 1) * reportsAtOnce),
    ),
  );

/** A page that is opened anew knows the results before it knows whose they are. */
const watchProfile = fromCallback(({ sendBack, system }) => {
  const profile = systemActor(system, 'profile');
  let isSent = false;
  const publish = () => {
    const id = profile.getSnapshot().context.profile?.id;
    if (id === undefined || isSent) return;
    isSent = true;
    sendBack({ type: 'profile.known', id } satisfies ProfileKnown);
  };
  publish();
  return profile.subscribe(publish).unsubscribe;
});

const nothingRead = { parts: [], byCase: [], indexes: [], indexed: 0 };

/** Which of the results sellers list again after a confirmed report. What this browser keeps of the past is read, and nothing else. */
export const relistingsMachine = setup({
  types: {
    context: {} as RelistingsContext,
    events: {} as RelistingsEvent,
    children: {} as { profileKnown: 'profileKnown'; readPast: 'readPast'; pictures: 'pictures' },
  },
  actors: { profileKnown: watchProfile, readPast: port('readPast'), pictures: pictureGroupsMachine },
  actions: {
    nameProfile: assign((_, profileId: string) => ({ profileId })),
    want: assign(({ context: { wanted } }, ids: readonly string[]) => {
      const known = new Set(wanted);
      const more = ids.filter((id) => !known.has(id));
      return more.length === 0 ? {} : { wanted: [...wanted, ...more] };
    }),
    applySavedPast: assign((_, saved: SavedPast | null) => ({ ...nothingRead, parts: partsOf(saved) })),
    /** First every part is put by case, and then those that were taken down are indexed: a latter part changes what a former one says. */
    indexNext: assign(({ context: { parts, byCase, indexes, indexed } }) => {
      const next = parts[byCase.length];
      if (next !== undefined) return { byCase: [...byCase, toPartByCase(next)] };
      return { indexes: [...indexes, indexTakenDown(takenDownOf(byCase, indexed))], indexed: indexed + 1 };
    }),
    judgeNext: enqueueActions(({ context, enqueue }) => {
      const { visible } = context.listings.getSnapshot().context;
      const ids = context.wanted.slice(context.judged, context.judged + listingsAtOnce);
      const judgements = ids.flatMap((id) => {
        const listing = visible[id];
        return listing === undefined ? [] : [{ id, ...findRelisting(listing, context.indexes) }];
      });
      const room = Math.floor(mostPictures / 2) - context.pairs.length;
      const pairs = judgements.flatMap((one) => one.pairs).slice(0, Math.max(0, room));
      const found = judgements.flatMap(({ id, relisting }) => (relisting === null ? [] : [[id, relisting] as const]));
      enqueue.assign({
        judged: context.judged + ids.length,
        pairs: pairs.length === 0 ? context.pairs : [...context.pairs, ...pairs],
        found: found.length === 0 ? context.found : { ...context.found, ...Object.fromEntries(found) },
      });
      if (pairs.length === 0) return;
      const pictures: PictureRequest[] = pairs.flatMap((pair) => [...pair.pictures]);
      enqueue.sendTo('pictures', { type: 'pictures.wanted' as const, pictures });
    }),
    /** A picture of the same seller says more than one of another. */
    compare: enqueueActions(({ context: { pairs, found }, enqueue }, { groups }: PictureGroupsContext) => {
      const alike = pairs.filter((pair) => isSamePicture(pair, groups.hashes) === true);
      const more = alike.filter(({ id, relisting }) => {
        const known = found[id];
        return known === undefined || (known.by === 'otherSeller' && relisting.by !== 'otherSeller');
      });
      if (more.length === 0) return;
      const added = Object.fromEntries(more.toReversed().map(({ id, relisting }) => [id, relisting]));
      const relistings = { ...found, ...added };
      enqueue.assign({ found: relistings });
      enqueue.sendParent({
        type: 'relistings.found',
        relistings,
        compared: true,
        kept: true,
      } satisfies RelistingsParentEvent);
    }),
    notifyRelistings: enqueueActions(({ context: { found, parts }, enqueue }) => {
      enqueue.sendParent({
        type: 'relistings.found',
        relistings: found,
        compared: false,
        kept: parts.length > 0,
      } satisfies RelistingsParentEvent);
    }),
  },
  guards: {
    isNothingKept: ({ context }) => context.parts.length === 0,
    isIndexed: ({ context }) => context.indexed >= context.parts.length,
    hasNew: ({ context: { wanted } }, ids: readonly string[]) => {
      const known = new Set(wanted);
      return ids.some((id) => !known.has(id));
    },
    isJudged: ({ context }) => context.judged >= context.wanted.length,
  },
  /** The page paints between two pieces of work; where it is 0 a simulation runs on through all of them. */
  delays: { turn: 1 },
}).createMachine({
  id: 'relistings',
  context: ({ self }) => ({
    ...nothingRead,
    listings: systemActor(self.system, 'listings'),
    profileId: '',
    wanted: [],
    judged: 0,
    pairs: [],
    found: {},
  }),
  on: { 'relistings.wanted': { actions: { type: 'want', params: ({ event }) => event.ids } } },
  initial: 'waiting',
  states: {
    waiting: {
      invoke: { id: 'profileKnown', src: 'profileKnown' },
      on: {
        'profile.known': { target: 'reading', actions: { type: 'nameProfile', params: ({ event }) => event.id } },
      },
    },
    reading: {
      invoke: {
        id: 'readPast',
        src: 'readPast',
        input: ({ context: { profileId } }) => ({ profileId }),
        onDone: [
          {
            guard: succeeded,
            target: 'known',
            actions: { type: 'applySavedPast', params: ({ event }) => valueOf(event) },
          },
          { target: 'nothing' },
        ],
      },
    },
    nothing: { entry: 'notifyRelistings', on: { 'screen.resumed': 'reading' } },
    known: {
      invoke: {
        id: 'pictures',
        src: 'pictures',
        onSnapshot: { actions: { type: 'compare', params: ({ event }) => event.snapshot.context } },
      },
      initial: 'indexing',
      states: {
        indexing: {
          always: [
            { guard: 'isNothingKept', target: '#relistings.nothing' },
            { guard: 'isIndexed', target: 'judging' },
          ],
          after: { turn: { target: 'indexing', reenter: true, actions: 'indexNext' } },
        },
        judging: {
          always: { guard: 'isJudged', target: 'judged', actions: 'notifyRelistings' },
          after: { turn: { target: 'judging', reenter: true, actions: 'judgeNext' } },
        },
        judged: {
          on: {
            'relistings.wanted': {
              guard: { type: 'hasNew', params: ({ event }) => event.ids },
              target: 'judging',
              actions: { type: 'want', params: ({ event }) => event.ids },
            },
          },
        },
      },
    },
  },
});
