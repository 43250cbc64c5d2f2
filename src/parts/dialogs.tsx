import { Suspense, useState } from 'react';
import { lazyPart } from './lazy-part';
import type { ConfirmDialogProps } from './confirm-dialog-frame';

/** Stands where a dialog will: until its code is there, what is pressed is meant for it and acts on nothing else (`isDialogAhead`). */
export const DialogOnItsWay = () => <span hidden data-dialog-on-its-way />;

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
