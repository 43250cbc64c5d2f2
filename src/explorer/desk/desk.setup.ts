import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { fingerprintOf } from '../chart/fingerprint';
import { isSameStep } from '../lab/branches';
import {
  checkMachinesLogic,
  layOutLogic,
  openExhibitLogic,
  readAddressLogic,
  shareWalkLogic,
  findPathsLogic,
  readTraceabilityLogic,
  writeAddressLogic,
} from './desk.effects';
import { findHistoryWalkPath } from './walk-path';
import type { DeskContext, DeskEvent, ReadAddress, WalkStatus } from './desk.types';
import type { Platform } from './platform.types';
import type { ChartDetail } from '../chart/graph';
import type { Exhibit } from '../lab/lab.types';
import { formatLocation, readLocation, type ExplorerLocation } from './location';
import { liveMachine } from './live.machine';
import { walkMachine } from './walk.machine';

/** Some machines have thousands. */
export const pathPageSize = 50;
export const paneWidths = { first: 38, least: 20, most: 70 };
export const errorMessageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
export const describeSaveFailure = (error: unknown): string =>
  `${errorMessageOf(error)} From here on it is kept in this page alone: copy it as a test or as a report.`;

export function toggleId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]);
}

/** Whether a walk stands elsewhere than before, as far as somebody would go back to it. */
const isElsewhereIn = (one: WalkStatus, other: WalkStatus): boolean =>
  one.life !== other.life ||
  one.at !== other.at ||
  one.steps.length !== other.steps.length ||
  one.steps.some((step, at) => !isSameStep(step, other.steps[at] ?? null));

/** The first of these is being written: what comes behind it takes the place of the last, unless it is a place of its own. */
function queued(unwritten: DeskContext['unwritten'], walk: WalkStatus, isNew: boolean): DeskContext['unwritten'] {
  const last = unwritten.length > 1 ? unwritten.at(-1) : undefined;
  if (isNew || last === undefined) return [...unwritten, { walk, isNew }];
  return unwritten.with(-1, { walk, isNew: last.isNew });
}

const isPlaceOf = (exhibit: Exhibit | null, place: ExplorerLocation): boolean =>
  place.page === 'machine' && place.name === exhibit?.name;

/** What is known while no machine is open. */
export const createEmptyContext = () => ({
  exhibit: null,
  given: null,
  course: null,
  fault: null,
  older: false,
  stale: false,
  hasMoved: false,
  walk: null,
  chosen: null,
  search: '',
  collapsed: new Set<string>(),
  byHand: new Map<string, boolean>(),
  room: null,
  levelled: 0,
  detail: 'words' as ChartDetail,
  layout: null,
  drawn: null,
  paths: null,
  pathFilter: '',
  pathsListed: pathPageSize,
  showsCoverage: false,
  checked: [],
  shared: null,
  shut: new Set<string>(),
  unheld: null,
  uncarried: 0,
  unwritten: [],
  lost: null,
});

