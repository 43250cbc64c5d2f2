import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QueuedDeletion } from '../../../machines/shared/watch-system-actors';
import { useSecondsUntil } from '../../seams/use-console';
import { QueuedMutationDelay } from './mutation-delay';
import classes from './shared.module.css';

interface GoneLineProps {
  /** World time until which it can be taken back (epoch milliseconds), null when it can't. */
  goesAt: number | null;
  onTakeBack: () => void;
  /** What isn't done yet though it should be: `children` says that. */
  late?: QueuedDeletion | null;
  /** What went. */
  children: ReactNode;
}

/** What stands in the place of a row that went, with its undo while there is one. */
export function RemovedLine({ goesAt, onTakeBack, late = null, children }: GoneLineProps) {
  const seconds = useSecondsUntil(goesAt);
  return (
    <span className={classes.line}>
      <span role="status">{children}</span>
      {late !== null && <QueuedMutationDelay id={late.jobId} delay={late.delay} />}
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
