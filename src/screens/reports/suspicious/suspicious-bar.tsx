import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BlockReason } from '../../../../machines/domain/block-reason';
import { presentRows } from '../../../../machines/domain/reported-rows';
import type { SuspiciousEvent } from '../../../../machines/reports/suspicious/suspicious.types';
import { sendableIds, bulkActionReasons } from '../../../../machines/reports/suspicious/suspicious.view';
import { formatCount } from '../../../copy/money';
import { classNames } from '../../../parts/class-names';
import { ChosenCount } from '../../../parts/data-table';
import { KeyHint } from '../../../parts/key-hint';
import { Toolbar } from '../../../parts/toolbar';
import { ReasonButton } from '../../../parts/reason-button';
import { useSystemActorState } from '../../../seams/use-console';
import { formatRowsKey, rowsShortcut, type RowsEventType } from './suspicious-keys';
import bar from '../../shared/sticky-bar.module.css';
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

/** What can be done with what is chosen, and what with the whole list; what can't says why. */
export function SuspiciousBar({ ids, rows, total, inHand, block, send }: SuspiciousBarProps) {
  const intl = useIntl();
  const listings = useSystemActorState('listings');
  const chosen = useSelector(listings, ({ context }) => presentRows(ids, context.visible), shallowEqual);
  const sendable = useSelector(listings, ({ context }) => sendableIds(chosen, context.visible, inHand), shallowEqual);
  const none = useSelector(listings, ({ context }) => bulkActionReasons(chosen, context.visible, inHand), shallowEqual);
  const markable = chosen.filter((id) => !inHand.has(id));
  const offPageCount = chosen.filter((id) => !rows.includes(id)).length;
  const isPageChosen = rows.length > 0 && chosen.length - offPageCount === rows.length;
  return (
    <Toolbar
      label={intl.formatMessage({ id: 'suspicious.bar.label' })}
      className={classNames(bar.bar, chosen.length > 0 && classes.acting)}
    >
      <span className={classes.chosen}>
        <ChosenCount count={chosen.length} />
        {offPageCount > 0 && (
          <span className={classes.soft}>
            <FormattedMessage id="suspicious.chosen.elsewhere" values={{ count: offPageCount }} />
          </span>
        )}
        {isPageChosen && chosen.length < total && (
          <Button variant="subtle" size="compact-sm" onClick={() => send({ type: 'chosen.whole' })}>
            <FormattedMessage id="suspicious.chooseAll.action" values={{ count: formatCount(intl, total) }} />
          </Button>
        )}
        {chosen.length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => send({ type: 'chosen.none' })}>
            <FormattedMessage id="suspicious.chooseNone.action" />
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
            onClick={() => send({ type: 'remove.ask', ids: chosen })}
          >
            <FormattedMessage id="suspicious.remove.action" />
          </KeyedButton>
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
