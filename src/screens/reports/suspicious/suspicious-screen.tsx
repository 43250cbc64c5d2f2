import { Button } from '@mantine/core';
import { AppLink } from '../../../parts/app-link';
import { IconAlertTriangle, IconFlag, IconSend } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { pageSizes } from '../../../../contracts/vocabulary/limits';
import type { suspiciousMachine } from '../../../../machines/reports/suspicious/suspicious.machine';
import { blockReason } from '../../../../machines/domain/block-reason';
import { answersLeft } from '../../../../machines/domain/answers-left';
import { dayAllowance, whyNotSendNow } from '../../../../machines/domain/limits';
import { listingsInSends } from '../../../../machines/domain/sends';
import { countSendableOfList, suspiciousView } from '../../../../machines/reports/suspicious/suspicious.view';
import { readReceipts } from '../../../../machines/domain/receipts';
import { presentRows } from '../../../../machines/domain/reported-rows';
import { describeBlockReason } from '../../../copy/block-reasons';
import { formatDateTime } from '../../../copy/dates';
import { formatCount } from '../../../copy/money';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { FilterChips } from '../../../parts/filter-chips';
import { PageTitle } from '../../../parts/page-title';
import { Pager } from '../../../parts/pager';
import { TableSkeleton } from '../../../parts/skeletons';
import { ReasonButton } from '../../../parts/reason-button';
import { useProfile, useSystemActorState, useWorldTime } from '../../../seams/use-console';
import { Carousel } from '../../shared/carousel/carousel';
import { FailureLine } from '../../shared/failure-line';
import { FiltersDrawer } from '../../shared/filters/filters-drawer';
import { ImportButton, ImportPane } from '../../shared/import/import-launcher';
import { MarkingPane, useMarking } from '../../shared/marking/marking-pane';
import { ReportedDetailPane } from './reported-detail-pane';
import { SuspiciousQuestions } from './suspicious-questions';
import { SuspiciousBar } from './suspicious-bar';
import { suspiciousChipsOf } from './suspicious-chips';
import { SuspiciousTable } from './suspicious-table';
import { SuspiciousTools } from './suspicious-tools';
import classes from './suspicious-screen.module.css';

const sameIds = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((id) => b.has(id));
const sameReason = (a: object | null, b: object | null) => JSON.stringify(a) === JSON.stringify(b);

const recovering = blockReason('RECOVERING');

/** How much a limited account has left of its day, and when it begins anew. */
function DayLeft() {
  const intl = useIntl();
  const now = useWorldTime();
  const day = useSelector(useSystemActorState('profile'), ({ context }) => dayAllowance(context, now), shallowEqual);
  if (day === null) return null;
  return (
    <span className={classes.day}>
      <FormattedMessage
        id="suspicious.day.left"
        values={{
          count: day.left,
          left: formatCount(intl, day.left),
          of: day.of === null ? 'none' : formatCount(intl, day.of),
        }}
      />
      <span className={classes.soft}>
        <FormattedMessage id="suspicious.day.renews" values={{ moment: formatDateTime(intl, day.renewsAt) }} />
      </span>
    </span>
  );
}

/** The way to what became of the last send, for as long as its receipt is kept. */
function LastReceipt() {
  const last = useSelector(useSystemActorState('drafts'), ({ context }) => readReceipts(context.drafts)[0]?.id ?? null);
  if (last === null) return null;
  return (
    <p className={classes.receipt}>
      <AppLink to={{ to: 'receipt', params: { id: last } }}>
        <FormattedMessage id="suspicious.receipt.action" />
      </AppLink>
    </p>
  );
}

/** How many the list has: what every screen counts, or what its filters have found. */
function useTotal({ narrowed, total }: ReturnType<typeof suspiciousView>): number {
  const counted = useProfile(({ reportedCount }) => reportedCount);
  return narrowed ? total : (counted ?? total);
}

/** How many of them can go now: null before all of it, protections too, is known. */
function useGoing({ rows, blindages }: ReturnType<typeof suspiciousView>, total: number, inHand: ReadonlySet<string>) {
  const now = useWorldTime();
  const outbox = useSystemActorState('outbox');
  const visible = useSelector(useSystemActorState('listings'), ({ context }) => context.visible);
  const account = useSelector(useSystemActorState('profile'), ({ context }) => context);
  return useMemo(() => {
    const sends = inHand.size === 0 ? {} : outbox.getSnapshot().context.sends;
    return countSendableOfList({ rows, blindages }, total, { visible, outbox: { sends }, account, now });
  }, [rows, blindages, total, inHand, now, outbox, visible, account]);
}

/** The name of a seller of whom a listing is known. */
function useSellerName(id: string | null): string | null {
  return useSelector(useSystemActorState('listings'), ({ context }) =>
    id === null
      ? null
      : (Object.values(context.visible).find(({ seller }) => seller?.id === id)?.seller?.nickname ?? null),
  );
}

