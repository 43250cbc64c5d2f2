import { Modal, Button } from '@mantine/core';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { importMachine } from '../../../../machines/shared/import/import.machine';
import { importView, type ImportView } from '../../../../machines/shared/import/import.view';
import { CloseButton } from '../../../parts/close-button';
import dialog from '../info-dialog.module.css';
import { FailureLine } from '../failure-line';
import { ReportDrawerPane } from '../lazy-drawers';
import { ImportFilePicker } from './import-file-picker';
import { SubmissionDelay } from '../mutation-delay';
import { ImportResult } from './import-result';
import { ImportSending } from './import-sending';
import { ImportClassified, ImportHiddenRows } from './import-classified';
import { ImportTable } from './import-table';
import type { ImportEvent } from '../../../../machines/shared/import/import.types';
import { PlainBar, ProgressBar } from '../../../parts/progress-bar';
import { takeFocus } from '../../../parts/focus';
import { useFocusReturn } from '../../../parts/lost-focus';
import { useTimeLeft } from '../../../seams/use-console';
import classes from './import.module.css';

interface StepProps {
  view: ImportView;
  send: (event: ImportEvent) => void;
}

/** A file that is being read, or whose listings are being looked at, with the way out. */
function ImportProgress({ view, send }: StepProps) {
  const intl = useIntl();
  const { phase, failure } = view;
  const left = useTimeLeft(view.progress.timeLeft, view.progress.done);
  const title = intl.formatMessage(
    { id: `imports.${phase === 'reading' ? phase : phase === 'classifying' ? phase : 'protecting'}.title` },
    { name: view.name },
  );
  const percent = view.read.total === 0 ? 0 : Math.floor((view.read.done / view.read.total) * 100);
  return (
    <div className={classes.step}>
      <p ref={takeFocus} tabIndex={-1} className={classes.lead} role="status">
        {title}
      </p>
      {phase === 'reading' && <ProgressBar label={title} done={percent} total={100} />}
      {phase === 'classifying' && (
        <ProgressBar
          label={title}
          done={view.progress.done}
          total={view.progress.total}
          left={left}
          resting={failure !== null}
        />
      )}
      {phase === 'protecting' && <ProgressBar label={title} {...view.guarded} />}
      {phase === 'opening' && <PlainBar label={title} done={0} total={null} />}
      {failure !== null && (
        <FailureLine
          failure={failure}
          kept={<FormattedMessage id="imports.interrupted.kept" />}
          onRetry={() => send({ type: 'import.retry' })}
        />
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => send({ type: 'import.cancel' })}>
          <FormattedMessage id="imports.cancel.action" />
        </Button>
      </div>
    </div>
  );
}

/** An import over the page, from the file to what became of its rows; the reason is given in the report drawer. */
export default function ImportDialog({ actor }: { actor: ActorRefFrom<typeof importMachine> }) {
  const view = importView(useSelector(actor, (snapshot) => snapshot));
  const { send } = actor;
  const { phase } = view;
  const close = () => send({ type: 'import.close' });
  const leave = () => send({ type: phase === 'over' ? 'import.aside' : 'import.close' });
  useFocusReturn(phase !== 'leaving');
  return (
    <>
      <Modal.Root
        opened={phase !== 'deciding' && phase !== 'leaving' && phase !== 'gone'}
        onClose={leave}
        closeOnClickOutside={phase === 'choosing' || phase === 'sorted' || phase === 'over'}
        centered
        size={phase === 'over' || phase === 'sorted' ? '70rem' : 'lg'}
        returnFocus={false}
        classNames={{ content: dialog.content }}
        transitionProps={{ duration: 120, transition: 'fade' }}
        onExitTransitionEnd={() => send({ type: 'import.gone' })}
      >
        <Modal.Overlay className={dialog.overlay} backgroundOpacity={1} />
        <Modal.Content>
          <div className={dialog.head}>
            <Modal.Title className={dialog.title}>
              <FormattedMessage id="imports.title.text" />
            </Modal.Title>
            <CloseButton held={false} onClose={close} />
          </div>
          <Modal.Body className={dialog.body}>
            {phase === 'choosing' && (
              <>
                <ImportFilePicker view={view} send={send} />
                {view.savingFailure !== null && (
                  <FailureLine failure={view.savingFailure} kept={<FormattedMessage id="imports.saving.failed" />} />
                )}
              </>
            )}
            {(phase === 'reading' || phase === 'classifying' || phase === 'protecting' || phase === 'opening') && (
              <ImportProgress view={view} send={send} />
            )}
            {phase === 'converting' && <ImportTable view={view} send={send} />}
            {phase === 'unhiding' && <ImportHiddenRows view={view} send={send} />}
            {phase === 'sorted' && <ImportClassified view={view} send={send} />}
            {phase === 'sending' && (
              <>
                <ImportSending view={view} send={send} />
                <SubmissionDelay of={actor} />
              </>
            )}
            {phase === 'over' && <ImportResult view={view} send={send} />}
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
      {view.drawer !== null && <ReportDrawerPane actor={view.drawer} />}
    </>
  );
}
