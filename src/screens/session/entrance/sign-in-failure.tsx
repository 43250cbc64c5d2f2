import { useIntl } from 'react-intl';
import type { Failure } from '../../../../contracts/ports';
import { isUnreached } from '../../../../machines/domain/unreached';
import { describeFailure } from '../../../copy/failures';
import classes from './entrance.module.css';
import { UnreachedService } from './unreached-service';

/** Why a sign-in went no further. */
export function SignInFailure({ failure }: { failure: Failure | null }) {
  const intl = useIntl();
  if (failure === null) return null;
  return (
    <p className={classes.alarm} role="alert">
      {isUnreached(failure) ? <UnreachedService failure={failure} /> : describeFailure(intl, failure).text}
    </p>
  );
}
