import type { AccountCallContext } from './account-call';

interface Snapshot<Values, Value> {
  context: Omit<AccountCallContext<Values, Value>, 'at'>;
  value: unknown;
  hasTag: (tag: 'busy') => boolean;
}

/** The call got no answer that says what became of it. */
const unanswered = new Set(['OFFLINE', 'TIMED_OUT', 'ABORTED', 'UNREADABLE_ANSWER', 'SERVER_ERROR']);

/** What a form about accounts shows: what the fields hold at first, what was refused, and whether it is done. */
export function accountCallView<Values, Value>(snapshot: Snapshot<Values, Value>) {
  const { values, seed, refused, failure, value } = snapshot.context;
  return {
    values,
    seed,
    refused,
    failure,
    value,
    /** It may have been done all the same. */
    unsure: failure !== null && unanswered.has(failure.code),
    submitting: snapshot.hasTag('busy'),
    done: snapshot.value === 'done',
  };
}
