import type { SnapshotFrom } from 'xstate';
import { blockReason, type BlockReason } from '../../domain/block-reason';
import { readLastReport } from '../../domain/last-report';
import { systemActor } from '../../kit/system-actor';
import type { markingMachine } from './marking.machine';
import { suggestionTransitions, whyNotDecide } from './marking.rules';
import type { DecisionType } from './marking.types';

/** The drawer of a report or of a discard when one is open, and what is being asked. Before the machine lives there is neither. */
export function markingView(snapshot: SnapshotFrom<typeof markingMachine> | undefined) {
  return {
    drawer: snapshot?.children.reportDrawer ?? null,
    discard: snapshot?.children.discardDrawer ?? null,
    question: snapshot?.matches('asking') ? snapshot.context.question : null,
  };
}

/** Whether a key says a decision on a listing with that. */
export const isMarkingCommand = (type: string): type is DecisionType => type in suggestionTransitions;

/** Why that can't be said now of the listing with that id, null when it can. */
export function whyNotCommand(
  snapshot: SnapshotFrom<typeof markingMachine>,
  command: DecisionType,
  id: string | null,
): BlockReason | null {
  const { context } = snapshot;
  const { system } = context.listings;
  if (id === null) return blockReason('REMOVED');
  const hasNothingToRepeat =
    command === 'listing.repeat' && readLastReport(systemActor(system, 'drafts').getSnapshot().context.drafts) === null;
  return hasNothingToRepeat ? blockReason('NOTHING_TO_REPEAT') : whyNotDecide(context, command, id);
}
