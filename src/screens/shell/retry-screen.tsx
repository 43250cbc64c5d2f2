import { Button } from '@mantine/core';
import { busyProps } from '../../parts/busy-props';
import { AppLink } from '../../parts/app-link';
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isUnreachable } from '../../../machines/domain/failure-class';
import { describeFailure, type FailureInfo } from '../../copy/failures';
import { UnreachableService } from '../session/entrance/sign-in-failure';
import { FullPageMessage } from './full-page-message';

/** The profile could not be fetched: nothing is lost, and it can be fetched again. */
export function RetryScreen({
  failure,
  busy,
  onRetry,
}: {
  failure: FailureInfo | null;
  busy: boolean;
  onRetry: () => void;
}) {
  const intl = useIntl();
  return (
    <FullPageMessage
      icon={<IconPlugConnectedX size={36} stroke={1.5} aria-hidden="true" />}
      title={<FormattedMessage id="shell.retry.title" />}
      actions={
        <>
          <Button leftSection={<IconRefresh size={16} aria-hidden="true" />} onClick={onRetry} {...busyProps(busy)}>
            <FormattedMessage id="shell.retry.button" />
          </Button>
          <Button component={AppLink} to={{ to: 'logout' }} variant="default">
            <FormattedMessage id="shell.retry.logout" />
          </Button>
        </>
      }
    >
      {failure !== null && (
        <p>
          {isUnreachable(failure) ? (
            <UnreachableService failure={{ ...failure, values: { ...failure.values, service: 'gateway' } }} />
          ) : (
            describeFailure(intl, failure).text
          )}
        </p>
      )}
      <p>
        <FormattedMessage id="shell.retry.kept" />
      </p>
    </FullPageMessage>
  );
}
