import { Box, Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { limits } from '../../../../contracts/vocabulary/limits';
import { offeredRejectReasonIds } from '../../../../contracts/vocabulary/reply-reasons';
import { confirmFaults } from '../../../../machines/domain/case-reply';
import { rejectReasonName } from '../../../copy/vocabulary';
import { CountedTextarea } from '../../../parts/counted-textarea';
import { NumberedChoice, preventRepeatedSubmit } from '../../../parts/form-keys';
import { RadioList } from '../../../parts/choice-list';
import { KeyHint } from '../../../parts/key-hint';
import { formatKey } from '../../../parts/keys';
import { useMachineForm } from '../../../seams/use-machine-form';
import classes from './case-screen.module.css';
import { ReplyFailure, type ReplyProps } from './reply-failure';

/** Ends the listing: why the seller's papers are rejected, and a word to the seller. */
export function ConfirmForm({ view, send, queued = false }: ReplyProps) {
  const { confirm } = view;
  const { field, onSubmit, flush } = useMachineForm({
    values: confirm,
    rules: confirmFaults,
    refused: view.confirmRefused,
    keep: (values) => send({ type: 'confirm.change', values }),
    submit: () => send({ type: 'confirm.submit' }),
  });
  return (
    <Box component="form" className={classes.form} noValidate onSubmit={onSubmit} onKeyDown={preventRepeatedSubmit}>
      <h2 className={classes.title}>
        <FormattedMessage id="case.confirm.title" />
      </h2>
      <p className={classes.soft}>
        <FormattedMessage id="case.confirm.meaning" />
      </p>
      {view.replyFailure !== null && <ReplyFailure failure={view.replyFailure} />}
      <RadioList
        {...field('rejectMemberId')}
        autoFocus
        required
        legend={<FormattedMessage id="case.rejectReason.label" />}
        choices={offeredRejectReasonIds.map((id, at) => {
          const name = rejectReasonName(id);
          const label = <span translate="no">{name === null ? id : <FormattedMessage id={name} />}</span>;
          return { value: id, label: queued ? <NumberedChoice at={at}>{label}</NumberedChoice> : label };
        })}
      />
      <CountedTextarea
        {...field('description')}
        max={limits.commentMax}
        label={<FormattedMessage id="case.confirmComment.label" />}
      />
      <p className={classes.soft}>
        <FormattedMessage id="case.confirm.consequence" />
      </p>
      <div className={classes.actions}>
        <Button type="submit" translate="no">
          <FormattedMessage id={queued ? 'answering.confirm.action' : 'case.confirm.action'} />
        </Button>
        {queued && (
          <Button
            variant="default"
            rightSection={<KeyHint>{formatKey('r')}</KeyHint>}
            onClick={() => {
              flush();
              send({ type: 'retract.begin' });
            }}
          >
            <FormattedMessage id="answering.toRetract.action" />
          </Button>
        )}
        {!queued && (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              flush();
              send({ type: 'reply.leave' });
            }}
          >
            <FormattedMessage id="case.reply.leave" />
          </Button>
        )}
      </div>
    </Box>
  );
}
