import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { fingerprintOf } from '../chart/fingerprint';
import { folded, type Folded, type FoldInput } from '../chart/fold';
import { decodeWalk, encodeTree } from '../lab/address';
import { branchesOf } from '../lab/branches';
import { checkMachine } from '../lab/check';
import { isMachineName, loadExhibit, machineNames } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { pathsOf, type Paths } from '../lab/paths';
import type { DeskContext, ReadAddress } from './desk.types';
import type { Shared } from './platform.types';
import { readPlace, writePlace, type Outlook, type Place } from './place';
import { share, type ShareInput } from './share';
import { drawnWithin, ownDrawn, type DrawnMachine, type Inner } from './within';

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
export type LaidOut = Folded & { drawn: DrawnMachine };
export type LayingOut = Omit<FoldInput, 'drawn'> & { exhibit: Exhibit | null; inner: Inner | undefined };

export const layingOut = fromPromise<LaidOut, LayingOut>(async ({ input: { exhibit, inner, ...shown } }) => {
  if (exhibit === null) throw new Error('No machine is open.');
  const drawn = inner === undefined ? ownDrawn(exhibit) : await drawnWithin(inner);
  return { drawn, ...(await folded({ drawn, ...shown })) };
});

export const walking = fromPromise<Paths, { exhibit: Exhibit | null }>(async ({ input: { exhibit }, signal }) => {
  if (exhibit === null) throw new Error('No machine is open.');
  return pathsOf(exhibit.machine, exhibit.samples, signal);
});

type Written = Pick<DeskContext, 'exhibit' | 'walk' | 'place' | 'hasMoved'>;

interface Address {
  hash: string;
  /** How many of the walks that were left it can't hold. */
  uncarried: number;
}

/** The part of the address behind `#` that holds all of this. Rejects with a sentence when the walk is too long for one. */
async function writeAddress({ exhibit, walk, place, hasMoved }: Written): Promise<Address> {
  if (place.page !== 'machine' || exhibit === null || walk === null || !hasMoved)
    return { hash: writePlace(place), uncarried: 0 };
  const { steps, life, at, left } = walk;
  const { name, machine } = exhibit;
  const isFresh = steps.length === 0 && left.length === 0 && life === exhibit.samples.lives[0].name;
  if (isFresh) return { hash: writePlace({ ...place, walk: null, at: null }), uncarried: 0 };
  const whole = { format: 1, machine: name, fingerprint: fingerprintOf(machine), life, steps } as const;
  const branches = branchesOf(whole, left);
  const { text, carried } = await encodeTree(branches.length === 0 ? whole : { ...whole, left: branches });
  const hash = writePlace({ ...place, walk: text, at: at === steps.length ? null : at });
  return { hash, uncarried: left.length - carried };
}

export const writing = fromPromise<Address, Written>(({ input }) => writeAddress(input));

export const sharing = fromPromise<Shared, (Omit<ShareInput, 'hashOf'> & { written: Written }) | null>(
  async ({ input }) => {
    if (input === null) return { ok: false, said: 'No machine is open.', text: null };
    const { written, ...shared } = input;
    return share({
      ...shared,
      hashOf: () =>
        writeAddress(written).then(
          ({ hash }) => hash,
          () => null,
        ),
    });
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
