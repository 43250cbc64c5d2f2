import { useRef } from 'react';
import { useSelector } from '@xstate/react';
import { answersLeft } from '../../../../machines/domain/answers-left';
import { whyNotSendNow } from '../../../../machines/domain/limits';
import { isSendDone, latestCountdown, sendsUntilPressed } from '../../../../machines/domain/sends';
import type { SendFacts } from '../../../../machines/system-actors/outbox';
import { useSystemActorState, useWorldTime } from '../../../seams/use-console';
import { ReplyStrip, queuedRepliesOf } from './reply-strip';
import { SendStrip } from './send-strip';
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { EarlyPressGuard } from '../../../parts/early-press-guard';
import { usePressOnce } from '../../../parts/second-press';
import classes from './send-strip.module.css';

/** So many sends go only when they are told to: all at once by one press. */
function WaitingSends({ count, onNow }: { count: number; onNow: () => void }) {
  const intl = useIntl();
  const once = usePressOnce();
  return (
    <section
      className={classes.strip}
      data-phase="countdown"
      aria-label={intl.formatMessage({ id: 'send.untilPressed.label' })}
    >
      <div className={classes.line}>
        <p className={classes.title}>
          <FormattedMessage id="send.untilPressed.title" values={{ count }} />
        </p>
        <EarlyPressGuard className={classes.actions}>
          <Button size="xs" onClick={once(onNow)}>
            <FormattedMessage id="send.untilPressed.action" />
          </Button>
        </EarlyPressGuard>
      </div>
    </section>
  );
}

const sameReason = (a: object | null, b: object | null) => JSON.stringify(a) === JSON.stringify(b);

/** What is under way, the one that goes next first, and the newest of what is over: an older outcome has had its turn. */
function shownOf(sends: Record<string, SendFacts>): SendFacts[] {
  const all = Object.values(sends).toSorted((a, b) => b.startedAt - a.startedAt);
  const open = all.filter((facts) => !isSendDone(facts));
  return [...open, ...all.filter((facts) => isSendDone(facts)).slice(0, open.length > 0 ? 0 : 1)];
}

/** What is on its way out over every screen: sends of reports, and replies to cases; they go on when a screen is left and when the page is loaded anew. */
export function Sends({ onGone }: { onGone: () => void }) {
  const outbox = useSystemActorState('outbox');
  const sends = useSelector(outbox, (snapshot) => snapshot.context.sends);
  const jobs = useSelector(outbox, (snapshot) => snapshot.context.jobs);
  const now = useWorldTime();
  const block = useSelector(
    useSystemActorState('profile'),
    ({ context }) => whyNotSendNow(answersLeft(context, jobs), now),
    sameReason,
  );
  const replies = queuedRepliesOf(jobs);
  const last = latestCountdown([...replies, ...Object.values(sends)])?.id;
  const stripsRef = useRef<HTMLDivElement>(null);
  /** A key may have done it, pressed where the person works: the focus stays there. */
  const goes = () => {
    const focused = document.activeElement;
    if (focused === document.body || stripsRef.current?.contains(focused)) onGone();
  };
  const waiting = sendsUntilPressed(Object.values(sends));
  return (
    <div ref={stripsRef}>
      {waiting.length > 1 && (
        <WaitingSends
          count={waiting.length}
          onNow={() => {
            goes();
            for (const { id } of waiting) outbox.send({ type: 'send.now', id });
          }}
        />
      )}
      {replies.map((job) => (
        <ReplyStrip
          key={job.id}
          job={job}
          undoes={job.id === last}
          onNow={() => {
            goes();
            outbox.send({ type: 'send.now', id: job.id });
          }}
          onCancel={() => {
            goes();
            outbox.send({ type: 'send.cancel', id: job.id });
          }}
        />
      ))}
      {shownOf(sends).map((facts) => (
        <SendStrip
          key={facts.id}
          facts={facts}
          undoes={facts.id === last}
          block={block}
          onNow={() => outbox.send({ type: 'send.now', id: facts.id })}
          onCancel={() => {
            if (facts.phase === 'countdown') goes();
            outbox.send({ type: 'send.cancel', id: facts.id });
          }}
          onPause={() => outbox.send({ type: 'send.pause', id: facts.id })}
          onResume={() => outbox.send({ type: 'send.resume', id: facts.id })}
          onRetry={() => outbox.send({ type: 'mutation.retry', id: facts.id })}
          onDismiss={() => {
            goes();
            for (const other of Object.values(sends))
              if (isSendDone(other)) outbox.send({ type: 'send.dismiss', id: other.id });
          }}
        />
      ))}
    </div>
  );
}
