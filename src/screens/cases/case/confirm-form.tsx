import { Box, Button, Textarea } from '@mantine/core';
import { busyProps } from '../../../parts/busy-props';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '../../../../contracts/vocabulary/limits';
import { offeredRejectReasonIds } from '../../../../contracts/vocabulary/reply-reasons';
import { describeBecause } from '../../../copy/because';
import { rejectReasonName } from '../../../copy/vocabulary';
import { CharacterCounter } from '../../../parts/character-counter';
import { Radios } from '../../../parts/choice-list';
import { WhyButton } from '../../../parts/why-button';
import { FailureLine } from '../../shared/failure-line';
import classes from './case-screen.module.css';
import type { ReplyProps } from './reply-pane';

/** Ends the listing: why the seller's papers are rejected, and a word to the seller. */
export function ConfirmForm({ view, send }: ReplyProps) {
  const intl = useIntl();
  const { confirm, confirmFaults: faults, sending } = view;
  const why = sending ? ({ because: 'REPLY_UNDER_WAY' } as const) : null;
  return (
    <Box
      component="form"
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'confirm.submit' });
      }}
    >
      <h2 className={classes.title}>
        <FormattedMessage id="case.confirm.title" />
      </h2>
      {view.replyFailure !== null && (
        <FailureLine failure={view.replyFailure} kept={<FormattedMessage id="case.reply.kept" />} />
      )}
      <Radios
        legend={<FormattedMessage id="case.rejectReason.label" />}
        choices={offeredRejectReasonIds.map((id) => {
          const name = rejectReasonName(id);
          return { value: id, label: name === null ? id : <FormattedMessage id={name} />, why };
        })}
        chosen={offeredRejectReasonIds.find((id) => id === confirm.rejectMemberId) ?? null}
        error={faults.reason === null ? undefined : describeBecause(intl, faults.reason)}
        onChange={(rejectMemberId) => send({ type: 'confirm.change', values: { rejectMemberId } })}
      />
      <div>
        <Textarea
          data-grows
          rows={3}
          maxLength={limits.commentMax}
          readOnly={sending}
          label={intl.formatMessage({ id: 'case.confirmComment.label' })}
          value={confirm.description}
          error={faults.description === null ? undefined : describeBecause(intl, faults.description)}
          onChange={(event) => send({ type: 'confirm.change', values: { description: event.currentTarget.value } })}
        />
        <CharacterCounter count={confirm.description.length} max={limits.commentMax} />
      </div>
      <p className={classes.soft}>
        <FormattedMessage id="case.confirm.consequence" />
      </p>
      <div className={classes.actions}>
        <Button type="submit" {...busyProps(sending)}>
          <FormattedMessage id="case.confirm.action" />
        </Button>
        <WhyButton why={why} variant="subtle" color="gray" onClick={() => send({ type: 'reply.leave' })}>
          <FormattedMessage id="case.reply.leave" />
        </WhyButton>
      </div>
    </Box>
  );
}
