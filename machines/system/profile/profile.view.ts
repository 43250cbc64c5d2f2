import type { SnapshotFrom } from 'xstate';
import type { profileMachine } from './profile.machine';

/** What the stage and the header show of the person: whether the profile is known, the retry screen's reason, and the open modal. */
export function profileView(snapshot: SnapshotFrom<typeof profileMachine>) {
  const { profile, failure, menu, rates, reportedCount, answersDue, answersPending, requiredSince, menuKnown } =
    snapshot.context;
  return {
    profile,
    opening: snapshot.matches({ person: 'opening' }),
    failed: snapshot.matches({ person: 'failed' }),
    open: snapshot.matches({ person: 'open' }),
    failure,
    verifying: snapshot.matches({ modal: 'verification' }),
    selecting: snapshot.matches({ modal: 'selection' }),
    requiredSince,
    menu,
    menuKnown,
    currencies: rates ? Object.keys(rates.rates) : [],
    reportedCount,
    answersDue,
    answersPending,
  };
}
