import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportEvent } from '../../../../machines/shared/import/import.types';
import type { ImportView } from '../../../../machines/shared/import/import.view';
import { PlainBar, ProgressBar } from '../../../parts/progress-bar';
import { takeFocus } from '../../../parts/take-focus';
import { useTimeLeft } from '../../../seams/use-time-left';
import { FailureLine } from '../failure-line';
import classes from './import.module.css';

interface StepProps {
  view: ImportView;
  send: (event: ImportEvent) => void;
}

/** A file that is being read, or whose listings are being looked at, with the way out. */
export function ImportProgress({ view, send }: StepProps) {
  const intl = useIntl();
  const { phase, failure } = view;
  const left = useTimeLeft(view.progress.timeLeft, view.progress.done);
  const title = intl.formatMessage(
    { id: `imports.${phase === 'reading' ? phase : phase === 'classifying' ? phase : 'protecting'}.title` },
    { name: view.name },
  );
  const percent = view.read.total === 0 ? 0 : Math.floor((view.read.done / view.read.total) * 100);
  return (
    <div className={classes.step}>
      <p ref={takeFocus} tabIndex={-1} className={classes.lead} role="status">
        {title}
      </p>
      {phase === 'reading' && <ProgressBar label={title} done={percent} total={100} />}
      {phase === 'classifying' && (
        <ProgressBar
          label={title}
          done={view.progress.done}
          total={view.progress.total}
          left={left}
          resting={failure !== null}
        />
      )}
      {phase === 'protecting' && <ProgressBar label={title} {...view.guarded} />}
      {phase === 'opening' && <PlainBar label={title} done={0} total={null} />}
      {failure !== null && (
        <FailureLine
          failure={failure}
          kept={<FormattedMessage id="imports.interrupted.kept" />}
          onRetry={() => send({ type: 'import.retry' })}
        />
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => send({ type: 'import.cancel' })}>
          <FormattedMessage id="imports.cancel.action" />
        </Button>
      </div>
    </div>
  );
}
