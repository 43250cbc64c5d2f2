import type { Outcome, Settings } from '../../contracts/ports';

/**
 * A value of a recording: JSON. What JSON doesn't have is an object of one field: `{ $actor: 7 }` another actor by its number,
 * `{ $set: […] }`, `{ $map: […] }`, `{ $date: ms }`, `{ $error: name }` and `{ $lost: what }` for what nothing can be made of again.
 */
export type RecordedData = null | boolean | number | string | RecordedData[] | { [key: string]: RecordedData };

export type RecordedEvent = { type: string; [key: string]: RecordedData };

/** What an actor is: a machine, the call of a port, a mutation of the outbox, code that is fetched, or something else. */
export type RecordedKind = 'machine' | 'port' | 'mutation' | 'code' | 'other';

/** An actor that ran while somebody recorded. Its number is its place in the list. */
export interface RecordedActor {
  /** Its own id, as its parent calls it. */
  id: string;
  /** The number of the actor that runs it; null for the root. */
  parent: number | null;
  kind: RecordedKind;
  /** Of a machine its id, of a port, a mutation or code its name; the id otherwise. */
  name: string;
  /** The name under which every machine may address it. */
  systemId?: string;
  /** It ran before the recording began: its input and what it did until then are not known. */
  early?: true;
  input?: RecordedData;
}

/** One change of what a system actor shows: the way to a value, and the value; without one it is gone. */
export interface FactChange {
  path: readonly string[];
  value?: RecordedData;
}

/** What happened, in its order. `at` is world time in epoch milliseconds; `actor`, `to` and `from` are numbers of actors. */
export type RecordingEntry = { at: number } & (
  | { is: 'start'; actor: number }
  | { is: 'stop'; actor: number }
  /** Somebody said something to an actor; `from` is null for the view, the router and whatever else is no actor. */
  | { is: 'event'; to: number; from: number | null; event: RecordedEvent }
  /** A machine has taken an event: its state before and after, and the ids of its states and transitions for the chart. */
  | {
      is: 'state';
      actor: number;
      event: string;
      before: RecordedData;
      after: RecordedData;
      status: string;
      taken: readonly string[];
      active: readonly string[];
    }
  /** A port was asked, by that actor, for the `call`-th time of the recording. */
  | { is: 'ask'; call: number; actor: number; port: string; input: RecordedData }
  | { is: 'answer'; call: number; outcome: Outcome<RecordedData> }
  | { is: 'online'; online: boolean }
  /** A system actor shows something else than before; all that it shows, the first time. */
  | { is: 'facts'; of: string; changes: readonly FactChange[] }
  /** A new id was made, on behalf of that actor. */
  | { is: 'id'; actor: number; id: string }
);

/** What a running console did while somebody recorded it; no text of anybody is in it (`src/seams/recorder`). */
export interface Recording {
  format: 'vigia-recording';
  version: 1;
  /** The version of the console. */
  console: string;
  settings: Settings;
  online: boolean;
  actors: readonly RecordedActor[];
  entries: readonly RecordingEntry[];
}
