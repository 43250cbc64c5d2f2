import { FormattedMessage, useIntl } from 'react-intl';
import classes from './small.module.css';

/** "n / max" under a field, which says the same in its description. */
export function CharacterCounter({ count, max }: { count: number; max: number }) {
  const intl = useIntl();
  return (
    <span
      className={classes.counter}
      data-full={count >= max || undefined}
      aria-label={intl.formatMessage({ id: 'parts.counter.label' }, { count, max })}
      role="note"
    >
      <FormattedMessage id="parts.counter.text" values={{ count, max }} />
    </span>
  );
}
