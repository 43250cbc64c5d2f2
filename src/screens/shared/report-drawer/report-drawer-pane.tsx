import { Suspense } from 'react';
import { DrawerSkeleton } from '../drawer-skeleton';
import type { ReportDrawerProps } from './report-drawer-frame';
import { lazyPart } from '../../../parts/lazy-part';

export const ReportDrawerFrame = lazyPart(() => import('./report-drawer-frame'));

/** The report drawer of a screen whose machine has one: over the page at its right, or in the decision pane. Its code comes on first use. */
export function ReportDrawerPane(props: ReportDrawerProps) {
  return (
    <Suspense fallback={props.inPane === true ? <DrawerSkeleton /> : null}>
      <ReportDrawerFrame {...props} />
    </Suspense>
  );
}
