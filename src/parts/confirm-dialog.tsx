import { Suspense, useState } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog-frame';
import { DialogOnItsWay } from './dialog-on-its-way';
import { lazyPart } from './lazy-part';

export const ConfirmDialogFrame = lazyPart(() => import('./confirm-dialog-frame'));

/**
 * Asks once before something that cannot be undone: the consequence in a sentence, the action named by its outcome. Its code
 * comes with its first opening.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={<DialogOnItsWay />}>
      <ConfirmDialogFrame {...props} />
    </Suspense>
  );
}
