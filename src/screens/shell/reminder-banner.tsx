import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconMessageReply, IconX } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { reminderMachine } from '../../../machines/system/reminder/reminder.machine';
import { formatCount } from '../../copy/money';
import { AppLink } from '../../parts/app-link';
import { Hint } from '../../parts/hint';
import { useProfile } from '../../seams/use-console';
import classes from './reminder-banner.module.css';
import { contentId } from './shell-frame';
import { useRemainingAnswers } from './use-remaining-answers';

/** What awaits an answer, until it is answered or put off: in the header, where nothing moves when it comes after the rows of a screen. */
export default function ReminderBanner({ actor }: { actor: ActorRefFrom<typeof reminderMachine> }) {
  const intl = useIntl();
  const shown = useSelector(actor, (snapshot) => snapshot.matches('shown'));
  const { answersPending: pending, answersDue: due } = useRemainingAnswers();
  const dueKnown = useProfile(({ dueAnswers }) => (dueAnswers === null ? 0 : 1));
  // Everything was answered since it came.
  if (!shown || pending === 0) return null;
  const count = pending ?? 0;
  const values = { count, shown: formatCount(intl, count), due, late: formatCount(intl, due), dueKnown };
  const Sign = due > 0 ? IconAlertTriangle : IconMessageReply;
  const later = intl.formatMessage({ id: 'shell.reminder.later' });
  return (
    <section
      className={classes.reminder}
      aria-label={intl.formatMessage({ id: 'shell.reminder.label' })}
      title={intl.formatMessage({ id: 'shell.reminder.text' }, values)}
    >
      <span className={classes.heard}>
        <FormattedMessage id="shell.reminder.text" values={values} />
      </span>
      <AppLink
        className={classes.answer}
        to={{ to: 'history', search: { status: ['PENDING'] } }}
        onClick={() => actor.send({ type: 'reminder.answer' })}
      >
        <Sign size={18} aria-hidden="true" />
        {count > 0 && (
          <span className={classes.short} aria-hidden="true">
            {values.shown}
          </span>
        )}
        <span className={classes.words}>
          <FormattedMessage id="shell.reminder.answer" values={values} />
        </span>
      </AppLink>
      <Hint label={later}>
        <UnstyledButton
          className={classes.later}
          aria-label={later}
          onClick={() => {
            document.getElementById(contentId)?.focus();
            actor.send({ type: 'reminder.later' });
          }}
        >
          <IconX size={16} aria-hidden="true" />
        </UnstyledButton>
      </Hint>
    </section>
  );
}
