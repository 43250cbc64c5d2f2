import type { SystemClock, Feeds } from '../../contracts/ports';

export interface WorldClock extends SystemClock {
  /** The gateway says what time it is in its world, epoch milliseconds. */
  heard: (worldTime: number) => void;
  /** Tells each time that the world's time turns out to be another than it was taken for. */
  turns: Feeds['clock'];
}

/** The way of an answer, and a `Date` in whole seconds: so many milliseconds are no other time. */
const tolerance = 2000;

const key = 'vigia:clock-ahead';
/** How far the gateway's clock was ahead of this browser's, so that a page that is opened again knows it before the first answer. */
const saved = {
  read(): number {
    try {
      const offset = Number(localStorage.getItem(key) ?? 0);
      return Number.isFinite(offset) ? offset : 0;
    } catch {
      return 0;
    }
  },
  write(offset: number) {
    try {
      localStorage.setItem(key, String(offset));
    } catch {
      // A browser that keeps nothing learns it again from the first answer.
    }
  },
};

/** World time: the browser's clock, moved by what the gateway said last. */
export function createWorldClock(now: () => number = Date.now): WorldClock {
  let offset = saved.read();
  const hearers = new Set<() => void>();
  return {
    now: () => now() + offset,
    newId: () => crypto.randomUUID(),
    heard: (worldTime) => {
      const next = worldTime - now();
      if (Math.abs(next - offset) < tolerance) return;
      offset = next;
      saved.write(offset);
      for (const hear of hearers) hear();
    },
    turns: (hear) => {
      hearers.add(hear);
      return { stop: () => void hearers.delete(hear) };
    },
  };
}
