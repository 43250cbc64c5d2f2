import { FormattedMessage, useIntl } from 'react-intl';
import type { SendSummary } from '../../../../machines/domain/send-summary';
import { describeBlockReason } from '../../../copy/block-reasons';
import { formatDay, formatDateTime } from '../../../copy/dates';
import { formatCount } from '../../../copy/money';
import { reasonName, siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { useUndoSeconds } from '../../../seams/use-console';
import classes from './send-summary-text.module.css';
import { languageOfSite, sitePartOf } from '../../../../machines/domain/sites';

/** Listings named one by one of those that stay for one reason; the others are counted. */
const named = 20;

/** Days named one by one; of longer plans the last one is named, too. */
const daysNamed = 4;

/** What a send would do: what goes by country and reason, what stays and why, and what is left of the day. */
export function SendSummaryText({ summary, unchecked }: { summary: SendSummary; unchecked: boolean }) {
  const intl = useIntl();
  const seconds = useUndoSeconds();
  return (
    <div className={classes.summary}>
      {/* A scroll by keys needs the focus. */}
      <ul className={`${classes.list} ${classes.countries}`} tabIndex={0}>
        {summary.countries.map(({ siteId, count, reasons }) => (
          <li key={siteId}>
            <span className={classes.line}>
              <strong>{siteCountryName(intl, siteId)}</strong>
              <strong>{formatCount(intl, count)}</strong>
            </span>
            <ul className={classes.list}>
              {reasons.map((reason) => (
                <li key={reason.code} className={classes.line}>
                  <span>{reasonName(intl, reason.code)}</span>
                  <span>{formatCount(intl, reason.count)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {summary.stay.length > 0 && (
        <section className={classes.stay}>
          <h3 className={classes.heading}>
            <FormattedMessage
              id="suspicious.stay.title"
              values={{ count: summary.stay.reduce((sum, { listings }) => sum + listings.length, 0) }}
            />
          </h3>
          {summary.stay.map(({ why, listings }) => (
            <details key={JSON.stringify(why)}>
              <summary className={classes.line}>
                <span>{describeBlockReason(intl, why)}</span>
                <span>{formatCount(intl, listings.length)}</span>
              </summary>
              {why.resolve !== undefined && (
                <AppLink to={why.resolve}>
                  <FormattedMessage id="parts.why.resolve" />
                </AppLink>
              )}
              <ul className={classes.titles}>
                {listings.slice(0, named).map(({ id, title }) => (
                  <li key={id} lang={languageOfSite(sitePartOf(id))}>
                    {title}
                  </li>
                ))}
                {listings.length > named && (
                  <li>
                    <FormattedMessage id="suspicious.stay.more" values={{ count: listings.length - named }} />
                  </li>
                )}
              </ul>
            </details>
          ))}
        </section>
      )}
      {summary.left !== null && (
        <p>
          <span>
            <FormattedMessage id="suspicious.left.text" values={{ count: summary.left }} />
          </span>
          {summary.renewsAt !== null && (
            <span className={classes.renews}>
              <FormattedMessage
                id="suspicious.renews.text"
                values={{ moment: formatDateTime(intl, summary.renewsAt) }}
              />
            </span>
          )}
        </p>
      )}
      <DaysToCome plan={summary.plan} />
      {unchecked && (
        <p>
          <FormattedMessage id="suspicious.unchecked.text" />
        </p>
      )}
      <p className={classes.soft}>
        {seconds === Infinity ? (
          <FormattedMessage id="suspicious.takeBackPressed.text" />
        ) : (
          <FormattedMessage id="suspicious.takeBack.text" values={{ seconds }} />
        )}
      </p>
    </div>
  );
}

/** On which days what doesn't fit into today could go out. */
function DaysToCome({ plan: { perDay, isMaximum, days } }: { plan: SendSummary['plan'] }) {
  const intl = useIntl();
  const last = days.at(-1);
  if (last === undefined) return null;
  return (
    <section className={classes.days}>
      <h3 className={classes.heading}>
        <FormattedMessage
          id="suspicious.plan.title"
          values={{ count: days.length, max: perDay, known: String(isMaximum), last: formatDay(intl, last.at) }}
        />
      </h3>
      <ul className={classes.list}>
        {days.slice(0, daysNamed).map(({ at, count }) => (
          <li key={at} className={classes.line}>
            <span>{formatDay(intl, at)}</span>
            <span>{formatCount(intl, count)}</span>
          </li>
        ))}
      </ul>
      {days.length > daysNamed && (
        <p className={classes.soft}>
          <FormattedMessage id="suspicious.plan.more" values={{ last: formatDay(intl, last.at) }} />
        </p>
      )}
      <p className={classes.soft}>
        <FormattedMessage id="suspicious.plan.text" />
      </p>
    </section>
  );
}
