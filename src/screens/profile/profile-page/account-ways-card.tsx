import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Profile } from '../../../../contracts/shapes';
import { isMainAccount, needsVerification } from '../../../../machines/domain/access';
import { AppLink } from '../../../parts/app-link';
import { useConfig } from '../../../seams/use-config';
import { enrolHrefOf } from '../../shared/enrol-href';
import { Card } from './profile-card';
import classes from './account-ways-card.module.css';

/** The ways to what is done with accounts: the main account's own, and everybody's password. Nothing while verification comes first. */
export function AccountWaysCard({ profile }: { profile: Profile }) {
  const { enrolRights } = useConfig();
  if (needsVerification(profile)) return null;
  const enrolHref = enrolHrefOf(profile, enrolRights);
  const isMain = isMainAccount(profile);
  return (
    <Card wide title={<FormattedMessage id="accountWays.title.text" />}>
      <ul className={classes.ways}>
        {isMain && (
          <>
            <Way hint={<FormattedMessage id="accountWays.newAuditor.hint" />}>
              <AppLink to={{ to: 'newAuditor' }}>
                <FormattedMessage id="newAuditor.title.text" />
              </AppLink>
            </Way>
            <Way hint={<FormattedMessage id="accountWays.linkAccount.hint" />}>
              <AppLink to={{ to: 'linkAccount' }}>
                <FormattedMessage id="linkAccount.title.text" />
              </AppLink>
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
          <AppLink to={{ to: 'changePassword' }}>
            <FormattedMessage id="changePassword.title.text" />
          </AppLink>
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

function Way({ hint, children }: { hint: ReactNode; children: ReactNode }) {
  return (
    <li>
      {children}
      <p className={classes.hint}>{hint}</p>
    </li>
  );
}
