import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '../../../../contracts/vocabulary/limits';
import { accountState } from '../../../../machines/domain/account-state';
import { dailyMaximum, dayAllowance, isRestricted, memberQuality } from '../../../../machines/domain/limits';
import type { profilePageView } from '../../../../machines/profile/profile-page/profile-page.view';
import { formatTime } from '../../../copy/dates';
import { formatCount } from '../../../copy/money';
import { SkeletonBar } from '../../../parts/skeletons';
import { useSystemActorState, useWorldTime } from '../../../seams/use-console';
import { AccountStateText, QualityText } from '../../shared/account-state';
import { FailureLine } from '../../shared/failure-line';
import { Card, Facts } from './profile-card';
import classes from './profile-page-screen.module.css';

interface LimitsCardProps {
  efficiency: ReturnType<typeof profilePageView>['efficiency'];
  onReload: () => void;
}

/** What this account may send, how well its reports were founded, and how limits come and go. */
export function LimitsCard({ efficiency, onReload }: LimitsCardProps) {
  const intl = useIntl();
  const now = useWorldTime();
  const profile = useSystemActorState('profile');
  const state = useSelector(profile, ({ context }) => accountState(context, now), shallowEqual);
  const day = useSelector(profile, ({ context }) => dayAllowance(context, now), shallowEqual);
  const most = useSelector(profile, ({ context }) => dailyMaximum(context, now));
  const quality = useSelector(profile, ({ context }) => memberQuality(context.judge));
  return (
    <Card wide title={<FormattedMessage id="limits.title.text" />}>
      <Facts
        facts={[
          {
            key: 'state',
            label: <FormattedMessage id="limits.state.label" />,
            value: <AccountStateText state={state} most={most} />,
          },
          ...(day === null
            ? []
            : [
                {
                  key: 'allowance',
                  label: <FormattedMessage id="limits.allowance.label" />,
                  value: (
                    <FormattedMessage
                      id="limits.allowance.text"
                      values={{
                        count: day.left,
                        left: formatCount(intl, day.left),
                        of: day.of === null ? 'none' : formatCount(intl, day.of),
                        time: formatTime(intl, day.renewsAt),
                      }}
                    />
                  ),
                },
              ]),
          {
            key: 'quality',
            label: <FormattedMessage id="limits.quality.label" />,
            value: <QualityText quality={quality} restricted={isRestricted(state)} />,
          },
          {
            key: 'efficiency',
            label: <FormattedMessage id="limits.efficiency.label" />,
            value:
              efficiency.value === null ? (
                efficiency.failure === null ? (
                  <SkeletonBar width="40%" />
                ) : (
                  <FailureLine failure={efficiency.failure} onRetry={onReload} />
                )
              ) : (
                <FormattedMessage id={`efficiency.${efficiency.value}.name`} />
              ),
          },
        ]}
      />
      <p className={classes.lead}>
        <FormattedMessage
          id="limits.rule.text"
          values={{
            share: intl.formatNumber(limits.rejectionShare / 100, { style: 'percent' }),
            months: limits.rejectionMonths,
          }}
        />
      </p>
      <p className={classes.lead}>
        <FormattedMessage id="limits.meaning.text" />
      </p>
      <p className={classes.lead}>
        <FormattedMessage id="limits.lifted.text" />
      </p>
    </Card>
  );
}
