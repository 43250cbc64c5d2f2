import { useRef } from 'react';
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SendFacts, SendRow } from '../../../../machines/system-actors/outbox';
import type { BlockReason } from '../../../../machines/domain/block-reason';
import { isSendDone, wasAlreadySent, type SendStatus } from '../../../../machines/domain/sends';
import { languageOfSite } from '../../../../machines/domain/sites';
import { describeBlockReason } from '../../../copy/block-reasons';
import { describeFailure } from '../../../copy/failures';
import { formatCount } from '../../../copy/money';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { EarlyPressGuard } from '../../../parts/early-press-guard';
import { PlainBar, roundTimeLeft } from '../../../parts/progress-bar';
import { usePressOnce } from '../../../parts/second-press';
import { useFocusFallback } from '../../../parts/lost-focus';
import { useUndoKey } from '../../../parts/use-undo-key';
import { useListing, useSecondsUntil, useTimeLeft } from '../../../seams/use-console';
import { useOnline } from '../../../seams/use-browser';
import { AlertOffer } from '../alert-offer/alert-offer';
import { SendCountdown, CancelSendActions } from './cancel-send-actions';
import classes from './send-strip.module.css';
import type { MessageId } from '../../../copy/message-ids';

type RowOutcome = SendStatus | 'alreadySent';

const outcomeOf = (row: SendRow): RowOutcome => (wasAlreadySent(row) ? 'alreadySent' : row.status);

/** How many of the rows stand where. */
function countStatuses(rows: readonly SendRow[]): Record<RowOutcome, number> {
  const counts = { queued: 0, inflight: 0, sent: 0, alreadySent: 0, refused: 0, unknown: 0 };
  for (const row of rows) counts[outcomeOf(row)] += 1;
  return counts;
}

/** Without a connection nothing goes on, what is found out about a batch that was cut off included. */
const isCutOff = ({ phase }: SendFacts, online: boolean) => phase === 'reconciling' && !online;

const isPaused = (facts: SendFacts, online: boolean) => isCutOff(facts, online) || isHeld(facts);

const isHeld = ({ phase }: SendFacts) =>
  phase === 'waiting' || phase === 'paused' || phase === 'resting' || phase === 'blocked' || phase === 'cancelled';

const titles: Record<SendFacts['phase'], MessageId> = {
  countdown: 'send.countdown.title',
  sending: 'send.sending.title',
  waiting: 'send.waiting.title',
  reconciling: 'send.reconciling.title',
  paused: 'send.paused.title',
  resting: 'send.resting.title',
  blocked: 'send.blocked.title',
  cancelled: 'send.cancelled.title',
  done: 'send.done.title',
};

/** Whether the send may say that it is asked to stop or to pause: what is on its way is out already. */
const isOut = ({ rows }: SendFacts) => rows.some(({ status }) => status === 'inflight');

/** All of it was sent: a toast has said so, and what is left is its receipt. */
const isWhole = ({ phase, rows }: SendFacts): boolean =>
  phase === 'done' && rows.every((row) => outcomeOf(row) === 'sent');

/** `online`: one that waits then waits for its turn, not for the connection. */
function sendTitle(facts: SendFacts, online: boolean): MessageId {
  if (isOut(facts) && facts.stopping) return 'send.stopping.title';
  if (isOut(facts) && facts.pausing) return 'send.pausing.title';
  if (isCutOff(facts, online)) return 'send.waiting.title';
  if (isWhole(facts)) return 'send.whole.title';
  return facts.phase === 'waiting' && online ? 'send.queued.title' : titles[facts.phase];
}

interface SendStripProps {
  facts: SendFacts;
  /** It is what the key takes back. */
  undoes: boolean;
  /** Why the account can send nothing now: the same on every screen. */
  block: BlockReason | null;
  onNow: () => void;
  onCancel: () => void;
  onPause: () => void;
  onResume: () => void;
  onRetry: () => void;
  onDismiss: () => void;
}

