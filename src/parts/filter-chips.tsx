import { IconX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './filter-chips.module.css';

export interface FilterChip {
  id: string;
  name: string;
}

/** What a list is filtered by: each can be taken away, or all at once. */
export function FilterChips({
  chips,
  onRemove,
  onClear,
  label,
  removing,
}: {
  chips: readonly FilterChip[];
  /** What they are, where they aren't the filters of a list. */
  label?: string;
  /** What the press on one does, in words. */
  removing?: (name: string) => string;
  onRemove: (id: string) => void;
  onClear?: () => void;
}) {
  const intl = useIntl();
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={label ?? intl.formatMessage({ id: 'parts.chips.label' })}>
      {chips.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className={classes.chip}
            aria-label={removing?.(name) ?? intl.formatMessage({ id: 'parts.chip.remove' }, { name })}
            onClick={() => onRemove(id)}
          >
            {name}
            <IconX size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
      {onClear && (
        <li>
          <button type="button" className={classes.clear} onClick={onClear}>
            <FormattedMessage id="parts.chips.clear" />
          </button>
        </li>
      )}
    </ul>
  );
}
