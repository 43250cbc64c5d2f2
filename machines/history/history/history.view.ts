import type { SnapshotFrom } from 'xstate';
import { withSeekValues, awaitsAnswer, isNarrowed } from '../../domain/history-filters';
import type { historyMachine } from './history.machine';

/** The report history: its list, its filters, and the drawer of them. */
export function historyView(snapshot: SnapshotFrom<typeof historyMachine>) {
  const { list, filters, choice, seed, commentOf, cursor } = snapshot.context;
  const shown = withSeekValues(filters);
  const commented = list.rows.find(({ caseId }) => caseId === commentOf);
  return {
    ...list,
    /** As far as the list shown knows them. */
    filters: shown,
    /** The nickname of the seller that it is narrowed to, as far as its rows tell it. */
    sellerName: list.rows.find(({ seller }) => seller?.id === shown.sellerId)?.seller?.nickname ?? null,
    /** What the auditor said of the report that was opened to read it; a row that goes takes it away. */
    comment: commented?.auditorComment ?? null,
    commentOf: commented?.listing ?? null,
    awaiting: awaitsAnswer(filters),
    /** All that awaits an answer, for its deadlines. */
    due: snapshot.children.due ?? null,
    /** How many reports each group of statuses has. */
    counts: snapshot.children.counts ?? null,
    /** What the case under the cursor is read with, to stand beside the list; null where none is previewed. */
    preview: snapshot.children.preview ?? null,
    cursor,
    carousel: snapshot.children.carousel,
    /** Narrowed beyond its status. */
    narrowedWithin: isNarrowed(filters),
    narrowed: isNarrowed(filters) || filters.status.length > 0,
    /** As far as the drawer of the list shown offers it. */
    choice: awaitsAnswer(filters)
      ? { by: choice.by }
      : { sort: choice.sort, reasons: choice.reasons, sites: choice.sites },
    seed,
    drawerMounted: !snapshot.matches('closed'),
    drawerOpen: snapshot.matches('open'),
  };
}
