import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog-frame';

const ConfirmDialogFrame = lazy(() => import('./confirm-dialog-frame'));

/** Asks once before something that cannot be undone: the consequence in a sentence, the action named by its outcome. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Suspense fallback={null}>
      <ConfirmDialogFrame {...props} />
    </Suspense>
  );
}
