import { Button } from '@mantine/core';
import { busyProps } from '../../../parts/busy-props';
import { IconCheck, IconRefresh, IconShieldExclamation } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Account, Profile } from '../../../../contracts/shapes';
import { verificationRequiredSince } from '../../../../contracts/vocabulary/limits';
import { needsVerification } from '../../../../machines/domain/access';
import { accountFields, missingForVerification, type AccountField } from '../../../../machines/domain/account-state';
import type { profilePageMachine } from '../../../../machines/profile/profile-page/profile-page.machine';
import { profilePageView } from '../../../../machines/profile/profile-page/profile-page.view';
import { formatDay } from '../../../copy/dates';
import { languageNames } from '../../../copy/names';
import { currencyName } from '../../../copy/money';
import { siteCountryName } from '../../../copy/vocabulary';
import { PageTitle } from '../../../parts/page-title';
import { useConfig } from '../../../seams/use-config';
import { useProfile, useSystemActorState, useUndoSeconds } from '../../../seams/use-console';
import { AccountLinksCard } from './account-links-card';
import { LimitsCard } from './limits-card';
import { useAlertsActor } from '../../../seams/use-system';
import { lazyOverlay } from '../../shared/lazy-overlay';
import { SingleKeysCheckbox } from '../../shared/single-keys-checkbox';
import { Card, Facts } from './profile-card';
import { AccountFormDrawer } from './account-form-drawer';
import { ProfileFormDrawer } from './profile-form-drawer';
import classes from './profile-page-screen.module.css';
import { undoTimes, undoTimeSetting, undoTimeToKeep } from '../../../../machines/domain/undo-time';
import { RadioList } from '../../../parts/choice-list';

/** For how long this person can undo what they send, everywhere. */
function UndoTimeCard() {
  const profile = useSystemActorState('profile');
  const seconds = useUndoSeconds();
  return (
    <Card title={<FormattedMessage id="profilePage.undoTime.title" />}>
      <RadioList
        legend={<FormattedMessage id="profilePage.undoTime.label" />}
        hint={<FormattedMessage id="profilePage.undoTime.hint" />}
        choices={undoTimes.map((time) => ({
          value: String(time),
          label:
            time === Infinity ? (
              <FormattedMessage id="profilePage.undoTime.pressed" />
            ) : (
              <FormattedMessage id="profilePage.undoTime.choice" values={{ seconds: time }} />
            ),
        }))}
        value={String(seconds)}
        onChange={(chosen) =>
          profile.send({ type: 'setting.keep', key: undoTimeSetting, value: undoTimeToKeep(Number(chosen)) })
        }
      />
    </Card>
  );
}

/** The data of the profile and what its verification lacks; while that is needed it stands in the place of every other page. */
export function ProfilePageScreen({ actor }: { actor: ActorRefFrom<typeof profilePageMachine> }) {
  const { canCheck, accountForm, profileForm, efficiency, templates } = useSelector(
    actor,
    profilePageView,
    shallowEqual,
  );
  const editAccount = () => actor.send({ type: 'account.edit' });
  const profile = useProfile((facts) => facts.profile);
  if (profile === null) return null;
  return (
    <>
      <PageTitle
        title={<FormattedMessage id="profilePage.title.text" />}
        lead={<FormattedMessage id="profilePage.lead.text" />}
      />
      {needsVerification(profile) && (
        <Gate
          account={profile.account}
          canCheck={canCheck}
          onCheck={() => actor.send({ type: 'verification.check' })}
          onEdit={editAccount}
        />
      )}
      <div className={classes.cards}>
        <PersonCard profile={profile} onEdit={() => actor.send({ type: 'profile.edit' })} />
        <AccountCard profile={profile} onEdit={editAccount} />
        <RightsCard profile={profile} />
        <AccountLinksCard profile={profile} />
        <Card title={<FormattedMessage id="profilePage.keys.title" />}>
          <SingleKeysCheckbox />
        </Card>
        <UndoTimeCard />
        <Alerts />
        {templates && <TemplatesCard actor={templates} />}
        <LimitsCard efficiency={efficiency} onReload={() => actor.send({ type: 'efficiency.reload' })} />
      </div>
      {profileForm !== null && <ProfileFormDrawer actor={profileForm} />}
      {accountForm !== null && <AccountFormDrawer actor={accountForm} account={profile.account} />}
    </>
  );
}

const TemplatesCard = lazyOverlay('templatesCard', async () => (await import('./templates-card')).default);
const AlertsCard = lazyOverlay('alertsCard', async () => (await import('./alerts-card')).default);

function Alerts() {
  const alerts = useAlertsActor();
  return alerts && <AlertsCard actor={alerts} />;
}

interface GateProps {
  account: Account | null;
  canCheck: boolean;
  onCheck: () => void;
  onEdit: () => void;
}

