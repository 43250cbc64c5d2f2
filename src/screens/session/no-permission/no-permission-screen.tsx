import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../parts/button';
import { siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { entrances, langOf } from '../entrance/addresses';
import { Entrance } from '../entrance/entrance';
import classes from '../entrance/entrance.module.css';

/** The account may not report in the country of that site. */
export function NoPermissionScreen({ params }: { params: Record<string, string> }) {
  const intl = useIntl();
  const to = entrances(langOf(params), null);
  return (
    <Entrance
      title={
        <FormattedMessage
          id="noPermission.title.text"
          values={{ country: siteCountryName(intl, (params['siteId'] ?? '').toUpperCase()) }}
        />
      }
      lead={<FormattedMessage id="noPermission.lead.text" />}
    >
      <Button href={to.login} size="md">
        <FormattedMessage id="noPermission.other.button" />
      </Button>
      <AppLink className={classes.quiet} href={`/support_form?lang=${langOf(params)}`}>
        <FormattedMessage id="noPermission.support.link" />
      </AppLink>
      <AppLink className={classes.quiet} href={to.landing}>
        <FormattedMessage id="login.back.link" />
      </AppLink>
    </Entrance>
  );
}
