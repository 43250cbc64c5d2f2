import { FormattedMessage } from 'react-intl';
import { EarlyPressGuard } from '../../../parts/early-press-guard';
import { useSecondsUntil } from '../../../seams/use-console';
import { SendCountdown, CancelSendActions } from '../../shared/sending/cancel-send-actions';
import { useShowInPlace } from '../../../parts/shown-in-place';
import { QueuedMutationDelay } from '../../shared/mutation-delay';
import classes from './case-screen.module.css';
import type { ReplyProps } from './reply-failure';

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
export function PendingReply({
  reply: { id, phase, goesAt, type, elsewhere, delay },
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
          <FormattedMessage id={elsewhere ? 'case.underWay.elsewhere' : 'case.underWay.kept'} />
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
