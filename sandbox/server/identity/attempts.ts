export interface Attempts {
  /** Seconds until this login may be tried again; 0 when it may be tried now. */
  waitFor(login: string): number;
  failed(login: string): void;
  succeeded(login: string): void;
  /** Nobody has failed. */
  forget(): void;
}

/**
 * Counts failed sign-ins of one login: after `limit` within `windowMs` it rests until the oldest of them has left the window.
 * Kept in memory, for 10,000 logins at most, the oldest forgotten first.
 */
export function createAttempts(limit = 10, windowMs = 300_000, now: () => number = Date.now): Attempts {
  const failures = new Map<string, number[]>();
  const recent = (login: string): number[] => (failures.get(login) ?? []).filter((at) => at > now() - windowMs);
  return {
    waitFor: (login) => {
      const times = recent(login);
      const oldest = times[times.length - limit];
      return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + windowMs - now()) / 1000));
    },
    failed: (login) => {
      const times = [...recent(login), now()];
      failures.delete(login);
      failures.set(login, times);
      const first = failures.keys().next();
      if (failures.size > 10_000 && !first.done) failures.delete(first.value);
    },
    succeeded: (login) => {
      failures.delete(login);
    },
    forget: () => failures.clear(),
  };
}
