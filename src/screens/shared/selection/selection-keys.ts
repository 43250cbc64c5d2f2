import type { ChosenEvent } from '../../../../machines/shared/selection/selection.types';
import { heldReasonOf } from '../../../../machines/shared/selection/selection.view';
import type { SelectionActor } from './card-checkbox';
import {
  toBulkPlan,
  whyNotBulk,
  type BulkDecision,
  type EarlierReport,
} from '../../../../machines/domain/bulk-decisions';
import type { BlockReason } from '../../../../machines/domain/block-reason';
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

/** Of a list whose listings stand together. */
const groupTable = (ids: readonly string[]) =>
  ({
    g: { event: { type: 'chosen.toggleGroup', ids: [...ids] }, words: 'keys.chooseGroup.text' },
  }) as const satisfies KeyTable<ChosenEvent>;

/** The keys that choose listings, from the one under the cursor; `group` has those that it stands together with, where they do. */
export function selectionKeys(
  chooses: Chooses | undefined,
  cursor: string | null,
  group: readonly string[] | null = null,
): KeyActs {
  if (chooses === undefined) return {};
  return keyActsOf<ChosenEvent>(
    { ...table(cursor ?? ''), ...(group && groupTable(group)) },
    (event) => chooses.send(event),
    (event) => !chooses.getSnapshot().can(event),
  );
}

/** What a key says of one listing, where it can be decided for many too. */
export const typeOfDecision = {
  trust: 'listing.trust',
  suspect: 'listing.suspect',
  repeat: 'listing.repeat',
  discard: 'listing.discard',
  undo: 'listing.undo',
} as const satisfies Record<BulkDecision, string>;

/** What a key decides for those that are chosen; null where none is, or where that is decided one by one. */
function bulkDecisionOf(selection: SelectionActor | undefined, type: string): BulkDecision | null {
  if (selection === undefined || selection.getSnapshot().context.chosen.length === 0) return null;
  const decisions = Object.keys(typeOfDecision) as BulkDecision[];
  return decisions.find((what) => typeOfDecision[what] === type) ?? null;
}

/** Groups of those chosen whose photos look alike: whoever decides for them compares them first. */
export type AlikeOf = (chosen: readonly string[]) => string[][];

/** Sends what a key decides to the selection where listings are chosen, else to the list, for the one under the cursor. */
export function sendForChosen<Event extends { type: string }>(
  selection: SelectionActor | undefined,
  send: (event: Event) => void,
  alikeOf: AlikeOf = () => [],
) {
  return (event: Event): void => {
    const what = bulkDecisionOf(selection, event.type);
    if (what === null || selection === undefined) send(event);
    else selection.send({ type: 'chosen.decide', what, alike: alikeOf(selection.getSnapshot().context.chosen) });
  };
}

/** Why that can't be decided now for any of those that are chosen. */
export function whyNotChosen(selection: SelectionActor, what: BulkDecision, earlier?: EarlierReport) {
  const { chosen, listings } = selection.getSnapshot().context;
  const { visible } = listings.getSnapshot().context;
  return heldReasonOf(selection.getSnapshot()) ?? whyNotBulk(toBulkPlan(what, chosen, visible, earlier));
}

/** Why that can't be decided now, for those that are chosen or for the one under the cursor. */
export function whyNotForChosen<Event extends { type: string }>(
  selection: SelectionActor | undefined,
  why: (event: Event) => BlockReason | boolean | null,
) {
  return (event: Event): BlockReason | boolean | null => {
    const what = bulkDecisionOf(selection, event.type);
    return what === null || selection === undefined ? why(event) : whyNotChosen(selection, what);
  };
}

/** Shift with an arrow, from the one under the cursor. */
export const createSelectionExtender = (chooses: Chooses | undefined, cursor: string | null) => (by: number) => {
  if (cursor !== null) chooses?.send({ type: 'chosen.extend', from: cursor, by });
};
