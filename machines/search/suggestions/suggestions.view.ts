import type { SnapshotFrom } from 'xstate';
import type { suggestionsMachine } from './suggestions.machine';
export { decidedOf } from '../cursor';

/** The suggestions: ids in their order, how many there are, the cursor, whose country, the week's figures, and the decision on them. */
export function suggestionsView(snapshot: SnapshotFrom<typeof suggestionsMachine>) {
  const { rows, cursor, site, figures, suspicious } = snapshot.context;
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
    cursor,
    figures,
    suspicious,
    marking: snapshot.children.marking,
  };
}
