import type { SnapshotFrom } from 'xstate';
import type { suggestionsMachine } from './suggestions.machine';
import { triageView } from '../../shared/triage/triage.view';
import { markStatusOf } from '../../domain/marking';
import type { VisibleListing } from '../../system-actors/listings';

/** How many of them are still to be decided on, and how many were decided, by what was. */
export function countDecisions(ids: readonly string[], visible: Readonly<Record<string, VisibleListing>>) {
  const positions = ids.flatMap((id) => (visible[id] === undefined ? [] : [markStatusOf(visible[id])]));
  const count = (of: string) => positions.filter((position) => position === of).length;
  return { open: count('open'), trusted: count('trusted'), suspicious: count('suspicious') + count('sent') };
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
    preview: snapshot.children.preview,
    ...triageView(snapshot.children.triage),
  };
}
