import type { Failure } from '../../contracts/ports';
import { refusals } from '../../contracts/vocabulary/failures';
import { mayPass } from './access';

/** What a failed mutation means for its work. */
export type FailureClass =
  /** The gateway decided against it. */
  | 'refused'
  /** It was turned away at the door and may go again as it is. */
  | 'turnedAway'
  /** It may have been done: ask before anything else. */
  | 'lost';

const decided = new Set<string>(refusals);
const turned = new Set([401, 403, 429]);

export function failureClassOf(failure: Failure): FailureClass {
  if (decided.has(failure.code)) return 'refused';
  if (failure.code === 'NO_VALID_TOKEN' || failure.code === 'NOT_LOGGED_IN') return 'turnedAway';
  if (failure.code === 'UNKNOWN_FIELD') return 'refused';
  if (failure.code !== 'BAD_STATUS') return 'lost';
  const status = Number(failure.values?.status);
  if (turned.has(status)) return 'turnedAway';
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'lost';
}

/** The service that was asked is not there, or doesn't answer as it should; one that asks for patience is there. */
export function isUnreachable(failure: Failure): boolean {
  return mayPass(failure) && failure.code !== 'TOO_MANY_ATTEMPTS' && failure.values?.['status'] !== 429;
}
