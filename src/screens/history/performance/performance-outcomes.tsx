import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Target } from '../../../../machines/domain/addresses';
import {
  acceptedShare,
  decidedOf,
  type Counts,
  type Outcome,
  type Performance,
  type Span,
} from '../../../../machines/domain/performance';
import { localDayOf } from '../../../../machines/domain/timestamps';
import { formatDay } from '../../../copy/dates';
import { formatCount } from '../../../copy/money';
import { caseGroupName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { Figure, formatShare, LinkedText, listOf, type Cell } from './performance-figure';
import classes from './performance.module.css';

type ShownOutcome = Exclude<Outcome, 'IN_PROGRESS' | 'PENDING'> | 'open';
const shownOutcomes: readonly ShownOutcome[] = ['APPROVED', 'ROLLBACK', 'REJECTED', 'DISCARDED', 'open', 'other'];

const countOf = ({ by }: Counts, outcome: ShownOutcome): number =>
  outcome === 'open' ? by.IN_PROGRESS + by.PENDING : by[outcome];

const outcomeName = (intl: IntlShape, outcome: ShownOutcome): string =>
  intl.formatMessage({
    id:
      outcome === 'open'
        ? 'performance.open.name'
        : outcome === 'other'
          ? 'performance.other.name'
          : caseGroupName(outcome),
  });

/** Null where the history knows no such status. */
function listOfOutcome(span: Span, outcome: ShownOutcome): Target | null {
  if (outcome === 'other') return null;
  return listOf(span, { status: outcome === 'open' ? ['IN_PROGRESS', 'PENDING'] : [outcome] });
}

/** What was sent, what became of it, and how much of it was accepted. */
export function Totals({ counts, span }: { counts: Counts; span: Span }) {
  const intl = useIntl();
  const accepted = acceptedShare(counts);
  const count = decidedOf(counts);
  return (
    <dl className={classes.totals} aria-label={intl.formatMessage({ id: 'performance.figures.label' })}>
      <div>
        <dt>
          <FormattedMessage id="performance.sent.name" />
        </dt>
        <dd>
          <AppLink to={listOf(span)}>{formatCount(intl, counts.sent)}</AppLink>
        </dd>
        <dd>
          {accepted === null ? (
            <FormattedMessage id="performance.accepted.none" />
          ) : (
            <FormattedMessage
              id="performance.accepted.text"
              values={{ share: formatShare(intl, accepted), count, shown: formatCount(intl, count) }}
            />
          )}
        </dd>
      </div>
      {shownOutcomes
        .filter((outcome) => outcome !== 'other' || counts.by.other > 0)
        .map((outcome) => (
          <div key={outcome}>
            <dt>
              <span className={classes.swatch} data-outcome={outcome} aria-hidden="true" />
              {outcomeName(intl, outcome)}
            </dt>
            <dd>
              <LinkedText text={formatCount(intl, countOf(counts, outcome))} to={listOfOutcome(span, outcome)} />
            </dd>
            {outcome === 'REJECTED' && counts.expired > 0 && (
              <dd>
                <FormattedMessage
                  id="performance.expired.text"
                  values={{ count: counts.expired, shown: formatCount(intl, counts.expired) }}
                />
              </dd>
            )}
          </div>
        ))}
    </dl>
  );
}

/** Names of weeks that have room below the drawing of a phone. */
const labelsMost = 7;

/** The same by week, drawn and as a table. */
export function Weeks({ performance: { weeks, counts } }: { performance: Performance }) {
  const intl = useIntl();
  const number = (count: number) => formatCount(intl, count);
  const text = intl.formatMessage(
    { id: 'performance.weeks.text' },
    {
      weeks: weeks.length,
      sent: counts.sent,
      approved: counts.by.APPROVED,
      rejected: counts.by.REJECTED,
    },
  );
  const most = Math.max(...weeks.map(({ sent }) => sent), 1);
  const dayOf = (moment: number) => formatDay(intl, localDayOf(moment));
  const heads = [
    intl.formatMessage({ id: 'performance.weeks.week.column' }),
    intl.formatMessage({ id: 'performance.sent.name' }),
    ...shownOutcomes.map((outcome) => outcomeName(intl, outcome)),
    intl.formatMessage({ id: 'performance.expired.name' }),
  ];
  const rows = weeks.map((week): Cell[] => [
    { text: dayOf(week.from) },
    { text: number(week.sent), to: week.sent > 0 ? listOf(week) : null },
    ...shownOutcomes.map((outcome) => ({
      text: number(countOf(week, outcome)),
      to: countOf(week, outcome) > 0 ? listOfOutcome(week, outcome) : null,
    })),
    { text: number(week.expired) },
  ]);
  const step = Math.ceil(weeks.length / labelsMost);
  const shortDay = (moment: number) =>
    intl.formatDate(`${localDayOf(moment)}T00:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <div className={classes.wide}>
      <Figure
        id="weeks"
        title={intl.formatMessage({ id: 'performance.weeks.title' })}
        sentence={text}
        table={{ file: intl.formatMessage({ id: 'performance.weeks.file.name' }), heads, rows }}
      >
        <div className={classes.weeks} role="img" aria-label={text}>
          <div className={classes.most}>{number(most)}</div>
          <svg viewBox={`0 0 ${weeks.length * 10} ${most}`} preserveAspectRatio="none">
            {weeks.map((week, index) => {
              let under = most;
              return shownOutcomes.map((outcome) => {
                const count = countOf(week, outcome);
                under -= count;
                return (
                  count > 0 && (
                    <rect
                      key={`${week.from} ${outcome}`}
                      data-outcome={outcome}
                      x={index * 10 + 1}
                      y={under}
                      width={8}
                      height={count}
                    />
                  )
                );
              });
            })}
          </svg>
          <div className={classes.axis} style={{ gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 1fr))` }}>
            {weeks.map(({ from }, index) => (
              <span key={from}>{index % step === 0 && shortDay(from)}</span>
            ))}
          </div>
        </div>
      </Figure>
    </div>
  );
}
