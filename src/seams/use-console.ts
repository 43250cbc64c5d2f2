import { useSelector } from '@xstate/react';
import { createContext, use, useCallback, useSyncExternalStore, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Money } from '../../contracts/shapes';
import { defaultCurrency } from '../../contracts/vocabulary/sites';
import { convertMoney } from '../../machines/domain/money';
import { noDeparture, secondsUntil, undoSecondsOf } from '../../machines/domain/undo-time';
import { systemClockOf, feedsOf } from '../../machines/kit/port';
import { systemActor } from '../../machines/kit/system-actor';
import type { ProfileFacts } from '../../machines/system-actors/profile';
import type { SystemActorName, SystemActors } from '../../machines/kit/system-actor';
import type { VisibleListing } from '../../machines/system-actors/listings';

/** The root of the running machines; the one thing that React is given of them. */
export const ConsoleContext = createContext<AnyActorRef | null>(null);

export function useConsole(): AnyActorRef {
  const root = use(ConsoleContext);
  if (root === null) throw new Error('No console around this component: render it inside ConsoleContext.');
  return root;
}

/** The system's actor in that system actor. Its facts change: read them through `useSelector`, or by one of the hooks below. */
export function useSystemActorState<Name extends SystemActorName>(name: Name): SystemActors[Name] {
  return systemActor(useConsole().system, name);
}

/** One listing as every screen shows it; renders only when this one changes. Undefined when it isn't known. */
export function useListing(id: string): VisibleListing | undefined {
  return useSelector(useSystemActorState('listings'), (snapshot) => snapshot.context.visible[id]);
}

/** What is known of the person's profile. Select something primitive, or that keeps its identity. */
export function useProfile<Value>(select: (facts: ProfileFacts) => Value): Value {
  return useSelector(useSystemActorState('profile'), (snapshot) => select(snapshot.context));
}

/** How many seconds what is sent now can be undone. */
export const useUndoSeconds = (): number => useProfile(({ profile }) => undoSecondsOf(profile?.settings));

/** Converts to the currency that the person reads in, null where a rate is missing. */
export function useConversion(): (money: Money | null) => Money | null {
  const rates = useProfile((facts) => facts.rates);
  const currency = useProfile((facts) => facts.profile?.currency ?? defaultCurrency);
  return useCallback((money) => (money === null ? null : convertMoney(money, currency, rates)), [rates, currency]);
}

/** Whole seconds until that departure (world time, epoch milliseconds), never below 0, `Infinity` until a press; null where there is none. */
export function useSecondsUntil(moment: number | null): number | null {
  const { system } = useConsole();
  const subscribe = useCallback(
    (changed: () => void) => {
      if (moment === null || moment === noDeparture) return () => undefined;
      const timer = setInterval(changed, 200);
      return () => clearInterval(timer);
    },
    [moment],
  );
  return useSyncExternalStore(subscribe, () =>
    moment === null ? null : secondsUntil(moment, systemClockOf(system).now()),
  );
}

const minute = 60_000;

/** World time in epoch milliseconds, to the minute: countdowns follow it without rendering all the time. */
export function useWorldTime(): number {
  const { system } = useConsole();
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(changed, 5_000);
      const turns = feedsOf(system).clock(changed);
      return () => {
        clearInterval(timer);
        turns.stop();
      };
    },
    [system],
  );
  return useSyncExternalStore(subscribe, () => Math.floor(systemClockOf(system).now() / minute) * minute);
}

const second = 1000;

/**
 * Milliseconds that something still takes, counted down from when that was told: anew with each number of what is done, null once it should
 * be over and isn't, as nothing can be said until more of it is done.
 */
export function useTimeLeft(left: number | null, done: number): number | null {
  const { system } = useConsole();
  const estimate = () => ({
    left,
    done,
    endsAt: left === null ? null : systemClockOf(system).now() + Math.max(left, second),
  });
  const [told, setTold] = useState(estimate);
  if (told.left !== left || told.done !== done) setTold(estimate());
  const seconds = useSecondsUntil(told.endsAt);
  return seconds === null || seconds === 0 ? null : seconds * second;
}
