export interface AgainReminderContext {
  /** World time of the last look, epoch milliseconds. */
  asOf: number;
  /** The settings of the profile, as they were seen last. */
  settings: Readonly<Record<string, unknown>>;
}

/** The settings of the profile are these now. */
export interface SettingsChanged {
  type: 'settings.seen';
  settings: Readonly<Record<string, unknown>>;
}

export type AgainReminderEvent =
  | SettingsChanged
  /** World time turned out to be another than it was taken for. */
  | { type: 'clock.turned' }
  /** Nothing of it before tomorrow. */
  | { type: 'again.later' }
  /** It isn't wanted any more. */
  | { type: 'again.drop'; caseId: string };
