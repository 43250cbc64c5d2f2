import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconDownload,
  IconFileZip,
  IconRefresh,
  IconShieldCheck,
} from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { maxEvidenceListings } from '../../../../machines/domain/evidence-files';
import { caseOfRow } from '../../../../machines/domain/history-row';
import type { newEvidenceMachine } from '../../../../machines/reports/new-evidence/new-evidence.machine';
import { newEvidenceView } from '../../../../machines/reports/new-evidence/new-evidence.view';
import { evidenceTitle } from '../../../copy/evidence';
import { formatCount } from '../../../copy/money';
import { formatBytes } from '../../../copy/sizes';
import type { Crumb } from '../../../parts/breadcrumb';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { EmptyState } from '../../../parts/empty-state';
import { ErrorState } from '../../../parts/error-state';
import { PageTitle } from '../../../parts/page-title';
import { ProgressBar } from '../../../parts/progress-bar';
import { takeFocus } from '../../../parts/focus';
import classes from '../evidence.module.css';

type View = ReturnType<typeof newEvidenceView>;
type Send = ActorRefFrom<typeof newEvidenceMachine>['send'];

/** An archive of evidence: how far it is, and what became of it. */
export function NewEvidenceScreen({ actor }: { actor: ActorRefFrom<typeof newEvidenceMachine> }) {
  const intl = useIntl();
  const view = useSelector(actor, newEvidenceView, shallowEqual);
  const { send } = actor;
  const { phase, failure, fault } = view;
  const begin = () => send({ type: 'evidence.begin' });
  const again = (
    <Button leftSection={<IconRefresh size={16} aria-hidden="true" />} onClick={begin}>
      <FormattedMessage id="newEvidence.begin.action" />
    </Button>
  );
  const title = evidenceTitle(intl, view.subject);
  return (
    <>
      <PageTitle
        crumbs={[...crumbsOf(view, intl), { name: title }]}
        title={title}
        lead={<FormattedMessage id="newEvidence.lead.text" />}
      />
      {(phase === 'finding' || phase === 'gathering' || phase === 'writing') && <Preparing view={view} send={send} />}
      {phase === 'made' && <Made view={view} send={send} />}
      {phase === 'cancelled' && (
        <div ref={takeFocus} tabIndex={-1} role="status" className={classes.said}>
          <EmptyState title={<FormattedMessage id="newEvidence.cancelled.title" />} action={again}>
            <FormattedMessage id="newEvidence.cancelled.text" />
          </EmptyState>
        </div>
      )}
      {phase === 'failed' && failure !== null && <ErrorState failure={failure} onRetry={begin} />}
      {phase === 'failed' && fault !== null && (
        <div ref={takeFocus} tabIndex={-1} role="alert" className={classes.said}>
          <EmptyState
            icon={<IconAlertTriangle size={28} stroke={1.5} aria-hidden="true" />}
            title={<FormattedMessage id="newEvidence.failed.title" />}
            action={again}
          >
            <FormattedMessage id={`newEvidence.${fault}.text`} values={{ kind: view.subject?.kind ?? 'none' }} />
          </EmptyState>
        </div>
      )}
      {phase === 'missing' && (
        <EmptyState
          icon={<IconFileZip size={32} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id="newEvidence.missing.title" />}
          action={
            <Button component={AppLink} to={{ to: 'history' }} variant="default">
              <FormattedMessage id="newEvidence.missing.action" />
            </Button>
          }
        >
          <FormattedMessage id="newEvidence.missing.text" />
        </EmptyState>
      )}
    </>
  );
}

function crumbsOf({ subject }: View, intl: ReturnType<typeof useIntl>): Crumb[] {
  if (subject?.kind === 'case')
    return [
      {
        name: intl.formatMessage({ id: 'case.title.text' }, { caseId: subject.id }),
        to: caseOfRow({ caseId: subject.id, listing: { siteId: subject.siteId } }),
      },
    ];
  const list: Crumb = { name: intl.formatMessage({ id: 'suspicious.title.text' }), to: { to: 'suspicious' } };
  if (subject?.kind !== 'receipt') return [list];
  return [
    list,
    {
      name: intl.formatMessage({ id: 'receipt.title.text' }),
      to: { to: 'receipt', params: { id: subject.id } },
    },
  ];
}

