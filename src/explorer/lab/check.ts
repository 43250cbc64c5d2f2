import { fingerprintOf } from '../chart/fingerprint';
import { loadExhibit, type MachineName } from './exhibit';
import { pathsOf } from './paths';

/** What the samples of one machine reach, or why that can't be told. */
export interface CheckedMachine {
  name: string;
  area: string;
  lives: number;
  events: number;
  walks: number;
  states: { all: number; reached: number };
  transitions: { all: number; taken: number };
  /** Sentences: what isn't reached, a drawing out of step, files that don't load. */
  faults: string[];
}

const nothing = { lives: 0, events: 0, walks: 0, states: { all: 0, reached: 0 }, transitions: { all: 0, taken: 0 } };

/** Walks every path of one machine of the roster. Never rejects: what can't be done is a fault. */
export async function checkMachine(name: MachineName): Promise<CheckedMachine> {
  try {
    const { machine, samples, layout, area } = await loadExhibit(name);
    const { states, transitions, walks, broken } = await pathsOf(machine, samples);
    const missed = [
      ...states.filter(({ reached }) => !reached).map(({ id }) => `State not reached: ${id}.`),
      ...transitions.filter(({ taken }) => !taken).map(({ id }) => `Transition not taken: ${id}.`),
    ];
    const stale = layout.fingerprint === fingerprintOf(machine) ? [] : ['The drawing is of another version.'];
    return {
      name,
      area,
      lives: samples.lives.length,
      events: samples.events.length,
      walks: walks.length,
      states: { all: states.length, reached: states.filter(({ reached }) => reached).length },
      transitions: { all: transitions.length, taken: transitions.filter(({ taken }) => taken).length },
      faults: [...stale, ...broken.map(({ said }) => said), ...missed],
    };
  } catch (error) {
    return { name, area: '', ...nothing, faults: [error instanceof Error ? error.message : String(error)] };
  }
}
