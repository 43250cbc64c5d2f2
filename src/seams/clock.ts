import type { Clockwork } from '../../contracts/ports';

export interface WorldClock extends Clockwork {
  /** The gateway says what time it is in its world, epoch milliseconds. */
  heard: (worldTime: number) => void;
}

/** World time: the browser's clock, moved by what the gateway said last. */
export function createWorldClock(now: () => number = Date.now): WorldClock {
  let ahead = 0;
  return {
    now: () => now() + ahead,
    newId: () => crypto.randomUUID(),
    heard: (worldTime) => {
      ahead = worldTime - now();
    },
  };
}
