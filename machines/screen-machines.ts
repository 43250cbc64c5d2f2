import type { AnyStateMachine } from 'xstate';
import type { ScreenName } from './domain/addresses';
import { screenMachines } from './screen-machines.gen';

export interface RosterEntry {
  area: string;
  /** From the root of the repository. */
  folder: string;
  load: () => Promise<AnyStateMachine>;
}

type ScreenWithMachine = keyof typeof screenMachines;

/** Screens without a machine: they show their address alone. */
export type StaticScreen = Exclude<ScreenName, ScreenWithMachine>;

const machines: Partial<Record<ScreenName, RosterEntry>> = screenMachines;
/** The machine of a screen; undefined for a static one. */
export const screenMachineOf = (screen: ScreenName): RosterEntry | undefined => machines[screen];

/** Screens whose machine asks nothing of the profile when it begins, and changes nothing: it may begin before the profile is known. */
export const screensBeforeProfile = [
  'history',
  'listing',
  'liveSearches',
  'results',
  'suspicious',
] as const satisfies readonly ScreenWithMachine[];
export const canStartBeforeProfile = (screen: ScreenName): boolean =>
  (screensBeforeProfile as readonly ScreenName[]).includes(screen);

export type ScreenMachines = {
  [Name in ScreenWithMachine]: Awaited<ReturnType<(typeof screenMachines)[Name]['load']>>;
};
