import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './result-card.module.css';

interface FreshButtonProps {
  /** How many weren't there at the last look. */
  count: number;
  /** Only these are shown. */
  only: boolean;
  onChoose: (only: boolean) => void;
}

/** What is new since the last look: how many, and the way to see them alone. */
export function FreshButton({ count, only, onChoose }: FreshButtonProps) {
  if (count === 0 && !only) return null;
  return (
    <Button
      variant={only ? 'filled' : 'light'}
      size="compact-sm"
      aria-pressed={only}
      leftSection={<IconSparkles size={14} aria-hidden="true" />}
      onClick={() => onChoose(!only)}
    >
      <FormattedMessage id="results.fresh.action" values={{ count }} />
    </Button>
  );
}

/** Stands on a card that wasn't there at the last look. */
export function FreshNote() {
  return (
    <span className={classes.note} data-about="fresh">
      <FormattedMessage id="results.fresh.mark" />
    </span>
  );
}
