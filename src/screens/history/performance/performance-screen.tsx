import { Box, Button } from '@mantine/core';
import { IconChartBar, IconRefresh } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { dayFault, daysFault } from '../../../../machines/domain/days';
import { performancePeriods } from '../../../../machines/domain/addresses';
import { localDayOf } from '../../../../machines/domain/timestamps';
import type {
  performanceMachine,
  PerformanceEvent,
} from '../../../../machines/history/performance/performance.machine';
import { performanceView, shownPerformance } from '../../../../machines/history/performance/performance.view';
import type { pastMachine } from '../../../../machines/shared/past/past.machine';
import { pastView, type PastView } from '../../../../machines/shared/past/past.view';
import { formatDateTime, formatDay } from '../../../copy/dates';
import { AppLink } from '../../../parts/app-link';
import { DayField } from '../../../parts/day-field';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { PageTitle } from '../../../parts/page-title';
import { ProgressBar } from '../../../parts/progress-bar';
import { DetailSkeleton } from '../../../parts/skeletons';
import { useFormKey } from '../../../seams/use-form-key';
import { useMachineForm } from '../../../seams/use-machine-form';
import { PrintButton, PrintMoment } from '../../shared/print/print-button';
import { PerformanceFigures } from './performance-figures';
import classes from './performance.module.css';

type Send = (event: PerformanceEvent) => void;
type Search = ReturnType<typeof performanceView>['search'];

type OwnDays = Pick<Search, 'from' | 'to'>;

function OwnPeriod({ search, onSubmit: choose }: { search: OwnDays; onSubmit: (days: OwnDays) => void }) {
  const { field, onSubmit } = useMachineForm({
    values: { from: search.from ?? '', to: search.to ?? '' },
    rules: ({ from, to }) => ({ from: daysFault(from, to), to: dayFault(to) }),
    submit: ({ from, to }) => choose({ from: from || null, to: to || null }),
  });
  return (
    <Box component="form" className={classes.own} noValidate onSubmit={onSubmit}>
      <DayField {...field('from')} label={<FormattedMessage id="performance.from.label" />} />
      <DayField {...field('to')} label={<FormattedMessage id="performance.to.label" />} />
      <Button type="submit" variant="default">
        <FormattedMessage id="performance.own.action" />
      </Button>
    </Box>
  );
}

function Periods({ search, send }: { search: Search; send: Send }) {
  const intl = useIntl();
  const { from, to } = search;
  const form = useFormKey({ from, to });
  return (
    <>
      <nav
        className={classes.periods}
        aria-label={intl.formatMessage({ id: 'performance.period.label' })}
        data-no-print
      >
        {performancePeriods.map((period) => (
          <AppLink
            key={period}
            to={{ to: 'performance', search: { period } }}
            aria-current={search.period === period ? 'true' : undefined}
          >
            <FormattedMessage id={`performance.period.${period}`} />
          </AppLink>
        ))}
      </nav>
      {search.period === 'own' && (
        <OwnPeriod
          key={form.key}
          search={search}
          onSubmit={(days) => {
            form.submitted(days);
            send({ type: 'period.own', ...days });
          }}
        />
      )}
    </>
  );
}

function Reading({ past, send }: { past: PastView; send: Send }) {
  const intl = useIntl();
  const { source, total } = past;
  const isNews = past.isWhole && total === null;
  const label = intl.formatMessage({
    id: isNews
      ? 'performance.reading.news'
      : source === 'reports'
        ? 'performance.reading.reports'
        : 'performance.reading.cases',
  });
  return (
    <div className={classes.past} data-no-print>
      <div>
        <p className={classes.soft}>{label}</p>
        <ProgressBar label={label} done={past.read} total={total} />
      </div>
      <Button variant="default" onClick={() => send({ type: 'past.stop' })}>
        <FormattedMessage id="performance.stop.action" />
      </Button>
    </div>
  );
}

