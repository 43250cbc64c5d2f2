import type { AnyEventObject, AnyStateMachine, StateValue } from 'xstate';
import type { Outcome } from '../../../contracts/ports';
import type { FailureCode } from '../../../contracts/vocabulary/failures';
import type { MachineDescriptions } from '../../../machines/simulator/chart-descriptions';
import type { MachineSamples } from '../../../machines/simulator/samples';
import type { PlainData } from '../../../machines/simulator/plain-data';
import type { MachineView } from '../../../machines/simulator/digest';
import type { StepResult, TakenStep } from '../../../machines/simulator/walk';
import type { ChartLayout } from '../chart/layout.types';
import type { Payloads } from './payloads.types';

/** One machine of the roster with everything that is shown of it. */
export interface Exhibit {
  /** Its name in the roster. */
  name: string;
  area: string;
  folder: string;
  machine: AnyStateMachine;
  samples: MachineSamples;
  words: MachineDescriptions;
  /** Null for a machine that nobody renders by itself. */
  view: MachineView;
  /** Which file of its folder has the view. */
  viewFile: 'view' | 'samples';
  layout: ChartLayout;
  payloads: Payloads;
}

export type PlainEvent = { type: string; [key: string]: PlainData };

/** One call of a port, and what it may be answered with. */
export interface FrameCall {
  port: string;
  /** Which time this port was asked in the walk, from 1. */
  nth: number;
  /** Id of the actor that asks; the port's name unless two ask the same. */
  by: string;
  input: PlainData;
  standing: 'open' | 'answered' | 'given up';
}

export interface FrameTimer {
  /** `xstate.after.…` or that of an inner machine. */
  event: string;
  /** As a person reads it: `after 3 s`. */
  says: string;
  /** Milliseconds from now. */
  due: number;
  inner: boolean;
}

/** What the machine, or one in it, said to another: see `Said`. */
export interface FrameMessage {
  from: string;
  to: string;
  event: PlainEvent;
}

/** A machine that runs within, as it stands. */
export interface FrameInnerMachine {
  /** The ids from the simulated machine down to it: `reportDrawer`, `shell/menu`. */
  way: string;
  /** The id of the machine. */
  name: string;
  value: StateValue;
  /** Ids of its state nodes that are lit. */
  active: string[];
}

/** Everything that can be told of a machine after a step; plain data, kept after the machine went on. */
export interface Frame {
  /** Null for the start. */
  step: TakenStep | null;
  /** What is known of the start of its walk. */
  start: StepResult;
  value: StateValue;
  status: 'active' | 'done' | 'error' | 'stopped';
  error: string | null;
  output: PlainData;
  /** Ids of the state nodes that are lit. */
  active: string[];
  /** Ids of the transitions that this step took, as the coverage names them. */
  taken: string[];
  /** The actions that it ran, as the chart names them. */
  ran: string[];
  tags: string[];
  context: PlainData;
  /** What the view makes of it; null when there is none. */
  view: PlainData;
  asks: FrameCall[];
  timers: FrameTimer[];
  within: FrameInnerMachine[];
  /** What the step said to others, in its order. */
  said: FrameMessage[];
  /** Sentences that must never hold, and do. */
  broken: string[];
  /** World time, epoch milliseconds. */
  now: number;
}

/** One event that may be tried now. */
export interface Offer {
  event: AnyEventObject;
  /** Whether the machine takes a transition for it now. */
  accepted: boolean;
  /** Why it isn't accepted: the guards that say no, in words, or that this state doesn't hear it. Null when it is. */
  why: string | null;
}

/** An answer that the samples know for a port. */
export interface SampleAnswer {
  port: string;
  outcome: Outcome<unknown>;
  /** `answers`, or the code. */
  says: string;
}

/** What may be answered to a port: everything that the samples know, and every code. */
export interface Answers {
  samples: SampleAnswer[];
  refusals: readonly FailureCode[];
}
