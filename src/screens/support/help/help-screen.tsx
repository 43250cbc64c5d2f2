import { FormattedMessage, useIntl } from 'react-intl';
import { helpTopics } from '../../../../machines/domain/help';
import { AppLink } from '../../../parts/app-link';
import { PageTitle } from '../../../parts/page-title';
import classes from './help.module.css';
import { timings } from '../../../../contracts/vocabulary/limits';
import { isLanguage } from '../../../../machines/domain/access';

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

/** What the help tells of. Open to everyone. */
export function HelpScreen() {
  const intl = useIntl();
  return (
    <div className={classes.page}>
      <PageTitle
        title={<FormattedMessage id="help.title.text" />}
        lead={<FormattedMessage id="help.lead.text" />}
        action={
          <AppLink to={{ to: 'videos' }}>
            <FormattedMessage id="help.videos.link" />
          </AppLink>
        }
      />
      <ul className={classes.topics} aria-label={intl.formatMessage({ id: 'help.topics.label' })}>
        {helpTopics.map((topic) => (
          <li key={topic} className={classes.topic}>
            <AppLink to={{ to: 'helpEntry', params: { id: topic } }} className={classes.open}>
              <FormattedMessage id={`help.${topic}.title`} />
            </AppLink>
            <p>
              <FormattedMessage id={`help.${topic}.lead`} />
            </p>
          </li>
        ))}
      </ul>
      <AskSupport />
      <p>
        <FormattedMessage id="help.evidence.text" />
        <br />
        <AppLink to={{ to: 'evidenceCheck' }}>
          <FormattedMessage id="help.evidence.link" />
        </AppLink>
      </p>
      <p>
        <AppLink href={`${import.meta.env.BASE_URL}licences.txt`} newTab>
          <FormattedMessage id="help.licences.link" />
        </AppLink>
      </p>
    </div>
  );
}
