import type { Failure } from '../../contracts/ports';
import { mayPass } from './access';

/** The service that was asked is not there, or doesn't answer as it should; one that asks for patience is there. */
export function isUnreachable(failure: Failure): boolean {
  return mayPass(failure) && failure.code !== 'TOO_MANY_ATTEMPTS' && failure.values?.['status'] !== 429;
}
