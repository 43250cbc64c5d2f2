import { Button, Textarea } from '@mantine/core';
import classes from './payload-editor.module.css';

interface PayloadEditorProps {
  label: string;
  /** The word on the button. */
  action: string;
  text: string;
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
  fault,
  onEdit,
  onReset,
  onClose,
  onSend,
  step,
}: PayloadEditorProps) {
  return (
    <form
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) onClose();
      }}
    >
      <Textarea
        label={label}
        className={classes.text}
        spellCheck={false}
        rows={Math.min(16, text.split('\n').length)}
        value={text}
        error={fault === '' ? undefined : fault}
        onChange={({ currentTarget }) => onEdit(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
        }}
      />
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
