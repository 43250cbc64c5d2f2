import { TextInput } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withTags } from '../../machines/domain/filter-tags';
import { FilterChips } from './filter-chips';
import classes from './tag-field.module.css';

interface TagFieldProps {
  /** What they are: also names the list of those that were taken. */
  legend: string;
  hint?: ReactNode;
  /** What is offered while one types. */
  offered?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (tags: string[]) => void;
  error?: ReactNode;
  readOnly?: boolean;
  name?: string;
  'data-path'?: string;
  'aria-invalid'?: boolean;
}

/** Words that are typed one by one or pasted with commas between; one that stands there already is told and not taken twice. */
export function TagField({ legend, hint, offered = [], defaultValue, onChange, readOnly, ...props }: TagFieldProps) {
  const intl = useIntl();
  const list = useId();
  const [tags, take] = useUncontrolled<readonly string[]>({
    defaultValue,
    finalValue: [],
    onChange: (now) => onChange?.([...now]),
  });
  const [text, type] = useState('');
  const [doubled, setDoubled] = useState<string[]>([]);
  const add = (written: string) => {
    const { tags: now, doubled: again } = withTags(tags, written);
    type('');
    setDoubled(again);
    if (now.length > tags.length) take(now);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      add(text);
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined && !readOnly) {
      event.preventDefault();
      take(tags.slice(0, -1));
      type(last);
    }
  };
  return (
    <div className={classes.field}>
      <TextInput
        {...props}
        label={legend}
        description={hint}
        readOnly={readOnly}
        autoComplete="off"
        list={offered.length > 0 ? list : undefined}
        value={text}
        onChange={(event) => {
          const written = event.currentTarget.value;
          if (/[,;\t\r\n]/.test(written)) add(written);
          else type(written);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (!/[,;\t\r\n]/.test(pasted)) return;
          event.preventDefault();
          add(`${text}${pasted}`);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (text.trim() !== '') add(text);
        }}
      />
      {offered.length > 0 && (
        <datalist id={list}>
          {offered.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      <p className={classes.told} role="status">
        {doubled.length > 0 && (
          <FormattedMessage
            id="parts.tag.doubled"
            values={{ names: doubled.map((name) => `“${name}”`).join(', '), count: doubled.length }}
          />
        )}
      </p>
      <FilterChips
        chips={tags.map((tag) => ({ id: tag, name: tag }))}
        label={legend}
        removing={(name) => intl.formatMessage({ id: 'parts.tag.remove' }, { name })}
        onRemove={(tag) => {
          setDoubled([]);
          if (!readOnly) take(tags.filter((one) => one !== tag));
        }}
      />
    </div>
  );
}
