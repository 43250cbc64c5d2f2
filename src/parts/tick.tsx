import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names';
import classes from './tick.module.css';

interface TickProps {
  checked: boolean;
  /** Some of what it stands for is chosen. */
  mixed?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  /** Its words; without them `label` names it for assistive technology. */
  children?: ReactNode;
  label?: string;
  /** Under the words, smaller. */
  hint?: ReactNode;
  name?: string;
  /** Ids of what else describes it: an error, why it is disabled. */
  describedBy?: string;
  className?: string;
}

/** A checkbox, cheap enough for every row of a table. */
export function Tick({
  checked,
  mixed = false,
  disabled,
  onChange,
  children,
  label,
  hint,
  name,
  describedBy,
  className,
}: TickProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (inputRef.current !== null) inputRef.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={classNames(classes.tick, className)}>
      <input
        ref={inputRef}
        type="checkbox"
        className={classes.box}
        checked={checked}
        disabled={disabled}
        name={name}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children !== undefined && (
        <span className={classes.words}>
          {children}
          {hint !== undefined && <span className={classes.hint}>{hint}</span>}
        </span>
      )}
    </label>
  );
}
