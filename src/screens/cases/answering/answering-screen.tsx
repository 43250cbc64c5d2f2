import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { answeringMachine } from '../../../../machines/cases/answering/answering.machine';
import { answeringView } from '../../../../machines/cases/answering/answering.view';
import type { Target } from '../../../../machines/domain/addresses';
import { AppLink } from '../../../parts/app-link';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { PageTitle } from '../../../parts/page-title';
import { takeLostFocus } from '../../../parts/focus';
import { limitedUndoSeconds } from '../../../../machines/domain/undo-time';
import { useUndoSeconds } from '../../../seams/use-console';
import { CaseSkeleton } from '../case/case-skeleton';
import classes from './answering.module.css';
import { CaseInQueue } from './case-in-queue';

const list: Target = { to: 'history', search: { status: ['PENDING'] } };

function ToList() {
  return (
    <Button component={AppLink} to={list} variant="default">
      <FormattedMessage id="answering.list.action" />
    </Button>
  );
}

/** All that awaits an answer, one after the other. */
export function AnsweringScreen({ actor }: { actor: ActorRefFrom<typeof answeringMachine> }) {
  const intl = useIntl();
  const seconds = limitedUndoSeconds(useUndoSeconds());
  const view = useSelector(actor, answeringView, shallowEqual);
  const { send } = actor;
  if (view.phase === 'answering' && view.case !== null && view.current !== null)
    return <CaseInQueue key={view.current} queue={view} actor={view.case} send={send} />;
  return (
    <>
      <PageTitle
        crumbs={[
          { name: intl.formatMessage({ id: 'history.awaiting.title' }), to: list },
          { name: intl.formatMessage({ id: 'answering.title.text' }) },
        ]}
        title={<FormattedMessage id="answering.title.text" />}
      />
      {view.phase === 'reading' && (
        <div className={classes.frame}>
          <CaseSkeleton />
        </div>
      )}
      {view.phase === 'failed' && view.failure !== null && (
        <ErrorState failure={view.failure} onRetry={() => send({ type: 'queue.reload' })} />
      )}
      {view.phase === 'empty' && (
        <EmptyState
          icon={<IconChecks size={32} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id="answering.empty.title" />}
          action={<ToList />}
        >
          <FormattedMessage id="answering.empty.text" />
        </EmptyState>
      )}
      {view.phase === 'over' && (
        <div role="status">
          <EmptyState
            icon={<IconChecks size={32} stroke={1.5} aria-hidden="true" />}
            title={
              <FormattedMessage
                id={view.left > 0 ? 'answering.back.title' : 'answering.over.title'}
                values={{ count: view.left > 0 ? view.left : view.given }}
              />
            }
            action={
              <span key={view.left > 0 ? 'back' : 'over'} ref={takeLostFocus}>
                {view.left > 0 ? (
                  <Button onClick={() => send({ type: 'queue.goOn' })}>
                    <FormattedMessage id="answering.goOn.action" />
                  </Button>
                ) : (
                  <ToList />
                )}
              </span>
            }
          >
            <FormattedMessage id={view.left > 0 ? 'answering.back.text' : 'answering.over.text'} values={{ seconds }} />
          </EmptyState>
        </div>
      )}
    </>
  );
}
