import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BlockReason } from '../../../../machines/domain/block-reason';
import { chosenRows, presentRows } from '../../../../machines/domain/reported-rows';
import type { SuspiciousEvent } from '../../../../machines/reports/suspicious/suspicious.types';
import { sendableIds, bulkActionReasons } from '../../../../machines/reports/suspicious/suspicious.view';
import { formatCount } from '../../../copy/money';
import { ChosenCount } from '../../../parts/data-table';
import { KeyHint } from '../../../parts/key-hint';
import { Toolbar } from '../../../parts/toolbar';
import { ReasonButton } from '../../../parts/reason-button';
import { useSystemActorState } from '../../../seams/use-console';
import { formatRowsKey, rowsShortcut, type RowsEventType } from './suspicious-keys';
import classes from './suspicious-screen.module.css';

interface SuspiciousBarProps {
  /** What is chosen, on whichever page. */
  ids: readonly string[];
  /** The rows of this page. */
  rows: readonly string[];
  /** How many the list has. */
  total: number;
  inHand: ReadonlySet<string>;
  /** Why nothing can be sent now. */
  block: BlockReason | null;
  send: (event: SuspiciousEvent) => void;
}

/** A button of what a key does too. */
function KeyedButton({ by, ...button }: ComponentProps<typeof ReasonButton> & { by: RowsEventType }) {
  return (
    <ReasonButton
      {...button}
      aria-keyshortcuts={rowsShortcut(by)}
      rightSection={<KeyHint>{formatRowsKey(by)}</KeyHint>}
    />
  );
}

/**
 * What can be done with what is chosen, over the head of the table, or with the whole list, beside the tools; what can't says why. No row moves
 * when the first one is chosen.
 */
export function SuspiciousBar({ ids, rows, total, inHand, block, send }: SuspiciousBarProps) {
  const intl = useIntl();
  const listings = useSystemActorState('listings');
  const chosen = useSelector(listings, ({ context }) => chosenRows(ids, context.visible), shallowEqual);
  const sendable = useSelector(listings, ({ context }) => sendableIds(chosen, context.visible, inHand), shallowEqual);
  const none = useSelector(listings, ({ context }) => bulkActionReasons(chosen, context.visible, inHand), shallowEqual);
  /** A mark is made on what is known; a send asks about the others first. */
  const known = useSelector(listings, ({ context }) => presentRows(ids, context.visible), shallowEqual);
  const markable = known.filter((id) => !inHand.has(id));
  const offPageCount = chosen.filter((id) => !rows.includes(id)).length;
  const elsewhere = intl.formatMessage({ id: 'suspicious.chosen.elsewhere' }, { count: offPageCount });
  const isPageChosen = rows.length > 0 && chosen.length - offPageCount === rows.length;
  return (
    <Toolbar
      label={intl.formatMessage({ id: 'suspicious.bar.label' })}
      className={chosen.length > 0 ? classes.acting : classes.resting}
    >
      <span className={classes.chosen}>
        <ChosenCount count={chosen.length} />
        {offPageCount > 0 && (
          <span className={classes.elsewhere} title={elsewhere}>
            {elsewhere}
          </span>
        )}
        {isPageChosen && chosen.length < total && (
          <Button variant="subtle" size="compact-sm" onClick={() => send({ type: 'chosen.whole' })}>
            <FormattedMessage id="suspicious.chooseAll.action" values={{ count: formatCount(intl, total) }} />
          </Button>
        )}
        {chosen.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            title={intl.formatMessage({ id: 'suspicious.chooseNone.action' })}
            aria-label={intl.formatMessage({ id: 'suspicious.chooseNone.action' })}
            onClick={() => send({ type: 'chosen.none' })}
          >
            <IconX size={16} aria-hidden="true" />
          </Button>
        )}
      </span>
      {chosen.length > 0 && (
        <>
          <KeyedButton
            why={sendable.length === 0 ? { because: 'NOTHING_SENDABLE' } : block}
            by="send.ask"
            onClick={() => send({ type: 'send.ask', ids: sendable })}
          >
            <FormattedMessage id="suspicious.sendSelected.action" values={{ count: sendable.length }} />
          </KeyedButton>
          <KeyedButton
            variant="default"
            why={none.edit}
            by="listing.edit"
            aria-label={intl.formatMessage({ id: 'suspicious.together.label' })}
            onClick={() => send({ type: 'listing.edit', ids: markable })}
          >
            <FormattedMessage id="suspicious.together.action" />
          </KeyedButton>
          <KeyedButton
            variant="default"
            why={none.undo}
            by="listing.undo"
            onClick={() => send({ type: 'listing.undo', ids: markable })}
          >
            <FormattedMessage id="mark.dismiss.label" />
          </KeyedButton>
          <KeyedButton
            variant="default"
            why={none.remove}
            by="remove.ask"
            onClick={() => send({ type: 'remove.ask', ids: known })}
          >
            <FormattedMessage id="suspicious.remove.action" />
          </KeyedButton>
          <Button
            variant="default"
            aria-label={intl.formatMessage({ id: 'suspicious.evidence.label' })}
            onClick={() => send({ type: 'evidence.open', ids: chosen })}
          >
            <FormattedMessage id="suspicious.evidence.action" />
          </Button>
        </>
      )}
      {chosen.length === 0 && (
        <Button variant="default" onClick={() => send({ type: 'inactive.seek' })}>
          <FormattedMessage id="suspicious.inactive.action" />
        </Button>
      )}
    </Toolbar>
  );
}
