import type { Target } from '../../machines/domain/addresses';
import type { NoticeInfo } from '../copy/notices';

/** A toast that stands: its sentence is named by `code`. */
export interface ShownToast extends NoticeInfo {
  id: string;
  tone: 'success' | 'failure' | 'info';
  link?: Target;
  alsoLink?: Target;
}
