import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { describeBlockReason, type BlockReasonInfo } from '../copy/block-reasons';
import { classNames } from './class-names';
import classes from './plain-checkbox.module.css';

interface TickProps {
  checked: boolean;
  /** Some of what it stands for is chosen. */
  mixed?: boolean;
  /** Why it cannot be changed now; it stays in the tab order. */
  why?: BlockReasonInfo | null;
  /** `range`: pressed with Shift, for all from the last one on. */
  onChange: (checked: boolean, range: boolean) => void;
  /** Its words; without them `label` names it for assistive technology. */
  children?: ReactNode;
  label?: string;
  /** Under the words, smaller. */
  hint?: ReactNode;
  name?: string;
  /** Ids of what else describes it: an error. */
  describedBy?: string;
  className?: string;
}

/** A checkbox, cheap enough for every row of a table. */
export function PlainCheckbox({
  checked,
  mixed = false,
  why = null,
  onChange,
  children,
  label,
  hint,
  name,
  describedBy,
  className,
}: TickProps) {
  const intl = useIntl();
  const whyId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const sentence = why === null ? undefined : describeBlockReason(intl, why);
  useEffect(() => {
    if (inputRef.current !== null) inputRef.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={classNames(classes.tick, className)} data-disabled={why !== null || undefined} title={sentence}>
      <input
        ref={inputRef}
        type="checkbox"
        className={classes.box}
        checked={checked}
        aria-disabled={why !== null || undefined}
        name={name}
        aria-label={label}
        aria-describedby={classNames(describedBy, why !== null && whyId) || undefined}
        onChange={(event) => {
          const { nativeEvent } = event;
          if (why === null)
            onChange(event.currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
        }}
      />
      {why !== null && (
        <span id={whyId} hidden>
          {sentence}
        </span>
      )}
      {children !== undefined && (
        <span className={classes.words}>
          {children}
          {hint !== undefined && <span className={classes.hint}>{hint}</span>}
        </span>
      )}
    </label>
  );
}
