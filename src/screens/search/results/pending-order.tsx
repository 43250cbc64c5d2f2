import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { GridSkeleton } from '../../../parts/skeletons';
import classes from './results-screen.module.css';

/** Stands where the results will: their order can be told only once all of them were read. */
export function PendingOrder({ onEarly }: { onEarly: () => void }) {
  return (
    <>
      <p className={classes.arranging} role="status">
        <FormattedMessage id="results.arranging.text" />
        <Button variant="subtle" size="compact-md" onClick={onEarly}>
          <FormattedMessage id="results.arranging.action" />
        </Button>
      </p>
      <GridSkeleton cards={8} />
    </>
  );
}
