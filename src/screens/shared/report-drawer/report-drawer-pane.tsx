import { Suspense } from 'react';
import { memoizeAsync } from '../../../parts/memoize-async';
import { DrawerSkeleton } from '../drawer-skeleton';
import type { ReportDrawerProps } from './report-drawer-frame';
import { lazyPart } from '../../../parts/lazy-part';

const frame = memoizeAsync(() => import('./report-drawer-frame'));
export const ReportDrawerFrame = lazyPart(frame);

/** The report drawer of a screen whose machine has one: over the page at its right, or in the decision pane. Its code comes on first use. */
export function ReportDrawerPane(props: ReportDrawerProps) {
  return (
    <Suspense fallback={props.inPane === true ? <DrawerSkeleton /> : null}>
      <ReportDrawerFrame {...props} />
    </Suspense>
  );
}

/** Gets the drawer's code ahead of its first opening. */
export const prepareReportDrawer = () => void frame();
