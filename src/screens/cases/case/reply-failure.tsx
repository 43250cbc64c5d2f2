import { FormattedMessage } from 'react-intl';
import type { ToldFailure } from '../../../copy/failures';
import { FailureLine } from '../../shared/failure-line';

interface ReplyFailureProps {
  failure: ToldFailure;
  onReload: () => void;
}

/** Why a reply was not taken; one that came too late leads to the case as it is now. */
export function ReplyFailure({ failure, onReload }: ReplyFailureProps) {
  const overtaken = failure.code === 'CASE_NOT_OPEN';
  return (
    <FailureLine
      failure={failure}
      kept={<FormattedMessage id="case.reply.kept" />}
      {...(overtaken && { onRetry: onReload, retry: <FormattedMessage id="case.reload.action" /> })}
    />
  );
}
