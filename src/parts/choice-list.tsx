import { Checkbox, Radio } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useUncontrolled } from '@mantine/hooks';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './choice-list.module.css';
import { Hint } from './hint';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** What a chip means, on hover and on keyboard focus. */
  hint?: string;
}

interface GroupProps<Value extends string> {
  /** Names the group. */
  legend: ReactNode;
  choices: readonly Choice<Value>[];
  /** Under the group, in the colour of errors; announced with it. */
  error?: ReactNode;
  /** As many columns as fit, for short labels such as countries. */
  columns?: boolean;
  /** Whoever chooses nothing can't go on: the name of the group says so. */
  required?: boolean;
  /** A request is under way: the choices keep the focus and can't be changed. */
  readOnly?: boolean;
  /** Where a form finds its field. */
  'data-path'?: string;
}

const everyOne = '*';

interface ChecksProps<Value extends string> extends GroupProps<Value> {
  /** Given, the group is controlled; a field of a form has `defaultValue`. */
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  onChange?: (chosen: Value[]) => void;
  /** Adds a first box that stands for all. */
  all?: boolean;
  /** Chips beside each other, for a few that filter a list: they say themselves what they are, and who hears the page hears the legend. */
  inline?: boolean;
}

/** Checkboxes of which any number may be chosen, in the order of `choices`. */
export function CheckboxList<Value extends string>({
  legend,
  choices,
  value,
  defaultValue,
  onChange,
  all = false,
  columns,
  inline = false,
  error,
  required = false,
  readOnly,
  'data-path': path,
}: ChecksProps<Value>) {
  const [chosen, choose] = useUncontrolled<readonly Value[]>({
    value,
    defaultValue,
    finalValue: [],
    onChange: (values) => onChange?.([...values]),
  });
  const every = choices.length > 0 && choices.every((choice) => chosen.includes(choice.value));
  const take = (ticked: readonly string[]) =>
    choose(
      all && ticked.includes(everyOne) !== every
        ? every
          ? []
          : choices.map((choice) => choice.value)
        : choices.map((choice) => choice.value).filter((one) => ticked.includes(one)),
    );
  return (
    <Checkbox.Group
      label={legend}
      labelProps={inline ? { className: classes.heard } : undefined}
      error={error}
      required={required}
      value={every && all ? [everyOne, ...chosen] : [...chosen]}
      onChange={take}
      readOnly={readOnly}
      data-path={path}
    >
      <div className={inline ? classes.inline : columns ? classes.columns : classes.stack}>
        {all && (
          <Checkbox
            value={everyOne}
            indeterminate={!every && chosen.length > 0}
            label={<FormattedMessage id="parts.checks.all" />}
            className={classes.all}
          />
        )}
        {choices.map((choice) => {
          const box = <Checkbox value={choice.value} label={choice.label} aria-description={choice.hint} />;
          return inline ? (
            <Hint key={choice.value} label={choice.hint}>
              {box}
            </Hint>
          ) : (
            <Fragment key={choice.value}>{box}</Fragment>
          );
        })}
      </div>
    </Checkbox.Group>
  );
}

interface RadiosProps<Value extends string> extends GroupProps<Value> {
  /** The choice that Tab would reach has the focus when the group comes. */
  autoFocus?: boolean;
  /** Given, the group is controlled; a field of a form has `defaultValue`. Null while nothing is taken. */
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (chosen: Value) => void;
  /** Under the name of the group, smaller. */
  hint?: ReactNode;
}

/** Choices of which one is taken. */
export function RadioList<Value extends string>({
  legend,
  choices,
  value,
  defaultValue,
  onChange,
  columns,
  error,
  required = false,
  readOnly,
  autoFocus = false,
  hint,
  'data-path': path,
}: RadiosProps<Value>) {
  const entrance = choices.find((choice) => choice.value === (value ?? defaultValue)) ?? choices[0];
  return (
    <Radio.Group<Value>
      label={legend}
      description={hint}
      error={error}
      required={required}
      value={value}
      defaultValue={defaultValue ?? undefined}
      onChange={onChange}
      readOnly={readOnly}
      data-path={path}
    >
      <div className={columns ? classes.columns : classes.stack}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            label={choice.label}
            required={required}
            autoFocus={autoFocus && choice === entrance}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
