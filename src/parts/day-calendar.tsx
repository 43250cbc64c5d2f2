import { Calendar } from '@mantine/dates';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/es';
import 'dayjs/locale/pt-br';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import classes from './parts.module.css';
import { placeFloating } from './use-floating';

const locales: Readonly<Record<string, string>> = { es: 'es', pt: 'pt-br', en: 'en' };

export interface DayCalendarProps {
  /** YYYY-MM-DD, or nothing. */
  day: string;
  /** A sentence stands beneath the field. */
  isAbove: boolean;
  onChoose: (day: string) => void;
}

/** The calendar of a day's field, beneath it and above whatever the field stands in; the day that stands is taken away by choosing it again. */
export default function DayCalendar({ day, isAbove, onChoose }: DayCalendarProps) {
  const intl = useIntl();
  /** A day of the month that is shown. */
  const [shown, setShown] = useState<string | undefined>(day || undefined);
  const [former, setFormer] = useState(day);
  if (day !== former) {
    setFormer(day);
    if (day !== '') setShown(day);
  }
  const anchorRef = useRef<HTMLDivElement>(null);
  const calendarRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [anchor, calendar] = [anchorRef.current, calendarRef.current];
    if (anchor === null || calendar === null) return undefined;
    const place = () => placeFloating(anchor, calendar, 'start', isAbove);
    calendar.showPopover?.();
    place();
    // The field goes with what is scrolled around it, and a month may have a week more.
    const seen = new ResizeObserver(place);
    seen.observe(calendar);
    addEventListener('resize', place);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      seen.disconnect();
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
    };
  }, [isAbove]);
  const name = (
    id: `parts.day.${'previous' | 'next'}${'Month' | 'Year' | 'Decade'}` | 'parts.day.months' | 'parts.day.years',
  ) => intl.formatMessage({ id });
  return (
    <>
      <div ref={anchorRef} className={classes.box} />
      <div
        ref={calendarRef}
        popover="manual"
        className={classes.calendar}
        data-dates-dropdown
        onMouseDown={(event) => event.preventDefault()}
      >
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
      </div>
    </>
  );
}
