import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { describeBecause, type ToldBecause } from '../copy/because';
import { classNames } from './class-names';
import classes from './choice-list.module.css';
import { Tick } from './tick';
import tickClasses from './tick.module.css';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** Why it can't be chosen now. */
  why?: ToldBecause | null;
}

interface GroupProps {
  /** Names the group; hidden when the words around it say it already. */
  legend: ReactNode;
  legendHidden?: boolean;
  /** Under the group, in the colour of errors; announced with it. */
  error?: ReactNode;
  /** As many columns as fit, for short labels such as countries. */
  columns?: boolean;
}

function Group({
  legend,
  legendHidden,
  error,
  columns,
  errorId,
  children,
}: GroupProps & { errorId: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group} aria-describedby={error ? errorId : undefined}>
      <legend className={classNames(classes.legend, legendHidden && classes.hidden)}>{legend}</legend>
      <div className={columns ? classes.columns : classes.stack}>{children}</div>
      {error ? (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

interface ChecksProps<Value extends string> extends GroupProps {
  choices: readonly Choice<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** Adds a first box that stands for all; `true` uses the common word for it. */
  all?: ReactNode;
}

/** Checkboxes of which any number may be chosen, in the order of `choices`. */
export function Checks<Value extends string>({ choices, chosen, onChange, all, ...group }: ChecksProps<Value>) {
  const errorId = useId();
  const open = choices.filter((choice) => !choice.why).map((choice) => choice.value);
  const every = open.length > 0 && open.every((value) => chosen.includes(value));
  const set = (value: Value, on: boolean) =>
    onChange(choices.map((choice) => choice.value).filter((one) => (one === value ? on : chosen.includes(one))));
  return (
    <Group {...group} errorId={errorId}>
      {all !== undefined && all !== false && (
        <Tick
          checked={every}
          mixed={!every && chosen.length > 0}
          onChange={(on) => onChange(on ? open : [])}
          className={classes.all}
        >
          {all === true ? <FormattedMessage id="parts.checks.all" /> : all}
        </Tick>
      )}
      {choices.map(({ value, label, hint, why }) => (
        <Tick key={value} checked={chosen.includes(value)} why={why} hint={hint} onChange={(on) => set(value, on)}>
          {label}
        </Tick>
      ))}
    </Group>
  );
}

interface RadiosProps<Value extends string> extends GroupProps {
  choices: readonly Choice<Value>[];
  chosen: Value | null;
  onChange: (chosen: Value) => void;
  /** Each choice in a frame of its own, for the few choices of a step. */
  framed?: boolean;
}

/** Choices of which one is taken. */
export function Radios<Value extends string>({ choices, chosen, onChange, framed, ...group }: RadiosProps<Value>) {
  const name = useId();
  const errorId = useId();
  return (
    <Group {...group} errorId={errorId}>
      {choices.map((choice) => (
        <Radio
          key={choice.value}
          {...choice}
          name={name}
          checked={chosen === choice.value}
          framed={framed}
          onChange={onChange}
        />
      ))}
    </Group>
  );
}

interface RadioProps<Value extends string> extends Choice<Value> {
  name: string;
  checked: boolean;
  framed: boolean | undefined;
  onChange: (chosen: Value) => void;
}

function Radio<Value extends string>({
  value,
  label,
  hint,
  why = null,
  name,
  checked,
  framed,
  onChange,
}: RadioProps<Value>) {
  const intl = useIntl();
  const whyId = useId();
  const sentence = why === null ? undefined : describeBecause(intl, why);
  return (
    <label className={classNames(tickClasses.tick, framed && classes.framed)} title={sentence}>
      <input
        type="radio"
        className={tickClasses.box}
        name={name}
        value={value}
        checked={checked}
        aria-disabled={why !== null || undefined}
        aria-describedby={why === null ? undefined : whyId}
        onChange={() => {
          if (why === null) onChange(value);
        }}
      />
      <span className={tickClasses.words}>
        {label}
        {hint !== undefined && <span className={tickClasses.hint}>{hint}</span>}
      </span>
      {why !== null && (
        <span id={whyId} hidden>
          {sentence}
        </span>
      )}
    </label>
  );
}