/** One send in a line: when it goes, how far it is, what became of its listings, and what can be done about it. */
export function SendStrip({
  facts,
  undoes,
  block,
  onNow,
  onCancel,
  onPause,
  onResume,
  onRetry,
  onDismiss,
}: SendStripProps) {
  const intl = useIntl();
  const once = usePressOnce();
  const counts = countStatuses(facts.rows);
  const [onlyRow, ...others] = facts.rows;
  const seconds = useSecondsUntil(facts.phase === 'countdown' ? facts.goesAt : null);
  const heldReason = facts.because?.because;
  const goes = heldReason === 'ANSWERS_DUE' && block?.because === 'ANSWERS_GOING';
  // Another tab tells that it is held, not why: that is the account's, and the same here.
  const heldElsewhere = facts.elsewhere && facts.phase === 'blocked';
  const isHeldByBlock = goes || heldElsewhere || (heldReason !== undefined && heldReason === block?.because);
  const because = isHeldByBlock ? block : facts.because;
  const wasAnswered = because?.because === 'ANSWERS_DUE' && block?.because !== 'ANSWERS_DUE';
  const isOver = isSendDone(facts);
  // All of them were sent, as the title says.
  const isTitleWhole = isOver && counts.sent === facts.rows.length;
  const troubled = facts.rows.filter((row) => ['refused', 'unknown'].includes(outcomeOf(row)));
  const tries = useSecondsUntil(facts.triesAt ?? null);
  const retriable = facts.phase === 'blocked' || facts.retriable === true || (isOver && counts.unknown > 0);
  const online = useOnline();
  const resting = isPaused(facts, online);
  const left = useTimeLeft(facts.timeLeft, overOf(counts));
  const rest = isOver || resting || left === null ? null : roundTimeLeft(left);
  const paused = facts.phase === 'resting' || facts.pausing;
  const mayPause = !facts.elsewhere && seconds === null && !isOver && !facts.stopping && facts.phase !== 'blocked';
  const stripRef = useRef<HTMLElement>(null);
  useFocusFallback(stripRef);
  useUndoKey(undoes && seconds !== null && !facts.elsewhere, onCancel);
  return (
    <section
      ref={stripRef}
      tabIndex={-1}
      className={classes.strip}
      data-phase={facts.phase}
      data-troubled={troubled.length > 0 || undefined}
      aria-label={intl.formatMessage({ id: 'send.panel.label' })}
    >
      <div className={classes.line}>
        <p className={classes.title}>
          {/* How it begins is announced with the decision, how it ends by a toast. */}
          <span role={seconds === null && !isOver ? 'status' : undefined}>
            <FormattedMessage id={sendTitle(facts, online)} values={{ count: facts.rows.length, sent: counts.sent }} />
          </span>
          {seconds !== null && <SendCountdown seconds={seconds} />}
          {onlyRow !== undefined && others.length === 0 && <ListingOf id={onlyRow.id} />}
        </p>
        {seconds === null && !isOver && (
          <PlainBar
            className={classes.bar}
            label={intl.formatMessage({ id: 'send.panel.label' })}
            done={overOf(counts)}
            total={facts.rows.length}
            resting={resting}
          />
        )}
        {seconds === null && (
          <p className={classes.counts}>
            {!isOver && (
              <span>
                <FormattedMessage
                  id="parts.progress.numbers"
                  values={{
                    done: formatCount(intl, overOf(counts)),
                    total: formatCount(intl, facts.rows.length),
                  }}
                />
              </span>
            )}
            {(['sent', 'alreadySent', 'inflight', 'queued', 'refused', 'unknown'] as const)
              .filter((status) => counts[status] > 0 && !(status === 'sent' && isTitleWhole))
              .map((status) => (
                <span key={status} data-status={status}>
                  <FormattedMessage
                    id={`send.${status}.count`}
                    values={{ count: counts[status], shown: formatCount(intl, counts[status]) }}
                  />
                </span>
              ))}
            {rest !== null && (
              <span>
                <FormattedMessage id={`parts.progress.${rest.unit}`} values={{ count: rest.count }} />
              </span>
            )}
          </p>
        )}
        <EarlyPressGuard key={seconds !== null ? 'countdown' : isOver ? 'over' : 'going'} className={classes.actions}>
          {facts.elsewhere && seconds === null && (
            <span className={classes.soft}>
              <FormattedMessage id="send.elsewhere.text" />
            </span>
          )}
          {rest !== null && rest.unit !== 'seconds' && <AlertOffer />}
          {seconds !== null && <CancelSendActions byKey={undoes} onCancel={onCancel} onNow={onNow} />}
          {!facts.elsewhere && retriable && (
            <Button variant="default" size="xs" onClick={once(onRetry)}>
              <FormattedMessage id={facts.retriable !== true ? 'send.retry.action' : 'workDelay.retry.action'} />
            </Button>
          )}
          {mayPause && (paused || counts.queued > 0) && (
            <Button variant="default" size="xs" onClick={once(paused ? onResume : onPause)}>
              <FormattedMessage id={paused ? 'send.resume.action' : 'send.pause.action'} />
            </Button>
          )}
          {!facts.elsewhere && seconds === null && !isOver && !facts.stopping && (
            <Button variant="default" size="xs" onClick={once(onCancel)}>
              <FormattedMessage id="send.cancel.action" />
            </Button>
          )}
          {isOver && facts.rows.some(({ status }) => status !== 'queued') && (
            <AppLink to={{ to: 'receipt', params: { id: facts.id } }}>
              <FormattedMessage id="send.receipt.action" />
            </AppLink>
          )}
          {isOver && (
            <Button variant="default" size="xs" onClick={once(onDismiss)}>
              <FormattedMessage id="send.dismiss.action" />
            </Button>
          )}
        </EarlyPressGuard>
      </div>
      {because !== null && (
        <p className={classes.why}>
          <span>{wasAnswered ? <FormattedMessage id="send.answered.text" /> : describeBlockReason(intl, because)}</span>
          {because.resolve !== undefined && !wasAnswered && (
            <AppLink to={because.resolve}>
              <FormattedMessage id="parts.why.resolve" />
            </AppLink>
          )}
        </p>
      )}
      {facts.failure !== null && facts.because === null && facts.phase !== 'sending' && (
        <p className={classes.why}>
          <span role="alert">
            {facts.phase === 'paused' || facts.phase === 'reconciling' ? (
              <FormattedMessage id={facts.phase === 'paused' ? 'send.turnedAway.text' : 'send.unanswered.text'} />
            ) : (
              describeFailure(intl, facts.failure).text
            )}
          </span>
          {tries !== null && (
            <span role="timer">
              <FormattedMessage id="send.triesAgain.text" values={{ count: tries }} />
            </span>
          )}
        </p>
      )}
      {troubled.length > 0 && (
        <details>
          <summary className={classes.summary}>
            <FormattedMessage id="send.troubled.title" values={{ count: troubled.length }} />
          </summary>
          <ul className={classes.rows}>
            {troubled.map((row) => (
              <li key={row.id} className={classes.row}>
                <CopyableId id={row.id} />
                <span className={classes.soft}>
                  <TroubleWords row={row} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Which listing goes, where it is one: whoever leans on a key sees it before it is gone. */
function ListingOf({ id }: { id: string }) {
  const listing = useListing(id);
  return listing === undefined ? null : (
    <span className={classes.listing} lang={languageOfSite(listing.siteId)}>
      {listing.title}
    </span>
  );
}

const overOf = ({ sent, alreadySent, refused, unknown }: ReturnType<typeof countStatuses>) =>
  sent + alreadySent + refused + unknown;

function TroubleWords({ row }: { row: SendRow }) {
  const intl = useIntl();
  if (row.status === 'unknown') return <FormattedMessage id="send.unknown.text" />;
  return row.failure === undefined ? (
    <FormattedMessage id="send.refused.text" />
  ) : (
    describeFailure(intl, row.failure).text
  );
}
