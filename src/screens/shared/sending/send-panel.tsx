import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SendFacts, SendRow } from '../../../../machines/seats/outbox';
import { describeBecause } from '../../../copy/because';
import { describeFailure } from '../../../copy/failures';
import { formatCount } from '../../../copy/money';
import { CopyableId } from '../../../parts/copyable-id';
import { ProgressBar } from '../../../parts/progress-bar';
import { countStatuses, isOver, isResting, sendTitle } from './send-words';
import classes from './send-panel.module.css';

interface SendPanelProps {
  facts: SendFacts;
  onCancel: () => void;
  onRetry: () => void;
  onDismiss: () => void;
}

/** One send: how far it is, what became of each listing, and what can be done about it. It goes on when the screen is left. */
export function SendPanel({ facts, onCancel, onRetry, onDismiss }: SendPanelProps) {
  const intl = useIntl();
  const counts = countStatuses(facts.rows);
  const collecting = facts.phase === 'collecting';
  const troubled = facts.rows.filter((row) => row.status === 'refused' || row.status === 'unknown');
  const retriable = facts.phase === 'blocked' || facts.phase === 'paused' || (isOver(facts) && counts.unknown > 0);
  return (
    <section
      className={classes.panel}
      data-phase={facts.phase}
      data-troubled={troubled.length > 0 || undefined}
      aria-label={intl.formatMessage({ id: 'send.panel.label' })}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>
          <span role="status">
            <FormattedMessage id={sendTitle(facts)} values={{ count: facts.rows.length, sent: counts.sent }} />
          </span>
        </h2>
        <div className={classes.actions}>
          {retriable && (
            <Button variant="default" onClick={onRetry}>
              <FormattedMessage id="send.retry.action" />
            </Button>
          )}
          {isOver(facts) ? (
            <Button variant="default" onClick={onDismiss}>
              <FormattedMessage id="send.dismiss.action" />
            </Button>
          ) : (
            <Button variant="default" onClick={onCancel}>
              <FormattedMessage id="send.cancel.action" />
            </Button>
          )}
        </div>
      </div>
      {facts.because !== null && <p>{describeBecause(intl, facts.because)}</p>}
      {facts.failure !== null && <p role="alert">{describeFailure(intl, facts.failure).text}</p>}
      {facts.elsewhere && (
        <p>
          <FormattedMessage id="send.elsewhere.text" />
        </p>
      )}
      <ProgressBar
        label={intl.formatMessage({ id: collecting ? 'send.collecting.label' : 'send.panel.label' })}
        done={collecting ? facts.collected : counts.sent + counts.refused + counts.unknown}
        total={collecting ? facts.total : facts.rows.length}
        left={isOver(facts) ? null : facts.timeLeft}
        resting={isResting(facts)}
      />
      <div className={classes.counts}>
        {(['sent', 'inflight', 'queued', 'refused', 'unknown'] as const)
          .filter((status) => counts[status] > 0)
          .map((status) => (
            <span key={status} data-status={status}>
              <FormattedMessage
                id={`send.${status}.count`}
                values={{ count: counts[status], shown: formatCount(intl, counts[status]) }}
              />
            </span>
          ))}
      </div>
      {troubled.length > 0 && (
        <details open={troubled.length <= 5}>
          <summary className={classes.summary}>
            <FormattedMessage id="send.troubled.title" values={{ count: troubled.length }} />
          </summary>
          <ul className={classes.rows}>
            {troubled.map((row) => (
              <li key={row.id} className={classes.row}>
                <CopyableId id={row.id} />
                <span className={classes.why}>
                  <TroubleWords row={row} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function TroubleWords({ row }: { row: SendRow }) {
  const intl = useIntl();
  if (row.status === 'unknown') return <FormattedMessage id="send.unknown.text" />;
  return row.failure === undefined ? (
    <FormattedMessage id="send.refused.text" />
  ) : (
    describeFailure(intl, row.failure).text
  );
}
