import { useIntl } from 'react-intl';
import type { Failure } from '../../../../contracts/ports';
import { isUnreachable } from '../../../../machines/domain/failure-class';
import { describeFailure } from '../../../copy/failures';
import classes from './entrance.module.css';
import { UnreachableService } from './unreachable-service';

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
