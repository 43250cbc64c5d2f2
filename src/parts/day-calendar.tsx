import { DateInput } from '@mantine/dates';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/es';
import 'dayjs/locale/pt-br';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { dayFormat, readDay } from '../copy/days';
import type { DayFieldProps } from './day-field';

const locales: Readonly<Record<string, string>> = { es: 'es', pt: 'pt-br', en: 'en' };

/** The field of a day as it is once its calendar has come. */
export default function DayCalendar({ defaultValue = '', onChange, ...field }: DayFieldProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  /** Enter gives the form what stands: what it brings is not to stand beneath a calendar. */
  const [entered, setEntered] = useState(false);
  const write = () => setEntered(false);
  const name = (
    id: `parts.day.${'previous' | 'next'}${'Month' | 'Year' | 'Decade'}` | 'parts.day.months' | 'parts.day.years',
  ) => intl.formatMessage({ id });
  return (
    <DateInput
      {...field}
      clearable
      hideOutsideDates
      weekendDays={[]}
      clearButtonProps={{ 'aria-label': intl.formatMessage({ id: 'parts.day.clear' }) }}
      defaultValue={defaultValue || null}
      onChange={(day) => onChange?.(day ?? '')}
      valueFormat={dayFormat(intl.locale)}
      dateParser={(text) => readDay(intl.locale, text)}
      locale={locales[intl.locale]}
      firstDayOfWeek={intl.locale === 'es' ? 1 : 0}
      placeholder={intl.formatMessage({ id: 'parts.day.format' })}
      onKeyDown={({ key }) => setEntered(key === 'Enter')}
      onClick={write}
      onFocus={write}
      data-mantine-stop-propagation={open || undefined}
      popoverProps={{
        disabled: field.readOnly === true || entered,
        position: field.error === undefined || field.error === null ? 'bottom-start' : 'top-start',
        onOpen: () => setOpen(true),
        onClose: () => setOpen(false),
      }}
      ariaLabels={{
        previousMonth: name('parts.day.previousMonth'),
        nextMonth: name('parts.day.nextMonth'),
        previousYear: name('parts.day.previousYear'),
        nextYear: name('parts.day.nextYear'),
        previousDecade: name('parts.day.previousDecade'),
        nextDecade: name('parts.day.nextDecade'),
        monthLevelControl: name('parts.day.months'),
        yearLevelControl: name('parts.day.years'),
      }}
    />
  );
}
