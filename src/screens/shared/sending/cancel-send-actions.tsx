import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { KeyHint } from '../../../parts/key-hint';
import { undoKey } from '../../../parts/use-undo-key';
import classes from './send-strip.module.css';

/** In how many seconds it goes out. */
export function SendCountdown({ seconds }: { seconds: number }) {
  return (
    <span role="timer" className={classes.timer}>
      <FormattedMessage id="send.countdown.timer" values={{ count: seconds }} />
    </span>
  );
}

interface TakeBackActionsProps {
  size?: 'xs' | 'sm';
  /** The key takes back this one. */
  byKey?: boolean;
  onCancel: () => void;
  onNow: () => void;
}

/** What can be done with a send or a reply before it goes out: take it back, or let it go at once. */
export function CancelSendActions({ size = 'xs', byKey = true, onCancel, onNow }: TakeBackActionsProps) {
  return (
    <>
      <Button
        variant="default"
        size={size}
        aria-keyshortcuts={byKey ? 'Control+Z' : undefined}
        rightSection={byKey ? <KeyHint>{undoKey}</KeyHint> : undefined}
        onClick={onCancel}
      >
        <FormattedMessage id="send.takeBack.action" />
      </Button>
      <Button size={size} onClick={onNow}>
        <FormattedMessage id="send.now.action" />
      </Button>
    </>
  );
}