/** The list of what was marked suspicious: from here reports are sent, one, some or all. */
export function SuspiciousScreen({ actor }: { actor: ActorRefFrom<typeof suspiciousMachine> }) {
  const intl = useIntl();
  const view = useSelector(actor, suspiciousView, shallowEqual);
  const listings = useSystemActorState('listings');
  const rows = useSelector(listings, (snapshot) => presentRows(view.rows, snapshot.context.visible), shallowEqual);
  const listedRows = view.rows.filter((id) => rows.includes(id) || !view.past.includes(id));
  const inHand = useSelector(useSystemActorState('outbox'), ({ context }) => listingsInSends(context.sends), sameIds);
  const now = useWorldTime();
  const total = useTotal(view);
  const going = useGoing(view, total, inHand);
  const jobs = useSelector(useSystemActorState('outbox'), ({ context }) => context.jobs);
  const block = useSelector(
    useSystemActorState('profile'),
    ({ context }) => whyNotSendNow(answersLeft(context, jobs), now),
    sameReason,
  );
  const early = useSelector(useSystemActorState('outbox'), ({ context }) => (context.recovering ? recovering : null));
  const whyNotNow = early ?? block ?? going.why;
  const { send } = actor;
  const deciding = useMarking(view.marking).drawer !== null;
  const held =
    deciding || view.question !== null || view.refusal !== null || view.reading !== null || view.drawerMounted;
  const chips = suspiciousChipsOf(intl, view.filters, useSellerName(view.filters.seller));
  return (
    <div className={classes.dense}>
      <PageTitle
        title={<FormattedMessage id="suspicious.title.text" />}
        count={view.phase === 'shown' ? formatCount(intl, total) : undefined}
        action={
          <div className={classes.sendAll}>
            <ImportButton actor={view.importDoor} />
            {view.total > 0 && (
              <>
                <DayLeft />
                <ReasonButton
                  why={whyNotNow}
                  translate="no"
                  leftSection={<IconSend size={16} aria-hidden="true" />}
                  onClick={() => send({ type: 'send.ask', ids: 'all' })}
                >
                  {(going.count === 0 || going.count === null) && (
                    <FormattedMessage
                      id={view.narrowed ? 'suspicious.sendTheFound.action' : 'suspicious.sendNone.action'}
                    />
                  )}
                  {going.count === total && total > 0 && (
                    <FormattedMessage
                      id={view.narrowed ? 'suspicious.sendFound.action' : 'suspicious.sendAll.action'}
                      values={{ count: formatCount(intl, total) }}
                    />
                  )}
                  {going.count !== null && going.count > 0 && going.count < total && (
                    <FormattedMessage
                      id="suspicious.sendSome.action"
                      values={{ count: formatCount(intl, going.count), total: formatCount(intl, total) }}
                    />
                  )}
                </ReasonButton>
              </>
            )}
          </div>
        }
      />
      {block !== null && view.phase === 'shown' && total > 0 && (
        <p className={classes.blocked} role="status">
          <IconAlertTriangle size={18} aria-hidden="true" />
          <span>{describeBlockReason(intl, block)}</span>
          {block.resolve !== undefined && (
            <AppLink to={block.resolve}>
              <FormattedMessage id="parts.why.resolve" />
            </AppLink>
          )}
        </p>
      )}
      <div className={classes.list}>
        {(view.total > 0 || view.narrowed) && <SuspiciousTools filters={view.filters} send={send} />}
        {chips.length > 0 && (
          <div className={classes.chips}>
            <FilterChips
              chips={chips}
              onRemove={(id) => send({ type: 'filter.remove', id })}
              onClear={() => send({ type: 'filters.clear' })}
            />
          </div>
        )}
        {view.phase === 'asking' && <TableSkeleton columns={6} rows={8} pictures under="suspicious" />}
        {view.phase === 'failed' && view.failure !== null && (
          <ErrorState failure={view.failure} onRetry={() => send({ type: 'list.reload' })} />
        )}
        {view.phase === 'shown' && listedRows.length === 0 && !view.asking && (
          <EmptyState
            icon={<IconFlag size={32} stroke={1.5} aria-hidden="true" />}
            title={<FormattedMessage id={view.narrowed ? 'suspicious.none.title' : 'suspicious.empty.title'} />}
            action={
              view.narrowed ? (
                <Button variant="default" onClick={() => send({ type: 'filters.clear' })}>
                  <FormattedMessage id="listFilters.none.action" />
                </Button>
              ) : (
                <Button component={AppLink} to={{ to: 'liveSearches' }} variant="default">
                  <FormattedMessage id="suspicious.empty.action" />
                </Button>
              )
            }
          >
            <FormattedMessage id={view.narrowed ? 'suspicious.none.text' : 'suspicious.empty.text'} />
            <LastReceipt />
          </EmptyState>
        )}
        {view.phase === 'shown' && listedRows.length > 0 && (
          <>
            {view.failure !== null && (
              <FailureLine failure={view.failure} onRetry={() => send({ type: 'list.reload' })} />
            )}
            <SuspiciousBar
              ids={view.chosen}
              rows={rows}
              total={view.total}
              inHand={inHand}
              block={whyNotNow}
              send={send}
            />
            <div className={classes.table}>
              <SuspiciousTable
                view={view}
                rows={rows}
                standing={listedRows}
                inHand={inHand}
                block={whyNotNow}
                held={held}
                actor={actor}
              />
            </div>
          </>
        )}
      </div>
      {view.phase === 'shown' && listedRows.length > 0 && (
        <>
          {view.pages > 1 && (
            <Pager
              page={view.page}
              size={pageSizes.listings}
              total={view.total}
              onPage={(page) => send({ type: 'page.go', page })}
            />
          )}
          <LastReceipt />
          <ul className={classes.rules}>
            <li>
              <FormattedMessage id="suspicious.ruleEdited.text" />
            </li>
            <li>
              <FormattedMessage id="suspicious.ruleCatalogue.text" />
            </li>
            <li>
              <FormattedMessage id="suspicious.ruleWithdrawn.text" />
            </li>
          </ul>
        </>
      )}
      <SuspiciousQuestions
        question={view.question}
        refusal={view.refusal}
        reading={view.reading}
        noneInactive={view.noneInactive}
        send={send}
      />
      <FiltersDrawer view={view} send={send} />
      <MarkingPane actor={view.marking} />
      <Carousel actor={view.carousel} />
      <ImportPane actor={view.importDoor} />
      <ReportedDetailPane actor={view.detailDoor} onClose={() => send({ type: 'detail.close' })} />
    </div>
  );
}