/** What the explorer asks, does and waits for around a walk, by name. */
export const deskSetup = setup({
  types: {
    context: {} as DeskContext,
    events: {} as DeskEvent,
    input: {} as { platform: Platform; hash: string },
  },
  actors: {
    reading: readAddressLogic,
    opening: openExhibitLogic,
    walk: walkMachine,
    layingOut: layOutLogic,
    walking: findPathsLogic,
    readingTraceability: readTraceabilityLogic,
    writing: writeAddressLogic,
    sharing: shareWalkLogic,
    checking: checkMachinesLogic,
    live: liveMachine,
  },
  guards: {
    isElsewhere: ({ context, event }) => event.type === 'address.changed' && event.hash !== context.hash,
    /** The browser went back or forth to where a walk through this machine stood, in this version of it. */
    isReturn: ({ context, event }) =>
      event.type === 'address.changed' &&
      event.walked === true &&
      event.hash !== context.hash &&
      isPlaceOf(context.exhibit, readLocation(event.hash)),
    isOtherVersion: ({ context: { exhibit } }, { fault, walk }: ReadAddress) =>
      fault !== null || (walk !== null && exhibit !== null && walk.fingerprint !== fingerprintOf(exhibit.machine)),
    isUnwritten: ({ context }) => context.unwritten.length > 0,
    isMachine: ({ context }) => context.place.page === 'machine',
    /** The address stays as it was given until somebody moves on: also one that holds more than could be shown. */
    arrives: ({ context }) => context.walk === null,
    /** What is drawn may be another one after a step. */
    drawsAnew: ({ context: { room, place, drawn } }) =>
      room !== null || drawn?.way !== '' || (place.page === 'machine' && place.within !== undefined),
    isMap: ({ context }) => context.place.page === 'map',
    isOnMap: ({ event }) => event.type === 'address.changed' && readLocation(event.hash).page === 'map',
    isLive: ({ context }) => context.place.page === 'live',
    /** What takes the arrows isn't known, and is looked at. */
    asksForTraceability: ({ context: { traceability, chosen, place } }) =>
      traceability === null && (chosen !== null || (place.page === 'machine' && place.outlook.arrows !== 'nothing')),
    isCheck: ({ context }) => context.place.page === 'check',
  },
  actions: {
    setAddress: enqueueActions(({ context: { platform, unwritten, hash: before }, enqueue }, hash: string) => {
      enqueue(() => platform.setAddress(hash, before, unwritten[0]?.isNew ?? false));
      enqueue.assign({ hash });
    }),
    /** What a file opens has an address of its own. */
    saveFilePlace: enqueueActions(({ context: { platform, file, hash: before }, enqueue }, { place }: ReadAddress) => {
      if (file === null) return;
      const hash = formatLocation(place);
      enqueue(() => platform.setAddress(hash, before, true));
      enqueue.assign({ hash });
    }),
    dropWrittenAddress: assign({ unwritten: ({ context }) => context.unwritten.slice(1) }),
    markAddress: ({ context }) => context.platform.markAddress(),
    setHash: assign({
      hash: ({ context, event }) => (event.type === 'address.changed' ? event.hash : context.hash),
      unwritten: [],
    }),
    setMapPlace: assign(({ event }) => (event.type === 'address.changed' ? { place: readLocation(event.hash) } : {})),
    /** What was looked into there, too. */
    returnWithin: assign(({ context }, { place: there }: ReadAddress) => {
      if (context.place.page !== 'machine' || there.page !== 'machine') return {};
      const { within: _before, ...own } = context.place;
      return { place: there.within === undefined ? own : { ...own, within: there.within } };
    }),
    returnWalk: sendTo('walk', ({ context: { exhibit } }, { walk, place }: ReadAddress) => {
      if (exhibit === null) throw new Error('No machine is open.');
      return { type: 'walk.return', course: findHistoryWalkPath(exhibit.samples, { walk, place }) };
    }),
    moveOn: assign({ fault: null, older: false, hasMoved: true }),
    setOutlook: assign({
      place: ({ context, event }) =>
        event.type === 'outlook.choose' && context.place.page === 'machine'
          ? { ...context.place, outlook: { ...context.place.outlook, ...event.outlook } }
          : context.place,
    }),
    setWalk: assign({
      walk: ({ context, event }) =>
        event.type === 'walk.moved' ? (({ type: _type, ...walk }) => walk)(event) : context.walk,
    }),
    /** Each place at which the walk stood is one to go back to; what it goes through by itself is one. */
    queuePlace: assign(({ context: { unwritten, walk }, event }) => {
      if (event.type !== 'walk.moved' || walk === null) return {};
      const { type: _type, ...next } = event;
      return { unwritten: queued(unwritten, next, isElsewhereIn(walk, next) && !(walk.byItself && next.byItself)) };
    }),
    queueOutlook: assign(({ context: { unwritten, walk }, event }) =>
      walk === null ? {} : { unwritten: queued(unwritten, walk, event.type === 'within.choose') },
    ),
    setLostSteps: assign({
      lost: ({ context: { given }, event }) => {
        const from = event.type === 'walk.moved' ? event.steps.length : 0;
        const steps = given?.steps.slice(from) ?? [];
        if (steps.length > 0) return { from, steps };
        const saved = event.type === 'walk.moved' ? event.saved : undefined;
        return saved === undefined || saved.steps.length === 0 ? null : { from: saved.from, steps: saved.steps };
      },
    }),
    setChosen: assign({
      chosen: ({ context, event }) => (event.type !== 'chart.choose' || event.id === context.chosen ? null : event.id),
    }),
    setWithin: assign(({ context: { place }, event }) => {
      if (event.type !== 'within.choose' || place.page !== 'machine') return {};
      const { within: _before, ...own } = place;
      return { place: event.way === '' ? own : { ...own, within: event.way }, chosen: null };
    }),
    foldByHand: assign({
      byHand: ({ context: { byHand, collapsed }, event }) =>
        event.type === 'region.toggle'
          ? new Map(byHand).set(event.id, !(byHand.get(event.id) ?? collapsed.has(event.id)))
          : byHand,
    }),
    clearMachine: assign(createEmptyContext),
  },
});
