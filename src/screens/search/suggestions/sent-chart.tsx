import { FormattedMessage, useIntl } from 'react-intl';
import type { SuggestedStats } from '../../../../contracts/shapes';
import { timings } from '../../../../contracts/vocabulary/limits';
import { formatDay } from '../../../copy/dates';
import { formatCount } from '../../../copy/money';
import { SkeletonBar } from '../../../parts/skeletons';
import { VisuallyHidden } from '../../../parts/visually-hidden';
import classes from './week-figures.module.css';

const day = 86_400_000;
/** The chart's own units. */
const wide = 200;
const high = 10;

/** First and last of seven days that end that many weeks before now. */
function weekEnding(now: number, weeksAgo: number): { from: number; to: number } {
  const to = now - weeksAgo * timings.progressDays * day;
  return { from: to - (timings.progressDays - 1) * day, to };
}

interface SentChartProps {
  figures: Pick<SuggestedStats, 'noticed' | 'noticedPrevWeek'> | null;
  /** World time, epoch milliseconds. */
  now: number;
}

/** The reports that were sent in the last seven days above those of the seven before: the totals, since no day is told by itself (ruling D07). */
export function SentChart({ figures, now }: SentChartProps) {
  const intl = useIntl();
  const days = (weeksAgo: number) => {
    const { from, to } = weekEnding(now, weeksAgo);
    return intl.formatMessage(
      { id: 'suggestions.sent.days' },
      { from: formatDay(intl, from), to: formatDay(intl, to) },
    );
  };
  const weeks = [
    { id: 'week', name: 'suggestions.sent.week', count: figures?.noticed ?? null, days: days(0) },
    { id: 'before', name: 'suggestions.sent.before', count: figures?.noticedPrevWeek ?? null, days: days(1) },
  ] as const;
  const most = Math.max(1, ...weeks.map(({ count }) => count ?? 0));
  const change = (figures?.noticed ?? 0) - (figures?.noticedPrevWeek ?? 0);
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.name}>
        <FormattedMessage id="suggestions.sent.label" />
      </figcaption>
      <div className={classes.bars} aria-hidden="true">
        {weeks.map(({ id, name, count, days: when }) => (
          <div key={id} className={classes.bar} data-week={id} title={when}>
            <span className={classes.week}>
              <FormattedMessage id={name} />
            </span>
            <svg viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="none" className={classes.drawn}>
              <rect width={((count ?? 0) / most) * wide} height={high} rx="2" />
            </svg>
            {count === null ? (
              <SkeletonBar width="2rem" />
            ) : (
              <span className={classes.count}>{formatCount(intl, count)}</span>
            )}
          </div>
        ))}
      </div>
      {figures !== null && (
        <p className={classes.change}>
          <FormattedMessage
            id="suggestions.sent.change"
            values={{ sign: change > 0 ? 'more' : change < 0 ? 'fewer' : 'same', change: Math.abs(change) }}
          />
        </p>
      )}
      <VisuallyHidden>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="suggestions.sent.period" />
              </th>
              <th scope="col">
                <FormattedMessage id="suggestions.sent.label" />
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ id, name, count, days: when }) => (
              <tr key={id}>
                <th scope="row">{[intl.formatMessage({ id: name }), when].join(': ')}</th>
                <td>{count === null ? '' : formatCount(intl, count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
