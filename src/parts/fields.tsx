import { IconEye, IconEyeOff } from '@tabler/icons-react';
import {
  useId,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { useIntl } from 'react-intl';
import { classNames } from './class-names';
import classes from './fields.module.css';

interface FieldWords {
  label?: ReactNode;
  /** Under the label. */
  description?: ReactNode;
  /** Under the field, announced; the field is marked as wrong. */
  error?: ReactNode;
  className?: string;
  classNames?: { description?: string };
}

interface Ids {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}

function Field({
  words,
  given,
  describedBy,
  required,
  children,
}: {
  words: FieldWords;
  given?: string;
  describedBy?: string;
  required?: boolean;
  children: (ids: Ids) => ReactNode;
}) {
  const made = useId();
  const id = given ?? made;
  const wrong = words.error !== undefined && words.error !== null && words.error !== false && words.error !== '';
  const hinted = words.description !== undefined && words.description !== null;
  const descriptions = [describedBy, hinted && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(classes.field, words.className)}>
      {words.label !== undefined && (
        <label className={classes.label} htmlFor={id}>
          {words.label}
          {required && <span className={classes.required} aria-hidden="true" />}
        </label>
      )}
      {hinted && (
        <p id={`${id}-hint`} className={classNames(classes.hint, words.classNames?.description)}>
          {words.description}
        </p>
      )}
      {children({
        id,
        'aria-describedby': descriptions === '' ? undefined : descriptions,
        'aria-invalid': wrong || undefined,
      })}
      {wrong && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {words.error}
        </p>
      )}
    </div>
  );
}

export interface TextInputProps extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'className'> {
  size?: 'sm' | 'md';
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  'data-autofocus'?: boolean;
}

/** A line of text with its label, its hint and its error. */
export function TextInput({
  label,
  description,
  error,
  className,
  classNames: names,
  size = 'sm',
  leftSection,
  rightSection,
  id,
  ...input
}: TextInputProps) {
  return (
    <Field
      words={{ label, description, error, className, classNames: names }}
      given={id}
      describedBy={input['aria-describedby']}
      required={input.required}
    >
      {(ids) => (
        <span className={classes.frame} data-size={size}>
          {leftSection !== undefined && <span className={classes.left}>{leftSection}</span>}
          <input
            type="text"
            {...input}
            {...ids}
            className={classes.input}
            data-left={leftSection !== undefined || undefined}
            data-right={rightSection !== undefined || undefined}
          />
          {rightSection !== undefined && <span className={classes.right}>{rightSection}</span>}
        </span>
      )}
    </Field>
  );
}

/** A password that can be looked at while it is typed. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'rightSection'>) {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  const Eye = shown ? IconEyeOff : IconEye;
  const toggle = (
    <button
      type="button"
      className={classes.eye}
      aria-label={intl.formatMessage({ id: 'parts.password.show' })}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <Eye size={18} aria-hidden="true" />
    </button>
  );
  return <TextInput {...props} type={shown ? 'text' : 'password'} rightSection={toggle} />;
}

export interface SelectProps
  extends FieldWords, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'multiple'> {
  ref?: Ref<HTMLSelectElement>;
}

/** One of a few, by the browser's own menu, with its label, hint and error; the options are its children. */
export function Select({ label, description, error, className, classNames: names, id, ...select }: SelectProps) {
  return (
    <Field
      words={{ label, description, error, className, classNames: names }}
      given={id}
      describedBy={select['aria-describedby']}
      required={select.required}
    >
      {(ids) => <select {...select} {...ids} className={classNames(classes.input, classes.menu)} />}
    </Field>
  );
}

export interface TextareaProps extends FieldWords, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  /** Grows with what is typed, from `minRows` up. */
  autosize?: boolean;
  minRows?: number;
  ref?: Ref<HTMLTextAreaElement>;
  'data-autofocus'?: boolean;
}

/** Lines of text with their label, hint and error. */
export function Textarea({
  label,
  description,
  error,
  className,
  classNames: names,
  autosize = false,
  minRows,
  rows,
  id,
  ...area
}: TextareaProps) {
  return (
    <Field
      words={{ label, description, error, className, classNames: names }}
      given={id}
      describedBy={area['aria-describedby']}
      required={area.required}
    >
      {(ids) => (
        <textarea
          {...area}
          {...ids}
          rows={rows ?? minRows}
          className={classNames(classes.input, classes.area, autosize && classes.growing)}
        />
      )}
    </Field>
  );
}
