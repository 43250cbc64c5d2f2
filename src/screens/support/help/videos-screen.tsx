import { FormattedMessage, useIntl } from 'react-intl';
import { videoTopics } from '../../../../machines/domain/help';
import { AppLink } from '../../../parts/app-link';
import { PageTitle } from '../../../parts/page-title';
import { useConfig } from '../../../seams/use-config';
import classes from './help.module.css';

/** The instructional videos that this installation has; of one that it lacks it says so. Open to everyone. */
export function VideosScreen() {
  const intl = useIntl();
  const { videos } = useConfig();
  return (
    <div className={classes.page}>
      <PageTitle
        crumbs={[
          { name: intl.formatMessage({ id: 'help.title.text' }), to: { to: 'help' } },
          { name: intl.formatMessage({ id: 'videos.title.text' }) },
        ]}
        title={<FormattedMessage id="videos.title.text" />}
        lead={<FormattedMessage id="videos.lead.text" />}
      />
      <ul className={classes.topics} aria-label={intl.formatMessage({ id: 'videos.title.text' })}>
        {videoTopics.map((topic) => {
          const title = intl.formatMessage({ id: `help.${topic}.title` });
          const named = (id: 'videos.watch.link' | 'videos.read.link') =>
            intl.formatMessage({ id: 'videos.label.text' }, { action: intl.formatMessage({ id }), title });
          const video = videos[topic]?.replaceAll('{lang}', intl.locale);
          return (
            <li key={topic} className={classes.topic}>
              <h2 className={classes.name}>{title}</h2>
              {video === undefined ? (
                <p>
                  <FormattedMessage id="videos.absent.text" />
                </p>
              ) : (
                <AppLink href={video} newTab aria-label={named('videos.watch.link')}>
                  <FormattedMessage id="videos.watch.link" />
                </AppLink>
              )}
              <AppLink to={{ to: 'helpEntry', params: { id: topic } }} aria-label={named('videos.read.link')}>
                <FormattedMessage id="videos.read.link" />
              </AppLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
