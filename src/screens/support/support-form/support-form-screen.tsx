import { Box, Button } from '@mantine/core';
import { busyProps } from '../../../parts/busy-props';
import { AppLink } from '../../../parts/app-link';
import { IconAlertTriangle, IconCircleCheck, IconSend, IconWifiOff } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { timings } from '../../../../contracts/vocabulary/limits';
import { supportFaults } from '../../../../machines/domain/support-message';
import type { supportFormMachine } from '../../../../machines/support/support-form/support-form.machine';
import { supportFormView } from '../../../../machines/support/support-form/support-form.view';
import { describeFailure } from '../../../copy/failures';
import { CopyableId } from '../../../parts/copyable-id';
import { PageTitle } from '../../../parts/page-title';
import { useMachineForm } from '../../../seams/use-machine-form';
import { SubmissionDelay } from '../../shared/mutation-delay';
import { MessageFields } from './message-fields';
import classes from './support-form-screen.module.css';

type View = ReturnType<typeof supportFormView>;
type Actor = ActorRefFrom<typeof supportFormMachine>;

/** A message to support and, once it has it, the case to ask by. Open to everyone. */
export function SupportFormScreen({ actor }: { actor: Actor }) {
  const view = useSelector(actor, supportFormView, shallowEqual);
  return (
    <div className={classes.page}>
      <PageTitle
        title={<FormattedMessage id="supportForm.title.text" />}
        lead={<FormattedMessage id="supportForm.lead.text" values={{ hours: timings.supportAnswerHours }} />}
      />
      {view.step === 'sent' ? (
        <SentConfirmation view={view} onAnother={() => actor.send({ type: 'message.another' })} />
      ) : (
        <Form key={view.seed} view={view} actor={actor} />
      )}
    </div>
  );
}

function Form({ view, actor }: { view: View; actor: Actor }) {
  const intl = useIntl();
  const { failure, step, busy, waiting } = view;
  const { field, onSubmit } = useMachineForm({
    values: view.values,
    rules: supportFaults,
    refused: view.refused,
    busy: !view.canWrite,
    changed: (values) => actor.send({ type: 'values.change', values }),
    submit: () => actor.send({ type: 'message.submit' }),
  });
  return (
    <Box component="form" className={classes.card} noValidate onSubmit={onSubmit}>
      <MessageFields view={view} field={field} />
      {busy && view.signedIn && <SubmissionDelay of={actor} />}
      {step === 'unsure' && (
        <Alarm>
          <FormattedMessage id="supportForm.unsure.text" />
        </Alarm>
      )}
      {step === 'writing' && failure !== null && (
        <Alarm>{describeFailure(intl, { code: failure.code, values: failure.values }).text}</Alarm>
      )}
      {step === 'unsure' ? (
        <div className={classes.actions}>
          <Button size="md" onClick={() => actor.send({ type: 'message.repeat' })}>
            <FormattedMessage id="supportForm.repeat.button" />
          </Button>
          <Button size="md" variant="default" onClick={() => actor.send({ type: 'message.reopen' })}>
            <FormattedMessage id="supportForm.reopen.button" />
          </Button>
        </div>
      ) : (
        <div className={classes.actions}>
          <Button type="submit" size="md" leftSection={<IconSend size={16} aria-hidden="true" />} {...busyProps(busy)}>
            <FormattedMessage id="supportForm.submit.button" />
          </Button>
          <p className={classes.progress} role="status">
            {waiting && <IconWifiOff size={16} aria-hidden="true" />}
            {busy && <FormattedMessage id={waiting ? 'supportForm.waiting.text' : 'supportForm.sending.text'} />}
          </p>
        </div>
      )}
    </Box>
  );
}

function Alarm({ children }: { children: ReactNode }) {
  return (
    <div className={classes.alarm} role="alert">
      <IconAlertTriangle size={18} aria-hidden="true" className={classes.alarmIcon} />
      <p>
        <strong className={classes.error}>
          <FormattedMessage id="supportForm.error.message" />
        </strong>
        {children}
      </p>
    </div>
  );
}

function SentConfirmation({ view, onAnother }: { view: View; onAnother: () => void }) {
  const { caseId, values } = view;
  return (
    <section className={classes.card} role="status">
      <IconCircleCheck size={40} stroke={1.5} aria-hidden="true" className={classes.taken} />
      <div>
        <h2>
          <FormattedMessage id="supportForm.sent.title" />
        </h2>
        <p className={classes.soft}>
          <FormattedMessage
            id="supportForm.sent.text"
            values={{ email: <strong>{values.email.trim()}</strong>, hours: timings.supportAnswerHours }}
          />
        </p>
      </div>
      {caseId !== null && (
        <div className={classes.case}>
          <p className={classes.caseLabel}>
            <FormattedMessage id="supportForm.case.label" />
          </p>
          <CopyableId id={caseId} />
          <p className={classes.hint}>
            <FormattedMessage id="supportForm.case.hint" />
          </p>
        </div>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onAnother}>
          <FormattedMessage id="supportForm.another.button" />
        </Button>
        <Button component={AppLink} to={{ to: 'home' }} variant="subtle">
          <FormattedMessage id="supportForm.home.link" />
        </Button>
      </div>
    </section>
  );
}
