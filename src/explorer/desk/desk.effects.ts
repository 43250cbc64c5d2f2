import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { fingerprintOf } from '../chart/fingerprint';
import { layOut } from '../chart/lay-out';
import type { ChartLayout } from '../chart/layout.types';
import { decodeWalk, encodeWalk } from '../lab/address';
import { checkMachine } from '../lab/check';
import { isMachineName, loadExhibit, machineNames } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { pathsOf, type Paths } from '../lab/paths';
import { isLegible, type Size } from '../chart/viewport-place';
import type { DeskContext, ReadAddress, Shared } from './desk.types';
import { readPlace, writePlace, type Outlook, type Place } from './place';
import { share, type ShareInput } from './share';

async function readAddress(hash: string, outlook: Outlook): Promise<ReadAddress> {
  const place = readPlace(hash, outlook);
  if (place.page !== 'machine') return { place, walk: null, fault: null };
  if (!isMachineName(place.name))
    return { place: { page: 'list' }, walk: null, fault: `There is no machine "${place.name}". Choose one of these.` };
  if (place.walk === null) return { place, walk: null, fault: null };
  const read = await decodeWalk(place.walk);
  if (!read.ok) return { place, walk: null, fault: read.fault };
  if (read.walk.machine !== place.name)
    return { place, walk: null, fault: `The walk in the address is one of "${read.walk.machine}".` };
  return { place, walk: read.walk, fault: null };
}

/** The machine of that place; `list` is the page for those that have none. */
const nameIn = (place: Place) => (place.page === 'machine' && isMachineName(place.name) ? place.name : null);

async function load(place: Place): Promise<Exhibit> {
  const name = nameIn(place);
  if (name === null) throw new Error('The address names no machine.');
  return loadExhibit(name);
}

export const reading = fromPromise<ReadAddress, { hash: string; outlook: Outlook }>(({ input }) =>
  readAddress(input.hash, input.outlook),
);

export const opening = fromPromise<Exhibit, { place: Place }>(({ input }) => load(input.place));
type Fitted = Pick<DeskContext, 'exhibit' | 'layout' | 'collapsed'> & { room: Size | null };

export const layingOut = fromPromise<ChartLayout, { exhibit: Exhibit | null; collapsed: ReadonlySet<string> }>(
  async ({ input: { exhibit, collapsed } }) => {
    if (exhibit === null) throw new Error('No machine is open.');
    return collapsed.size === 0 ? exhibit.layout : layOut(exhibit.machine, exhibit.words, collapsed);
  },
);

/** As many levels as can be read in that room where all of the chart is shown, the outermost at least; what is deeper is folded. */
export const fitting = fromPromise<Pick<DeskContext, 'layout' | 'collapsed'>, Fitted>(
  async ({ input: { exhibit, layout, collapsed, room }, signal }) => {
    if (exhibit === null || layout === null || room === null) throw new Error('No machine is open.');
    let fitted = { layout, collapsed };
    if (isLegible(layout, room)) return fitted;
    const holding = layout.nodes.filter(
      ({ id, parent }) => parent !== null && layout.nodes.some((one) => one.parent === id),
    );
    const levelOf = ({ path }: { path: string }) => path.split('.').length;
    const levels = [...new Set(holding.map(levelOf))].sort((one, other) => one - other);
    for (const [nth, level] of levels.entries()) {
      const folded = holding.filter((node) => levelOf(node) >= level).map(({ id }) => id);
      const all = new Set([...collapsed, ...folded]);
      const next = { layout: await layOut(exhibit.machine, exhibit.words, all), collapsed: all };
      if (signal.aborted || (nth > 0 && !isLegible(next.layout, room))) break;
      fitted = next;
    }
    return fitted;
  },
);

export const walking = fromPromise<Paths, { exhibit: Exhibit | null }>(async ({ input: { exhibit }, signal }) => {
  if (exhibit === null) throw new Error('No machine is open.');
  return pathsOf(exhibit.machine, exhibit.samples, signal);
});

type Written = Pick<DeskContext, 'exhibit' | 'walk' | 'place' | 'hasMoved'>;

/** The part of the address behind `#` that holds all of this. Rejects with a sentence when the walk is too long for one. */
async function writeAddress({ exhibit, walk, place, hasMoved }: Written): Promise<string> {
  if (place.page !== 'machine' || exhibit === null || walk === null || !hasMoved) return writePlace(place);
  const { steps, life, at } = walk;
  const { name, machine } = exhibit;
  const isFresh = steps.length === 0 && life === exhibit.samples.lives[0].name;
  const text = isFresh
    ? null
    : await encodeWalk({ format: 1, machine: name, fingerprint: fingerprintOf(machine), life, steps });
  return writePlace({ ...place, walk: text, at: at === steps.length ? null : at });
}

export const writing = fromPromise<string, Written>(({ input }) => writeAddress(input));

export const sharing = fromPromise<Shared, (Omit<ShareInput, 'hashOf'> & { written: Written }) | null>(
  async ({ input }) => {
    if (input === null) return { ok: false, said: 'No machine is open.', text: null };
    const { written, ...shared } = input;
    return share({ ...shared, hashOf: () => writeAddress(written).catch(() => null) });
  },
);

export const checking = fromCallback<EventObject>(({ sendBack }) => {
  let going = true;
  void (async () => {
    for (const name of machineNames) {
      const machine = await checkMachine(name);
      if (!going) return;
      sendBack({ type: 'machine.checked', machine });
    }
    sendBack({ type: 'check.done' });
  })();
  return () => {
    going = false;
  };
});
