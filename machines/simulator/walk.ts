import type { AnyEventObject } from 'xstate';
import type { Outcome } from '../../contracts/ports';
import type { FactChange } from '../kit/recording';
import type { RecordedScenario } from './recorded-scenario';
import type { Pieces } from './pieces';

/** The view, the parent, a child or a system actor says something to the machine; with `inner`, to one that it runs: `reportDrawer`, `shell/menu`. */
export interface EventStep {
  do: 'send';
  event: AnyEventObject;
  inner?: string;
}

/** One step of a walk, as a person or the outside takes it; it can be taken again on a fresh machine. */
export type Step =
  | EventStep
  /** The outside answers the `nth` time (from 1, over the whole walk) that this port was asked, also when nobody waits any more. */
  | { do: 'answer'; port: string; nth: number; outcome: Outcome<unknown> }
  /** The clock moves on; what is due on the way fires. */
  | { do: 'wait'; ms: number }
  | { do: 'online'; online: boolean }
  /** A system actor shows something else than before. */
  | { do: 'facts'; of: string; changes: readonly FactChange[] };

/** One thing that a step did: `said draft.drop to drafts`, `asked report`, `left reportDrawer`, `put out`, with its data. */
export interface StepEffect {
  what: string;
  with?: Pieces;
}

/** What a step changed in the context and the view, and which delays run since; an empty piece is one that is gone. */
export interface StepDigest {
  context?: Pieces;
  view?: Pieces;
  delays?: Pieces;
}

/** What is known of a machine after a step, or at its start; walks of before have less of it. Where any of it differs in a later version, the walk says so. */
export interface StepResult {
  /** The state value, as JSON. */
  to: string;
  /** What the step did beside, in its order. */
  did?: readonly StepEffect[];
  digest?: StepDigest;
  /** The actions that it ran, as the chart names them. Their order counts, and none may be lost; an action may have another name. */
  ran?: readonly string[];
}

/** `note` is what a person wrote on it, a link perhaps; it changes nothing of what the step does. */
export type TakenStep = Step & StepResult & { note?: string };

/**
 * A walk through one machine: the form in which the explorer keeps, shares and replays it, and in which a machine of a recording is
 * told.
 */
export interface Walk {
  format: 1;
  /** Its name in the roster. */
  machine: string;
  /** Of the machine's states and transitions, to tell an older version. */
  fingerprint: string;
  /** The name of the scenario that it begins with. */
  life: string;
  /** What that scenario is, where the samples have none of that name: the walk was recorded. */
  scenario?: RecordedScenario;
  /** What is known of the start; nothing of walks of before. */
  start?: StepResult;
  steps: readonly TakenStep[];
  /** What it was saved as, where that differs now; none for a walk that does what it did. */
  saved?: SavedSteps;
  /** The walks that were left for this one, the last one first; none in walks of before. */
  left?: readonly Branch[];
}

/** What is known of a saved walk: the first `from` steps of a walk and those that were saved after them, of which the first, or the start, differs. */
export interface SavedSteps {
  from: number;
  start?: StepResult;
  steps: readonly TakenStep[];
}

/** A walk that was left: the first `from` steps of another one and those after them. */
export interface Branch {
  /** 0 is the walk itself, n the n-th branch before this one. */
  of: number;
  from: number;
  steps: readonly TakenStep[];
  /** Where it isn't that of the other one. */
  life?: string;
}
