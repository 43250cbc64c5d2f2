import { Modal } from '@mantine/core';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { importMachine } from '../../../../machines/shared/import/import.machine';
import { importView } from '../../../../machines/shared/import/import.view';
import { CloseButton } from '../../../parts/close-button';
import { useFocusReturn } from '../../../parts/use-focus-return';
import dialog from '../info-dialog.module.css';
import { FailureLine } from '../failure-line';
import { ReportDrawerPane } from '../report-drawer/report-drawer-pane';
import { ImportFilePicker } from './import-file-picker';
import { SubmissionDelay } from '../mutation-delay';
import { ImportProgress } from './import-progress';
import { ImportResult } from './import-result';
import { ImportSending } from './import-sending';
import { ImportClassified, ImportHiddenRows } from './import-classified';
import { ImportTable } from './import-table';

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
