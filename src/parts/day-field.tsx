import { CloseButton, TextInput } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import { Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { DayCalendarProps } from './day-calendar';
import { lazyPart } from './lazy-part';
import { readDay } from '../../machines/domain/days';
import { formatFormDay } from './format-form-values';
import classes from './parts.module.css';
import { useTypedValue } from './use-typed-value';

export interface DayFieldProps {
  label: ReactNode;
  name?: string;
  /** YYYY-MM-DD, or nothing; or a text of a draft that is no day. */
  defaultValue?: string;
  onChange?: (day: string) => void;
  error?: ReactNode;
  readOnly?: boolean | undefined;
}

/** Without it a day is typed. */
const DayCalendar = lazyPart<DayCalendarProps>(
  () => import('./day-calendar'),
  () => null,
);

/** A day, typed or pasted as the reader's language writes it, or chosen in a calendar; a field of a form. Left, it stands as it was understood. */
export function DayField({ defaultValue = '', onChange, error, readOnly, ...field }: DayFieldProps) {
  const intl = useIntl();
  const { locale } = intl;
  const [opened, setOpened] = useState(false);
  const typed = useTypedValue({
    given: defaultValue,
    read: (text) => readDay(locale, text),
    write: (value) => formatFormDay(locale, value),
    onChange,
  });
  const shownError = typed.fault !== null && (!typed.isTyping || error != null) ? typed.fault : error;
  /** The calendar's code is asked for once the field is used. */
  const open = () => setOpened(readOnly !== true);
  const choose = (day: string) => {
    typed.choose(day);
    setOpened(false);
  };
  return (
    <TextInput
      {...field}
      readOnly={readOnly}
      autoComplete="off"
      placeholder={intl.formatMessage({ id: 'parts.day.format' })}
      value={typed.text}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value;
        typed.type(text);
        // Nothing is left to choose of a whole day: what stands beneath the calendar is in sight and pressed at once.
        if (/\d{4}/.test(text) && 'value' in readDay(locale, text)) setOpened(false);
        else open();
      }}
      onClick={open}
      onFocus={open}
      onBlur={() => {
        typed.settle();
        setOpened(false);
      }}
      onKeyDown={(event) => {
        typed.settleOnEnter(event);
        // Escape closes the calendar, not the panel that the field stands in.
        if (event.key === 'Escape' && opened) event.preventDefault();
        // Enter gives the form what stands: what it brings is not to stand beneath a calendar.
        if (event.key === 'Enter' || event.key === 'Escape') setOpened(false);
      }}
      data-mantine-stop-propagation={opened || undefined}
      error={shownError}
      aria-invalid={shownError != null || undefined}
      rightSection={
        typed.text !== '' && readOnly !== true ? (
          <CloseButton
            variant="transparent"
            size="sm"
            tabIndex={-1}
            aria-label={intl.formatMessage({ id: 'parts.day.clear' })}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose('')}
          />
        ) : undefined
      }
      inputContainer={(input) => (
        <div className={classes.field}>
          {input}
          {opened && (
            <Suspense fallback={null}>
              <DayCalendar
                day={formatFormDay(locale, typed.value) === null ? '' : typed.value}
                isAbove={shownError != null}
                onChoose={choose}
              />
            </Suspense>
          )}
        </div>
      )}
    />
  );
}
