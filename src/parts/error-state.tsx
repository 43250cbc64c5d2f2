import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { describeFailure, type FailureInfo } from '../copy/failures';
import classes from './state.module.css';
import { passFocusToContainer } from './focus';

interface ErrorStateProps {
  failure: FailureInfo;
  /** What was kept, when something was. */
  kept?: ReactNode;
  onRetry?: () => void;
  /** Another way on. */
  action?: ReactNode;
}

/** Something did not load: what happened, what was kept, and what to do. */
export function ErrorState({ failure, kept, onRetry, action }: ErrorStateProps) {
  const intl = useIntl();
  const { title, text } = describeFailure(intl, failure);
  return (
    <div ref={passFocusToContainer} className={classes.state} role="alert">
      <span className={classes.alarm}>
        <IconAlertTriangle size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <p className={classes.title}>{title ?? intl.formatMessage({ id: 'parts.error.title' })}</p>
      <p className={classes.text}>{text}</p>
      {kept !== undefined && <p className={classes.text}>{kept}</p>}
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden="true" />} onClick={onRetry}>
          <FormattedMessage id="parts.error.retry" />
        </Button>
      )}
      {action}
    </div>
  );
}
