import { Button, Box, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconHistory, IconSearch } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { historyMachine } from '../../../../machines/history/history/history.machine';
import { historyView } from '../../../../machines/history/history/history.view';
import { formatCount } from '../../../copy/money';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { FilterChips, type FilterChip } from '../../../parts/filter-chips';
import { OptionsPanel } from '../../../parts/options-panel';
import { PageTitle } from '../../../parts/page-title';
import { useProfile } from '../../../seams/use-console';
import { Carousel } from '../../shared/carousel/carousel';
import { SavedViews } from '../../shared/saved-views/saved-views';
import { useFormKey } from '../../../seams/use-form-key';
import { FiltersDrawer } from '../../shared/filters/filters-drawer';
import { AnswerAllButton, DeadlineStrip } from './deadline-strip';
import { HistoryList } from './history-list';
import { StatusChecks } from './status-checks';
import classes from './history-screen.module.css';
import { lazyPart } from '../../../parts/lazy-part';
import {
  type HistoryFilters,
  parseItemQuery,
  seekFaults,
  type Seek,
} from '../../../../machines/domain/history-filters';
import { formatDay } from '../../../copy/dates';
import { caseSortName } from '../../../copy/vocabulary';
import { filterChipsOf } from '../../shared/filters/filter-chips';
import { readNickname } from '../../../../machines/domain/keyword';
import { DayField } from '../../../parts/day-field';
import { useMachineForm } from '../../../seams/use-machine-form';

const exampleId = 'MLA1234567890';

interface SeekFormProps {
  seek: Seek;
  /** Sellers and due dates can be sought only among what awaits an answer, days of reporting only in all the rest. */
  awaiting: boolean;
  onSubmit: (seek: Seek) => void;
}

/** Finds reports by listing, and by the days of their reporting or, among what awaits an answer, by seller and due date. */
function HistorySearchForm({ seek, awaiting, onSubmit }: SeekFormProps) {
  const { field, onSubmit: submit } = useMachineForm({
    values: {
      item: seek.item ?? '',
      seller: seek.seller ?? '',
      due: seek.due ?? '',
      from: seek.from ?? '',
      to: seek.to ?? '',
    },
    rules: seekFaults,
    submit: ({ item, seller, due, from, to }) => {
      const read = parseItemQuery(item);
      onSubmit({
        item: typeof read === 'string' ? read : null,
        seller: readNickname(seller) || null,
        due: due || null,
        from: from || null,
        to: to || null,
      });
    },
  });
  return (
    <Box component="form" className={classes.seek} noValidate onSubmit={submit}>
      <TextInput {...field('item')} label={<FormattedMessage id="history.item.label" />} placeholder={exampleId} />
      {awaiting ? (
        <>
          <TextInput {...field('seller')} label={<FormattedMessage id="history.seller.label" />} />
          <DayField {...field('due')} label={<FormattedMessage id="history.due.label" />} />
        </>
      ) : (
        <>
          <DayField {...field('from')} label={<FormattedMessage id="history.from.label" />} />
          <DayField {...field('to')} label={<FormattedMessage id="history.to.label" />} />
        </>
      )}
      <Button type="submit" variant="default" leftSection={<IconSearch size={16} aria-hidden="true" />}>
        <FormattedMessage id="listFilters.seek.action" />
      </Button>
    </Box>
  );
}

/** One chip for each thing that narrows or orders the list, the status apart, which has its boxes in sight. */
export function historyChipsOf(intl: IntlShape, filters: HistoryFilters, sellerName: string | null): FilterChip[] {
  const { by, item, seller, sellerId, due, from, to } = filters;
  const chips = filterChipsOf(intl, filters);
  if (by !== 'due_date') chips.unshift({ id: 'by', name: intl.formatMessage({ id: caseSortName(by) }) });
  if (item !== null) chips.push({ id: 'item', name: item });
  if (seller !== null) chips.push({ id: 'seller', name: seller });
  if (sellerId !== null)
    chips.push({
      id: 'sellerId',
      name: intl.formatMessage({ id: 'history.seller.chip' }, { seller: sellerName ?? sellerId }),
    });
  if (due !== null)
    chips.push({ id: 'due', name: intl.formatMessage({ id: 'history.due.chip' }, { day: formatDay(intl, due) }) });
  if (from !== null)
    chips.push({ id: 'from', name: intl.formatMessage({ id: 'history.from.chip' }, { day: formatDay(intl, from) }) });
  if (to !== null)
    chips.push({ id: 'to', name: intl.formatMessage({ id: 'history.to.chip' }, { day: formatDay(intl, to) }) });
  return chips;
}

