import { Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportEvent } from '../../../../machines/shared/import/import.types';
import type { ImportView } from '../../../../machines/shared/import/import.view';
import { formatCount } from '../../../copy/money';
import { PlainBar, ProgressBar } from '../../../parts/progress-bar';
import { takeFirstFocus, takeFocus } from '../../../parts/take-focus';
import { timeLeft } from '../../../parts/time-left';
import { AlertOffer } from '../alert-offer/alert-offer';
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
          left={view.progress.timeLeft}
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

/** How many of each kind a file has, before its reason is given. */
export function ImportSorted({ view, send }: StepProps) {
  const intl = useIntl();
  const others = view.kinds.some(({ kind, count }) => kind !== 'valid' && count > 0);
  return (
    <div ref={takeFirstFocus} className={classes.step}>
      <p className={classes.lead} role="status">
        <FormattedMessage id="imports.sorted.title" values={{ count: view.all.length, name: view.name }} />
      </p>
      <ul className={classes.kinds}>
        {view.kinds.map(({ kind, count }) => (
          <li key={kind} data-kind={kind}>
            <span>
              <FormattedMessage
                id={`imports.kind.${kind}`}
                values={{ count, shown: formatCount(intl, count), b: (said) => <strong>{said}</strong> }}
              />
            </span>
          </li>
        ))}
      </ul>
      {others && (
        <p className={classes.soft}>
          <FormattedMessage id="imports.sorted.none" />
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => send({ type: 'import.cancel' })}>
          <FormattedMessage id="imports.cancel.action" />
        </Button>
        <Button
          data-autofocus
          leftSection={<IconFlag size={16} aria-hidden="true" />}
          onClick={() => send({ type: 'reason.choose' })}
        >
          <FormattedMessage id="imports.reason.action" />
        </Button>
      </div>
    </div>
  );
}

/** The listings going out: the bar that a timer moves, the numbers, and the way to stop. */
export function ImportSending({ view, send }: StepProps) {
  const intl = useIntl();
  const { bar, progress, stopping, failure } = view;
  const title = intl.formatMessage({ id: 'imports.sending.title' });
  const left = progress.timeLeft === null ? null : timeLeft(progress.timeLeft);
  return (
    <div className={classes.step}>
      <p ref={takeFocus} tabIndex={-1} className={classes.lead} role="status">
        {title}
      </p>
      <PlainBar label={title} done={bar} total={100} resting={failure !== null} />
      <p className={classes.numbers}>
        <FormattedMessage
          id="parts.progress.numbers"
          values={{ done: formatCount(intl, progress.done), total: formatCount(intl, progress.total) }}
        />
        {left !== null && (
          <span className={classes.soft}>
            <FormattedMessage id={`parts.progress.${left.unit}`} values={{ count: left.count }} />
          </span>
        )}
      </p>
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
        {left !== null && left.unit !== 'seconds' && <AlertOffer />}
      </div>
    </div>
  );
}
