import { Suspense } from 'react';
import { DrawerSkeleton } from '../drawer-skeleton';
import type { DiscardDrawerProps } from './discard-drawer-frame';
import { lazyPart } from '../../../parts/lazy-part';

export const DiscardDrawerFrame = lazyPart(() => import('./discard-drawer-frame'));

/** The discard drawer of a screen whose machine has one: over the page at its right, or in the decision pane. Its code comes on first use. */
export function DiscardDrawerPane(props: DiscardDrawerProps) {
  return (
    <Suspense fallback={props.inPane === true ? <DrawerSkeleton /> : null}>
      <DiscardDrawerFrame {...props} />
    </Suspense>
  );
}
