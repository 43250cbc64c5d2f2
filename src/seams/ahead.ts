import type { AnyStateMachine } from 'xstate';
import { noAccess } from '../../machines/domain/access';
import { portNameOf } from '../../machines/kit/port';
import { screenMachines, type RosterEntry } from '../../machines/screen-machines';
import { loadInside } from '../../machines/system/root/root.machine';
import { admission } from '../../machines/system/screens/admission';
import { findPlace, type ScreenName } from '../../machines/system/screens/places';
import { loadKept } from './storage';

const machines: Partial<Record<ScreenName, RosterEntry>> = screenMachines;

export interface CodeSources {
  /** Fetches the code of the gateway's client and of these operations. */
  operations: (names: readonly string[]) => Promise<void>;
  /** Fetches the view of a screen. */
  view: (screen: ScreenName) => Promise<unknown>;
  /** Fetches what is around every screen of a signed-in person. */
  shell: () => Promise<unknown>;
}

export interface Ahead {
  screen: (screen: ScreenName) => void;
  /** What a signed-in person needs to see that address, and what they need anywhere. */
  inside: (href: string) => void;
}

const asked = (machine: AnyStateMachine): string[] =>
  Object.values<object>(machine.implementations.actors).flatMap((logic) => portNameOf(logic) ?? []);

/** The screen that a signed-in person would be led to from that address; undefined for one of no screen. */
export function screenAhead(href: string): ScreenName | undefined {
  const verdict = admission({ ...noAccess, session: 'in' }, href);
  const { pathname } = new URL(verdict.type === 'redirect' ? verdict.to : href, 'https://console.invalid');
  return findPlace(pathname)?.place.screen ?? undefined;
}

/** Whether the page at that address is of use to signed-in people alone: whoever comes to it is likely to be one. */
export const isInside = (href: string): boolean =>
  findPlace(new URL(href, 'https://console.invalid').pathname)?.place.for === 'signedIn';

/**
 * Fetches code before it is needed, so that it comes all at once and beside the first answers instead of one after the other. One
 * that does not come is no failure here: who needs it asks again.
 */
export function codeAhead({ operations, view, shell }: CodeSources): Ahead {
  const begin = (...fetches: Promise<unknown>[]) => void Promise.allSettled(fetches);
  const screen = (name: ScreenName) =>
    begin(
      view(name),
      Promise.resolve(machines[name]?.load()).then((machine) => operations(machine ? asked(machine) : [])),
    );
  return {
    screen,
    inside: (href) => {
      begin(
        shell(),
        operations([]),
        loadKept(),
        loadInside().then(({ profileMachine }) => operations(asked(profileMachine))),
      );
      const name = screenAhead(href);
      if (name) screen(name);
    },
  };
}
