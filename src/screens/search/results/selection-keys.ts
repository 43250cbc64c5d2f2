import type { ActorRefFrom } from 'xstate';
import type { selectionMachine } from '../../../../machines/search/selection/selection.machine';
import type { SelectionEvent } from '../../../../machines/search/selection/selection.types';
import { keysOf, type KeyActs, type KeyTable } from '../../../parts/keys';

const table = (id: string) =>
  ({
    x: { event: { type: 'chosen.toggle', id }, words: 'keys.choose.text' },
    a: { event: { type: 'chosen.all' }, words: 'keys.chooseAll.text' },
    w: { event: { type: 'chosen.whole' }, words: 'keys.chooseWhole.text' },
    escape: { event: { type: 'chosen.none' }, words: 'keys.chooseNone.text' },
  }) as const satisfies KeyTable<SelectionEvent>;

/** The keys that choose listings, from the one under the cursor. */
export function selectionKeys(
  selection: ActorRefFrom<typeof selectionMachine> | undefined,
  cursor: string | null,
): KeyActs {
  if (selection === undefined) return {};
  return keysOf<SelectionEvent>(
    table(cursor ?? ''),
    (event) => selection.send(event),
    (event) => !selection.getSnapshot().can(event),
  );
}
