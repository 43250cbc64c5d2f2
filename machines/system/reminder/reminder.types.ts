export interface ReminderContext {
  isPutOff: boolean;
}

export type ReminderEvent =
  /** Leads to what awaits an answer. */
  | { type: 'reminder.answer' }
  /** Not before tomorrow. */
  | { type: 'reminder.later' };
