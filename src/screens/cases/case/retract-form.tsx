import { Box, Button, Textarea } from '@mantine/core';
import { busyProps } from '../../../parts/busy-props';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '../../../../contracts/vocabulary/limits';
import { retractReasons } from '../../../../contracts/vocabulary/reply-reasons';
import { describeBecause } from '../../../copy/because';
import { retractReasonName } from '../../../copy/vocabulary';
import { CharacterCounter } from '../../../parts/character-counter';
import { Radios } from '../../../parts/choice-list';
import { Tick } from '../../../parts/tick';
import { WhyButton } from '../../../parts/why-button';
import { FailureLine } from '../../shared/failure-line';
import classes from './case-screen.module.css';
import type { ReplyProps } from './reply-pane';

/** Takes the report back: the listing comes back, or, for a closed one, the decision is rolled back. */
export function RetractForm({ view, send }: ReplyProps) {
  const intl = useIntl();
  const tickError = useId();
  const { retract, retractFaults: faults, sending } = view;
  const why = sending ? ({ because: 'REPLY_UNDER_WAY' } as const) : null;
  const reasonText = retract.reason === null ? '' : intl.formatMessage({ id: retractReasonName(retract.reason) });
  return (
    <Box
      component="form"
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'retract.submit', reasonText });
      }}
    >
      <h2 className={classes.title}>
        <FormattedMessage id="case.retract.title" />
      </h2>
      {view.replyFailure !== null && (
        <FailureLine failure={view.replyFailure} kept={<FormattedMessage id="case.reply.kept" />} />
      )}
      {!view.closed && (
        <div>
          <Tick
            checked={retract.reactivate}
            why={why}
            describedBy={faults.reactivate === null ? undefined : tickError}
            onChange={(reactivate) => send({ type: 'retract.change', values: { reactivate } })}
          >
            <FormattedMessage id="case.reactivate.label" />
          </Tick>
          {faults.reactivate !== null && (
            <p id={tickError} className={classes.error} role="alert">
              {describeBecause(intl, faults.reactivate)}
            </p>
          )}
        </div>
      )}
      <Radios
        legend={<FormattedMessage id="case.retractReason.label" />}
        choices={retractReasons.map((reason) => ({
          value: reason,
          label: <FormattedMessage id={retractReasonName(reason)} />,
          why,
        }))}
        chosen={retract.reason}
        error={faults.reason === null ? undefined : describeBecause(intl, faults.reason)}
        onChange={(reason) => send({ type: 'retract.change', values: { reason } })}
      />
      <div>
        <Textarea
          data-grows
          rows={3}
          maxLength={limits.commentMax}
          readOnly={sending}
          label={intl.formatMessage({ id: 'case.retractComment.label' })}
          value={retract.comment}
          error={faults.comment === null ? undefined : describeBecause(intl, faults.comment)}
          onChange={(event) => send({ type: 'retract.change', values: { comment: event.currentTarget.value } })}
        />
        <CharacterCounter count={retract.comment.length} max={limits.commentMax} />
      </div>
      {view.closed && (
        <p className={classes.soft}>
          <FormattedMessage id="case.closed.noContact" />
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" {...busyProps(sending)}>
          <FormattedMessage id="case.retract.action" />
        </Button>
        <WhyButton why={why} variant="subtle" color="gray" onClick={() => send({ type: 'reply.leave' })}>
          <FormattedMessage id="case.reply.leave" />
        </WhyButton>
      </div>
    </Box>
  );
}
