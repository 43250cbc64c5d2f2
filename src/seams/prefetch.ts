import { StateMachine, type AnyStateMachine } from 'xstate';
import { noAccess } from '../../machines/domain/access';
import type { ScreenName } from '../../machines/domain/addresses';
import type { Location } from '../../machines/domain/locations';
import { portNameOf } from '../../machines/kit/port';
import { screenMachineOf } from '../../machines/screen-machines';
import { accessRuleOf } from '../../machines/system/screens/access-table';
import { admission } from '../../machines/system/screens/admission';
import { loadCoreActors } from '../../machines/system/root/root.machine';
import type { AddressBook } from './addresses';
import { loadDurableStorage } from './storage';

export interface CodeSources {
  /** Fetches the code of the gateway's client and of these operations. */
  operations: (names: readonly string[]) => Promise<void>;
  /** Fetches the view of a screen. */
  view: (screen: ScreenName) => Promise<unknown>;
  /** Fetches what is around every screen of a signed-in person. */
  shell: () => Promise<unknown>;
}

export interface Prefetcher {
  screen: (screen: ScreenName) => void;
  /** What a signed-in person needs to see that address, and what they need anywhere. */
  inside: (href: string) => void;
}

/** The ports that a machine asks, and those of the machines that it invokes. */
function operationsOf(machine: AnyStateMachine): string[] {
  const names = new Set<string>();
  const seen = new Set<object>();
  const collectOperations = (logic: object): void => {
    if (seen.has(logic)) return;
    seen.add(logic);
    const name = portNameOf(logic);
    if (name !== undefined) names.add(name);
    if (logic instanceof StateMachine) Object.values<object>(logic.implementations.actors).forEach(collectOperations);
  };
  collectOperations(machine);
  return [...names];
}

/** The screen that a signed-in person would be led to from that address; not found where none is. */
export function screenToPrefetch(href: string, { placeAt, hrefOf, returnTo }: AddressBook): ScreenName {
  const place = placeAt(href);
  const admissionResult = admission(
    { ...noAccess, session: 'in', person: { enrolled: false, gated: false, main: true } },
    place,
  );
  if (admissionResult.type === 'go') return placeAt(hrefOf(admissionResult.target)).screen;
  return (admissionResult.type === 'return' ? placeAt(returnTo(admissionResult.wishes)) : place).screen;
}

/** Whether a page is of use to signed-in people alone: whoever comes to it is likely to be one. */
export const isSignedInOnly = ({ address }: Location): boolean => accessRuleOf(address).for === 'signedIn';

/**
 * Fetches code before it is needed, so that it comes all at once and beside the first answers instead of one after the other. One
 * that does not come is no failure here: who needs it asks again.
 */
export function createPrefetcher({ operations, view, shell }: CodeSources, book: AddressBook): Prefetcher {
  const startFetches = (...fetches: Promise<unknown>[]) => void Promise.allSettled(fetches);
  const screen = (name: ScreenName) =>
    startFetches(
      view(name),
      Promise.resolve(screenMachineOf(name)?.load()).then((machine) =>
        operations(machine ? operationsOf(machine) : []),
      ),
    );
  return {
    screen,
    inside: (href) => {
      startFetches(
        shell(),
        operations([]),
        loadDurableStorage(),
        loadCoreActors().then(({ profileMachine }) => operations(operationsOf(profileMachine))),
      );
      screen(screenToPrefetch(href, book));
    },
  };
}
