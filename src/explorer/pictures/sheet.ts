import type { AnyMachineSnapshot } from 'xstate';
import type { Language } from '../../../contracts/shapes';
import { childrenOf, stateDescriptionOf, statesOf } from '../../../machines/simulator/chart-descriptions';
import { activeNodes } from '../../../machines/kit/internals';
import { replayWalk } from '../../../machines/simulator/replay-walk';
import type { Simulation } from '../../../machines/simulator/simulate';
import type { TakenStep } from '../../../machines/simulator/walk';
import { defaultViewOptions, formatLocation, type PictureScheme, type Width } from '../desk/location';
import { encodeWalk } from '../lab/address';
import { isMachineName, loadExhibit, machineNames, rosterEntryOf } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { pathsOf, stepsOf } from '../lab/paths';
import { machineComponents } from './machine-components';
import { mountPicture } from './mount-picture';
import classes from './picture.module.css';
import { findVisibleFaults } from './visible-faults';

/** A machine of the roster, and why it has no screen; null for one that has one. */
export interface SheetMachine {
  name: string;
  area: string;
  without: string | null;
}

/** A state in which a machine can stay, by a shortest walk to it. */
export interface SheetState {
  path: string;
  says: string;
  /** The part of the explorer's address behind which the walk stands; the machine alone, for a walk that no address holds. */
  link: string;
}

export interface SheetLook {
  lang: Language;
  scheme: PictureScheme;
  width: Width;
}

/** What is painted now: how high it is, what of it is alike in states that look the same, and what is wrong with it in sentences. */
export interface PaintedSheet {
  height: number;
  print: string;
  faults: string[];
}

/** What `npm run sheets` has this page do. */
export interface SheetHandle {
  machines: () => SheetMachine[];
  /** The states of a machine, each of which `stand` takes by its number. */
  open: (name: string) => Promise<SheetState[]>;
  /** Takes the walk to that state. False where the machine doesn't stay in it. */
  stand: (nth: number) => Promise<boolean>;
  /** `isFirst` where it has not been painted since it was opened: its code may still come. */
  paint: (look: SheetLook, isFirst: boolean) => Promise<PaintedSheet>;
}

interface Standing {
  state: SheetState;
  id: string;
  life: string;
  steps: readonly TakenStep[];
}

/** No element is this one: no screen gets the focus, as in a picture that nobody works in. */
const picture = mountPicture(document.createElement('div'));
let exhibit: Exhibit | null = null;
let standings: Standing[] = [];
let current: { simulation: Simulation; online: boolean } | null = null;
const broken = new Set<string>();

async function linkOf({ name, layout: { fingerprint } }: Exhibit, life: string, steps: readonly TakenStep[]) {
  const walk = await encodeWalk({ format: 1, machine: name, fingerprint, life, steps }).catch(() => null);
  return formatLocation({
    page: 'machine',
    name,
    walk,
    at: walk === null ? null : steps.length,
    outlook: { ...defaultViewOptions, tab: 'screen' },
  });
}

async function open(name: string): Promise<SheetState[]> {
  if (!isMachineName(name)) throw new Error(`No machine is called ${name}.`);
  const opened = await loadExhibit(name);
  const { machine, samples, words } = opened;
  const { states } = await pathsOf(machine, samples);
  const found: Standing[] = [];
  for (const node of statesOf(machine.root).filter((one) => childrenOf(one).length === 0)) {
    const by = states.find(({ id }) => id === node.id)?.by;
    if (!by) continue;
    const { steps } = await stepsOf(machine, samples, by.life, by.events);
    const link = await linkOf(opened, by.life, steps);
    const state = { path: node.path.join('.'), says: stateDescriptionOf(words, node) ?? '', link };
    found.push({ state, id: node.id, life: by.life, steps });
  }
  exhibit = opened;
  standings = found;
  return found.map(({ state }) => state);
}

async function stand(nth: number): Promise<boolean> {
  const standing = standings[nth];
  if (exhibit === null || standing === undefined) throw new Error(`No state has the number ${String(nth)}.`);
  picture.show(null);
  current?.simulation.stop();
  const { id, life, steps } = standing;
  const { simulation } = await replayWalk(exhibit.machine, exhibit.samples, { life, steps });
  const online = steps.reduce((before, step) => (step.do === 'online' ? step.online : before), true);
  current = { simulation, online };
  const snapshot = simulation.actor.getSnapshot() as AnyMachineSnapshot;
  return activeNodes(snapshot).some((node) => node.id === id);
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Frames without a change after which a screen stands; React holds back for 300 ms what comes late, and nothing in sight may be to come. */
const quietFrames = { known: 3, first: 24, empty: 40 };
const mostFrames = 240;
/** Stands once the code of the screen has come. */
const painted = `.${classes.face}, .${classes.fault}`;

const isEmpty = (): boolean =>
  ![...document.querySelectorAll(`.${classes.face} *, [role=dialog]`)].some((one) => one.getClientRects().length > 0);

async function settle(isFirst: boolean): Promise<void> {
  let quiet = 0;
  const observer = new MutationObserver(() => (quiet = 0));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  await document.fonts.ready;
  const needed = () => (isFirst ? (isEmpty() ? quietFrames.empty : quietFrames.first) : quietFrames.known);
  for (let at = 0; at < mostFrames && quiet < needed(); at += 1) {
    await frame();
    for (const animation of document.getAnimations()) animation.cancel();
    const isLoading = [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy');
    quiet = isLoading || document.querySelector(painted) === null ? 0 : quiet + 1;
  }
  observer.disconnect();
}

/** What React and the components count on is left out: it differs each time. */
const printOf = (): string =>
  document.body.innerHTML
    .replaceAll(/mantine-[\w«»:_-]+|\b_r_\w+_|[«:]r\w+[»:]/g, '')
    .replaceAll(/\s(id|for|aria-(labelledby|describedby|controls|owns))="[^"]*"/g, '');

async function paint({ lang, scheme }: SheetLook, isFirst: boolean): Promise<PaintedSheet> {
  if (exhibit === null || current === null || !isMachineName(exhibit.name)) throw new Error('Nothing is open.');
  broken.clear();
  const { simulation, online } = current;
  picture.show({ name: exhibit.name, simulation, lang, scheme, online, onFault: ({ message }) => broken.add(message) });
  await settle(isFirst);
  const inner = [...document.querySelectorAll<HTMLElement>('body *')].map((one) => one.getBoundingClientRect());
  const lowest = inner.filter(({ width, height }) => width > 0 && height > 0).map(({ bottom }) => bottom + scrollY);
  return {
    height: Math.ceil(Math.max(1, ...lowest)),
    print: printOf(),
    faults: [...[...broken].map((message) => `It broke: ${message}`), ...findVisibleFaults(document)],
  };
}

declare global {
  interface Window {
    vigiaSheet: SheetHandle;
  }
}

window.vigiaSheet = {
  machines: () =>
    machineNames.map((name) => {
      const face = machineComponents[name];
      return { name, area: rosterEntryOf(name).area, without: typeof face === 'string' ? face : null };
    }),
  open,
  stand,
  paint,
};
