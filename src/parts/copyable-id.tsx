import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './copyable-id.module.css';
import { useCopyText } from './use-copy-text';
import { VisuallyHidden } from './visually-hidden';

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
