import { Button } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { RadioList, type Choice } from './choice-list';
import classes from './parts.module.css';

interface SomeFirstProps {
  legend: ReactNode;
  /** What is offered to who has chosen that, all of it or the first of it; `hidden` is how many are not. */
  offer: (chosen: string, all: boolean) => { choices: readonly Choice<string>[]; hidden: number };
  /** What leads to all of them. */
  more: (hidden: number) => ReactNode;
  defaultValue?: string;
  onChange?: (chosen: string) => void;
  error?: ReactNode;
  readOnly?: boolean;
  'data-path'?: string;
}

/** Choices of which one is taken, the first of them until somebody wants to see all. */
export function ExpandableRadioList({ offer, more, defaultValue, onChange, ...props }: SomeFirstProps) {
  const [all, see] = useState(false);
  const [chosen, choose] = useUncontrolled<string>({ defaultValue, finalValue: '', onChange });
  const { choices, hidden } = offer(chosen, all);
  return (
    <div className={classes.group}>
      <RadioList {...props} value={chosen} onChange={choose} choices={choices} />
      {hidden > 0 && (
        <Button variant="default" size="compact-md" onClick={() => see(true)}>
          {more(hidden)}
        </Button>
      )}
    </div>
  );
}
