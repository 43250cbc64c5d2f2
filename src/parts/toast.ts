import type { Target } from '../../machines/domain/addresses';
import type { ToldNotice } from '../copy/notices';

/** A toast that stands: its sentence is named by `code`. */
export interface StandingToast extends ToldNotice {
  id: string;
  tone: 'success' | 'failure' | 'info';
  link?: Target;
  alsoLink?: Target;
}
