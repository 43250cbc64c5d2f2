import type { SnapshotFrom } from 'xstate';
import { applied, awaitsAnswer, isNarrowed } from '../../domain/history-filters';
import type { historyMachine } from './history.machine';

/** The report history: its list, its filters, and the drawer of them. */
export function historyView(snapshot: SnapshotFrom<typeof historyMachine>) {
  const { list, filters, choice, seed } = snapshot.context;
  return {
    ...list,
    /** As far as the list shown knows them. */
    filters: applied(filters),
    awaiting: awaitsAnswer(filters),
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
