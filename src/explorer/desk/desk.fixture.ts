import { createActor, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Step, Walk } from '../../../machines/simulator/walk';
import { fingerprintOf } from '../chart/fingerprint';
import { encodeWalk } from '../lab/address';
import { loadExhibit } from '../lab/exhibit';
import { deskMachine } from './desk.machine';
import type { Platform } from './platform.types';
import { defaultViewOptions, readLocation, formatLocation } from './location';
import type { walkMachine } from './walk.machine';
import { walkedSteps, scenarioName } from './walk.fixture';

/** The walk through a case that the addresses of these tests hold. */
export const sampleSteps = walkedSteps.slice(0, 2);

export async function createWalk(more: Partial<Walk> = {}): Promise<Walk> {
  const { machine } = await loadExhibit('case');
  return {
    format: 1,
    machine: 'case',
    fingerprint: fingerprintOf(machine),
    life: scenarioName,
    steps: sampleSteps,
    ...more,
  };
}

export async function createWalkAddress(more: Partial<Walk> = {}, at: number | null = null): Promise<string> {
  const walk = await encodeWalk(await createWalk(more));
  return formatLocation({ page: 'machine', name: 'case', walk, at, outlook: defaultViewOptions });
}

const running: { stop: () => void }[] = [];

/** Ends every desk that was opened. */
export function stopDesks(): void {
  for (const actor of running.splice(0)) actor.stop();
}

/** The explorer on that address, in a browser that writes down what it is asked. */
export async function openDesk(hash: string, more: Partial<Platform> = {}, machine: typeof deskMachine = deskMachine) {
  const savedAddresses: string[] = [];
  /** Those that stand after the one before in the browser's history. */
  const pushed: string[] = [];
  const copied: string[] = [];
  const saved: { name: string; data: Blob }[] = [];
  const platform: Platform = {
    outlook: () => defaultViewOptions,
    setAddress: (one, _instead, isNew) => {
      savedAddresses.push(one);
      if (isNew) pushed.push(one);
    },
    markAddress: () => undefined,
    addressOf: (one) => `https://explorer.test/${one}`,
    reload: () => undefined,
    copy: async (text) => {
      copied.push(text);
      return true;
    },
    save: (name, data) => void saved.push({ name, data }),
    png: async (svg, { width, height }) =>
      new Blob([`${String(width > 0 && height > 0)} ${svg.slice(0, 4)}`], { type: 'image/png' }),
    ...more,
  };
  const desk = createActor(machine, { input: { platform, hash } });
  running.push(desk);
  desk.start();
  const until = (holds: (now: SnapshotFrom<typeof deskMachine>) => boolean) =>
    waitFor(desk, holds, { timeout: 60_000 });
  const walk = () => desk.getSnapshot().children.walk as ActorRefFrom<typeof walkMachine>;
  const arrived = () =>
    until(
      (now) =>
        now.matches('list') ||
        now.matches('checking') ||
        now.matches('map') ||
        now.matches('unopened') ||
        (now.matches('shown') && now.context.walk !== null),
    );
  /** Does that and waits until the address holds what came of it. */
  const keeping = async (act: () => void) => {
    const before = savedAddresses.length;
    act();
    await until(() => savedAddresses.length > before);
  };
  await arrived();
  return {
    desk,
    kept: savedAddresses,
    pushed,
    copied,
    saved,
    until,
    walk,
    arrived,
    keeping,
    context: () => desk.getSnapshot().context,
    value: () => desk.getSnapshot().value,
    take: (step: Step) => keeping(() => walk().send({ type: 'step.take', step })),
    goTo: (at: number) => keeping(() => walk().send({ type: 'walk.goTo', at })),
  };
}

export type OpenedDesk = Awaited<ReturnType<typeof openDesk>>;

export function readMachineLocation(hash: string) {
  const place = readLocation(hash);
  if (place.page !== 'machine') throw new Error(`${hash} is no machine.`);
  return place;
}

/** Where the walk stands: the state value of each frame, and which is looked at. */
export function readFrameValues({ walk }: OpenedDesk) {
  const { frames, at } = walk().getSnapshot().context;
  return [...frames.map(({ value }) => JSON.stringify(value)), at];
}
