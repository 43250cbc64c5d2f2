import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { timings } from '../../../../contracts/vocabulary/limits';
import type { ScreenInput } from '../../../../machines/domain/addresses';
import { helpTopic, helpTopics, type HelpTopic } from '../../../../machines/domain/help';
import { AppLink } from '../../../parts/app-link';
import { EmptyState } from '../../../parts/empty-state';
import { PageTitle } from '../../../parts/page-title';
import { AskSupport } from './help-screen';
import classes from './help.module.css';

/** One topic of the help. Open to everyone. */
export function HelpEntryScreen({ params }: Pick<ScreenInput<'helpEntry'>, 'params'>) {
  const topic = helpTopic(params.id);
  return <div className={classes.page}>{topic === null ? <Missing /> : <Topic topic={topic} />}</div>;
}

function Missing() {
  return (
    <>
      <PageTitle title={<FormattedMessage id="help.title.text" />} />
      <EmptyState
        title={<FormattedMessage id="help.missing.title" />}
        action={
          <Button component={AppLink} variant="default" to={{ to: 'help' }}>
            <FormattedMessage id="help.missing.action" />
          </Button>
        }
      >
        <FormattedMessage id="help.missing.text" />
      </EmptyState>
    </>
  );
}

function Topic({ topic }: { topic: HelpTopic }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: `help.${topic}.title` });
  const lines = intl
    .formatMessage(
      { id: `help.${topic}.text` },
      { evaluation: timings.reportEvaluationHours, review: timings.answerReviewDays },
    )
    .split('\n');
  const next = helpTopics[helpTopics.indexOf(topic) + 1];
  return (
    <>
      <PageTitle
        crumbs={[{ name: intl.formatMessage({ id: 'help.title.text' }), to: { to: 'help' } }, { name: title }]}
        title={title}
        lead={<FormattedMessage id={`help.${topic}.lead`} />}
      />
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {next && (
        <AppLink to={{ to: 'helpEntry', params: { id: next } }}>
          <FormattedMessage id="help.next.link" values={{ title: intl.formatMessage({ id: `help.${next}.title` }) }} />
        </AppLink>
      )}
      <AskSupport />
    </>
  );
}
