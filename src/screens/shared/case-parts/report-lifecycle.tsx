import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { ReportItem } from '../../../../machines/domain/report-item';
import type { reportLifecycleMachine } from '../../../../machines/shared/report-lifecycle/report-lifecycle.machine';
import {
  lifecycleStepsOf,
  reportLifecycleView,
  type LifecycleStep,
} from '../../../../machines/shared/report-lifecycle/report-lifecycle.view';
import { formatDateTime } from '../../../copy/dates';
import { formatDeadline } from '../../../parts/format-deadline';
import { describeCaseStatus } from '../../../copy/vocabulary';
import { caseStatusOf } from '../../../../machines/domain/status';
import { caseStateOf } from '../../../parts/status-pill';
import classes from './report-lifecycle.module.css';

type Lived = Pick<ReportItem, 'status' | 'answerBy' | 'reportedAt' | 'answeredAt' | 'lastUpdated'>;

/** The life of a report, and where in it the report stands now. */
export function ReportLifecycle({ item }: { item: Lived }) {
  return <Timeline steps={lifecycleStepsOf(item)} status={item.status} answerBy={item.answerBy} />;
}

/** The life of a report as its chart lives it. */
export function LiveReportLifecycle({ actor }: { actor: ActorRefFrom<typeof reportLifecycleMachine> }) {
  const { status, steps } = useSelector(actor, reportLifecycleView, (one, other) => one.status === other.status);
  return <Timeline steps={steps} status={status} answerBy={null} />;
}

type TimelineProps = Pick<Lived, 'status' | 'answerBy'> & { steps: readonly LifecycleStep[] };

function Timeline({ steps, status, answerBy }: TimelineProps) {
  const intl = useIntl();
  return (
    <section className={classes.life} aria-labelledby="report-life">
      <h2 id="report-life">
        <FormattedMessage id="historyItem.life.title" />
      </h2>
      <ol className={classes.steps}>
        {steps.map(({ stage, when, at }) => (
          <li
            key={stage}
            className={classes.step}
            data-when={when}
            data-state={when === 'here' ? caseStateOf(status) : undefined}
            aria-current={when === 'here' ? 'step' : undefined}
          >
            <span className={classes.stage}>
              <FormattedMessage id={`reportLife.${stage}.name`} />
            </span>
            {when === 'here' && (
              <>
                <span className={classes.here}>
                  <FormattedMessage id="historyItem.here.text" />
                </span>
                <p>{describeCaseStatus(intl, status === null ? null : (caseStatusOf(status) ?? status)).hint}</p>
                {answerBy !== null && (
                  <p className={classes.soft}>
                    <FormattedMessage
                      id="historyItem.answerBy.text"
                      values={{ moment: formatDeadline(intl, answerBy) }}
                    />
                  </p>
                )}
                {at !== null && (
                  <p className={classes.soft}>
                    <FormattedMessage id="historyItem.latest.text" values={{ moment: formatDateTime(intl, at) }} />
                  </p>
                )}
              </>
            )}
            {when !== 'here' && at !== null && <span className={classes.soft}>{formatDateTime(intl, at)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
