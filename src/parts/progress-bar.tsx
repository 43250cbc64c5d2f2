import { FormattedMessage, useIntl } from 'react-intl';
import { formatCount } from '../copy/money';
import { classNames } from './class-names';
import classes from './progress-bar.module.css';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds to go in the one unit a person would use, rounded up, so that it never says none while there is some. */
export function roundTimeLeft(left: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (left >= 90 * minute) return { unit: 'hours', count: Math.ceil(left / hour) };
  if (left >= 90 * second) return { unit: 'minutes', count: Math.ceil(left / minute) };
  return { unit: 'seconds', count: Math.max(1, Math.ceil(left / second)) };
}

interface PlainBarProps {
  /** What is under way. */
  label: string;
  done: number;
  /** Null while nobody knows. */
  total: number | null;
  /** Stopped for a while: the bar stands still and fades. */
  resting?: boolean;
  className?: string;
}

/** The bar alone, for who says its numbers. */
export function PlainBar({ label, done, total, resting = false, className }: PlainBarProps) {
  return (
    <progress
      className={classNames(classes.bar, className)}
      data-resting={resting || undefined}
      aria-label={label}
      value={total === null ? undefined : done}
      max={total ?? undefined}
    />
  );
}

interface ProgressBarProps extends Omit<PlainBarProps, 'className'> {
  /** Milliseconds still to go, null while nothing can be said. */
  left?: number | null;
}

/** How far something is: a bar, its numbers and the time left. */
export function ProgressBar({ label, done, total, left = null, resting = false }: ProgressBarProps) {
  const intl = useIntl();
  const rest = left === null || resting ? null : roundTimeLeft(left);
  return (
    <div className={classes.progress}>
      <PlainBar label={label} done={done} total={total} resting={resting} />
      <div className={classes.words}>
        <span>
          {total === null ? (
            done > 0 && formatCount(intl, done)
          ) : (
            <FormattedMessage
              id="parts.progress.numbers"
              values={{ done: formatCount(intl, done), total: formatCount(intl, total) }}
            />
          )}
        </span>
        {rest !== null && (
          <span className={classes.left}>
            <FormattedMessage id={`parts.progress.${rest.unit}`} values={{ count: rest.count }} />
          </span>
        )}
      </div>
    </div>
  );
}
