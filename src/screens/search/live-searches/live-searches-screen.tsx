import { ActionIcon, Button, TextInput } from '@mantine/core';
import { waitForPaint } from '../../../parts/wait-for-paint';
import { busyProps } from '../../../parts/busy-props';
import { IconRadar2, IconRefresh, IconSearch } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { LiveSearchSummary } from '../../../../contracts/shapes';
import { isStuck } from '../../../../machines/domain/stuck-search';
import type { liveSearchesMachine } from '../../../../machines/search/live-searches/live-searches.machine';
import { liveSearchesView } from '../../../../machines/search/live-searches/live-searches.view';
import { formatCount } from '../../../copy/money';
import { ConfirmDialog, DialogOnItsWay } from '../../../parts/dialogs';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { PageTitle } from '../../../parts/page-title';
import { SkeletonBar, TableSkeleton } from '../../../parts/skeletons';
import { useWorldTime } from '../../../seams/use-console';
import { useDayActor } from '../../../seams/use-system';
import { FailureLine } from '../../shared/failure-line';
import { lazyOverlay } from '../../shared/lazy-overlay';
import { LiveSearchTable } from './live-search-table';
import classes from './live-searches-screen.module.css';
import { lazyPart } from '../../../parts/lazy-part';

const QuickSearchHead = lazyPart(async () => {
  await waitForPaint();
  return { default: (await import('./quick-search-panel')).QuickSearchHead };
});
const NewLiveSearchForm = lazyPart(async () => ({
  default: (await import('./new-live-search-form')).NewLiveSearchForm,
}));

/** This is the home itself: no link leads from it to it. */
const atHome: [] = [];

const DayBand = lazyOverlay('dayBand', async () => (await import('./day-band')).default);

/** It comes after the first paint, into a place that is kept for it. */
function Day({ rows }: { rows: readonly LiveSearchSummary[] }) {
  const day = useDayActor();
  const now = useWorldTime();
  const stuck = rows.filter((search) => isStuck(search, now)).length;
  return <div className={classes.day}>{day && <DayBand actor={day} stuckSearches={stuck} />}</div>;
}

/** The home: the day at a glance, the quick search, every live search of the profile, the form for one with more to say, and their deletion. */
export function LiveSearchesScreen({ actor }: { actor: ActorRefFrom<typeof liveSearchesMachine> }) {
  const intl = useIntl();
  const view = useSelector(actor, liveSearchesView, shallowEqual);
  const headToCome = (
    <div className={classes.head} aria-hidden="true">
      <div className={classes.toCome} data-in-process={view.inProcess.length > 0}>
        <SkeletonBar width="6rem" />
        <SkeletonBar height="var(--v-control)" />
      </div>
    </div>
  );
  return (
    <>
      <PageTitle
        crumbs={atHome}
        title={<FormattedMessage id="liveSearches.title.text" />}
        count={view.phase === 'shown' ? formatCount(intl, view.total) : undefined}
        lead={<FormattedMessage id="liveSearches.lead.text" />}
      />
      <Day rows={view.rows} />
      {view.quickSearchLacks ? (
        <div className={classes.head} role="alert">
          <p>
            <FormattedMessage id="quickSearch.lacking.text" />
          </p>
          <Button variant="default" onClick={() => actor.send({ type: 'quickSearch.reopen' })}>
            <FormattedMessage id="shell.crashed.reopen" />
          </Button>
        </div>
      ) : (
        <Suspense fallback={headToCome}>
          <QuickSearchHead
            actor={view.quickSearch}
            toCome={headToCome}
            saved={view.saved}
            inProcess={view.inProcess}
            onMore={(typed) => actor.send({ type: 'search.create', ...typed })}
          />
        </Suspense>
      )}
      {view.phase === 'asking' && (
        <>
          <div className={classes.tools} aria-hidden="true">
            <SkeletonBar width="20rem" height="var(--v-control)" />
            <SkeletonBar width="var(--v-control)" height="var(--v-control)" />
          </div>
          <TableSkeleton columns={5} rows={8} />
        </>
      )}
      {view.phase === 'failed' && view.failure !== null && (
        <ErrorState failure={view.failure} onRetry={() => actor.send({ type: 'list.reload' })} />
      )}
      {view.phase === 'shown' && view.total === 0 && view.gone.length === 0 && (
        <EmptyState
          icon={<IconRadar2 size={32} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id="liveSearches.empty.title" />}
        >
          <FormattedMessage id="liveSearches.empty.text" />
        </EmptyState>
      )}
      {view.phase === 'shown' && (view.total > 0 || view.gone.length > 0) && (
        <>
          <div className={classes.tools}>
            <TextInput
              className={classes.filter}
              type="search"
              leftSection={<IconSearch size={16} aria-hidden="true" />}
              aria-label={intl.formatMessage({ id: 'liveSearches.filter.label' })}
              placeholder={intl.formatMessage({ id: 'liveSearches.filter.label' })}
              value={view.filter}
              onChange={(event) => actor.send({ type: 'filter.type', text: event.currentTarget.value })}
            />
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={intl.formatMessage({ id: 'liveSearches.reload.action' })}
              onClick={() => actor.send({ type: 'list.reload' })}
              {...busyProps(view.asking)}
            >
              <IconRefresh size={18} aria-hidden="true" />
            </ActionIcon>
          </div>
          {view.failure !== null && (
            <FailureLine failure={view.failure} onRetry={() => actor.send({ type: 'list.reload' })} />
          )}
          {view.rows.length === 0 ? (
            <EmptyState
              title={<FormattedMessage id="liveSearches.none.title" values={{ filter: view.filter }} />}
              action={
                <Button variant="default" onClick={() => actor.send({ type: 'filter.type', text: '' })}>
                  <FormattedMessage id="liveSearches.none.action" />
                </Button>
              }
            />
          ) : (
            <LiveSearchTable
              rows={view.rows}
              gone={view.gone}
              onLeave={() => actor.send({ type: 'pointer.leave' })}
              refreshing={view.asking}
              onDelete={(id) => actor.send({ type: 'deletion.ask', id })}
            />
          )}
        </>
      )}
      {view.form !== null && (
        <Suspense fallback={<DialogOnItsWay />}>
          <NewLiveSearchForm actor={view.form} />
        </Suspense>
      )}
      <ConfirmDialog
        opened={view.asked !== null}
        title={<FormattedMessage id="liveSearches.delete.title" />}
        confirm={<FormattedMessage id="liveSearches.delete.confirm" />}
        destructive
        onConfirm={() => actor.send({ type: 'deletion.confirm' })}
        onCancel={() => actor.send({ type: 'deletion.cancel' })}
      >
        <FormattedMessage id="liveSearches.delete.text" values={{ keyword: view.asked?.keyword ?? '' }} />
      </ConfirmDialog>
    </>
  );
}