function Gate({ account, canCheck, onCheck, onEdit }: GateProps) {
  const intl = useIntl();
  const { requiredSince } = useConfig();
  const missing = missingForVerification(account);
  return (
    <section className={classes.gate} aria-labelledby="gate-title">
      <IconShieldExclamation size={28} stroke={1.5} aria-hidden="true" className={classes.shield} />
      <div className={classes.gateWords}>
        <h2 id="gate-title">
          <FormattedMessage id="profilePage.gate.title" />
        </h2>
        <p>
          <FormattedMessage
            id="profilePage.gate.text"
            values={{ date: formatDay(intl, requiredSince || verificationRequiredSince) }}
          />
        </p>
        {missing.length === 0 ? (
          <p>
            <FormattedMessage id="profilePage.gate.review" />
          </p>
        ) : (
          <>
            <p>
              <FormattedMessage id="profilePage.gate.missing" values={{ count: missing.length }} />
            </p>
            <ul className={classes.missing}>
              {missing.map((field) => (
                <li key={field}>
                  <FormattedMessage id={`profilePage.${field}.label`} />
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={classes.check}>
          <Button onClick={onEdit}>
            <FormattedMessage id="accountForm.edit.action" />
          </Button>
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden="true" />}
            onClick={onCheck}
            {...busyProps(!canCheck)}
          >
            <FormattedMessage id="profilePage.check.button" />
          </Button>
        </div>
      </div>
    </section>
  );
}

function PersonCard({ profile, onEdit }: { profile: Profile; onEdit: () => void }) {
  const intl = useIntl();
  const values: [string, ReactNode][] = [
    ['givenName', profile.givenName],
    ['familyName', profile.familyName],
    ['email', profile.email],
    ['lang', profile.lang && languageNames[profile.lang]],
    ['currency', profile.currency && `${profile.currency} · ${currencyName(intl, profile.currency)}`],
    ['nickname', profile.marketplaceAccount?.nickname ?? null],
  ];
  return (
    <Card title={<FormattedMessage id="profilePage.person.title" />}>
      <Facts facts={values.map(([field, value]) => ({ key: field, label: labelOf(intl, field), value }))} />
      <Button variant="default" className={classes.edit} onClick={onEdit}>
        <FormattedMessage id="profileForm.edit.action" />
      </Button>
    </Card>
  );
}

const labelOf = (intl: IntlShape, field: string): string =>
  intl.formatMessage({
    id: `profilePage.${field as AccountField | 'accountId' | 'givenName' | 'familyName' | 'email' | 'lang' | 'currency' | 'nickname'}.label`,
  });

function AccountCard({ profile, onEdit }: { profile: Profile; onEdit: () => void }) {
  const intl = useIntl();
  const { account } = profile;
  const verified = profile.isVerified || profile.isAcuerdo;
  const needed = needsVerification(profile);
  return (
    <Card
      title={<FormattedMessage id="profilePage.account.title" />}
      aside={
        <span className={classes.status} data-verified={verified || undefined}>
          {verified ? (
            <IconCheck size={16} aria-hidden="true" />
          ) : (
            <IconShieldExclamation size={16} aria-hidden="true" />
          )}
          <FormattedMessage id={verified ? 'profilePage.status.verified' : 'profilePage.status.pending'} />
        </span>
      }
    >
      <Facts
        facts={[
          ...(account?.accountId
            ? [{ key: 'accountId', label: labelOf(intl, 'accountId'), value: account.accountId }]
            : []),
          ...accountFields.map((field) => ({
            key: field,
            label: labelOf(intl, field),
            value: valueOf(intl, account, field) ?? (needed ? <Missing /> : null),
          })),
        ]}
      />
      {!needed && !profile.isAcuerdo && (
        <Button variant="default" className={classes.edit} onClick={onEdit}>
          <FormattedMessage id="profilePage.account.action" />
        </Button>
      )}
    </Card>
  );
}

function Missing() {
  return (
    <strong className={classes.lacking}>
      <FormattedMessage id="profilePage.empty.text" />
    </strong>
  );
}

function valueOf(intl: IntlShape, account: Account | null, field: AccountField): string | null {
  const value = account?.[field]?.trim() ?? '';
  if (value === '') return null;
  if (field !== 'accountType') return value;
  if (value === 'rights_holder') return intl.formatMessage({ id: 'profilePage.accountType.rightsHolder' });
  return value === 'attorney' ? intl.formatMessage({ id: 'profilePage.accountType.attorney' }) : value;
}

function RightsCard({ profile }: { profile: Profile }) {
  const intl = useIntl();
  return (
    <Card title={<FormattedMessage id="profilePage.rights.title" />}>
      {profile.authorizedSiteIds.length === 0 ? (
        <p>
          <FormattedMessage id="profilePage.rights.none" />
        </p>
      ) : (
        <ul className={classes.sites}>
          {profile.authorizedSiteIds.map((siteId) => (
            <li key={siteId}>{siteCountryName(intl, siteId)}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