const AuditorComment = lazyPart(() => import('./auditor-comment'));

/** Every report that was sent and where it stands; narrowed to what awaits an answer, the list of what is due. */
export function HistoryScreen({ actor }: { actor: ActorRefFrom<typeof historyMachine> }) {
  const intl = useIntl();
  const view = useSelector(actor, historyView, shallowEqual);
  const enrolled = useProfile((facts) => facts.profile?.isAcuerdo ?? false);
  const { send } = actor;
  const { filters } = view;
  const { item, seller, due, from, to } = filters;
  const query = { item, seller, due, from, to };
  const seekForm = useFormKey(query);
  const clear = () => {
    send({ type: 'filters.clear' });
  };
  const grouped = view.awaiting && filters.by === 'due_date';
  const chips = historyChipsOf(intl, filters, view.sellerName);
  return (
    <div className={classes.dense}>
      <PageTitle
        title={<FormattedMessage id={view.awaiting ? 'history.awaiting.title' : 'history.title.text'} />}
        count={view.phase === 'shown' ? formatCount(intl, view.total) : undefined}
        action={
          <div className={classes.actions}>
            <SavedViews list="history" />
            <Button
              variant="default"
              leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
              onClick={() => send({ type: 'filters.open' })}
            >
              <FormattedMessage id="listFilters.open.action" />
            </Button>
            <OptionsPanel
              label={intl.formatMessage({ id: 'history.seek.action' })}
              icon={<IconSearch size={16} aria-hidden="true" />}
              closedBy={JSON.stringify(query)}
            >
              <HistorySearchForm
                key={seekForm.key}
                seek={query}
                awaiting={view.awaiting}
                onSubmit={(asked) => {
                  seekForm.submitted(asked);
                  send({ type: 'seek.submit', ...asked });
                }}
              />
            </OptionsPanel>
            {view.awaiting && view.due !== null && !enrolled && <AnswerAllButton actor={view.due} />}
          </div>
        }
      />
      {!view.awaiting && view.counts !== null && (
        <StatusChecks
          actor={view.counts}
          value={filters.status}
          onChange={(status) => send({ type: 'status.choose', status })}
        />
      )}
      {chips.length > 0 && (
        <div className={classes.chips}>
          <FilterChips chips={chips} onRemove={(id) => send({ type: 'filter.remove', id })} onClear={clear} />
        </div>
      )}
      {view.awaiting && view.due !== null && !enrolled && (
        <DeadlineStrip
          actor={view.due}
          by={filters.by}
          onGo={(deadline) => send({ type: 'deadline.go', deadline })}
          onBy={(by) => send({ type: 'by.choose', by })}
          onRetry={() => send({ type: 'deadlines.reload' })}
          told={view.phase === 'failed'}
        />
      )}
      {view.phase === 'failed' && view.failure !== null && (
        <ErrorState
          failure={view.failure}
          onRetry={() => {
            send({ type: 'list.reload' });
            send({ type: 'deadlines.reload' });
          }}
        />
      )}
      {view.phase === 'shown' && view.rows.length === 0 && (
        <EmptyState
          icon={<IconHistory size={32} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id={view.narrowed ? 'history.none.title' : 'history.empty.title'} />}
          action={
            view.narrowed ? (
              <Button variant="default" onClick={clear}>
                <FormattedMessage id="listFilters.none.action" />
              </Button>
            ) : undefined
          }
        >
          <FormattedMessage
            id={view.awaiting ? 'history.awaiting.none' : view.narrowed ? 'history.none.text' : 'history.empty.text'}
          />
        </EmptyState>
      )}
      <HistoryList view={view} enrolled={enrolled} grouped={grouped} send={send} />
      <FiltersDrawer
        view={view}
        send={send}
        note={
          <p className={classes.note}>
            <FormattedMessage
              id="history.seek.note"
              values={{ action: intl.formatMessage({ id: 'history.seek.action' }) }}
            />
          </p>
        }
      />
      <Carousel actor={view.carousel} />
      <Suspense fallback={null}>
        {view.comment !== null && view.commentOf !== null && (
          <AuditorComment
            comment={view.comment}
            listing={view.commentOf}
            onClose={() => send({ type: 'comment.close' })}
          />
        )}
      </Suspense>
    </div>
  );
}
