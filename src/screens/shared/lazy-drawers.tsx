import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '../../parts/lazy-part';
import { TableSkeleton } from '../../parts/skeletons';

/** Stands in the decision pane for a drawer whose code is on its way. */
export const DrawerSkeleton = () => <TableSkeleton columns={1} rows={6} />;

/** Over the page at its right, or in the decision pane, of a screen whose machine has such a drawer. */
const paneOf = <Props extends { inPane?: boolean }>(Frame: ComponentType<Props>) =>
  function DrawerPane(props: Props) {
    return (
      <Suspense fallback={props.inPane === true ? <DrawerSkeleton /> : null}>
        <Frame {...props} />
      </Suspense>
    );
  };

/** The code of each drawer comes on first use. */
export const ReportDrawerFrame = lazyPart(() => import('./report-drawer/report-drawer-frame'));
export const ReportDrawerPane = paneOf(ReportDrawerFrame);

export const DiscardDrawerFrame = lazyPart(() => import('./discard-drawer/discard-drawer-frame'));
export const DiscardDrawerPane = paneOf(DiscardDrawerFrame);
