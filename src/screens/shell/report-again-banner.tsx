import { UnstyledButton } from '@mantine/core';
import { IconFlag, IconX } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { againReminderMachine } from '../../../machines/system/again-reminder/again-reminder.machine';
import { againReminderView } from '../../../machines/system/again-reminder/again-reminder.view';
import { targetOfReminder } from '../../../machines/domain/again-reminders';
import { AppLink } from '../../parts/app-link';
import { focusNextAfter } from '../../parts/focus';
import banner from './banners.module.css';

type Due = ReturnType<typeof againReminderView>['due'];
const sameDue = (one: { due: Due }, other: { due: Due }) =>
  one.due.length === other.due.length && one.due.every(({ caseId }, at) => caseId === other.due[at]?.caseId);

/** How many are named; the others follow as these are dealt with. */
const named = 5;

/** What can be reported again from today on, as the person asked to be told. */
export function ReportAgainBanner({ actor }: { actor: ActorRefFrom<typeof againReminderMachine> }) {
  const intl = useIntl();
  const { due } = useSelector(actor, againReminderView, sameDue);
  if (due.length === 0) return null;
  const onlyOne = due.length === 1;
  return (
    <section className={banner.banner} aria-label={intl.formatMessage({ id: 'againReminder.label' })}>
      <IconFlag size={18} aria-hidden="true" />
      <span>
        <FormattedMessage id="againReminder.text" values={{ count: due.length }} />
      </span>
      <ul className={banner.list}>
        {due.slice(0, named).map((one) => (
          <li key={one.caseId}>
            <AppLink className={banner.action} to={targetOfReminder(one)}>
              {one.articleId}
            </AppLink>
            <UnstyledButton
              className={banner.drop}
              aria-label={intl.formatMessage({ id: 'againReminder.drop' }, { id: one.articleId })}
              onClick={({ currentTarget }) => {
                focusNextAfter(onlyOne ? currentTarget.closest('section') : currentTarget.closest('li'));
                actor.send({ type: 'again.drop', caseId: one.caseId });
              }}
            >
              <IconX size={14} aria-hidden="true" />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {due.length > named && (
        <span>
          <FormattedMessage id="againReminder.more" values={{ count: due.length - named }} />
        </span>
      )}
      <UnstyledButton
        className={banner.action}
        onClick={({ currentTarget }) => {
          focusNextAfter(currentTarget.closest('section'));
          actor.send({ type: 'again.later' });
        }}
      >
        <FormattedMessage id="shell.reminder.later" />
      </UnstyledButton>
    </section>
  );
}
