import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { offeredRejectReasonIds } from '../../../../contracts/vocabulary/reply-reasons';
import type { AnsweringEvent } from '../../../../machines/cases/answering/answering.machine';
import type { answeringView } from '../../../../machines/cases/answering/answering.view';
import type { caseMachine } from '../../../../machines/cases/case/case.machine';
import { caseView } from '../../../../machines/cases/case/case.view';
import { siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { chooseOption, focusPageForm, isElementVisible, submitFocusedForm } from '../../../parts/form-keys';
import { classNames } from '../../../parts/class-names';
import { CopyableId } from '../../../parts/copyable-id';
import { ErrorState } from '../../../parts/error-state';
import { KeyHint } from '../../../parts/key-hint';
import { KeyScope } from '../../../parts/key-scope';
import { formatKey, type KeyActs } from '../../../parts/keys';
import { ListingPicture } from '../../../parts/listing-picture';
import { PageTitle } from '../../../parts/page-title';
import { StatusPill } from '../../../parts/status-pill';
import { useWorldTime } from '../../../seams/use-console';
import { CaseSkeleton } from '../case/case-skeleton';
import caseClasses from '../case/case-screen.module.css';
import { CounterNoticeTab } from '../case/counter-notice-tab';
import { ReplyPane } from '../case/reply-pane';
import { ReportSection } from '../case/fact-tabs';
import classes from './answering.module.css';
import { SiteText } from '../../../parts/site-text';

interface CaseInQueueProps {
  queue: ReturnType<typeof answeringView>;
  actor: ActorRefFrom<typeof caseMachine>;
  send: (event: AnsweringEvent) => void;
}

/** The case in front of the queue: what the seller says and what was reported beside the reply; on a narrow screen one after the other. */
export function CaseInQueue({ queue, actor, send }: CaseInQueueProps) {
  const intl = useIntl();
  const now = useWorldTime();
  const view = useSelector(actor, caseView, shallowEqual);
  const { shown } = view;
  const { row, current, step } = queue;
  const choose = (at: number, id: string) => {
    const isReplyVisible = isElementVisible('main [data-part=reply]');
    send({ type: 'step.go', step: 'answer' });
    // Nothing is chosen from a list that isn't in sight: the first number brings it there.
    if (!isReplyVisible) return focusPageForm();
    if (view.form === 'confirm') return chooseOption('rejectMemberId', at);
    actor.send({ type: 'confirm.begin' });
    actor.send({ type: 'confirm.change', values: { rejectMemberId: id } });
  };
  const noForm = () => view.form === null && !view.canConfirm;
  const keys: KeyActs = {
    j: { words: 'keys.nextCase.text', press: () => send({ type: 'queue.next' }), why: () => !queue.canNext },
    k: {
      words: 'keys.previousCase.text',
      press: () => send({ type: 'queue.previous' }),
      why: () => !queue.canPrevious,
    },
    ...Object.fromEntries(
      offeredRejectReasonIds.map((id, at) => [
        String(at + 1),
        { words: 'keys.rejectReason.text' as const, press: () => choose(at, id), why: noForm },
      ]),
    ),
    r: {
      words: 'keys.toRetract.text',
      press: () => {
        send({ type: 'step.go', step: 'answer' });
        actor.send({ type: 'retract.begin' });
      },
      why: () => view.form === 'retract' || noForm(),
    },
    l: {
      words: 'keys.translate.text',
      press: () => view.translation?.send({ type: 'translation.toggle' }),
      why: () => view.translation?.getSnapshot().can({ type: 'translation.toggle' }) !== true,
    },
    'ctrl+enter': { words: 'keys.answerAndNext.text', press: submitFocusedForm, why: () => view.form === null },
  };
  return (
    <KeyScope
      keys={keys}
      named="keys.answering.name"
      focusOn={current ?? undefined}
      focus="ifLost"
      className={classes.frame}
    >
      <PageTitle
        crumbs={[
          {
            name: intl.formatMessage({ id: 'history.awaiting.title' }),
            to: { to: 'history', search: { status: ['PENDING'] } },
          },
          { name: intl.formatMessage({ id: 'answering.title.text' }) },
        ]}
        picture={<ListingPicture url={row?.listing.thumbnail ?? null} alt="" eager />}
        title={
          row === null || row === undefined ? current : <SiteText site={view.siteId}>{row.listing.title}</SiteText>
        }
        lead={
          <span className={caseClasses.summary}>
            <StatusPill
              status={shown?.status ?? row?.status ?? null}
              expiresAt={view.move?.may === 'nothing' ? null : (shown?.respondBy ?? row?.dueDate)}
              now={now}
            />
            <CopyableId id={view.caseId} />
            <span>{[row?.seller?.nickname, siteCountryName(intl, view.siteId)].filter(Boolean).join(' · ')}</span>
          </span>
        }
      />
      <div className={classes.bar}>
        <p className={classes.position} role="status">
          <strong>
            <FormattedMessage id="answering.position.text" values={{ position: queue.position, total: queue.total }} />
          </strong>
          <span className={caseClasses.soft}>
            <FormattedMessage id="answering.given.text" values={{ count: queue.given }} />
          </span>
          <span className={caseClasses.soft}>
            <FormattedMessage id="answering.left.text" values={{ count: queue.left }} />
          </span>
        </p>
        <div className={classes.ways}>
          <AppLink
            className={classes.whole}
            to={{ to: 'case', params: { id: view.caseId }, search: { site: view.siteId } }}
          >
            <FormattedMessage id="answering.whole.action" />
          </AppLink>
          {queue.canPrevious && (
            <Button
              variant="default"
              rightSection={<KeyHint>{formatKey('k')}</KeyHint>}
              onClick={() => send({ type: 'queue.previous' })}
            >
              <FormattedMessage id="answering.previous.action" />
            </Button>
          )}
          {queue.canNext && (
            <Button
              variant="default"
              rightSection={<KeyHint>{formatKey('j')}</KeyHint>}
              onClick={() => send({ type: 'queue.next' })}
            >
              <FormattedMessage id="answering.next.action" />
            </Button>
          )}
        </div>
      </div>
      {view.phase === 'asking' && <CaseSkeleton />}
      {view.phase === 'failed' && view.failure !== null && (
        <ErrorState failure={view.failure} onRetry={() => actor.send({ type: 'case.reload' })} />
      )}
      {shown !== null && (
        <div className={caseClasses.panes} data-step={step}>
          <div className={classNames(caseClasses.facts, classes.facts)}>
            <section className={caseClasses.panel} aria-labelledby="queue-answer">
              <h2 id="queue-answer">
                <FormattedMessage id="answering.sellerAnswer.title" />
              </h2>
              <CounterNoticeTab
                shown={shown}
                gallery={view.gallery}
                translation={view.translation}
                keyed
                documents={view.documents}
              />
            </section>
            <ReportSection shown={shown} variants={view.variants} />
            <div className={caseClasses.foot}>
              <Button
                fullWidth
                onClick={() => {
                  send({ type: 'step.go', step: 'answer' });
                  focusPageForm();
                }}
              >
                <FormattedMessage id="answering.answer.action" />
              </Button>
            </div>
          </div>
          <div className={classes.answer} data-part="reply">
            <Button
              className={classes.toStep}
              variant="default"
              onClick={() => send({ type: 'step.go', step: 'facts' })}
            >
              <FormattedMessage id="answering.facts.action" />
            </Button>
            <ReplyPane view={view} send={(event) => actor.send(event)} queued />
          </div>
        </div>
      )}
    </KeyScope>
  );
}
