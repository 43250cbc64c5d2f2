import { Box, Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '../../../../contracts/vocabulary/limits';
import { retractReasons } from '../../../../contracts/vocabulary/reply-reasons';
import { retractFaults } from '../../../../machines/domain/case-reply';
import { retractReasonName } from '../../../copy/vocabulary';
import { CountedTextarea } from '../../../parts/counted-textarea';
import { preventRepeatedSubmit } from '../../../parts/form-keys';
import { RadioList } from '../../../parts/choice-list';
import { useMachineForm } from '../../../seams/use-machine-form';
import classes from './case-screen.module.css';
import { ReplyFailure, type ReplyProps } from './reply-failure';

/** Takes the report back: the listing comes back, or, for a closed one, the decision is rolled back. */
export function RetractForm({ view, send, queued = false }: ReplyProps) {
  const intl = useIntl();
  const { retract, closed } = view;
  const { field, onSubmit, flush } = useMachineForm({
    values: retract,
    rules: (values) => retractFaults(values, closed),
    refused: view.retractRefused,
    keep: (values) => send({ type: 'retract.change', values }),
    submit: (values) => {
      const reasonText = values.reason === null ? '' : intl.formatMessage({ id: retractReasonName(values.reason) });
      send({ type: 'retract.submit', reasonText });
    },
  });
  return (
    <Box component="form" className={classes.form} noValidate onSubmit={onSubmit} onKeyDown={preventRepeatedSubmit}>
      <h2 className={classes.title}>
        <FormattedMessage id="case.retract.title" />
      </h2>
      {!closed && (
        <p className={classes.soft}>
          <FormattedMessage id="case.retract.meaning" />
        </p>
      )}
      {view.replyFailure !== null && <ReplyFailure failure={view.replyFailure} />}
      {!closed && (
        <Checkbox
          {...field('reactivate', 'checkbox')}
          autoFocus
          required
          label={
            <span translate="no">
              <FormattedMessage id="case.reactivate.label" />
            </span>
          }
        />
      )}
      <RadioList
        {...field('reason')}
        autoFocus={closed}
        required
        legend={<FormattedMessage id="case.retractReason.label" />}
        choices={retractReasons.map((reason) => ({
          value: reason,
          label: (
            <span translate="no">
              <FormattedMessage id={retractReasonName(reason)} />
            </span>
          ),
        }))}
      />
      <CountedTextarea
        {...field('comment')}
        max={limits.commentMax}
        label={<FormattedMessage id="case.retractComment.label" />}
      />
      {closed && (
        <p className={classes.soft}>
          <FormattedMessage id="case.closed.noContact" />
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" translate="no">
          <FormattedMessage id={queued ? 'answering.retract.action' : 'case.retract.action'} />
        </Button>
        <Button
          variant="subtle"
          color="gray"
          onClick={() => {
            flush();
            send({ type: queued ? 'confirm.begin' : 'reply.leave' });
          }}
        >
          <FormattedMessage id={queued ? 'answering.toConfirm.action' : 'case.reply.leave'} />
        </Button>
      </div>
    </Box>
  );
}
