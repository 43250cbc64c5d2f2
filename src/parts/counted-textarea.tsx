import { Textarea, type TextareaProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useIntl, FormattedMessage } from 'react-intl';
import { VisuallyHidden } from './visually-hidden';
import classes from './parts.module.css';

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

interface CountedTextareaProps extends Omit<TextareaProps, 'value' | 'defaultValue' | 'onChange'> {
  defaultValue?: string;
  onChange?: (text: string) => void;
  /** How many characters may go out; more can be typed or pasted, and the count says so. */
  max: number;
}

/** A text of several lines that grows, and under it how much of it is used. */
export function CountedTextarea({ defaultValue, onChange, max, description, ...props }: CountedTextareaProps) {
  const intl = useIntl();
  const [text, type] = useUncontrolled({ defaultValue, finalValue: '', onChange });
  return (
    <div>
      <Textarea
        data-grows
        rows={3}
        {...props}
        description={
          <>
            {description}
            <VisuallyHidden>
              {intl.formatMessage({ id: 'parts.counter.label' }, { count: text.length, max })}
            </VisuallyHidden>
          </>
        }
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <CharacterCounter count={text.length} max={max} />
    </div>
  );
}
