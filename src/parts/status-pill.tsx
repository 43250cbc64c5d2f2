import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { formatDay, formatTime } from '../copy/dates';
import { describeTimeLeft } from './format-deadline';
import { describeCaseStatus } from '../copy/vocabulary';
import { deadlineOf, lastTimeOf } from '../../machines/domain/due-today';
import { caseStatusOf, groupOf } from '../../machines/domain/status';
import { HintBubble, useHint } from './hint';
import { StateIcon } from './state-pill';
import classes from './state-pill.module.css';
import { VisuallyHidden } from './visually-hidden';
import type { CaseStatusGroup } from '../../contracts/vocabulary/case-statuses';
import type { TradeState } from '../theme/tokens';

/** The hue of each group, seen from the report's side: approved is a listing that ended. */
export const stateByGroup: Record<CaseStatusGroup, TradeState> = {
  APPROVED: 'ended',
  IN_PROGRESS: 'sending',
  PENDING: 'awaiting',
  REJECTED: 'rejected',
  DISCARDED: 'discarded',
  ROLLBACK: 'retracted',
};

/** The hue of a case status by its raw or older name; one that is unknown, missing or in no group is neutral. */
export function caseStateOf(status: string | null): TradeState {
  const group = groupOf(status);
  return group === null ? 'toReview' : stateByGroup[group];
}

interface StatusPillProps {
  /** The case status as sent, by its raw or its older name. */
  status: string | null;
  /** When it expires, ISO 8601; only a status that awaits an answer should be given one. */
  expiresAt?: string | null;
  /** World time, epoch milliseconds. */
  now?: number;
  /** Where every row has this status and its moment stands beside it, only the time left is shown; the word is heard. */
  timeAlone?: boolean;
}

/** The status of a case: the words of the raw status in the hue of its group, its meaning on hover or tap, and the time left, with its weekday, day and hour. */
export function StatusPill({ status, expiresAt, now, timeAlone = false }: StatusPillProps) {
  const intl = useIntl();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { opened, anchor, tip, show } = useHint(buttonRef);
  const { name, hint } = describeCaseStatus(intl, status === null ? null : (caseStatusOf(status) ?? status));
  const state = caseStateOf(status);
  const left = now === undefined ? null : describeTimeLeft(intl, expiresAt, now, { moment: !timeAlone });
  const due =
    left === null || expiresAt === null || expiresAt === undefined
      ? null
      : intl.formatMessage(
          { id: 'countdown.due.hint' },
          { date: formatDay(intl, lastTimeOf(expiresAt)), time: formatTime(intl, lastTimeOf(expiresAt)) },
        );
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={classes.pill}
        data-state={state}
        aria-describedby={`${tip.id}-says`}
        onClick={show}
        {...anchor}
      >
        <StateIcon state={state} />
        {timeAlone && left !== null ? (
          <VisuallyHidden>{name}</VisuallyHidden>
        ) : (
          <span className={classes.word}>{name}</span>
        )}
        {left !== null && (
          <span
            className={classes.rest}
            data-deadline={now === undefined ? undefined : deadlineOf(expiresAt ?? null, now)}
          >
            {left}
          </span>
        )}
      </button>
      <span id={`${tip.id}-says`} hidden>
        {hint} {due}
      </span>
      {opened && (
        <HintBubble tip={tip}>
          {hint} {due}
        </HintBubble>
      )}
    </>
  );
}
