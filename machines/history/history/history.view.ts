import type { SnapshotFrom } from 'xstate';
import { awaitsAnswer, isNarrowed } from '../../domain/history-filters';
import type { historyMachine } from './history.machine';

/** The report history: its rows, its filters, and what it is doing. `phase` is `loading` only while there is nothing to show yet. */
export function historyView(snapshot: SnapshotFrom<typeof historyMachine>) {
  const { filters, ignored, rows, total, failure, choice } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const failed = snapshot.matches({ list: 'failed' });
  return {
    phase:
      rows.length > 0
        ? ('shown' as const)
        : busy
          ? ('loading' as const)
          : failed
            ? ('failed' as const)
            : ('shown' as const),
    busy,
    failure: failed ? failure : null,
    rows,
    total,
    pages: Math.max(1, Math.ceil(total / filters.size)),
    filters,
    ignored,
    awaiting: awaitsAnswer(filters),
    narrowed: isNarrowed(filters) || filters.status.length > 0,
    choice,
    drawerMounted: !snapshot.matches({ drawer: 'closed' }),
    drawerOpen: snapshot.matches({ drawer: 'open' }),
  };
}
