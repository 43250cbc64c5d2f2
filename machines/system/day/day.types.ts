export interface DayContext {
  /** Suggestions that nothing is decided on; null while it isn't known. */
  suggestions: number | null;
  /** Cases whose answer is due today or earlier, as the profile knows it. */
  answersDue: number;
  /** When each of them is due, the first ones first (ISO 8601); null while it isn't known. */
  dueAnswers: string[] | null;
}

/** The screen that the band stands on has come, or has gone. */
export interface HomeSeen {
  type: 'home.shown' | 'home.left';
}

/** So many cases have an answer that is due today or earlier. */
export interface DueSeen {
  type: 'due.seen';
  count: number;
}

export type DayEvent = HomeSeen | DueSeen | { type: 'sight.changed'; inSight: boolean };
