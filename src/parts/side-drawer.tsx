import { Suspense } from 'react';
import { useFocusReturn } from './lost-focus';
import type { SideDrawerProps } from './side-drawer-frame';
import { DialogOnItsWay } from './dialogs';
import { lazyPart } from './lazy-part';

const SideDrawerFrame = lazyPart(() => import('./side-drawer-frame'));

/**
 * A drawer at the right, over the decision; the whole page on a phone. It closes in two steps: set `opened` to false while its
 * machine is `leaving`, and let `onGone`, after the animation, send it to `gone`. Its code comes with the first one opened.
 */
export function SideDrawer(props: SideDrawerProps) {
  useFocusReturn();
  return (
    <Suspense fallback={<DialogOnItsWay />}>
      <SideDrawerFrame {...props} />
    </Suspense>
  );
}
