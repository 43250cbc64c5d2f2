import type { BrokenStep } from '../../../machines/simulator/replay-walk';
import type { Simulation } from '../../../machines/simulator/simulate';
import type { SavedSteps, Step, StepResult, TakenStep } from '../../../machines/simulator/walk';
import type { AbandonedWalk } from '../lab/branches';
import type { Exhibit, Frame } from '../lab/lab.types';
import type { Path } from '../lab/paths';

/** A walk to stand in: its steps, and after how many of them. */
export interface WalkPath {
  life: string;
  steps: readonly TakenStep[];
  /** What is known of the start, where a saved walk says so. */
  start?: StepResult | undefined;
  /** What it was saved as, where that differed. */
  saved?: SavedSteps | undefined;
  /** At the end unless given. */
  at?: number | undefined;
  /** What was left for it, the last one first. */
  left?: readonly AbandonedWalk[];
}

/** Where a given walk differs from what is known of it, and what that is. */
export interface WalkDifference extends BrokenStep, Pick<WalkPath, 'life' | 'start'> {
  /** The steps that still hold. */
  held: readonly TakenStep[];
  /** The first step that no longer holds, and those after it. */
  lost: readonly TakenStep[];
}

/** One of the frames by its number, or from where the walk stands when its turn comes. */
export type WalkTarget = number | 'before' | 'after' | 'end';

/** Something that was pressed and waits for its turn. */
export type WalkRequest =
  | Step
  /** `step` is the one that led to that frame when it was pressed: another in its place isn't meant. */
  | { do: 'go'; to: WalkTarget; step?: TakenStep | null }
  /** Forgets the steps beyond. */
  | { do: 'cut' };

export interface WalkInput extends WalkPath {
  exhibit: Exhibit;
}

export interface WalkContext {
  exhibit: Exhibit;
  life: string;
  /** The start, every step that was taken, and those that were gone back from. */
  frames: Frame[];
  /** The frame that is looked at; the simulation stands there. */
  at: number;
  simulation: Simulation | null;
  /** Where the machine is to be brought by a fresh start. */
  course: WalkPath;
  /** Frames that still hold beyond the course. */
  beyond: Frame[];
  /** It stays known when the walk goes elsewhere: `shownDifference` says whether it holds the place. */
  broke: WalkDifference | null;
  /** What was walked and left, the last one first: a step taken elsewhere, a fresh start and a path leave a walk. */
  left: readonly AbandonedWalk[];
  /** How many of those had to be let go since there were too many. */
  letGo: number;
  /** What the walk did last, it did by itself: it is played, or its clock runs. */
  byItself: boolean;
  /** Still to be done, first one first. */
  queue: WalkRequest[];
  /** Why something that was pressed couldn't be done, until the next press. */
  said: string | null;
  /** What was typed into payloads and answers, by their keys. */
  drafts: Record<string, string>;
  faults: Record<string, string>;
  /** The steps beyond are taken one after the other, once nothing else waits. */
  plays: boolean;
  /** Steps a second in which a walk is played. */
  speed: number;
  /** Time passes as it does here: a wait that grows, in which delays fall due. */
  clockRuns: boolean;
  /** Since when the clock stands as the last frame says; epoch milliseconds of this browser. */
  since: number;
  /** The moment beside which the one that is looked at is shown; null for none. */
  compared: number | null;
  /** What the person expected where the walk ends, as they typed it. */
  expected: string;
  /** The link that was followed last on the screen beside the chart, at which frame. */
  followed: { href: string; at: number } | null;
}

/** What a walk tells its parent whenever it is another one, or stands elsewhere. */
export interface WalkMoved extends Pick<WalkContext, 'life' | 'at' | 'left' | 'letGo' | 'byItself'> {
  type: 'walk.moved';
  steps: TakenStep[];
  /** What it was saved as, where the walk holds the place at which that differs. */
  saved?: SavedSteps;
}

export type WalkEvent =
  | { type: 'step.take'; step: Step }
  /** The payload of an event, as typed. */
  | { type: 'payload.edit'; key: string; text: string }
  | { type: 'payload.reset'; key: string }
  | { type: 'payload.send'; key: string; eventType: string; text: string }
  /** An answer of a port, as typed. */
  | { type: 'answer.send'; key: string; port: string; nth: number; text: string }
  | { type: 'walk.goTo'; at: WalkTarget }
  | { type: 'walk.load'; course: WalkPath }
  /** The browser went to an address at which this walk, or one that it left, stood. */
  | { type: 'walk.return'; course: WalkPath }
  | { type: 'left.forget' }
  /** One of the paths of the samples. */
  | { type: 'path.take'; path: Path }
  | { type: 'walk.play' }
  | { type: 'walk.pause' }
  | { type: 'walk.cut' }
  | { type: 'speed.choose'; speed: number }
  | { type: 'clock.run' }
  | { type: 'clock.stop' }
  | { type: 'expected.edit'; text: string }
  /** On the step that led to where the walk stands. */
  | { type: 'note.edit'; text: string }
  | { type: 'moment.compare'; at: number | null }
  /** Somebody used the screen beside the chart. */
  | { type: 'screen.used'; frame: Frame }
  /** A link of that screen was followed, which leads nowhere here. */
  | { type: 'link.follow'; href: string };
