import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PasteFault } from '../../../../machines/domain/pasted-listings';
import { describeBlockReason } from '../../../copy/block-reasons';
import { useCopyText } from '../../../parts/copyable-id';
import { VisuallyHidden } from '../../../parts/visually-hidden';
import classes from './pasted-listings.module.css';

interface LeftOfPasteProps {
  /** Ids that the gateway doesn't have. */
  missing: readonly string[];
  faults: readonly PasteFault[];
}

/** What of a paste stands for no listing: ids that nobody has, to be copied, and lines that can't be read. */
export function LeftOfPaste({ missing, faults }: LeftOfPasteProps) {
  const intl = useIntl();
  const idsRef = useRef<HTMLParagraphElement>(null);
  const { copied, copy } = useCopyText(() => {
    if (idsRef.current !== null) getSelection()?.selectAllChildren(idsRef.current);
  });
  if (missing.length + faults.length === 0) return null;
  return (
    <div className={classes.left}>
      {missing.length > 0 && (
        <section aria-labelledby="paste-missing">
          <h2 id="paste-missing" className={classes.heading}>
            <FormattedMessage id="pastedListings.missing.title" values={{ count: missing.length }} />
          </h2>
          <p ref={idsRef} className={classes.ids} tabIndex={0} translate="no">
            {missing.join('\n')}
          </p>
          <Button
            variant="default"
            size="compact-md"
            leftSection={
              copied ? <IconCheck size={14} aria-hidden="true" /> : <IconCopy size={14} aria-hidden="true" />
            }
            onClick={() => copy(missing.join('\n'))}
          >
            <FormattedMessage id="pastedListings.missing.action" values={{ count: missing.length }} />
          </Button>
          <VisuallyHidden>
            <span role="status">{copied && <FormattedMessage id="parts.id.copied" />}</span>
          </VisuallyHidden>
        </section>
      )}
      {faults.length > 0 && (
        <section aria-labelledby="paste-faults">
          <h2 id="paste-faults" className={classes.heading}>
            <FormattedMessage id="pastedListings.faults.title" values={{ count: faults.length }} />
          </h2>
          <ul
            className={classes.faults}
            tabIndex={0}
            aria-label={intl.formatMessage({ id: 'pastedListings.faults.label' })}
          >
            {faults.map(({ line, text, reason }) => (
              <li key={`${line} ${text}`}>
                <span className={classes.line}>
                  <FormattedMessage id="pastedListings.fault.line" values={{ line }} />
                </span>
                <span className={classes.text} translate="no">
                  {text}
                </span>
                <span>{describeBlockReason(intl, reason)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
