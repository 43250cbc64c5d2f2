import { FormattedMessage, useIntl } from 'react-intl';
import { lifeOf } from '../../../../machines/domain/report-life';
import type { ReportItem } from '../../../../machines/domain/report-item';
import { formatMoment } from '../../../copy/dates';
import { caseStatusWords } from '../../../copy/vocabulary';
import { caseStatusOf } from '../../../../machines/domain/status';
import { stateOfCase } from '../../../parts/case-state';
import classes from './report-life.module.css';

type Lived = Pick<ReportItem, 'status' | 'answerBy' | 'reportedAt' | 'answeredAt' | 'lastUpdated'>;

/** The life of a report, and where in it the report stands now. */
export function ReportLife({ item }: { item: Lived }) {
  const intl = useIntl();
  const { status, answerBy } = item;
  return (
    <section className={classes.life} aria-labelledby="report-life">
      <h2 id="report-life">
        <FormattedMessage id="historyItem.life.title" />
      </h2>
      <ol className={classes.steps}>
        {lifeOf(item).map(({ stage, when, at }) => (
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
                      values={{ moment: formatMoment(intl, answerBy) }}
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
