import { Button, Input, Textarea } from '@mantine/core';
import { Suspense, useId } from 'react';
import type { PayloadSpec } from '../lab/payloads.types';
import classes from './payload-editor.module.css';
import type { JsonFieldProps } from './panel.types';
import { lazyPart } from '../../parts/lazy-part';

const JsonEditor = lazyPart(() => import('./json-editor'), PlainField);

interface PayloadEditorProps {
  label: string;
  /** The word on the button. */
  action: string;
  text: string;
  /** What may be written there, to be offered. */
  written: PayloadSpec;
  /** Empty while nothing is wrong. */
  fault: string;
  onEdit: (text: string) => void;
  onReset: () => void;
  /** It is to be closed; its text is its owner's to keep. */
  onClose: () => void;
  onSend: () => void;
  /** Names the step that its button takes. */
  step: string;
}

/** A payload as JSON to be changed; Ctrl or ⌘ and Enter sends it, Escape closes it. */
export function PayloadEditor({
  label,
  action,
  text,
  written,
  fault,
  onEdit,
  onReset,
  onClose,
  onSend,
  step,
}: PayloadEditorProps) {
  const id = useId();
  const field = { text, written, labelId: `${id}label`, faultId: `${id}fault`, invalid: fault !== '', onEdit, onSend };
  return (
    <form
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing && !nativeEvent.defaultPrevented) onClose();
      }}
    >
      <Input.Label id={field.labelId} labelElement="div">
        {label}
      </Input.Label>
      <Suspense fallback={<div className={classes.editing} aria-hidden="true" />}>
        <JsonEditor {...field} />
      </Suspense>
      {fault !== '' && (
        <Input.Error id={field.faultId} role="alert">
          {fault}
        </Input.Error>
      )}
      <div className={classes.buttons}>
        <Button size="xs" type="submit" data-step={step}>
          {action}
        </Button>
        <Button size="xs" variant="subtle" onClick={onReset}>
          Drop the change
        </Button>
      </div>
    </form>
  );
}

/** The text without its offers, where the editor can't be fetched. */
function PlainField({ text, labelId, faultId, invalid, onEdit, onSend }: JsonFieldProps) {
  return (
    <Textarea
      aria-labelledby={labelId}
      aria-describedby={invalid ? faultId : undefined}
      error={invalid}
      className={classes.text}
      spellCheck={false}
      rows={Math.min(16, text.split('\n').length)}
      value={text}
      onChange={({ currentTarget }) => onEdit(currentTarget.value)}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) onSend();
      }}
    />
  );
}
