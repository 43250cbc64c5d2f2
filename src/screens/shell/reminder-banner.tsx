import { UnstyledButton } from '@mantine/core';
import { IconMessageReply } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { reminderMachine } from '../../../machines/system/reminder/reminder.machine';
import { formatCount } from '../../copy/money';
import { AppLink } from '../../parts/app-link';
import { focusNextAfter } from '../../parts/take-focus';
import { useProfile } from '../../seams/use-console';
import { useRemainingAnswers } from './use-remaining-answers';
import classes from './banners.module.css';

/** What awaits an answer, until it is answered or put off. */
export default function ReminderBanner({ actor }: { actor: ActorRefFrom<typeof reminderMachine> }) {
  const intl = useIntl();
  const shown = useSelector(actor, (snapshot) => snapshot.matches('shown'));
  const { answersPending: pending, answersDue: due } = useRemainingAnswers();
  const dueKnown = useProfile(({ dueAnswers }) => (dueAnswers === null ? 0 : 1));
  // Everything was answered since it came.
  if (!shown || pending === 0) return null;
  const count = pending ?? 0;
  const values = { count, shown: formatCount(intl, count), due, late: formatCount(intl, due), dueKnown };
  return (
    <section
      className={classes.banner}
      data-tone="warning"
      aria-label={intl.formatMessage({ id: 'shell.reminder.label' })}
    >
      <IconMessageReply size={18} aria-hidden="true" />
      <span>
        <FormattedMessage id="shell.reminder.text" values={values} />
      </span>
      <AppLink
        className={classes.action}
        to={{ to: 'history', search: { status: ['PENDING'] } }}
        onClick={() => actor.send({ type: 'reminder.answer' })}
      >
        <FormattedMessage id="shell.reminder.answer" />
      </AppLink>
      <UnstyledButton
        className={classes.action}
        onClick={({ currentTarget }) => {
          focusNextAfter(currentTarget.closest('section'));
          actor.send({ type: 'reminder.later' });
        }}
      >
        <FormattedMessage id="shell.reminder.later" />
      </UnstyledButton>
    </section>
  );
}
