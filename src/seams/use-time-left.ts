import { useState } from 'react';
import { systemClockOf } from '../../machines/kit/port';
import { useConsole, useSecondsUntil } from './use-console';

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
