import { Popover } from '@mantine/core';
import { Calendar } from '@mantine/dates';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/es';
import 'dayjs/locale/pt-br';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import classes from './parts.module.css';

const locales: Readonly<Record<string, string>> = { es: 'es', pt: 'pt-br', en: 'en' };

export interface DayCalendarProps {
  /** YYYY-MM-DD, or nothing. */
  day: string;
  opened: boolean;
  /** A sentence stands beneath the field. */
  isAbove: boolean;
  onChoose: (day: string) => void;
}

/** The calendar of a day's field, beneath it; the day that stands is taken away by choosing it again. */
export default function DayCalendar({ day, opened, isAbove, onChoose }: DayCalendarProps) {
  const intl = useIntl();
  /** A day of the month that is shown. */
  const [shown, setShown] = useState<string | undefined>(day || undefined);
  const [former, setFormer] = useState(day);
  if (day !== former) {
    setFormer(day);
    if (day !== '') setShown(day);
  }
  const name = (
    id: `parts.day.${'previous' | 'next'}${'Month' | 'Year' | 'Decade'}` | 'parts.day.months' | 'parts.day.years',
  ) => intl.formatMessage({ id });
  return (
    <Popover
      opened={opened}
      position={isAbove ? 'top-start' : 'bottom-start'}
      trapFocus={false}
      withRoles={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Popover.Target>
        <div className={classes.box} />
      </Popover.Target>
      <Popover.Dropdown data-dates-dropdown onMouseDown={(event) => event.preventDefault()}>
        <Calendar
          __preventFocus
          hideOutsideDates
          weekendDays={[]}
          date={shown}
          onDateChange={setShown}
          getDayProps={(each) => ({
            selected: each === day,
            onClick: () => onChoose(each === day ? '' : each),
          })}
          getMonthControlProps={(month) => ({ selected: month.slice(0, 7) === day.slice(0, 7) })}
          getYearControlProps={(year) => ({ selected: year.slice(0, 4) === day.slice(0, 4) })}
          locale={locales[intl.locale]}
          firstDayOfWeek={intl.locale === 'es' ? 1 : 0}
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
      </Popover.Dropdown>
    </Popover>
  );
}
