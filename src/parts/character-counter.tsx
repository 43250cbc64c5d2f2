import { FormattedMessage, useIntl } from 'react-intl';
import classes from './small.module.css';

/** "n / max" under a field; the field names it by `id` as its description. */
export function CharacterCounter({ id, count, max }: { id?: string; count: number; max: number }) {
  const intl = useIntl();
  return (
    <span
      id={id}
      className={classes.counter}
      data-full={count >= max || undefined}
      aria-label={intl.formatMessage({ id: 'parts.counter.label' }, { count, max })}
      role="note"
    >
      <FormattedMessage id="parts.counter.text" values={{ count, max }} />
    </span>
  );
}
