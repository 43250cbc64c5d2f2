import { useIntl, FormattedMessage } from 'react-intl';
import type { Failure } from '../../../../contracts/ports';
import { isUnreachable } from '../../../../machines/domain/failure-class';
import { describeFailure } from '../../../copy/failures';
import classes from './entrance.module.css';
import { useOnline } from '../../../seams/use-browser';

/**
 * Which of the services that a sign-in needs is not there, or refuses this console, and what the person can do: the adapter, unless the
 * failure says another.
 */
export function UnreachableService({ failure }: { failure: Failure | null }) {
  const isOnline = useOnline();
  const { service = 'identity', status } = failure?.values ?? {};
  const way = status === 403 ? 'refuses' : 'away';
  return (
    <FormattedMessage
      id="signIn.unreachable.text"
      values={isOnline ? { service, way } : { service: 'none', way: 'none' }}
    />
  );
}

/** Why a sign-in went no further. */
export function SignInFailure({ failure }: { failure: Failure | null }) {
  const intl = useIntl();
  if (failure === null) return null;
  return (
    <p className={classes.alarm} role="alert">
      {isUnreachable(failure) ? <UnreachableService failure={failure} /> : describeFailure(intl, failure).text}
    </p>
  );
}
