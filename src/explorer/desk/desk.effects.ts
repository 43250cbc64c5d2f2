import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { fingerprintOf } from '../chart/fingerprint';
import { foldChart, type FoldedChart, type FoldInput } from '../chart/fold-chart';
import { decodeWalk, encodeTree, encodeWalk, readWalkFile } from '../lab/address';
import { isRecordingText } from '../../../machines/simulator/recording';
import { branchesOf } from '../lab/branches';
import { checkMachine } from '../lab/check';
import { isMachineName, loadExhibit, machineNames } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { pathsOf, type Paths } from '../lab/paths';
import { readTraceability, type Traceability, type TraceabilityFile } from '../lab/traceability';
import { scenarioOf } from '../../../machines/simulator/recorded-scenario';
import type { DeskContext, ReadAddress } from './desk.types';
import type { ShareResult } from './platform.types';
import { readLocation, formatLocation, type ViewOptions, type ExplorerLocation } from './location';
import { shareWalk, type ShareInput } from './share';
import { drawInnerMachine, toDrawnMachine, type DrawnMachine, type InnerMachine } from './inner-machine';

async function readAddress(hash: string, outlook: ViewOptions): Promise<ReadAddress> {
  const place = readLocation(hash, outlook);
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

/** What the text of a file opens: a recording on the live page, a walk on the page of its machine, in its address where one holds it. */
async function readFile(text: string, outlook: ViewOptions): Promise<ReadAddress> {
  if (isRecordingText(text)) return { place: { page: 'live' }, walk: null, fault: null, recording: text };
  const read = readWalkFile(text);
  if (!read.ok) return { place: { page: 'list' }, walk: null, fault: read.fault };
  const { walk } = read;
  if (!isMachineName(walk.machine))
    return { place: { page: 'list' }, walk: null, fault: `There is no machine "${walk.machine}".` };
  let fault: string | null = null;
  const encoded = await encodeWalk(walk).catch((error: Error) => {
    fault = `${error.message} It stays in its file and in this page.`;
    return null;
  });
  return { place: { page: 'machine', name: walk.machine, walk: encoded, at: null, outlook }, walk, fault };
}

/** The machine of that place; `list` is the page for those that have none. */
const nameIn = (place: ExplorerLocation) => (place.page === 'machine' && isMachineName(place.name) ? place.name : null);

async function load(place: ExplorerLocation): Promise<Exhibit> {
  const name = nameIn(place);
  if (name === null) throw new Error('The address names no machine.');
  return loadExhibit(name);
}

export const readAddressLogic = fromPromise<ReadAddress, { hash: string; outlook: ViewOptions; file?: string | null }>(
  ({ input: { hash, outlook, file = null } }) => (file === null ? readAddress(hash, outlook) : readFile(file, outlook)),
);

export const openExhibitLogic = fromPromise<Exhibit, { place: ExplorerLocation }>(({ input }) => load(input.place));
export type LayoutResult = FoldedChart & { drawn: DrawnMachine };
export type LayoutInput = Omit<FoldInput, 'drawn'> & { exhibit: Exhibit | null; inner: InnerMachine | undefined };

export const layOutLogic = fromPromise<LayoutResult, LayoutInput>(async ({ input: { exhibit, inner, ...shown } }) => {
  if (exhibit === null) throw new Error('No machine is open.');
  const drawn = inner === undefined ? toDrawnMachine(exhibit) : await drawInnerMachine(inner);
  return { drawn, ...(await foldChart({ drawn, ...shown })) };
});

export const findPathsLogic = fromPromise<Paths, { exhibit: Exhibit | null }>(
  async ({ input: { exhibit }, signal }) => {
    if (exhibit === null) throw new Error('No machine is open.');
    return pathsOf(exhibit.machine, exhibit.samples, signal);
  },
);

const requirementRows: Readonly<Record<string, () => Promise<string>>> = import.meta.glob<string>(
  '../../../docs/requirements.tsv',
  { query: '?raw', import: 'default' },
);

export const readTraceabilityLogic = fromPromise<Traceability>(async () => {
  const [{ default: text }, requirements] = await Promise.all([
    import('../lab/traceability.json?raw'),
    requirementRows['../../../docs/requirements.tsv']?.(),
  ]);
  return readTraceability(JSON.parse(text) as TraceabilityFile, requirements);
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
    return { hash: formatLocation(place), uncarried: 0 };
  const { steps, life, at, left, saved } = walk;
  const { name, machine } = exhibit;
  const isFresh =
    steps.length === 0 && left.length === 0 && saved === undefined && life === exhibit.samples.lives[0].name;
  if (isFresh) return { hash: formatLocation({ ...place, walk: null, at: null }), uncarried: 0 };
  const fullWalk = {
    format: 1,
    machine: name,
    fingerprint: fingerprintOf(machine),
    life,
    ...scenarioOf(exhibit.samples, life),
    steps,
  } as const;
  const branches = branchesOf(fullWalk, left);
  const tree = branches.length === 0 ? fullWalk : { ...fullWalk, left: branches };
  // A walk that is too long with what it was saved as is kept without.
  const encoded = saved === undefined ? null : await encodeTree({ ...tree, saved }).catch(() => null);
  const { text, carried } = encoded ?? (await encodeTree(tree));
  const hash = formatLocation({ ...place, walk: text, at: at === steps.length ? null : at });
  return { hash, uncarried: left.length - carried };
}

export const writeAddressLogic = fromPromise<Address, Written>(({ input }) => writeAddress(input));

export const shareWalkLogic = fromPromise<ShareResult, (Omit<ShareInput, 'hashOf'> & { written: Written }) | null>(
  async ({ input }) => {
    if (input === null) return { ok: false, said: 'No machine is open.', text: null };
    const { written, ...shared } = input;
    return shareWalk({
      ...shared,
      hashOf: () =>
        writeAddress(written).then(
          ({ hash }) => hash,
          () => null,
        ),
    });
  },
);

export const checkMachinesLogic = fromCallback<EventObject>(({ sendBack }) => {
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
