import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './copyable-id.module.css';
import { VisuallyHidden } from './visually-hidden';

const shownFor = 1500;

/** Puts a text into the clipboard, and says so for a moment; where the browser refuses its clipboard, `refused` is called instead. */
export function useCopyText(refused: () => void): { copied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = (text: string) => {
    if (navigator.clipboard === undefined) refused();
    else navigator.clipboard.writeText(text).then(() => setCopied(true), refused);
  };
  return { copied, copy };
}

/** An id that is copied when it is pressed. Where the browser refuses its clipboard the id is selected instead. */
export function CopyableId({ id }: { id: string }) {
  const intl = useIntl();
  const textRef = useRef<HTMLSpanElement>(null);
  const { copied, copy } = useCopyText(() => {
    const text = textRef.current;
    if (text !== null) getSelection()?.selectAllChildren(text);
  });

  return (
    <button
      type="button"
      className={classes.id}
      data-copies
      aria-label={intl.formatMessage({ id: 'parts.id.copy' }, { id })}
      onClick={() => copy(id)}
    >
      <span ref={textRef}>{id}</span>
      {copied ? <IconCheck size={14} aria-hidden="true" /> : <IconCopy size={14} aria-hidden="true" />}
      <VisuallyHidden role="status">{copied && <FormattedMessage id="parts.id.copied" />}</VisuallyHidden>
    </button>
  );
}
