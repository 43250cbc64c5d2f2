import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate';
import type { Settings } from '../../contracts/ports';
import type { SystemActorFacts } from './answers';
import type { RecordedScenario } from './recorded-scenario';
import { coverFrom, walkFrom, type Coverage, type CoverOptions } from './cover';

/** One way to begin: what the machine is given and what surrounds it. */
export interface Scenario<Machine extends AnyStateMachine = AnyStateMachine> {
  /** A few words, unique within the machine: `a listing already reported`. */
  name: string;
  input?: InputFrom<Machine>;
  /** Null for a machine that fills the system actors itself. */
  systemActors?: SystemActorFacts | null;
  /** World time at the start, epoch milliseconds; 0 unless given. */
  now?: number;
  online?: boolean;
  settings?: Partial<Settings>;
  /** What new ids are, in their order over the whole walk; `id-1`, `id-2` … anew in each step unless given. */
  ids?: readonly string[];
  /** The data that a recorded one was made of. */
  recorded?: RecordedScenario;
  /** The events tried in this life: some of the machine's own, the same objects; all unless given. */
  events?: readonly AnyEventObject[];
}

/**
 * Everything that is needed to try a machine: its path test, the coverage table and the explorer read the same. The answers of
 * its ports, and of those that a machine it invokes asks, are the `answered(…)` and `refused(…)` among the events.
 */
export interface MachineSamples<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The first is the one that the explorer opens. */
  lives: readonly [Scenario<Machine>, ...Scenario<Machine>[]];
  events: readonly AnyEventObject[];
  /** Whether an event is tried in a snapshot; every one is unless this says no. */
  offers?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /** Sentences that must hold for no snapshot. */
  never?: Record<string, (snapshot: AnyMachineSnapshot) => boolean>;
  /** What makes two snapshots the same, where context would make them endless. */
  serialize?: (snapshot: AnyMachineSnapshot) => string;
  most?: number;
}

/** What each life of the samples begins with, in their order. */
export function coverOptionsOf<Machine extends AnyStateMachine>(
  samples: MachineSamples<Machine>,
): CoverOptions<Machine>[] {
  const { lives, offers, never, serialize, most } = samples;
  return lives.map((life) => {
    const given = life.events ?? samples.events;
    return {
      input: life.input,
      systemActors: life.systemActors ?? {},
      now: life.now,
      events: offers ? (snapshot) => given.filter((event) => offers(snapshot, event)) : given,
      never,
      serialize,
      most,
    };
  });
}

/** Walks every path of every life, and answers what was reached; throws only when a `never` holds or the paths don't end. */
export function walkSamples<Machine extends AnyStateMachine>(
  machine: Machine,
  samples: MachineSamples<Machine>,
): Coverage {
  return walkFrom(machine, coverOptionsOf(samples));
}

/** As `walkSamples`, and throws on a state not reached and a transition not taken. */
export function coverSamples<Machine extends AnyStateMachine>(
  machine: Machine,
  samples: MachineSamples<Machine>,
): Coverage {
  return coverFrom(machine, coverOptionsOf(samples));
}
