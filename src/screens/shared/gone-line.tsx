import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DeletionSeen } from '../../../machines/shared/deletions-seen';
import { useSecondsUntil } from '../../seams/use-console';
import { JobDelay } from './work-delay';
import classes from './gone-line.module.css';

interface GoneLineProps {
  /** World time until which it can be taken back (epoch milliseconds), null when it can't. */
  goesAt: number | null;
  onTakeBack: () => void;
  /** What isn't done yet though it should be: `children` says that. */
  late?: DeletionSeen | null;
  /** What went. */
  children: ReactNode;
}

/** What stands in the place of a row that went, with its undo while there is one. */
export function GoneLine({ goesAt, onTakeBack, late = null, children }: GoneLineProps) {
  const seconds = useSecondsUntil(goesAt);
  return (
    <span className={classes.line}>
      <span role="status">{children}</span>
      {late !== null && <JobDelay id={late.jobId} delay={late.delay} />}
      {seconds !== null && (
        <>
          <Button variant="subtle" size="xs" aria-keyshortcuts="Control+Z" onClick={onTakeBack}>
            <FormattedMessage id="gone.undo.action" />
          </Button>
          <span role="timer">
            <FormattedMessage id="gone.undo.timer" values={{ count: seconds }} />
          </span>
        </>
      )}
    </span>
  );
}
