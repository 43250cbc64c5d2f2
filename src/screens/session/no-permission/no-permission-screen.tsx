import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ScreenInput } from '../../../../machines/domain/addresses';
import { siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { entranceTargetsOf } from '../entrance/entrance-targets';
import { Entrance } from '../entrance/entrance';
import classes from '../entrance/entrance.module.css';

/** The account may not report in the country of that site. */
export function NoPermissionScreen({ params }: Pick<ScreenInput<'noPermission'>, 'params'>) {
  const intl = useIntl();
  const to = entranceTargetsOf(params.lang, null);
  return (
    <Entrance
      title={
        <FormattedMessage id="noPermission.title.text" values={{ country: siteCountryName(intl, params.siteId) }} />
      }
      lead={<FormattedMessage id="noPermission.lead.text" />}
    >
      <Button component={AppLink} to={to.login} size="md">
        <FormattedMessage id="noPermission.other.button" />
      </Button>
      <AppLink className={classes.quiet} to={{ to: 'supportForm', search: { lang: params.lang } }}>
        <FormattedMessage id="noPermission.support.link" />
      </AppLink>
      <AppLink className={classes.quiet} to={to.landing}>
        <FormattedMessage id="login.back.link" />
      </AppLink>
    </Entrance>
  );
}
