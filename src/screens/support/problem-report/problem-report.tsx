import { Button } from '@mantine/core';
import { IconPlayerRecord } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { isLanguage } from '../../../../machines/domain/access';
import type { problemReportMachine } from '../../../../machines/support/problem-report/problem-report.machine';
import { problemReportView } from '../../../../machines/support/problem-report/problem-report.view';
import { AppLink } from '../../../parts/app-link';
import { useSaveFile } from '../../../seams/use-save-file';
import { InfoDialog } from '../../shared/info-dialog';
import classes from './problem-report.module.css';

type ProblemReportActor = ActorRefFrom<typeof problemReportMachine>;
type View = ReturnType<typeof problemReportView>;
interface PartProps {
  actor: ProblemReportActor;
  view: View;
}

const fileName = 'vigia.recording.json';

/** Asks for consent, says that the page is recorded, and shows what would be handed over before it is saved. */
export function ProblemReport({ actor }: { actor: ProblemReportActor }) {
  const snapshot = useSelector(actor, (now) => now);
  const view = problemReportView(snapshot);
  switch (view.phase) {
    case 'asking':
      return <Consent actor={actor} />;
    case 'recording':
      return <RecordingBar actor={actor} view={view} />;
    case 'reviewing':
      return <Review actor={actor} view={view} />;
    case 'saved':
      return <Saved actor={actor} />;
    case 'failed':
      return <Failed actor={actor} />;
    default:
      return null;
  }
}

interface ProblemDialogProps {
  actor: ProblemReportActor;
  title?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

function ProblemDialog({ actor, title, actions, children }: ProblemDialogProps) {
  return (
    <InfoDialog
      title={title ?? <FormattedMessage id="problemReport.title.text" />}
      onClose={() => actor.send({ type: 'report.close' })}
    >
      {children}
      <div className={classes.actions}>{actions}</div>
    </InfoDialog>
  );
}

function CloseAction({ actor, children }: { actor: ProblemReportActor; children: ReactNode }) {
  return (
    <Button variant="default" onClick={() => actor.send({ type: 'report.close' })}>
      {children}
    </Button>
  );
}

function Consent({ actor }: { actor: ProblemReportActor }) {
  return (
    <ProblemDialog
      actor={actor}
      actions={
        <>
          <CloseAction actor={actor}>
            <FormattedMessage id="parts.dialog.cancel" />
          </CloseAction>
          <Button onClick={() => actor.send({ type: 'report.agree' })}>
            <FormattedMessage id="problemReport.agree.action" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="problemReport.what.text" />
      </p>
      <p>
        <FormattedMessage id="problemReport.not.text" />
      </p>
      <p>
        <FormattedMessage id="problemReport.where.text" />
      </p>
    </ProblemDialog>
  );
}

function RecordingBar({ actor, view: { isRunning } }: PartProps) {
  const intl = useIntl();
  return (
    <section className={classes.bar} aria-label={intl.formatMessage({ id: 'problemReport.bar.label' })}>
      <IconPlayerRecord className={classes.sign} size={18} aria-hidden="true" />
      <span className={classes.text} role="status">
        <FormattedMessage id={isRunning ? 'problemReport.bar.text' : 'problemReport.bar.starting'} />
      </span>
      {isRunning && (
        <Button size="compact-sm" onClick={() => actor.send({ type: 'report.finish' })}>
          <FormattedMessage id="problemReport.bar.finish" />
        </Button>
      )}
      <Button size="compact-sm" variant="default" onClick={() => actor.send({ type: 'report.discard' })}>
        <FormattedMessage id="problemReport.discard.action" />
      </Button>
    </section>
  );
}

function Review({ actor, view: { text, machines, isFull } }: PartProps) {
  const saveFile = useSaveFile();
  const save = () => {
    saveFile(fileName, [text ?? ''], 'application/json');
    actor.send({ type: 'report.saved' });
  };
  return (
    <ProblemDialog
      actor={actor}
      title={<FormattedMessage id="problemReport.review.title" />}
      actions={
        <>
          <CloseAction actor={actor}>
            <FormattedMessage id="problemReport.discard.action" />
          </CloseAction>
          <Button variant="default" onClick={() => actor.send({ type: 'report.open' })}>
            <FormattedMessage id="problemReport.again.action" />
          </Button>
          {machines.length > 0 && (
            <Button onClick={save}>
              <FormattedMessage id="problemReport.save.action" />
            </Button>
          )}
        </>
      }
    >
      <p>
        <FormattedMessage id={machines.length > 0 ? 'problemReport.review.text' : 'problemReport.empty.text'} />
      </p>
      {isFull && (
        <p>
          <FormattedMessage id="problemReport.full.text" />
        </p>
      )}
      <div className={classes.machines}>
        {machines.map(({ number, name, changes }) => (
          <details key={number} className={classes.machine}>
            <summary>
              <FormattedMessage id="problemReport.machine.name" values={{ name, count: changes.length }} />
            </summary>
            <ol className={classes.changes}>
              {changes.map(({ at, event, state }, index) => (
                <li key={index} translate="no">
                  <span className={classes.change}>
                    <FormattedTime value={at} hour="2-digit" minute="2-digit" second="2-digit" />
                    <code>{state}</code>
                    <span className={classes.after}>
                      <FormattedMessage id="problemReport.change.after" values={{ event }} />
                    </span>
                  </span>
                </li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </ProblemDialog>
  );
}

function Saved({ actor }: { actor: ProblemReportActor }) {
  const { locale } = useIntl();
  return (
    <ProblemDialog
      actor={actor}
      actions={
        <>
          <CloseAction actor={actor}>
            <FormattedMessage id="problemReport.close.action" />
          </CloseAction>
          <Button
            component={AppLink}
            to={{ to: 'supportForm', ...(isLanguage(locale) && { search: { lang: locale } }) }}
            onClick={() => actor.send({ type: 'report.close' })}
          >
            <FormattedMessage id="problemReport.saved.link" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="problemReport.saved.text" values={{ file: fileName }} />
      </p>
    </ProblemDialog>
  );
}

function Failed({ actor }: { actor: ProblemReportActor }) {
  return (
    <ProblemDialog
      actor={actor}
      actions={
        <>
          <CloseAction actor={actor}>
            <FormattedMessage id="problemReport.close.action" />
          </CloseAction>
          <Button onClick={() => actor.send({ type: 'report.open' })}>
            <FormattedMessage id="parts.error.retry" />
          </Button>
        </>
      }
    >
      <p role="alert">
        <FormattedMessage id="problemReport.failed.text" />
      </p>
    </ProblemDialog>
  );
}
