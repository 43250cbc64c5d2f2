import { Suspense } from 'react';
import type { InfringementDrawerProps } from './infringement-frame';
import { lazyPart } from '../../../parts/lazy-part';

const InfringementFrame = lazyPart(() => import('./infringement-frame'));

/** The report of a catalogue page, over the page at its right. Its code comes on first use. */
export function InfringementDrawer(props: InfringementDrawerProps) {
  return (
    <Suspense fallback={null}>
      <InfringementFrame {...props} />
    </Suspense>
  );
}
