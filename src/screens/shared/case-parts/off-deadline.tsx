import { Suspense } from 'react';
import { lazyPart } from '../../../parts/lazy-part';

export interface OffDeadlineProps {
  /** ISO 8601. */
  due: string | null;
  /** That of the case. */
  siteId: string;
  /** Only which working day is the last one. */
  short?: boolean;
}

const Note = lazyPart<OffDeadlineProps>(() => import('./off-deadline-note'));

/** Where a deadline falls on a day off: which working day is the last before it. The holidays come with it. */
export const OffDeadline = (props: OffDeadlineProps) => (
  <Suspense fallback={null}>
    <Note {...props} />
  </Suspense>
);