/** How far the past was read, and what can be done about it. */
function PastState({ past, send }: { past: PastView; send: Send }) {
  const intl = useIntl();
  const goOn = () => send({ type: 'past.continue' });
  const count = past.reports.length;
  const partly = past.isWhole ? undefined : <FormattedMessage id="performance.partly.text" values={{ count }} />;
  return (
    <>
      {past.phase === 'reading' && <Reading past={past} send={send} />}
      {past.phase === 'failed' && past.failure !== null && (
        <ErrorState
          failure={past.failure}
          kept={past.reports.length > 0 ? partly : undefined}
          action={
            <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden="true" />} onClick={goOn}>
              <FormattedMessage id="performance.continue.action" />
            </Button>
          }
        />
      )}
      {past.phase === 'stopped' && (
        <div className={classes.past}>
          <p>
            <FormattedMessage id="performance.stopped.title" />
          </p>
          <Button variant="default" onClick={goOn}>
            <FormattedMessage id="performance.continue.action" />
          </Button>
        </div>
      )}
      {past.phase === 'whole' && past.readAt !== null && (
        <div className={classes.past}>
          <p className={classes.soft}>
            <FormattedMessage
              id="performance.whole.text"
              values={{ count, moment: formatDateTime(intl, past.readAt) }}
            />
          </p>
          <Button variant="default" onClick={() => send({ type: 'past.refresh' })}>
            <FormattedMessage id="performance.refresh.action" />
          </Button>
          <Button variant="subtle" onClick={() => send({ type: 'past.readAgain' })}>
            <FormattedMessage id="performance.readAgain.action" />
          </Button>
        </div>
      )}
      {partly !== undefined && past.phase !== 'failed' && past.reports.length > 0 && (
        <p className={classes.note}>{partly}</p>
      )}
      {!past.saved && (
        <p className={classes.note} data-no-print>
          <FormattedMessage id="performance.unsaved.text" />
        </p>
      )}
    </>
  );
}

interface ContentProps {
  view: ReturnType<typeof performanceView>;
  actor: ActorRefFrom<typeof pastMachine>;
  send: Send;
}

function PerformanceContent({ view, actor, send }: ContentProps) {
  const intl = useIntl();
  const past = useSelector(actor, pastView, shallowEqual);
  const performance = shownPerformance(past, view);
  const lead = performance && {
    from: formatDay(intl, localDayOf(performance.span.from)),
    to: formatDay(intl, localDayOf(performance.span.to - 1)),
  };
  const hasNone = performance !== null && past.isWhole && past.reports.length === 0;
  return (
    <>
      <PageTitle
        title={<FormattedMessage id="performance.title.text" />}
        lead={lead === null ? undefined : <FormattedMessage id="performance.lead.text" values={lead} />}
        action={performance === null || hasNone ? undefined : <PrintButton />}
      />
      <div className={classes.frame}>
        {hasNone ? null : <Periods search={view.search} send={send} />}
        <PastState past={past} send={send} />
        {performance === null && past.phase !== 'failed' && past.phase !== 'stopped' && <DetailSkeleton />}
        {hasNone && (
          <EmptyState
            icon={<IconChartBar size={32} stroke={1.5} aria-hidden="true" />}
            title={<FormattedMessage id="history.empty.title" />}
          >
            <FormattedMessage id="history.empty.text" />
          </EmptyState>
        )}
        {performance !== null && !hasNone && <PerformanceFigures performance={performance} />}
        {performance !== null && (
          <div className={classes.printed}>
            <PrintMoment />
          </div>
        )}
      </div>
    </>
  );
}

/** What became of the reports of a programme, over a period. */
export function PerformanceScreen({ actor }: { actor: ActorRefFrom<typeof performanceMachine> }) {
  const view = useSelector(actor, performanceView, shallowEqual);
  return view.past === null ? (
    <DetailSkeleton />
  ) : (
    <PerformanceContent view={view} actor={view.past} send={actor.send} />
  );
}
