import type { Feeds } from '../../contracts/ports';

/** Locks of several pages of one browser: each is held by one page at a time, and goes on to who waits longest for it. */
export function testLeases() {
  const leases = new Map<string, { holder: symbol; waiting: { who: symbol; hear: () => void }[] }>();

  function giveBack(name: string, who: symbol) {
    const held = leases.get(name);
    if (held?.holder !== who) return;
    const next = held.waiting.shift();
    if (!next) leases.delete(name);
    else {
      held.holder = next.who;
      next.hear();
    }
  }

  return {
    /** The locks as that page asks for them. */
    of:
      (who: symbol): Feeds['lease'] =>
      (name, hear) => {
        const lease = leases.get(name);
        if (!lease) {
          leases.set(name, { holder: who, waiting: [] });
          hear();
        } else if (lease.holder !== who) lease.waiting.push({ who, hear });
        return {
          stop: () => {
            const held = leases.get(name);
            if (held) held.waiting = held.waiting.filter((waiter) => waiter.hear !== hear);
            giveBack(name, who);
          },
        };
      },
    /** That page is gone. */
    leave: (who: symbol) => {
      for (const held of leases.values()) held.waiting = held.waiting.filter((waiter) => waiter.who !== who);
      for (const name of [...leases.keys()]) giveBack(name, who);
    },
  };
}
