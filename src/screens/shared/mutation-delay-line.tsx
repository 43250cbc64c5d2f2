import { Button } from '@mantine/core';
import { IconClockExclamation, IconWifiOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { MutationChoice, MutationDelay } from '../../../machines/system-actors/outbox';
import classes from './mutation-delay-line.module.css';

const actions = {
  'mutation.retry': 'workDelay.retry.action',
  'send.cancel': 'workDelay.takeBack.action',
  'mutation.forget': 'workDelay.giveUp.action',
} as const satisfies Record<MutationChoice, string>;

interface WorkDelayLineProps {
  delay: MutationDelay;
  /** What was typed stands in a form beside it. */
  typed?: boolean;
  onClose?: (() => void) | undefined;
  onChoose: (choice: MutationChoice) => void;
}

/** Work that is late: why, and what the person can do about it. */
export function MutationDelayLine({
  delay: { reason, choices },
  typed = false,
  onClose,
  onChoose,
}: WorkDelayLineProps) {
  const Icon = reason === 'offline' || reason === 'cutOff' ? IconWifiOff : IconClockExclamation;
  return (
    <div className={classes.line} data-reason={reason}>
      <Icon size={18} aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        <p role="status">
          <strong>
            <FormattedMessage id={`workDelay.${reason}.title`} />
          </strong>
          <span>
            <FormattedMessage id={`workDelay.${reason}.text`} />
          </span>
          {typed && (
            <span>
              <FormattedMessage id={onClose ? 'workDelay.close.text' : 'workDelay.wait.text'} />
            </span>
          )}
        </p>
        <div className={classes.actions}>
          {choices.map((choice) => (
            <Button key={choice} size="compact-sm" variant="default" onClick={() => onChoose(choice)}>
              <FormattedMessage id={actions[choice]} />
            </Button>
          ))}
          {onClose && (
            <Button size="compact-sm" variant="subtle" onClick={onClose}>
              <FormattedMessage id="workDelay.close.action" />
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
