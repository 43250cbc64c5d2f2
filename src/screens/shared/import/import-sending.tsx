import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportEvent } from '../../../../machines/shared/import/import.types';
import type { ImportView } from '../../../../machines/shared/import/import.view';
import { formatCount } from '../../../copy/money';
import { PlainBar, roundTimeLeft } from '../../../parts/progress-bar';
import { takeFocus } from '../../../parts/focus';
import { useOnline } from '../../../seams/use-browser';
import { useTimeLeft } from '../../../seams/use-console';
import { AlertOffer } from '../alert-offer/alert-offer';
import { FailureLine } from '../failure-line';
import classes from './import.module.css';

interface ImportSendingProps {
  view: ImportView;
  send: (event: ImportEvent) => void;
}

/** The listings going out: the bar that a timer moves, the numbers, and the way to stop. */
export function ImportSending({ view, send }: ImportSendingProps) {
  const intl = useIntl();
  const online = useOnline();
  const { bar, progress, stopping, failure } = view;
  const title = intl.formatMessage({ id: 'imports.sending.title' });
  const isPaused = failure !== null || !online;
  const left = useTimeLeft(progress.timeLeft, progress.done);
  const remainingTime = left === null || isPaused ? null : roundTimeLeft(left);
  return (
    <div className={classes.step}>
      <p ref={takeFocus} tabIndex={-1} className={classes.lead} role="status">
        {title}
      </p>
      <PlainBar label={title} done={bar} total={100} resting={isPaused} />
      <p className={classes.numbers}>
        <FormattedMessage
          id="parts.progress.numbers"
          values={{ done: formatCount(intl, progress.done), total: formatCount(intl, progress.total) }}
        />
        {remainingTime !== null && (
          <span className={classes.soft}>
            <FormattedMessage id={`parts.progress.${remainingTime.unit}`} values={{ count: remainingTime.count }} />
          </span>
        )}
      </p>
      {!online && (
        <p className={classes.warning} role="status">
          <FormattedMessage id="imports.offline.text" />
        </p>
      )}
      {view.unchecked !== null && (
        <p className={classes.soft}>
          <FormattedMessage id="imports.unchecked.text" />
        </p>
      )}
      {failure !== null && (
        <FailureLine
          failure={failure}
          kept={<FormattedMessage id="imports.halted.kept" />}
          onRetry={() => send({ type: 'import.retry' })}
        />
      )}
      <div className={classes.actions}>
        {stopping ? (
          <p className={classes.soft} role="status">
            <FormattedMessage id="imports.stopping.text" />
          </p>
        ) : (
          <Button variant="default" onClick={() => send({ type: 'import.stop' })}>
            <FormattedMessage id="imports.stop.action" />
          </Button>
        )}
        {remainingTime !== null && remainingTime.unit !== 'seconds' && <AlertOffer />}
      </div>
    </div>
  );
}
