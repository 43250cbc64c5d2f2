import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
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
import { formatRowsKey } from './suspicious-keys';
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
          <ReasonButton
            why={sendable.length === 0 ? { because: 'NOTHING_SENDABLE' } : block}
            aria-keyshortcuts="Control+Enter"
            rightSection={<KeyHint>{formatRowsKey('send.ask')}</KeyHint>}
            onClick={() => send({ type: 'send.ask', ids: sendable })}
          >
            <FormattedMessage id="suspicious.sendSelected.action" values={{ count: sendable.length }} />
          </ReasonButton>
          <ReasonButton
            variant="default"
            why={none.edit}
            aria-keyshortcuts="E"
            rightSection={<KeyHint>{formatRowsKey('listing.edit')}</KeyHint>}
            onClick={() => send({ type: 'listing.edit', ids: markable })}
          >
            <FormattedMessage id="suspicious.together.action" />
          </ReasonButton>
          <ReasonButton
            variant="default"
            why={none.undo}
            aria-keyshortcuts="U"
            rightSection={<KeyHint>{formatRowsKey('listing.undo')}</KeyHint>}
            onClick={() => send({ type: 'listing.undo', ids: markable })}
          >
            <FormattedMessage id="mark.dismiss.label" />
          </ReasonButton>
          <ReasonButton
            variant="default"
            why={none.remove}
            aria-keyshortcuts="Delete"
            rightSection={<KeyHint>{formatRowsKey('remove.ask')}</KeyHint>}
            onClick={() => send({ type: 'remove.ask', ids: chosen })}
          >
            <FormattedMessage id="suspicious.remove.action" />
          </ReasonButton>
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
