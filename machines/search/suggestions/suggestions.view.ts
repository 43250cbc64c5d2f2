import type { SnapshotFrom } from 'xstate';
import type { suggestionsMachine } from './suggestions.machine';
export { decidedOf } from '../growing';

/** The suggestions: ids in their order, how many there are, the cursor, whose country, the week's figures, and the decision on them. */
export function suggestionsView(snapshot: SnapshotFrom<typeof suggestionsMachine>) {
  const { ids, ahead, failure, cursor, site, figures, suspicious } = snapshot.context;
  return {
    phase: snapshot.matches('failed')
      ? ('failed' as const)
      : snapshot.matches('asking') && ids.length === 0
        ? ('asking' as const)
        : ('shown' as const),
    ids,
    ahead,
    failure,
    filling: snapshot.hasTag('filling'),
    stuck: snapshot.matches({ shown: 'stuck' }),
    canLoadMore: snapshot.can({ type: 'suggestions.more' }),
    site,
    cursor,
    figures,
    suspicious,
    marking: snapshot.children.marking,
  };
}
