import { TextInput } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';

export interface DayFieldProps {
  label: ReactNode;
  name?: string;
  /** YYYY-MM-DD, or nothing. */
  defaultValue?: string;
  onChange?: (day: string) => void;
  error?: ReactNode;
  readOnly?: boolean;
}

const DayCalendar = lazy(() => import('./day-calendar').catch(() => ({ default: PlainDay })));

/** The browser's own, until the calendar has come, and where it can't. */
function PlainDay({ onChange, ...field }: DayFieldProps) {
  return <TextInput {...field} type="date" onChange={({ currentTarget }) => onChange?.(currentTarget.value)} />;
}

/** A day, written as the reader's language writes it or chosen in a calendar; a field of a form. */
export function DayField({ defaultValue = '', onChange, ...field }: DayFieldProps) {
  const [day, setDay] = useState(defaultValue);
  const told = {
    ...field,
    defaultValue: day,
    onChange: (next: string) => {
      setDay(next);
      onChange?.(next);
    },
  };
  return (
    <Suspense fallback={<PlainDay {...told} />}>
      <DayCalendar {...told} />
    </Suspense>
  );
}
