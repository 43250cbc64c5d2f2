import { Button } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { closedCasesMachine } from '../../../../machines/cases/closed-cases/closed-cases.machine';
import { closedCasesView } from '../../../../machines/cases/closed-cases/closed-cases.view';
import { formatCount } from '../../../copy/money';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { PageTitle } from '../../../parts/page-title';
import { Pager } from '../../../parts/pager';
import { TableSkeleton } from '../../../parts/skeletons';
import { FailureLine } from '../../shared/failure-line';
import list from '../../shared/shared.module.css';
import { NicknameForm } from '../../shared/nickname-form';
import { SavedViews } from '../../shared/saved-views/saved-views';
import { ClosedCasesTable } from './closed-cases-table';

/** The cases that are over, those of one seller where its nickname is sought. */
export function ClosedCasesScreen({ actor }: { actor: ActorRefFrom<typeof closedCasesMachine> }) {
  const intl = useIntl();
  const view = useSelector(actor, closedCasesView, shallowEqual);
  const reload = () => actor.send({ type: 'list.reload' });
  const seek = (nickname: string | null) => actor.send({ type: 'nickname.seek', nickname });
  const narrowed = view.nickname !== null;
  return (
    <>
      <PageTitle
        title={<FormattedMessage id="closedCases.title.text" />}
        count={view.phase === 'shown' ? formatCount(intl, view.total) : undefined}
        lead={<FormattedMessage id="closedCases.lead.text" />}
      />
      {view.phase === 'asking' && <TableSkeleton columns={5} rows={view.size} under="closedCases" />}
      {view.phase === 'failed' && view.failure !== null && <ErrorState failure={view.failure} onRetry={reload} />}
      {view.phase === 'shown' && view.rows.length === 0 && !narrowed && (
        <EmptyState
          icon={<IconFolder size={32} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id="closedCases.empty.title" />}
        >
          <FormattedMessage id="closedCases.empty.text" />
        </EmptyState>
      )}
      {view.phase === 'shown' && (view.rows.length > 0 || narrowed) && (
        <>
          <div className={list.tools}>
            <NicknameForm nickname={view.nickname} onSubmit={seek} />
            <SavedViews list="closedCases" />
          </div>
          {view.failure !== null && <FailureLine failure={view.failure} onRetry={reload} />}
          {view.rows.length === 0 ? (
            <EmptyState
              title={<FormattedMessage id="closedCases.none.title" />}
              action={
                <Button variant="default" onClick={() => seek(null)}>
                  <FormattedMessage id="closedCases.none.action" />
                </Button>
              }
            />
          ) : (
            <>
              <ClosedCasesTable rows={view.rows} refreshing={view.asking} />
              <Pager
                page={view.page}
                size={view.size}
                total={view.total}
                onPage={(page) => actor.send({ type: 'page.go', page })}
                onSize={(size) => actor.send({ type: 'size.choose', size })}
              />
            </>
          )}
        </>
      )}
    </>
  );
}
