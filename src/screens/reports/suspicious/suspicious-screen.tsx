import { Button } from '@mantine/core';
import { AppLink } from '../../../parts/app-link';
import { IconAlertTriangle, IconFlag, IconSend } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { pageSizes } from '../../../../contracts/vocabulary/limits';
import type { suspiciousMachine } from '../../../../machines/reports/suspicious/suspicious.machine';
import { because } from '../../../../machines/domain/because';
import { inHandOf } from '../../../../machines/domain/sends';
import { sendableOf, goingOf, suspiciousView, whyNone } from '../../../../machines/reports/suspicious/suspicious.view';
import { rowsThere } from '../../../../machines/domain/reported-rows';
import { describeBecause } from '../../../copy/because';
import { formatCount } from '../../../copy/money';
import { ChosenCount, DataTable, type Column } from '../../../parts/data-table';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { PageTitle } from '../../../parts/page-title';
import { Pager } from '../../../parts/pager';
import { Bone, TableSkeleton } from '../../../parts/skeletons';
import { WhyButton } from '../../../parts/why-button';
import { useProfile, useSeat, useWorldTime } from '../../../seams/use-console';
import { FailureLine } from '../../shared/failure-line';
import { MarkingPane } from '../../shared/marking/marking-pane';
import { SuspiciousQuestions } from './suspicious-questions';
import { GoneSuspiciousRow, SuspiciousRow } from './suspicious-row';
import classes from './suspicious-screen.module.css';

const sameIds = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((id) => b.has(id));
const sameGoing = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

const columnIds = ['listing', 'seller', 'reason', 'state', 'actions'] as const;
const widths: Partial<Record<(typeof columnIds)[number], string>> = {
  listing: '25%',
  seller: '13.5%',
  state: '10rem',
  actions: '16.75rem',
};

const recovering = because('RECOVERING');

