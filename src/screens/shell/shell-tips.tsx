import { UnstyledButton } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HelpFlag } from '../../../contracts/shapes';
import { helpFor } from '../../../machines/domain/help';
import { AppLink } from '../../parts/app-link';
import { focusNextAfter } from '../../parts/focus';
import { useProfile, useSystemActorState } from '../../seams/use-console';
import { useSystemMachine } from '../../seams/use-system';
import classes from './banners.module.css';

function FlagTip({ flag, children }: { flag: HelpFlag; children: ReactNode }) {
  const profile = useSystemActorState('profile');
  return (
    <div className={classes.banner} role="note">
      <IconBulb size={18} aria-hidden="true" />
      {children}
      <UnstyledButton
        className={classes.action}
        onClick={({ currentTarget }) => {
          focusNextAfter(currentTarget.closest('[role=note]'));
          profile.send({ type: 'help.close', flag });
        }}
      >
        <FormattedMessage id="parts.tip.close" />
      </UnstyledButton>
    </div>
  );
}

/** What is told once over every screen: where the sign-in has led, and where help is. */
export default function ShellTips() {
  const intl = useIntl();
  const screens = useSystemMachine('screens');
  const href = useSelector(screens, ({ context }) => context.place?.href ?? '');
  const returned = useSelector(screens, ({ context }) => context.returned);
  const unread = useProfile(({ profile }) => profile?.helps.redirectFlowInfo === false);
  const atReturn = returned && unread;
  const atHelp = useProfile(({ profile }) => profile?.helps.dialog === false);
  if (!atHelp && !atReturn) return null;
  return (
    <section aria-label={intl.formatMessage({ id: 'shell.tips.label' })}>
      {atReturn && (
        <FlagTip flag="redirectFlowInfo">
          <span>
            <FormattedMessage id="shell.returned.text" />
          </span>
        </FlagTip>
      )}
      {atHelp && (
        <FlagTip flag="dialog">
          <span>
            <FormattedMessage id="shell.helpTip.text" />
          </span>
          <AppLink to={helpFor(href)} className={classes.action}>
            <FormattedMessage id="shell.helpTip.link" />
          </AppLink>
        </FlagTip>
      )}
    </section>
  );
}
