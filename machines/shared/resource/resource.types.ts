import type { Failure, InputOf, PortName, ValueOf } from '../../../contracts/ports';
import type { NoticeInput } from '../../system-actors/notices';

export interface ResourceRules<Name extends PortName, Input, Value> {
  /** Whether there is something to ask for; without it there always is. What isn't asked for is held, and null. */
  isDue?: (input: Input) => boolean;
  /** What the port is asked; `now` is world time, epoch milliseconds. */
  ask: (input: Input, now: number) => InputOf<Name>;
  /** `now` as above. */
  read: (answer: ValueOf<Name>, now: number) => Value;
  /** Asked for again this many milliseconds after a failure; by itself it isn't unless given. */
  again?: number;
  /** What a person is told of a failure, by a notice; null for nothing. */
  tell?: (failure: Failure) => NoticeInput | null;
  /** What is written to the log at a failure. */
  log?: string;
}

export interface ResourceContext<Input, Value> {
  input: Input;
  /** What was answered last; it stays while it is asked for again, and when that fails. */
  value: Value | null;
  failure: Failure | null;
}

export type ResourceEvent<Value> =
  /** In whatever state. */
  | { type: 'resource.reload' }
  /** Only where the last question failed. */
  | { type: 'resource.retry' }
  /** Somebody knows it better than the last answer, and than one on its way. */
  | { type: 'resource.put'; value: Value };