/** The list of what was marked suspicious: from here reports are sent, one, some or all. */
export function SuspiciousScreen({ actor }: { actor: ActorRefFrom<typeof suspiciousMachine> }) {
  const intl = useIntl();
  const view = useSelector(actor, suspiciousView, shallowEqual);
  const listings = useSeat('listings');
  const rows = useSelector(listings, (snapshot) => rowsThere(view.rows, snapshot.context.visible), shallowEqual);
  const standing = view.rows.filter((id) => rows.includes(id) || !view.past.includes(id));
  const inHand = useSelector(useSeat('outbox'), ({ context }) => inHandOf(context.sends), sameIds);
  const chosen = useSelector(
    listings,
    (snapshot) => sendableOf(view.chosen, snapshot.context.visible, inHand),
    shallowEqual,
  );
  const chosenHere = rows.filter((id) => view.chosen.includes(id));
  const kept = useSelector(listings, (snapshot) => whyNone(chosenHere, snapshot.context.visible, inHand), shallowEqual);
  const markable = chosenHere.filter((id) => !inHand.has(id));
  const now = useWorldTime();
  const total = useProfile(({ reportedCount }) => reportedCount) ?? view.total;
  const going = useSelector(useSeat('profile'), ({ context }) => goingOf(total, context, now), sameGoing);
  const block = going.why;
  const early = useSelector(useSeat('outbox'), ({ context }) => (context.recovering ? recovering : null));
  const whyNotNow = early ?? block;
  const { send } = actor;
  const columns: Column[] = columnIds.map((id) => ({
    id,
    name: intl.formatMessage({ id: `suspicious.${id}.column` }),
    width: widths[id],
    quiet: id === 'actions',
  }));
  return (
    <>
      <PageTitle
        title={<FormattedMessage id="suspicious.title.text" />}
        count={view.phase === 'shown' ? formatCount(intl, total) : undefined}
        lead={<FormattedMessage id="suspicious.lead.text" />}
        action={
          view.total > 0 && (
            <WhyButton
              why={whyNotNow}
              leftSection={<IconSend size={16} aria-hidden="true" />}
              onClick={() => send({ type: 'send.ask', ids: 'all' })}
            >
              {going.count === 0 && <FormattedMessage id="suspicious.sendNone.action" />}
              {going.count === total && total > 0 && (
                <FormattedMessage id="suspicious.sendAll.action" values={{ count: formatCount(intl, total) }} />
              )}
              {going.count > 0 && going.count < total && (
                <FormattedMessage
                  id="suspicious.sendSome.action"
                  values={{ count: formatCount(intl, going.count), total: formatCount(intl, total) }}
                />
              )}
            </WhyButton>
          )
        }
      />
      {block !== null && view.phase === 'shown' && total > 0 && (
        <p className={classes.blocked} role="status">
          <IconAlertTriangle size={18} aria-hidden="true" />
          <span>{describeBecause(intl, block)}</span>
          {block.resolve !== undefined && (
            <AppLink to={block.resolve}>
              <FormattedMessage id="parts.why.resolve" />
            </AppLink>
          )}
        </p>
      )}
      {view.phase === 'asking' && (
        <>
          <div className={classes.bar} aria-hidden="true">
            <Bone width="8rem" />
            <Bone width="8.5rem" height="var(--v-control)" />
          </div>
          <TableSkeleton columns={5} rows={8} pictures />
        </>
      )}
      {view.phase === 'failed' && view.failure !== null && (
        <ErrorState failure={view.failure} onRetry={() => send({ type: 'list.reload' })} />
      )}
      {view.phase === 'shown' && standing.length === 0 && !view.asking && (
        <EmptyState
          icon={<IconFlag size={32} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id="suspicious.empty.title" />}
          action={
            <Button component={AppLink} to={{ to: 'liveSearches' }} variant="default">
              <FormattedMessage id="suspicious.empty.action" />
            </Button>
          }
        >
          <FormattedMessage id="suspicious.empty.text" />
        </EmptyState>
      )}
      {view.phase === 'shown' && standing.length > 0 && (
        <>
          {view.failure !== null && (
            <FailureLine failure={view.failure} onRetry={() => send({ type: 'list.reload' })} />
          )}
          <div
            className={classes.bar}
            role="toolbar"
            data-chosen={chosenHere.length > 0 || undefined}
            aria-label={intl.formatMessage({ id: 'suspicious.bar.label' })}
          >
            <ChosenCount count={chosenHere.length} />
            {chosenHere.length > 0 && (
              <>
                <WhyButton
                  why={chosen.length === 0 ? { because: 'NOTHING_SENDABLE' } : whyNotNow}
                  onClick={() => send({ type: 'send.ask', ids: chosen })}
                >
                  <FormattedMessage id="suspicious.sendSelected.action" values={{ count: chosen.length }} />
                </WhyButton>
                <WhyButton
                  variant="default"
                  why={kept.undo}
                  onClick={() => send({ type: 'listing.undo', ids: markable })}
                >
                  <FormattedMessage id="mark.dismiss.label" />
                </WhyButton>
                <WhyButton
                  variant="default"
                  why={kept.remove}
                  onClick={() => send({ type: 'remove.ask', ids: chosenHere })}
                >
                  <FormattedMessage id="suspicious.remove.action" />
                </WhyButton>
              </>
            )}
            <Button variant="default" className={classes.inactive} onClick={() => send({ type: 'inactive.seek' })}>
              <FormattedMessage id="suspicious.inactive.action" />
            </Button>
          </div>
          <DataTable
            label={intl.formatMessage({ id: 'suspicious.title.text' })}
            columns={columns}
            refreshing={view.asking}
            onPointer={(inside) => send({ type: inside ? 'pointer.enter' : 'pointer.leave' })}
            selection={{
              every: rows.length > 0 && chosenHere.length === rows.length,
              some: chosenHere.length > 0,
              onEvery: (all) => send({ type: 'rows.choose', ids: all ? rows : [] }),
            }}
          >
            {standing.map((id) =>
              rows.includes(id) ? (
                <SuspiciousRow
                  key={id}
                  id={id}
                  chosen={view.chosen.includes(id)}
                  block={whyNotNow}
                  inHand={inHand.has(id)}
                  send={send}
                />
              ) : (
                <GoneSuspiciousRow key={id} id={id} />
              ),
            )}
          </DataTable>
          {view.pages > 1 && (
            <Pager
              page={view.page}
              size={pageSizes.listings}
              total={view.total}
              onPage={(page) => send({ type: 'page.go', page })}
            />
          )}
          <ul className={classes.rules}>
            <li>
              <FormattedMessage id="suspicious.ruleEdited.text" />
            </li>
            <li>
              <FormattedMessage id="suspicious.ruleCatalogue.text" />
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
      <MarkingPane actor={view.marking} />
    </>
  );
}
