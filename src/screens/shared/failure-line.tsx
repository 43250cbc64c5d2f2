import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { describeFailure, type FailureInfo } from '../../copy/failures';
import { passFocusToContainer } from '../../parts/focus';
import classes from './failure-line.module.css';

export interface FailureLineProps {
  failure: FailureInfo;
  /** What was kept, when something was. */
  kept?: ReactNode;
  onRetry?: () => void;
  /** What the way on is called, when it isn't trying again. */
  retry?: ReactNode;
}

/** A failure beside what it concerns: what happened, what was kept, and the way on, while the rest of the screen stays. */
export function FailureLine({ failure, kept, onRetry, retry }: FailureLineProps) {
  const intl = useIntl();
  const { title, text } = describeFailure(intl, failure);
  return (
    <div ref={passFocusToContainer} className={classes.line} role="alert">
      <IconAlertTriangle size={18} aria-hidden="true" className={classes.icon} />
      <p>
        {title !== null && <strong>{title} </strong>}
        {text} {kept}
      </p>
      {onRetry && (
        <UnstyledButton className={classes.retry} onClick={onRetry}>
          {retry ?? <FormattedMessage id="parts.error.retry" />}
        </UnstyledButton>
      )}
    </div>
  );
}
