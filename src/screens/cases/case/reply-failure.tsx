import { FormattedMessage } from 'react-intl';
import type { FailureInfo } from '../../../copy/failures';
import { FailureLine } from '../../shared/failure-line';

/** Why a reply was not taken. */
export function ReplyFailure({ failure }: { failure: FailureInfo }) {
  return <FailureLine failure={failure} kept={<FormattedMessage id="case.reply.kept" />} />;
}
