import { UnstyledButton } from '@mantine/core';
import { IconGauge } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountState } from '../../../machines/domain/account-state';
import { dailyMaximum, dayAllowance, isRestricted, memberQuality } from '../../../machines/domain/limits';
import { formatCount } from '../../copy/money';
import { AppLink } from '../../parts/app-link';
import { focusNextAfter } from '../../parts/focus';
import { useSystemActorState, useWorldTime } from '../../seams/use-console';
import { AccountStateText, QualityText } from '../shared/account-state';
import classes from './banners.module.css';

/** What holds the account back, or may: told after signing in, with its efficiency and its quality, until it is closed. */
export default function LimitsNotice() {
  const intl = useIntl();
  const now = useWorldTime();
  const profile = useSystemActorState('profile');
  const state = useSelector(profile, ({ context }) => accountState(context, now), shallowEqual);
  const most = useSelector(profile, ({ context }) => dailyMaximum(context, now));
  const day = useSelector(profile, ({ context }) => dayAllowance(context, now), shallowEqual);
  const quality = useSelector(profile, ({ context }) => memberQuality(context.judge));
  const efficiency = useSelector(profile, ({ context }) => context.efficiency);
  const canSeeProfile = useSelector(profile, ({ context }) => context.profile?.isAcuerdo === false);
  return (
    <section
      className={classes.banner}
      data-tone="warning"
      aria-label={intl.formatMessage({ id: 'limits.title.text' })}
    >
      <IconGauge size={18} aria-hidden="true" />
      <span>
        <AccountStateText state={state} most={most} />
      </span>
      {day !== null && (
        <span>
          <FormattedMessage id="limits.left.text" values={{ count: day.left, left: formatCount(intl, day.left) }} />
        </span>
      )}
      {efficiency !== null && (
        <span>
          <FormattedMessage
            id="limits.efficiency.text"
            values={{ level: intl.formatMessage({ id: `efficiency.${efficiency}.name` }) }}
          />
        </span>
      )}
      <span>
        <FormattedMessage
          id="limits.quality.text"
          values={{ quality: <QualityText quality={quality} restricted={isRestricted(state)} /> }}
        />
      </span>
      {canSeeProfile && (
        <AppLink to={{ to: 'profilePage' }} className={classes.action}>
          <FormattedMessage id="limits.more.link" />
        </AppLink>
      )}
      <UnstyledButton
        className={classes.action}
        onClick={({ currentTarget }) => {
          focusNextAfter(currentTarget.closest('section'));
          profile.send({ type: 'limits.close' });
        }}
      >
        <FormattedMessage id="limits.close.action" />
      </UnstyledButton>
    </section>
  );
}
