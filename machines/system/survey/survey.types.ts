/** From 1, of no use, to 5, of much use. */
export type Rating = 1 | 2 | 3 | 4 | 5;

export interface SurveyContext {
  /** Whom it was asked: the same browser asks each of them. */
  userId: string;
  isRecent: boolean;
}

export type SurveyEvent = { type: 'survey.answer'; rating: Rating } | { type: 'survey.dismiss' };
