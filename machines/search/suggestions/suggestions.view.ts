import type { SnapshotFrom } from 'xstate';
import type { suggestionsMachine } from './suggestions.machine';
import { nextIdOf } from '../../shared/cursor';
import { markStatusOf } from '../../domain/marking';
import type { VisibleListing } from '../../system-actors/listings';

/** How many of them are still to be decided on, and how many were decided, by what was. */
export function countDecisions(ids: readonly string[], visible: Readonly<Record<string, VisibleListing>>) {
  const positions = ids.flatMap((id) => (visible[id] === undefined ? [] : [markStatusOf(visible[id])]));
  const count = (of: string) => positions.filter((position) => position === of).length;
  return { open: count('open'), trusted: count('trusted'), suspicious: count('suspicious') + count('sent') };
}

/** Where a person stands among them: the one under the cursor and the one behind it. */
export function suggestionsCursor({ context: { cursor, rows } }: SnapshotFrom<typeof suggestionsMachine>) {
  return { cursor, next: nextIdOf({ ids: rows.ids, cursor }) };
}

/** The suggestions: ids in their order, how many there are, whose country, the week's figures, and the decision on them. */
export function suggestionsView(snapshot: SnapshotFrom<typeof suggestionsMachine>) {
  const { rows, site, figures, suspicious } = snapshot.context;
  const { phase, ids, ahead, failure, filling, stuck } = rows;
  return {
    phase,
    ids,
    ahead,
    failure,
    filling,
    stuck,
    canLoadMore: snapshot.can({ type: 'suggestions.more' }),
    site,
    figures,
    suspicious,
    marking: snapshot.children.marking,
    preview: snapshot.children.preview,
    selection: snapshot.children.selection,
  };
}
