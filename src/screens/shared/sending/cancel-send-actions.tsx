import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { KeyHint } from '../../../parts/key-hint';
import { usePressOnce } from '../../../parts/second-press';
import { undoKey } from '../../../parts/use-undo-key';
import classes from './send-strip.module.css';

/** In how many seconds it goes out, or (`Infinity`) that it goes once it is told to. */
export function SendCountdown({ seconds }: { seconds: number }) {
  if (seconds === Infinity)
    return (
      <span className={classes.timer}>
        <FormattedMessage id="send.countdown.pressed" />
      </span>
    );
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

/** What can be done with a send or a reply before it goes out: let it go at once, or, where it is stopped and closed later, take it back. */
export function CancelSendActions({ size = 'xs', byKey = true, onCancel, onNow }: TakeBackActionsProps) {
  const once = usePressOnce();
  return (
    <>
      <Button size={size} onClick={once(onNow)}>
        <FormattedMessage id="send.now.action" />
      </Button>
      <Button
        variant="default"
        size={size}
        aria-keyshortcuts={byKey ? 'Control+Z' : undefined}
        rightSection={byKey ? <KeyHint>{undoKey}</KeyHint> : undefined}
        onClick={once(onCancel)}
      >
        <FormattedMessage id="send.takeBack.action" />
      </Button>
    </>
  );
}
