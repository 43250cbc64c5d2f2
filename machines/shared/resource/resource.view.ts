import { matchesState, type StateValue } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { ResourceContext } from './resource';

/** What every thing that is asked for once shows, under the same names. */
export interface ResourceView<Value> {
  /** `asking` and `failed` only while there is nothing to show. */
  phase: 'asking' | 'held' | 'failed';
  asking: boolean;
  failure: Failure | null;
  value: Value | null;
}

/** What a resource shows, of its snapshot or of one that a path test has made. */
export function resourceView<Value>({
  value: state,
  context: { value, failure },
}: {
  value: StateValue;
  context: Pick<ResourceContext<unknown, Value>, 'value' | 'failure'>;
}): ResourceView<Value> {
  const phase = value !== null ? 'held' : matchesState('failed', state) ? 'failed' : 'asking';
  return { phase, asking: matchesState('asking', state), failure, value };
}
