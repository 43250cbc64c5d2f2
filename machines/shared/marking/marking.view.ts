import type { SnapshotFrom } from 'xstate';
import { because, type Because } from '../../domain/because';
import { readLastReport } from '../../domain/last-report';
import { seat } from '../../kit/seat';
import type { markingMachine } from './marking.machine';
import { choicesOf, forSuggestions, undoing } from './marking.rules';
import type { DecisionType } from './marking.types';

/** The drawer of a report or of a discard when one is open, and what is being asked. Before the machine lives there is neither. */
export function markingView(snapshot: SnapshotFrom<typeof markingMachine> | undefined) {
  return {
    drawer: snapshot?.children.reportDrawer ?? null,
    discard: snapshot?.children.discardDrawer ?? null,
    question: snapshot?.matches('asking') ? snapshot.context.question : null,
  };
}

/** What a key may say to it: a decision on a listing, or that the last one is taken back. */
export type Said = DecisionType | 'last.undo';

export const canSay = (type: string): type is Said => type in forSuggestions;

/** Why that can't be said now of the listing with that id, null when it can. */
export function whyNotSay(
  snapshot: SnapshotFrom<typeof markingMachine>,
  said: Said,
  id: string | null,
): Because | null {
  const { context } = snapshot;
  const { system } = context.listings;
  if (said === 'last.undo') return undoing(context, context.last).length > 0 ? null : because('NOTHING_TO_UNDO');
  const choices = id === null ? null : choicesOf(system, id, context.place);
  if (choices === null) return because('REMOVED');
  switch (said) {
    case 'listing.trust':
      return choices.trust;
    case 'listing.suspect':
      return choices.suspect;
    case 'listing.edit':
      return choices.edit;
    case 'listing.undo':
      return choices.whyNotUndo;
    case 'listing.discard':
      return choices.discard;
    case 'listing.repeat':
      return readLastReport(seat(system, 'drafts').getSnapshot().context.drafts) === null
        ? because('NOTHING_TO_REPEAT')
        : choices.suspect;
  }
}
