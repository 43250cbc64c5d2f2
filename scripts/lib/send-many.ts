import { SimulatedClock } from 'xstate';
import type { Outcome } from '../../contracts/ports';
import { gatewayWithLedger } from '../../machines/system/outbox/gateway.fixture';
import { sendWork } from '../../machines/system/outbox/outbox.samples';
import { startAwakeOutbox, listingIds, suspiciousListings } from '../../machines/system/outbox/send/send.fixture';

const many = 30_000;
const batch = 25;
const auditor = { id: 'ana', givenName: 'Ana', familyName: null };

/** Milliseconds that were waited for the network, of the simulated clock, and those that the processor took beside. */
async function timed(clock: SimulatedClock, work: () => Promise<void>): Promise<number> {
  const [waited, from] = [clock.now(), performance.now()];
  await work();
  return clock.now() - waited + (performance.now() - from);
}

/** A send of so many through the outbox: journal, rules, rows, and what every system actor is told. */
async function own(): Promise<number> {
  const world = await startAwakeOutbox({ listings: suspiciousListings(many) });
  return timed(world.clock, async () => {
    world.submit(sendWork(listingIds(many)));
    while (world.facts()?.phase !== 'done') await world.run(10);
  });
}

/** The floor: the same calls of the same gateway in the same order, and nothing else. */
async function bare(): Promise<number> {
  const clock = new SimulatedClock();
  const { ports } = gatewayWithLedger(clock, { listings: suspiciousListings(many) });
  const answered = async (...calls: (Promise<Outcome<unknown>> | undefined)[]) => {
    let waiting = true;
    void Promise.all(calls).then(() => (waiting = false));
    while (waiting) {
      clock.increment(10);
      for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
    }
  };
  /** One that is used for all would hold a listener of each call. */
  const anew = () => new AbortController().signal;
  const all = listingIds(many);
  return timed(clock, async () => {
    for (let at = 0; at < many; at += batch) {
      const articlesIds = all.slice(at, at + batch);
      await answered(ports.articlesByIds?.({ articlesIds }, anew()));
      await answered(ports.sendNotice?.({ articlesIds, auditor, operationKey: `key-${at}` }, anew()));
      if (at + batch < many)
        await answered(ports.memberRestriction?.(undefined, anew()), ports.memberJudge?.(undefined, anew()));
    }
  });
}

const times = { floor: [] as number[], own: [] as number[] };
for (let round = 0; round < Number(process.argv[2] ?? 5); round += 1) {
  times.floor.push(await bare());
  times.own.push(await own());
}
console.log(JSON.stringify(times));
