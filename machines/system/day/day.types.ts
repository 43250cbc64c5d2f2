export interface DayContext {
  /** Suggestions that nothing is decided on; null while it isn't known. */
  suggestions: number | null;
}

/** The screen that the band stands on has come, or has gone. */
export interface HomeVisibility {
  type: 'home.shown' | 'home.left';
}

export type DayEvent = HomeVisibility | { type: 'sight.changed'; inSight: boolean };
