import { useEffect, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { BlockReason } from '../../machines/domain/block-reason';
import { describeBlockReason } from '../copy/block-reasons';

interface TypedValue {
  /** What the form holds at first: a value, or a text that was not understood. */
  given: string;
  /** What a text means in the language at hand. */
  read: (text: string) => { value: string } | { fault: BlockReason };
  /** How the language writes a value; null for a text that is none. */
  write: (value: string) => string | null;
  /** A text that was not understood as the form holds it, and the text again. */
  hold?: (text: string) => string;
  held?: (value: string) => string;
  onChange?: ((value: string) => void) | undefined;
}

const same = (text: string) => text;

/**
 * A text field whose form holds what the text means. What is typed stands as it is until the field is left; then it stands as it was understood. What
 * is not understood stays, with its fault, and the form holds that text.
 */
export function useTypedValue({ given, read, write, hold = same, held = same, onChange }: TypedValue) {
  const intl = useIntl();
  const [value, setValue] = useState(given);
  /** What stands while it is being typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const isUnread = write(value) === null;
  const reading = isUnread ? read(held(value)) : null;

  const give = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  /** A text of a draft, of another language or of another currency that is understood now. */
  const understood = reading !== null && 'value' in reading ? reading.value : null;
  useEffect(() => {
    if (understood !== null) give(understood);
    // oxlint-disable-next-line react/exhaustive-deps -- once it is understood
  }, [understood]);

  const settle = () => setTyped(null);
  return {
    /** What the form holds. */
    value,
    text: typed ?? write(value) ?? held(value),
    /** The sentence of what stands and is not understood. */
    fault: reading !== null && 'fault' in reading ? describeBlockReason(intl, reading.fault) : null,
    isTyping: typed !== null,
    type: (text: string) => {
      const typedValue = read(text);
      setTyped(text);
      give('value' in typedValue ? typedValue.value : hold(text));
    },
    /** Puts a value in place of what stands. */
    choose: (next: string) => {
      settle();
      give(next);
    },
    settle,
    settleOnEnter: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') settle();
    },
  };
}
