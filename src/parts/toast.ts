import type { ToldNotice } from '../copy/notices';

/** A toast that stands: its sentence is named by `code`; links are paths of this console. */
export interface StandingToast extends ToldNotice {
  id: string;
  tone: 'success' | 'failure' | 'info';
  link?: string;
  alsoLink?: string;
}
