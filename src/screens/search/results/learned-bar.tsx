import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { learnedOrderMachine } from '../../../../machines/search/learned-order/learned-order.machine';
import { learnedOrderView } from '../../../../machines/search/learned-order/learned-order.view';
import { formatDateTime } from '../../../copy/dates';
import type { MessageId } from '../../../copy/message-ids';
import { formatCount } from '../../../copy/money';
import { ConfirmDialog } from '../../../parts/dialogs';
import classes from './learned-order.module.css';

/** What the order is learned from, or why it isn't yet, and what can be done about it. */
export function LearnedBar({ actor }: { actor: ActorRefFrom<typeof learnedOrderMachine> }) {
  const intl = useIntl();
  const view = useSelector(actor, learnedOrderView, shallowEqual);
  const { phase, decisions, learnedAt, read, total, asksForget } = view;
  if (phase === 'off') return null;
  const count = formatCount(intl, decisions ?? 0);
  const values = {
    count: decisions ?? 0,
    moment: learnedAt === null ? '' : formatDateTime(intl, new Date(learnedAt).toISOString()),
    read: formatCount(intl, read ?? 0),
    total: formatCount(intl, total ?? 0),
    all: view.all,
    reported: view.reported,
    needed: view.needed,
    fewest: view.fewestOfAKind,
  };
  const reading: 'learning' | 'reading' | 'progress' =
    read === null || read === 0 ? 'learning' : total === null ? 'reading' : 'progress';
  const former = phase === 'failed' && decisions !== null ? 'stale' : phase;
  const status: MessageId = `learned.${former === 'learning' ? reading : former}.status`;
  return (
    <div className={classes.bar}>
      <p className={classes.words} role="status">
        <FormattedMessage id={status} values={values} />
      </p>
      {phase !== 'learning' && (
        <Button variant="subtle" size="compact-md" onClick={() => actor.send({ type: 'order.learn' })}>
          <FormattedMessage id={phase === 'failed' ? 'learned.retry.action' : 'learned.again.action'} />
        </Button>
      )}
      {decisions !== null && (
        <Button variant="subtle" size="compact-md" onClick={() => actor.send({ type: 'order.forget' })}>
          <FormattedMessage id="learned.forget.action" />
        </Button>
      )}
      <ConfirmDialog
        opened={asksForget}
        title={<FormattedMessage id="learned.forget.title" />}
        confirm={<FormattedMessage id="learned.forget.action" />}
        destructive
        onConfirm={() => actor.send({ type: 'forget.confirm' })}
        onCancel={() => actor.send({ type: 'forget.cancel' })}
      >
        <FormattedMessage id="learned.forget.text" values={{ count: decisions ?? 0, shown: count }} />
      </ConfirmDialog>
    </div>
  );
}
