import { FormattedMessage, useIntl } from 'react-intl';
import type { SuggestedStats } from '../../../../contracts/shapes';
import { AppLink } from '../../../parts/app-link';
import { formatCount } from '../../../copy/money';
import { SkeletonBar } from '../../../parts/skeletons';
import { StateIcon } from '../../../parts/state-pill';
import { useWorldTime } from '../../../seams/use-console';
import { FailureLine, type FailureLineProps } from '../../shared/failure-line';
import { SentChart } from './sent-chart';
import classes from './week-figures.module.css';

interface WeekFiguresProps {
  figures: { value: SuggestedStats | null; failure: FailureLineProps['failure'] | null };
  /** Suggestions that wait to be sent, as the gateway said last; null while that isn't known. */
  suspicious: number | null;
  /** What was decided since on the suggestions that stand there. */
  decided: { trusted: number; suspicious: number };
  onRetry: () => void;
}

const names = {
  analysed: 'suggestions.analysed.label',
  suspicious: 'suggestions.suspicious.label',
  trusted: 'suggestions.trusted.label',
} as const;
const icons = { analysed: 'toReview', suspicious: 'suspicious', trusted: 'trusted' } as const;

/** The last seven days: what was analysed, and how (ruling D07); a decision counts the moment it is made. */
export function WeekFigures({ figures, suspicious, decided, onRetry }: WeekFiguresProps) {
  const intl = useIntl();
  const now = useWorldTime();
  const { value, failure } = figures;
  if (value === null && failure !== null) return <FailureLine failure={failure} onRetry={onRetry} />;
  const counts = value && {
    analysed: value.approved + value.reported + decided.trusted + decided.suspicious,
    suspicious: value.reported + decided.suspicious,
    trusted: value.approved + decided.trusted,
  };
  const waiting = suspicious === null ? 0 : suspicious + decided.suspicious;
  return (
    <section className={classes.figures} aria-labelledby="suggestions-week">
      <div className={classes.counts}>
        <h2 id="suggestions-week" className={classes.name}>
          <FormattedMessage id="suggestions.figures.title" />
        </h2>
        <dl className={classes.list}>
          {(['analysed', 'suspicious', 'trusted'] as const).map((name) => (
            <div key={name} className={classes.one} data-state={icons[name]}>
              <dt>
                <StateIcon state={icons[name]} />
                <FormattedMessage id={names[name]} />
              </dt>
              <dd>
                {counts === null ? <SkeletonBar width="3rem" height="1.75rem" /> : formatCount(intl, counts[name])}
              </dd>
            </div>
          ))}
        </dl>
        {waiting > 0 && (
          <AppLink className={classes.waiting} to={{ to: 'suspicious' }}>
            <FormattedMessage
              id="suggestions.waiting.action"
              values={{ count: waiting, shown: formatCount(intl, waiting) }}
            />
          </AppLink>
        )}
      </div>
      <SentChart figures={value} now={now} />
    </section>
  );
}
