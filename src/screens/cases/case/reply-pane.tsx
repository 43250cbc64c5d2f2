import { Button } from '@mantine/core';
import { IconArrowBackUp, IconGavel } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { timeLeftUntil } from '../../../../machines/domain/deadlines';
import { describeBlockReason } from '../../../copy/block-reasons';
import { formatDateTime } from '../../../copy/dates';
import { AppLink } from '../../../parts/app-link';
import { formatDeadline } from '../../../parts/format-deadline';
import { KeyScope } from '../../../parts/key-scope';
import { useWorldTime, useSecondsUntil } from '../../../seams/use-console';
import { ConfirmForm } from './confirm-form';
import type { CaseView, ReplyProps } from './reply-failure';
import { RetractForm } from './retract-form';
import classes from './case-screen.module.css';
import { EarlyPressGuard } from '../../../parts/early-press-guard';
import { SendCountdown, CancelSendActions } from '../../shared/sending/cancel-send-actions';
import { useShowInPlace } from '../../../parts/shown-in-place';
import { OffDeadline } from '../../shared/case-parts/off-deadline';
import { QueuedMutationDelay } from '../../shared/mutation-delay';

type Phase = NonNullable<ReplyProps['view']['underWay']>['phase'];

const titles = {
  countdown: 'case.underWay.countdown',
  queued: 'case.underWay.inflight',
  inflight: 'case.underWay.inflight',
  waiting: 'case.underWay.waiting',
  unknown: 'case.underWay.unknown',
  done: 'case.underWay.inflight',
  failed: 'case.underWay.inflight',
} as const satisfies Record<Phase, string>;

/** A reply that was given: when it goes out, what it does then, and how it is taken back until then. */
function PendingReply({
  reply: { id, phase, goesAt, type, delay },
  canTakeBack,
  send,
}: Pick<ReplyProps, 'send'> & { reply: NonNullable<ReplyProps['view']['underWay']>; canTakeBack: boolean }) {
  const seconds = useSecondsUntil(phase === 'countdown' ? goesAt : null);
  useShowInPlace(id, seconds !== null && canTakeBack);
  return (
    <>
      <h2 className={classes.title}>
        <FormattedMessage id={titles[phase]} /> {seconds !== null && <SendCountdown seconds={seconds} />}
      </h2>
      <p>
        <FormattedMessage id={type === 'confirm' ? 'case.underWay.confirm' : 'case.underWay.retract'} />
      </p>
      {seconds !== null && (
        <p className={classes.soft}>
          <FormattedMessage id="case.underWay.kept" />
        </p>
      )}
      <QueuedMutationDelay id={id} delay={delay} />
      {canTakeBack && (
        <EarlyPressGuard className={classes.actions}>
          <CancelSendActions
            size="sm"
            onCancel={() => send({ type: 'reply.takeBack' })}
            onNow={() => send({ type: 'reply.now' })}
          />
        </EarlyPressGuard>
      )}
    </>
  );
}

/** The decision on a case: end the listing, reactivate it, or why nothing can be done now. */
export function ReplyPane({ view, send, queued = false }: ReplyProps) {
  const intl = useIntl();
  const { move, form, underWay } = view;
  const respondBy = view.shown?.respondBy ?? null;
  const left = timeLeftUntil(respondBy, useWorldTime());
  if (move === null) return null;
  return (
    <section className={classes.decision} aria-label={intl.formatMessage({ id: 'case.decision.label' })}>
      <KeyScope
        keys={{}}
        focusOn={
          underWay !== null
            ? `under way, ${underWay.phase}`
            : (form ?? (view.began ? 'over' : move.may === 'answer' ? 'open' : undefined))
        }
        focus="ifLost"
        className={classes.decisionParts}
      >
        {underWay !== null && <PendingReply reply={underWay} canTakeBack={view.canTakeBack} send={send} />}
        {form === null && underWay === null && (
          <>
            {view.overtaken !== null && <Overtaken outcome={view.overtaken} />}
            <h2 className={classes.title}>
              <FormattedMessage
                id={
                  move.may === 'answer'
                    ? 'case.decide.title'
                    : move.may === 'rollback'
                      ? 'case.closed.title'
                      : 'case.nothing.title'
                }
              />
            </h2>
            <p className={classes.soft}>
              {move.may === 'nothing' ? (
                describeBlockReason(intl, move.why)
              ) : (
                <FormattedMessage
                  id={move.may === 'answer' ? 'case.decide.text' : 'case.closed.text'}
                  values={{
                    left: left === null ? 'none' : left.left === 'none' ? 'past' : left.left,
                    count: left !== null && left.left !== 'none' ? left.count : 0,
                    until: respondBy === null ? 'none' : formatDeadline(intl, respondBy),
                  }}
                />
              )}
            </p>
            {move.may === 'answer' && <OffDeadline due={respondBy} siteId={view.shown?.siteId ?? ''} />}
            {move.may === 'nothing' && move.why.because === 'CASE_AWAITS_SELLER' && (
              <AppLink to={{ to: 'supportForm' }}>
                <FormattedMessage id="case.support.action" />
              </AppLink>
            )}
            {move.may !== 'nothing' && (
              <div className={classes.actions}>
                {view.canConfirm && (
                  <Button
                    translate="no"
                    leftSection={<IconGavel size={16} aria-hidden="true" />}
                    onClick={() => send({ type: 'confirm.begin' })}
                  >
                    <FormattedMessage id="case.confirm.action" />
                  </Button>
                )}
                {view.canConfirm && (
                  <p className={classes.meaning}>
                    <FormattedMessage id="case.confirm.meaning" />
                  </p>
                )}
                {view.canRetract && (
                  <Button
                    variant="default"
                    translate="no"
                    leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
                    onClick={() => send({ type: 'retract.begin' })}
                  >
                    <FormattedMessage id="case.retract.action" />
                  </Button>
                )}
                {view.canConfirm && view.canRetract && (
                  <p className={classes.meaning}>
                    <FormattedMessage id="case.retract.meaning" />
                  </p>
                )}
              </div>
            )}
          </>
        )}
        {form !== null && respondBy !== null && move.may === 'answer' && (
          <p className={classes.due}>
            <span className={classes.soft}>
              <FormattedMessage id="case.respondBy.label" />
            </span>
            <strong>{formatDeadline(intl, respondBy)}</strong>
            <OffDeadline due={respondBy} siteId={view.shown?.siteId ?? ''} />
          </p>
        )}
        {form === 'confirm' && <ConfirmForm view={view} send={send} queued={queued} />}
        {form === 'retract' && <RetractForm view={view} send={send} queued={queued} />}
      </KeyScope>
    </section>
  );
}

/** Who did what to the case before the reply that was being written. */
function Overtaken({ outcome: { outcome, by, at } }: { outcome: NonNullable<CaseView['overtaken']> }) {
  const intl = useIntl();
  return (
    <p role="status" className={classes.overtaken}>
      <FormattedMessage
        id={`case.overtaken.${outcome}`}
        values={{ by: by ?? 'none', at: at === null ? 'none' : formatDateTime(intl, at) }}
      />
    </p>
  );
}
