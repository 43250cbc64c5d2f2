import type { SnapshotFrom } from 'xstate';
import type { quickSearchMachine } from './quick-search.machine';

/** What the form begins with and was refused, whether it is looking or asks about many, and the queue where there is one. */
export function quickSearchView(snapshot: SnapshotFrom<typeof quickSearchMachine>) {
  const { values, seed, focused, refused, failure, sent } = snapshot.context;
  return {
    values,
    seed,
    focused,
    refused,
    failure,
    sent,
    confirming: snapshot.matches({ form: 'confirming' }),
    finding: snapshot.hasTag('busy'),
    queue: snapshot.children.searchQueue ?? null,
  };
}
