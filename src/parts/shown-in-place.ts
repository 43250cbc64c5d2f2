import { useEffect, useSyncExternalStore } from 'react';

/** What is shown where it was decided, by id, with its countdown: the strip over the screen has no second one then. */
const shown = new Set<string>();
const listeners = new Set<() => void>();
const tellAll = () => listeners.forEach((listener) => listener());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function useShowInPlace(id: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    shown.add(id);
    tellAll();
    return () => {
      shown.delete(id);
      tellAll();
    };
  }, [id, isShown]);
}

export const useIsShownInPlace = (id: string): boolean => useSyncExternalStore(subscribe, () => shown.has(id));
