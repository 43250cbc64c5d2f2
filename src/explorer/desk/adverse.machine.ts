import { assign, fromCallback, setup, type EventObject } from 'xstate';
import { fingerprintOf } from '../chart/fingerprint';
import { encodeWalk } from '../lab/address';
import type { AdverseWalk } from '../lab/adverse-order';
import { formatWalkTest } from '../lab/format-walk-test';
import type { Exhibit } from '../lab/lab.types';
import { defaultViewOptions, formatLocation } from './location';

/** A walk after which something is that must not be, to be handed on. */
export interface FoundWalk extends AdverseWalk {
  /** The part of the address that holds it; null when it is too long for one. */
  hash: string | null;
  test: string;
}

export const adverseRuns = 400;

type Found =
  | { type: 'order.tried' }
  | { type: 'search.over'; found: FoundWalk | null }
  | { type: 'search.failed'; said: string };

interface Context {
  exhibit: Exhibit;
  seed: number;
  tried: number;
  found: FoundWalk | null;
  said: string | null;
}

/** That a machine breaks is no part of the test: it fails as long as it does. */
const withoutBreak = (walk: AdverseWalk): AdverseWalk => ({
  ...walk,
  steps: walk.steps.map(({ did, ...step }) => ({ ...step, did: did?.filter(({ what }) => what !== 'broke') })),
});

async function handedOn({ name, folder, machine }: Exhibit, walk: AdverseWalk): Promise<FoundWalk> {
  const { life, steps } = walk;
  const text = await encodeWalk({ format: 1, machine: name, fingerprint: fingerprintOf(machine), life, steps }).catch(
    () => null,
  );
  const place = { page: 'machine', name, walk: text, at: null, outlook: defaultViewOptions } as const;
  return {
    ...walk,
    hash: text === null ? null : formatLocation(place),
    test: formatWalkTest({ folder }, withoutBreak(walk)),
  };
}

const searching = fromCallback<EventObject, { exhibit: Exhibit; seed: number }>(({ input, sendBack }) => {
  const stop = new AbortController();
  const { signal } = stop;
  void import('../lab/find-adverse-order')
    .then(({ findAdverseOrder }) =>
      findAdverseOrder(input.exhibit, {
        runs: adverseRuns,
        seed: input.seed,
        signal,
        onTried: () => sendBack({ type: 'order.tried' }),
      }),
    )
    .then((walk) => walk && handedOn(input.exhibit, walk))
    .then(
      (found) => sendBack({ type: 'search.over', found }),
      (error: unknown) =>
        sendBack({ type: 'search.failed', said: error instanceof Error ? error.message : String(error) }),
    );
  return () => stop.abort();
});

/** Looks for an adverse order that breaks a machine, until it has one, has tried enough, or is told to stop. */
export const adverseMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Found | { type: 'search.begin' } | { type: 'search.stop' },
    input: {} as { exhibit: Exhibit },
  },
  actors: { searching },
}).createMachine({
  id: 'adverse',
  context: ({ input }) => ({ ...input, seed: 0, tried: 0, found: null, said: null }),
  initial: 'idle',
  states: {
    idle: { on: { 'search.begin': 'trying' } },
    trying: {
      entry: assign({ seed: ({ context }) => context.seed + 1, tried: 0, found: null, said: null }),
      invoke: { src: 'searching', input: ({ context: { exhibit, seed } }) => ({ exhibit, seed }) },
      on: {
        'order.tried': { actions: assign({ tried: ({ context }) => context.tried + 1 }) },
        'search.over': { target: 'over', actions: assign({ found: ({ event }) => event.found }) },
        'search.failed': { target: 'over', actions: assign({ said: ({ event }) => event.said }) },
        'search.stop': 'idle',
      },
    },
    over: { on: { 'search.begin': 'trying' } },
  },
});