function Preparing({ view, send }: { view: View; send: Send }) {
  const intl = useIntl();
  const { phase, listings, progress, omitted } = view;
  return (
    <section className={classes.card} aria-labelledby="preparing">
      <div role="status">
        <h2 id="preparing">
          <FormattedMessage id="newEvidence.gathering.title" />
        </h2>
      </div>
      <div className={classes.bars}>
        <div>
          <p className={classes.soft}>
            <FormattedMessage id="newEvidence.listings.label" />
          </p>
          <ProgressBar
            label={intl.formatMessage({ id: 'newEvidence.listings.label' })}
            done={phase === 'writing' ? listings.total : listings.asked}
            total={phase === 'finding' ? null : listings.total}
          />
        </div>
        <div>
          <p className={classes.soft}>
            <FormattedMessage id="newEvidence.files.label" />
          </p>
          <ProgressBar
            label={intl.formatMessage({ id: 'newEvidence.files.label' })}
            done={progress.done}
            total={progress.total === 0 ? null : progress.total}
          />
        </div>
      </div>
      {progress.missing > 0 && (
        <p className={classes.warning}>
          <FormattedMessage id="newEvidence.missingSoFar.text" values={{ count: progress.missing }} />
        </p>
      )}
      {omitted > 0 && <Omitted count={omitted} />}
      <p className={classes.soft}>
        <FormattedMessage id="newEvidence.leave.text" />
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => send({ type: 'evidence.cancel' })}>
          <FormattedMessage id="newEvidence.cancel.action" />
        </Button>
      </div>
    </section>
  );
}

function Omitted({ count }: { count: number }) {
  const intl = useIntl();
  return (
    <p className={classes.warning}>
      <FormattedMessage id="newEvidence.omitted.text" values={{ count, max: formatCount(intl, maxEvidenceListings) }} />
    </p>
  );
}

function Made({ view: { made, omitted }, send }: { view: View; send: Send }) {
  const intl = useIntl();
  if (made === null) return null;
  return (
    <section className={classes.card} aria-labelledby="made">
      <h2 ref={takeFocus} id="made" tabIndex={-1} className={classes.good}>
        <IconCircleCheck size={24} aria-hidden="true" />
        <FormattedMessage id="newEvidence.made.title" />
      </h2>
      <p>
        <FormattedMessage
          id="newEvidence.made.text"
          values={{ name: <strong>{made.name}</strong>, size: formatBytes(intl, made.size) }}
        />
      </p>
      <p className={classes.soft}>
        <FormattedMessage id="newEvidence.files.count" values={{ count: made.files }} />
      </p>
      <p className={made.missing > 0 ? classes.warning : classes.soft}>
        {made.missing > 0 ? (
          <FormattedMessage id="newEvidence.incomplete.text" values={{ count: made.missing }} />
        ) : (
          <FormattedMessage id="newEvidence.complete.text" />
        )}
      </p>
      {omitted > 0 && <Omitted count={omitted} />}
      <div className={classes.code}>
        <h3>
          <FormattedMessage id="newEvidence.code.title" />
        </h3>
        <CopyableId id={made.code} />
        <p className={classes.soft}>
          <FormattedMessage id="newEvidence.code.text" />
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          component={AppLink}
          to={{ to: 'evidenceCheck' }}
          variant="subtle"
          leftSection={<IconShieldCheck size={16} aria-hidden="true" />}
        >
          <FormattedMessage id="newEvidence.check.action" />
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => send({ type: 'evidence.save' })}
        >
          <FormattedMessage id="newEvidence.save.action" />
        </Button>
      </div>
    </section>
  );
}
