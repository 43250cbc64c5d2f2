import { FormattedMessage, useIntl } from 'react-intl';
import { timings } from '../../../../contracts/vocabulary/limits';
import { isLanguage } from '../../../../machines/domain/access';
import { AppLink } from '../../../parts/app-link';
import classes from './help.module.css';

/** Leads to the support form, in the language that is read here. */
export function AskSupport() {
  const { locale } = useIntl();
  return (
    <p className={classes.ask}>
      <FormattedMessage id="help.support.text" values={{ hours: timings.supportAnswerHours }} />
      <AppLink to={{ to: 'supportForm', ...(isLanguage(locale) && { search: { lang: locale } }) }}>
        <FormattedMessage id="help.support.link" />
      </AppLink>
    </p>
  );
}
