import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './copyable-id.module.css';
import { VisuallyHidden } from './visually-hidden';

const shownFor = 1500;

/** An id that is copied when it is pressed. Where the browser refuses its clipboard the id is selected instead. */
export function CopyableId({ id }: { id: string }) {
  const intl = useIntl();
  const textRef = useRef<HTMLSpanElement>(null);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const selectText = () => {
    const text = textRef.current;
    if (text !== null) getSelection()?.selectAllChildren(text);
  };
  const copy = () => {
    if (navigator.clipboard === undefined) selectText();
    else navigator.clipboard.writeText(id).then(() => setCopied(true), selectText);
  };

  return (
    <button
      type="button"
      className={classes.id}
      data-copies
      aria-label={intl.formatMessage({ id: 'parts.id.copy' }, { id })}
      onClick={copy}
    >
      <span ref={textRef}>{id}</span>
      {copied ? <IconCheck size={14} aria-hidden="true" /> : <IconCopy size={14} aria-hidden="true" />}
      <VisuallyHidden>
        <span role="status">{copied && <FormattedMessage id="parts.id.copied" />}</span>
      </VisuallyHidden>
    </button>
  );
}
