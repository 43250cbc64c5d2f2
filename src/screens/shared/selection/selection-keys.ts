import type { ChosenEvent } from '../../../../machines/shared/selection/selection.types';
import { keyActsOf, type KeyActs, type KeyTable } from '../../../parts/keys';

const table = (id: string) =>
  ({
    x: { event: { type: 'chosen.toggle', id }, words: 'keys.choose.text' },
    a: { event: { type: 'chosen.all' }, words: 'keys.chooseAll.text' },
    w: { event: { type: 'chosen.whole' }, words: 'keys.chooseWhole.text' },
    escape: { event: { type: 'chosen.none' }, words: 'keys.chooseNone.text' },
  }) as const satisfies KeyTable<ChosenEvent>;

/** Whatever has a selection: a machine of its own, or a list that keeps one. */
interface Chooses {
  send: (event: ChosenEvent) => void;
  getSnapshot: () => { can: (event: ChosenEvent) => boolean };
}

/** The keys that choose listings, from the one under the cursor. */
export function selectionKeys(chooses: Chooses | undefined, cursor: string | null): KeyActs {
  if (chooses === undefined) return {};
  return keyActsOf<ChosenEvent>(
    table(cursor ?? ''),
    (event) => chooses.send(event),
    (event) => !chooses.getSnapshot().can(event),
  );
}

/** Shift with an arrow, from the one under the cursor. */
export const createSelectionExtender = (chooses: Chooses | undefined, cursor: string | null) => (by: number) => {
  if (cursor !== null) chooses?.send({ type: 'chosen.extend', from: cursor, by });
};
