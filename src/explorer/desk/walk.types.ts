import type { Rehearsal } from '../../../machines/kit/rehearse';
import type { Step, TakenStep } from '../../../machines/kit/walk';
import type { Exhibit, Frame } from '../lab/lab.types';
import type { Path } from '../lab/paths';

/** A walk to stand in: its steps, and after how many of them. */
export interface Course {
  life: string;
  steps: readonly TakenStep[];
  /** At the end unless given. */
  at?: number;
}

export interface WalkInput extends Course {
  exhibit: Exhibit;
}

export interface WalkContext {
  exhibit: Exhibit;
  life: string;
  /** The start, every step that was taken, and those that were gone back from. */
  frames: Frame[];
  /** The frame that is looked at; the rehearsal stands there. */
  at: number;
  rehearsal: Rehearsal | null;
  /** Where the machine is to be brought by a fresh start. */
  course: Course;
  /** Frames that still hold beyond the course. */
  beyond: Frame[];
  /** The first step of a given walk that no longer holds, and the steps from it on. */
  broke: { at: number; said: string; lost: readonly TakenStep[] } | null;
  /** Steps still to be taken, first one first. */
  queue: Step[];
  /** Why the last step couldn't be taken. */
  said: string | null;
  /** What was typed into payloads and answers, by their keys. */
  drafts: Record<string, string>;
  faults: Record<string, string>;
  /** Steps a second in which a walk is played. */
  speed: number;
  /** Delays fall due in real time. */
  clockRuns: boolean;
  /** Since when the clock stands as the last frame says; epoch milliseconds of this browser. */
  since: number;
  /** What the person expected where the walk ends, as they typed it. */
  expected: string;
  /** The link that was followed last on the screen beside the chart, at which frame. */
  followed: { href: string; at: number } | null;
}

export type WalkEvent =
  | { type: 'step.take'; step: Step }
  /** The payload of an event, as typed. */
  | { type: 'payload.edit'; key: string; text: string }
  | { type: 'payload.reset'; key: string }
  | { type: 'payload.send'; key: string; eventType: string; text: string }
  /** An answer of a port, as typed. */
  | { type: 'answer.send'; key: string; port: string; nth: number; text: string }
  | { type: 'walk.goTo'; at: number }
  | { type: 'walk.load'; course: Course }
  /** One of the paths of the samples. */
  | { type: 'path.take'; path: Path }
  | { type: 'walk.play' }
  | { type: 'walk.pause' }
  | { type: 'walk.cut' }
  | { type: 'speed.choose'; speed: number }
  | { type: 'clock.run' }
  | { type: 'clock.stop' }
  | { type: 'expected.edit'; text: string }
  /** Somebody used the screen beside the chart. */
  | { type: 'screen.used'; frame: Frame }
  /** A link of that screen was followed, which leads nowhere here. */
  | { type: 'link.follow'; href: string };
