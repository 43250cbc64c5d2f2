import type { ActorRefFrom } from 'xstate';
import type { undoMachine } from '../../../machines/system/undo/undo.machine';
import { whyNothingToUndo } from '../../../machines/system/undo/undo.view';
import { useUndoStackKey } from '../../parts/use-undo-key';
import { useUndoActor } from '../../seams/use-system';

function StackKey({ actor }: { actor: ActorRefFrom<typeof undoMachine> }) {
  useUndoStackKey(
    () => actor.send({ type: 'last.undo' }),
    () => whyNothingToUndo(actor.getSnapshot()),
  );
  return null;
}

/** The key that takes back what was decided last, on every screen. */
export function UndoKey() {
  const actor = useUndoActor();
  return actor === null ? null : <StackKey actor={actor} />;
}
