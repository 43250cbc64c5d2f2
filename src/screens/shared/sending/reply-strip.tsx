import { FormattedMessage, useIntl } from 'react-intl';
import type { QueuedMutationFacts, OutboxFacts, Reply } from '../../../../machines/system-actors/outbox';
import { EarlyPressGuard } from '../../../parts/early-press-guard';
import { useUndoKey } from '../../../parts/use-undo-key';
import { useSecondsUntil } from '../../../seams/use-console';
import { SendCountdown, CancelSendActions } from './cancel-send-actions';
import { useIsShownInPlace } from '../../../parts/shown-in-place';
import classes from './send-strip.module.css';

export interface QueuedReplyFacts extends QueuedMutationFacts {
  work: { kind: 'reply'; reply: Reply };
}

/** The replies that are under way, the one that goes next first. */
export function queuedRepliesOf(jobs: OutboxFacts['jobs']): QueuedReplyFacts[] {
  return Object.values(jobs)
    .filter(
      (job): job is QueuedReplyFacts => job.work.kind === 'reply' && job.phase !== 'done' && job.phase !== 'failed',
    )
    .toSorted((a, b) => (a.goesAt ?? 0) - (b.goesAt ?? 0));
}

const titles = {
  countdown: 'send.reply.countdown',
  queued: 'send.reply.inflight',
  inflight: 'send.reply.inflight',
  waiting: 'send.reply.waiting',
  unknown: 'send.reply.unknown',
  done: 'send.reply.inflight',
  failed: 'send.reply.inflight',
} as const satisfies Record<QueuedMutationFacts['phase'], string>;

interface ReplyStripProps {
  job: QueuedReplyFacts;
  /** It is what the key takes back. */
  undoes: boolean;
  onNow: () => void;
  onCancel: () => void;
}

/** One reply to a case in a line, as a send has one: when it goes, and how it is taken back; nothing where its case counts down itself. */
export function ReplyStrip({ job, undoes, onNow, onCancel }: ReplyStripProps) {
  const intl = useIntl();
  const seconds = useSecondsUntil(job.phase === 'countdown' ? job.goesAt : null);
  const { caseId } = job.work.reply;
  const isInPlace = useIsShownInPlace(job.id);
  useUndoKey(undoes && seconds !== null && !job.elsewhere, onCancel);
  if (isInPlace && seconds !== null) return null;
  return (
    <section
      className={classes.strip}
      data-phase={job.phase}
      aria-label={intl.formatMessage({ id: 'send.reply.label' })}
    >
      <div className={classes.line}>
        <p className={classes.title}>
          <span role={seconds === null ? 'status' : undefined}>
            <FormattedMessage id={titles[job.phase]} values={{ caseId }} />
          </span>
          {seconds !== null && <SendCountdown seconds={seconds} />}
        </p>
        <EarlyPressGuard className={classes.actions}>
          {job.elsewhere && seconds === null && (
            <span className={classes.soft}>
              <FormattedMessage id="send.reply.elsewhere" />
            </span>
          )}
          {seconds !== null && <CancelSendActions byKey={undoes} onCancel={onCancel} onNow={onNow} />}
        </EarlyPressGuard>
      </div>
    </section>
  );
}
