import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { EarlyPressGuard } from '../../../parts/early-press-guard';
import { usePressOnce } from '../../../parts/second-press';
import classes from './send-strip.module.css';

/** So many sends go only when they are told to: all at once by one press. */
export function WaitingSends({ count, onNow }: { count: number; onNow: () => void }) {
  const intl = useIntl();
  const once = usePressOnce();
  return (
    <section
      className={classes.strip}
      data-phase="countdown"
      aria-label={intl.formatMessage({ id: 'send.untilPressed.label' })}
    >
      <div className={classes.line}>
        <p className={classes.title}>
          <FormattedMessage id="send.untilPressed.title" values={{ count }} />
        </p>
        <EarlyPressGuard className={classes.actions}>
          <Button size="xs" onClick={once(onNow)}>
            <FormattedMessage id="send.untilPressed.action" />
          </Button>
        </EarlyPressGuard>
      </div>
    </section>
  );
}
