import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Profile } from '../../../../contracts/shapes';
import { isMainAccount, needsVerification } from '../../../../machines/domain/access';
import { AppLink } from '../../../parts/app-link';
import { useConfig } from '../../../seams/use-config';
import { enrolHrefOf } from '../../shared/enrol-href';
import { resolveCapability } from '../../shared/resolve-capability';
import { Card } from './profile-card';
import classes from './profile-page-screen.module.css';

/** The ways to what is done with accounts: the main account's own, and everybody's password. Nothing while verification comes first. */
export function AccountLinksCard({ profile }: { profile: Profile }) {
  const config = useConfig();
  const { locale } = useIntl();
  if (needsVerification(profile)) return null;
  const enrolHref = enrolHrefOf(profile, config.enrolRights, locale);
  const isMain = isMainAccount(profile);
  return (
    <Card wide title={<FormattedMessage id="accountWays.title.text" />}>
      <ul className={classes.ways}>
        {isMain && (
          <>
            <Way hint={<FormattedMessage id="accountWays.newAuditor.hint" />}>
              <WayTo at={resolveCapability(config, 'auditors')} here="newAuditor">
                <FormattedMessage id="newAuditor.title.text" />
              </WayTo>
            </Way>
            <Way hint={<FormattedMessage id="accountWays.linkAccount.hint" />}>
              <WayTo at={resolveCapability(config, 'linking')} here="linkAccount">
                <FormattedMessage id="linkAccount.title.text" />
              </WayTo>
            </Way>
            {enrolHref !== null && (
              <Way hint={<FormattedMessage id="accountWays.enrol.hint" />}>
                <AppLink href={enrolHref} newTab>
                  <FormattedMessage id="accountWays.enrol.link" />
                </AppLink>
              </Way>
            )}
            <Way hint={<FormattedMessage id="accountWays.reports.hint" />}>
              <AppLink to={{ to: 'customReports' }}>
                <FormattedMessage id="accountWays.reports.link" />
              </AppLink>
            </Way>
          </>
        )}
        <Way hint={<FormattedMessage id="accountWays.changePassword.hint" />}>
          <WayTo at={resolveCapability(config, 'password')} here="changePassword">
            <FormattedMessage id="changePassword.title.text" />
          </WayTo>
        </Way>
      </ul>
      {!isMain && (
        <p className={classes.hint}>
          <FormattedMessage id="accountWays.others.text" />
        </p>
      )}
    </Card>
  );
}

/** The way to where this installation does that; a reason where it doesn't. */
function WayTo({
  at,
  here,
  children,
}: {
  at: ReturnType<typeof resolveCapability>;
  here: 'newAuditor' | 'linkAccount' | 'changePassword';
  children: ReactNode;
}) {
  if (at === 'here') return <AppLink to={{ to: here }}>{children}</AppLink>;
  if (at !== null)
    return (
      <AppLink href={at.href} newTab>
        {children}
      </AppLink>
    );
  return (
    <>
      {children}
      <p className={classes.hint}>
        <FormattedMessage id="accountWays.notOffered.text" />
      </p>
    </>
  );
}

function Way({ hint, children }: { hint: ReactNode; children: ReactNode }) {
  return (
    <li>
      {children}
      <p className={classes.hint}>{hint}</p>
    </li>
  );
}
