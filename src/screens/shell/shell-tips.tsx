import { UnstyledButton } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HelpFlag } from '../../../contracts/shapes';
import { helpFor } from '../../../machines/domain/help';
import { AppLink } from '../../parts/app-link';
import { focusPast } from '../../parts/take-focus';
import { useProfile, useSeat } from '../../seams/use-console';
import { useSystemActor } from '../../seams/use-system';
import classes from './banners.module.css';

function Told({ flag, children }: { flag: HelpFlag; children: ReactNode }) {
  const profile = useSeat('profile');
  return (
    <div className={classes.banner} role="note">
      <IconBulb size={18} aria-hidden="true" />
      {children}
      <UnstyledButton
        className={classes.action}
        onClick={({ currentTarget }) => {
          focusPast(currentTarget.closest('[role=note]'));
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
  const screens = useSystemActor('screens');
  const href = useSelector(screens, ({ context }) => context.place?.href ?? '');
  const returned = useSelector(screens, ({ context }) => context.returned);
  const unread = useProfile(({ profile }) => profile?.helps.redirectFlowInfo === false);
  const atReturn = returned && unread;
  const atHelp = useProfile(({ profile }) => profile?.helps.dialog === false);
  if (!atHelp && !atReturn) return null;
  return (
    <section aria-label={intl.formatMessage({ id: 'shell.tips.label' })}>
      {atReturn && (
        <Told flag="redirectFlowInfo">
          <span>
            <FormattedMessage id="shell.returned.text" />
          </span>
        </Told>
      )}
      {atHelp && (
        <Told flag="dialog">
          <span>
            <FormattedMessage id="shell.helpTip.text" />
          </span>
          <AppLink to={helpFor(href)} className={classes.action}>
            <FormattedMessage id="shell.helpTip.link" />
          </AppLink>
        </Told>
      )}
    </section>
  );
}
