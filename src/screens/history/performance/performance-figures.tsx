import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '../../../../contracts/vocabulary/limits';
import type { Target } from '../../../../machines/domain/addresses';
import type { Performance } from '../../../../machines/domain/performance';
import { localDayOf } from '../../../../machines/domain/timestamps';
import { formatDay } from '../../../copy/dates';
import { formatCount } from '../../../copy/money';
import { AppLink } from '../../../parts/app-link';
import { EmptyState } from '../../../parts/empty-state';
import { Costs } from './performance-costs';
import { Bars, Figure, formatShare, LinkedText, listOf } from './performance-figure';
import { Totals, Weeks } from './performance-outcomes';
import classes from './performance.module.css';

function Line({ line }: { line: Performance['line'] }) {
  const intl = useIntl();
  const most = formatShare(intl, limits.rejectionShare / 100);
  const title = intl.formatMessage({ id: 'performance.line.title' }, { line: most });
  if (line.share === null)
    return <Figure id="line" title={title} sentence={<FormattedMessage id="performance.line.none" />} table={null} />;
  const text = intl.formatMessage(
    { id: 'performance.line.text' },
    {
      share: formatShare(intl, line.share),
      rejected: formatCount(intl, line.rejected),
      decided: formatCount(intl, line.decided),
      line: most,
    },
  );
  return (
    <Figure id="line" title={title} sentence={text} table={null}>
      <div className={classes.meter} role="img" aria-label={text}>
        <span data-outcome="REJECTED" style={{ inlineSize: `${100 * line.share}%` }} />
        <span className={classes.line} style={{ insetInlineStart: `${limits.rejectionShare}%` }}>
          <span>{most}</span>
        </span>
      </div>
      <p className={line.room === 0 ? classes.note : classes.soft}>
        {line.room === 0 ? (
          <FormattedMessage id="performance.line.over" />
        ) : (
          <FormattedMessage
            id="performance.line.room"
            values={{ count: line.room, shown: formatCount(intl, line.room) }}
          />
        )}
      </p>
      <p>
        <LinkedText
          text={intl.formatMessage({ id: 'performance.line.action' })}
          to={listOf(line.span, { status: ['REJECTED'] })}
        />
      </p>
    </Figure>
  );
}

function Times({ times }: { times: Performance['times'] }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'performance.times.title' });
  const { median, ninth, known, isFew, decided, counts } = times;
  if (median === null || ninth === null)
    return (
      <Figure id="times" title={title} sentence={<FormattedMessage id="performance.times.none.text" />} table={null} />
    );
  const days = (count: number) => Number(count.toFixed(1));
  const text = intl.formatMessage(
    { id: isFew ? 'performance.times.few' : 'performance.times.text' },
    {
      count: known,
      median: days(median),
      ninth: days(ninth),
      known: formatCount(intl, known),
      decided: formatCount(intl, decided),
    },
  );
  const nameOf = (upTo: number, index: number) =>
    upTo === Infinity
      ? intl.formatMessage({ id: 'performance.times.more' }, { days: counts[index - 1]?.upTo ?? 0 })
      : intl.formatMessage({ id: 'performance.times.upTo' }, { days: upTo });
  const bars = counts.map(({ upTo, count }, index) => ({
    id: String(upTo),
    label: nameOf(upTo, index),
    value: count,
    text: formatCount(intl, count),
  }));
  return (
    <Figure
      id="times"
      title={title}
      sentence={text}
      table={{
        file: intl.formatMessage({ id: 'performance.times.file.name' }),
        heads: (['days', 'count'] as const).map((column) =>
          intl.formatMessage({ id: `performance.times.${column}.column` }),
        ),
        rows: bars.map((bar) => [{ text: bar.label }, { text: bar.text }]),
      }}
    >
      <div role="img" aria-label={text}>
        <Bars tone="days" bars={bars} />
      </div>
    </Figure>
  );
}

const sellersShown = 5;

function Returning({ performance: { returning, span } }: { performance: Performance }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'performance.returning.title' });
  const count = returning.length;
  return (
    <Figure
      id="returning"
      title={title}
      sentence={
        count === 0 ? (
          <FormattedMessage id="performance.returning.none.text" />
        ) : (
          <FormattedMessage id="performance.returning.text" values={{ count, shown: formatCount(intl, count) }} />
        )
      }
      open={sellersShown}
      table={
        count === 0
          ? null
          : {
              file: intl.formatMessage({ id: 'performance.returning.file.name' }),
              heads: (['seller', 'again', 'ended', 'last'] as const).map((column) =>
                intl.formatMessage({ id: `performance.returning.${column}.column` }),
              ),
              rows: returning.map((seller) => [
                {
                  text: seller.nickname,
                  to: { to: 'sellerDossier', params: { siteId: seller.siteId, sellerId: seller.id } },
                },
                { text: formatCount(intl, seller.again), to: listOf(span, { sellerId: seller.id }) },
                { text: formatCount(intl, seller.ended) },
                { text: formatDay(intl, localDayOf(seller.lastAt)) },
              ]),
            }
      }
    />
  );
}

function Due({ due }: { due: Performance['due'] }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'performance.due.title' });
  const last = due.at(-1);
  if (last === undefined || last.count === 0)
    return (
      <Figure id="due" title={title} sentence={<FormattedMessage id="performance.due.none.text" />} table={null} />
    );
  const bars = due.map(({ day, count }) => ({
    id: day,
    /** Each has what was due on the days before, too. */
    label: intl.formatMessage({ id: 'performance.due.upTo' }, { day: formatDay(intl, day) }),
    day: formatDay(intl, day),
    value: count,
    text: formatCount(intl, count),
    to: count > 0 ? ({ to: 'history', search: { status: ['PENDING'], due: day } } satisfies Target) : null,
  }));
  return (
    <Figure
      id="due"
      title={title}
      sentence={
        <FormattedMessage
          id="performance.due.text"
          values={{ count: last.count, shown: formatCount(intl, last.count), day: formatDay(intl, last.day) }}
        />
      }
      table={{
        file: intl.formatMessage({ id: 'performance.due.file.name' }),
        heads: (['day', 'count'] as const).map((column) =>
          intl.formatMessage({ id: `performance.due.${column}.column` }),
        ),
        rows: bars.map(({ day, text, to }) => [{ text: day }, { text, to }]),
      }}
    >
      <Bars tone="PENDING" bars={bars} />
    </Figure>
  );
}

/** The figures of the period, each with the list behind it. */
export function PerformanceFigures({ performance }: { performance: Performance }) {
  const { counts, span } = performance;
  return (
    <>
      <Totals counts={counts} span={span} />
      {counts.sent === 0 && (
        <EmptyState
          title={<FormattedMessage id="performance.none.title" />}
          action={
            <Button component={AppLink} to={{ to: 'performance', search: { period: 'halfYear' } }} variant="default">
              <FormattedMessage id="performance.none.action" />
            </Button>
          }
        >
          <FormattedMessage id="performance.none.text" />
        </EmptyState>
      )}
      <div className={classes.figures}>
        {counts.sent > 0 && <Weeks performance={performance} />}
        <Line line={performance.line} />
        <Due due={performance.due} />
        {counts.sent > 0 && (
          <>
            <Costs performance={performance} />
            <Times times={performance.times} />
            <Returning performance={performance} />
          </>
        )}
      </div>
    </>
  );
}
