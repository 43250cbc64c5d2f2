/** The drawing of one machine as data: what stands where, in pixels from the upper left corner of the drawing. */
export interface ChartLayout {
  /** Of the machine's states and transitions; a drawing whose machine has another one is out of step. */
  fingerprint: string;
  width: number;
  height: number;
  /** The root first, parents before their children. */
  nodes: ChartNode[];
  edges: ChartEdge[];
  starts: ChartStart[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface ChartNode extends Box {
  /** As XState calls the state node. */
  id: string;
  /** `reply.choosing`; empty for the root. */
  path: string;
  key: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Null for the root. */
  parent: string | null;
  /** The one that its parent begins in. */
  initial: boolean;
  /** One sentence; empty for the root. */
  says: string;
  /** Ids of what it runs while it lasts. */
  invokes: string[];
  /** The same in words: which list, which work, which machine. */
  runs: string[];
  tags: string[];
  /** What is done when it is entered and when it is left, in words. */
  entry: string[];
  exit: string[];
  /** Where its own text begins: the lines of `boxText` stand so far right, and so far down from here, that no arrow crosses them. */
  text: Point;
  /** How tall its own text is with the transitions that stay; arrows from the state to one within begin beneath. */
  header: number;
  /** Its name alone is written. */
  brief?: true;
}

/** A transition. One that has no target stays where it is: it stands as a line inside its state, and has no points. */
export interface ChartEdge {
  /** As the coverage names it. */
  id: string;
  from: string;
  to: string | null;
  /** Where else it leads at once: one transition may lead into several regions. */
  also: string[];
  /** As a person reads it: `caseDescription done`, `after 3 s`, `confirm.submit`. */
  event: string;
  eventType: string;
  /** Name of the guard; null without a guard, and for one without a name. */
  guard: string | null;
  /** What the guard asks; null without one. */
  guardSays: string | null;
  /** It has no guard and is taken when the guards of those before it, of the same event, say no. */
  otherwise: boolean;
  /** Which of the alternatives that its state tries for the event, from 1; null where it is the only one. */
  nth: number | null;
  /** What is done when it is taken, in words and in its order. */
  does: string[];
  /** Lines of right angles from `from` to `to`, arrow at the end of the last. */
  points: Point[][];
  /** Where its words stand: `labelText`. */
  label: Box;
  /** Its event alone is written. */
  brief?: true;
  /** Nothing is written at its line, which is drawn for these too, by their ids: they lead from and to the same states. */
  merged?: string[];
}

/** Where the dot stands from which a state's first child is entered, and the line to it. */
export interface ChartStart {
  parent: string;
  dot: Point;
  points: Point[];
}
