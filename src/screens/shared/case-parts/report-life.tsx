import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { ReportItem } from '../../../../machines/domain/report-item';
import type { reportLifeMachine } from '../../../../machines/shared/report-life/report-life.machine';
import { lifeOf, reportLifeView, type LifeStep } from '../../../../machines/shared/report-life/report-life.view';
import { formatMoment } from '../../../copy/dates';
import { formatDeadline } from '../../../parts/format-deadline';
import { caseStatusWords } from '../../../copy/vocabulary';
import { caseStatusOf } from '../../../../machines/domain/status';
import { stateOfCase } from '../../../parts/case-state';
import classes from './report-life.module.css';

type Lived = Pick<ReportItem, 'status' | 'answerBy' | 'reportedAt' | 'answeredAt' | 'lastUpdated'>;

/** The life of a report, and where in it the report stands now. */
export function ReportLife({ item }: { item: Lived }) {
  return <Timeline steps={lifeOf(item)} status={item.status} answerBy={item.answerBy} />;
}

/** The life of a report as its chart lives it. */
export function LivedReport({ actor }: { actor: ActorRefFrom<typeof reportLifeMachine> }) {
  const { status, steps } = useSelector(actor, reportLifeView, (one, other) => one.status === other.status);
  return <Timeline steps={steps} status={status} answerBy={null} />;
}

type TimelineProps = Pick<Lived, 'status' | 'answerBy'> & { steps: readonly LifeStep[] };

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
            data-state={when === 'here' ? stateOfCase(status) : undefined}
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
                <p>{caseStatusWords(intl, status === null ? null : (caseStatusOf(status) ?? status)).hint}</p>
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
                    <FormattedMessage id="historyItem.latest.text" values={{ moment: formatMoment(intl, at) }} />
                  </p>
                )}
              </>
            )}
            {when !== 'here' && at !== null && <span className={classes.soft}>{formatMoment(intl, at)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
