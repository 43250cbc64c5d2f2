import { Button, NativeSelect } from '@mantine/core';
import { IconAlertTriangle, IconCalendarEvent, IconClock, IconCalendarDue } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { caseSorts, type CaseSort } from '../../../../contracts/vocabulary/listings';
import { firstDayOf } from '../../../../machines/domain/deadlines';
import { deadlines, type Deadline } from '../../../../machines/domain/due-today';
import type { awaitingCasesMachine } from '../../../../machines/shared/awaiting-cases/awaiting-cases.machine';
import { awaitingCasesView } from '../../../../machines/shared/awaiting-cases/awaiting-cases.view';
import { formatNearDay } from '../../../parts/format-deadline';
import { formatCount } from '../../../copy/money';
import { caseSortName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { KeyHint } from '../../../parts/key-hint';
import { formatKey } from '../../../parts/keys';
import { PlainButton } from '../../../parts/plain-controls';
import { SkeletonBar } from '../../../parts/skeletons';
import { VisuallyHidden } from '../../../parts/visually-hidden';
import { useWorldTime } from '../../../seams/use-console';
import { FailureLine } from '../../shared/failure-line';
import { DeadlineCalendarButton } from './deadline-calendar';
import classes from './deadlines.module.css';

export type DueActor = ActorRefFrom<typeof awaitingCasesMachine>;

const icons = {
  overdue: IconAlertTriangle,
  today: IconClock,
  tomorrow: IconCalendarDue,
  later: IconCalendarEvent,
} as const satisfies Record<Deadline, unknown>;

/** A deadline by its sign and its words, in its colour; one that heads several says which day it begins with. */
export function DeadlineName({ deadline, ofOne = false }: { deadline: Deadline; ofOne?: boolean }) {
  const intl = useIntl();
  const firstDay = firstDayOf(deadline, useWorldTime());
  const Icon = icons[deadline];
  return (
    <span className={classes.name} data-deadline={deadline}>
      <Icon size={16} aria-hidden="true" />
      <FormattedMessage
        id={`deadline.${deadline}.${ofOne ? 'one' : 'name'}`}
        values={{ day: firstDay === null ? '' : formatNearDay(intl, firstDay) }}
      />
    </span>
  );
}

interface DeadlineStripProps {
  actor: DueActor;
  by: CaseSort;
  onGo: (deadline: Deadline) => void;
  onBy: (by: CaseSort) => void;
  onRetry: () => void;
  /** What failed is told by the list beneath. */
  told?: boolean;
}

/** The way through all that awaits an answer, from case to case. */
export function AnswerAllButton({ actor }: { actor: DueActor }) {
  const now = useWorldTime();
  const view = useSelector(actor, awaitingCasesView, sameCases);
  if (view.counts(now) === null)
    return view.failure === null ? (
      <Button
        component="span"
        className={classes.toCome}
        aria-hidden="true"
        rightSection={<KeyHint>{formatKey('a')}</KeyHint>}
      >
        <FormattedMessage id="deadlines.begin.action" />
      </Button>
    ) : null;
  if (view.left.length === 0) return null;
  return (
    <Button component={AppLink} to={{ to: 'answering' }} rightSection={<KeyHint>{formatKey('a')}</KeyHint>}>
      <FormattedMessage id="deadlines.begin.action" />
    </Button>
  );
}

/** How much is due when, the way to each, and the order. */
export function DeadlineStrip({ actor, by, onGo, onBy, onRetry, told: isTold = false }: DeadlineStripProps) {
  const intl = useIntl();
  const now = useWorldTime();
  const view = useSelector(actor, awaitingCasesView, sameCases);
  const counts = view.counts(now);
  if (counts === null && view.failure !== null)
    return isTold ? null : <FailureLine failure={view.failure} onRetry={onRetry} />;
  if (counts !== null && deadlines.every((deadline) => counts[deadline] === 0)) return null;
  return (
    <section className={classes.strip} aria-label={intl.formatMessage({ id: 'deadlines.title.label' })}>
      {view.failure !== null && !isTold && <FailureLine failure={view.failure} onRetry={onRetry} />}
      <ul className={classes.list}>
        {deadlines.map((deadline) => {
          const count = counts?.[deadline] ?? 0;
          const deadlineText = (
            <>
              <DeadlineName deadline={deadline} />
              <span className={classes.count}>
                {counts === null ? (
                  <span className={classes.bone}>
                    <SkeletonBar width="1rem" />
                  </span>
                ) : (
                  formatCount(intl, count)
                )}
              </span>
            </>
          );
          return (
            <li key={deadline} data-none={count === 0 || undefined}>
              {count === 0 ? (
                <div className={classes.one}>{deadlineText}</div>
              ) : (
                <PlainButton className={classes.one} onClick={() => onGo(deadline)}>
                  {deadlineText}
                </PlainButton>
              )}
            </li>
          );
        })}
      </ul>
      <div className={classes.tools}>
        <label className={classes.order}>
          <VisuallyHidden>
            <FormattedMessage id="deadlines.order.label" />
          </VisuallyHidden>
          <NativeSelect
            value={by}
            onChange={({ currentTarget: { value } }) => onBy(caseSorts.find((one) => one === value) ?? by)}
          >
            {caseSorts.map((sort) => (
              <option key={sort} value={sort}>
                {intl.formatMessage({ id: caseSortName(sort) })}
              </option>
            ))}
          </NativeSelect>
        </label>
        <DeadlineCalendarButton cases={view.left} />
      </div>
    </section>
  );
}

type View = ReturnType<typeof awaitingCasesView>;
const sameCases = (a: View, b: View) =>
  a.known === b.known &&
  a.failure === b.failure &&
  a.left.length === b.left.length &&
  a.left.every((one, at) => one === b.left[at]);
