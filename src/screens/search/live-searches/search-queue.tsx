import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { LiveSearchSummary } from '../../../../contracts/shapes';
import type { Target } from '../../../../machines/domain/addresses';
import { countLineOutcomes, type QueueLine } from '../../../../machines/domain/search-queue';
import type { searchQueueMachine } from '../../../../machines/search/search-queue/search-queue.machine';
import { searchQueueView } from '../../../../machines/search/search-queue/search-queue.view';
import { AppLink } from '../../../parts/app-link';
import { ProgressBar } from '../../../parts/progress-bar';
import { FailureLine } from '../../shared/failure-line';
import { SubmissionDelay } from '../../shared/mutation-delay';
import classes from './quick-search-panel.module.css';

interface SearchQueueProps {
  actor: ActorRefFrom<typeof searchQueueMachine>;
  saved: readonly LiveSearchSummary[];
}

/** Many lines that are looked for one after the other: how far they are, and what became of each. */
export function SearchQueue({ actor, saved }: SearchQueueProps) {
  const intl = useIntl();
  const view = useSelector(actor, searchQueueView, shallowEqual);
  const entry = useSelector(actor, ({ children }) => children['quickEntry'] as AnyActorRef | undefined);
  const { send } = actor;
  const resume = () => send({ type: 'queue.resume' });
  return (
    <section className={classes.queue} aria-label={intl.formatMessage({ id: 'searchQueue.title.text' })}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          <FormattedMessage id="searchQueue.title.text" />
        </h2>
        <div className={classes.bar}>
          <ProgressBar
            label={intl.formatMessage({ id: 'searchQueue.progress.label' })}
            done={view.done}
            total={view.lines.length}
            resting={!view.going}
          />
        </div>
        <div className={classes.ways}>
          {view.canPause && (
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconPlayerPause size={16} aria-hidden="true" />}
              onClick={() => send({ type: 'queue.pause' })}
            >
              <FormattedMessage id="searchQueue.pause.action" />
            </Button>
          )}
          {view.canResume && (
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconPlayerPlay size={16} aria-hidden="true" />}
              onClick={resume}
            >
              <FormattedMessage id="searchQueue.resume.action" />
            </Button>
          )}
          <Button variant="subtle" size="compact-md" onClick={() => send({ type: 'queue.clear' })}>
            <FormattedMessage id={view.over ? 'searchQueue.close.action' : 'searchQueue.drop.action'} />
          </Button>
        </div>
      </div>
      <p className={classes.told} role="status">
        {countLineOutcomes(view.lines).map(({ fate, count }) => (
          <span key={fate} className={classes.fate} data-fate={fate}>
            <FormattedMessage id={`searchQueue.${fate}.count`} values={{ count }} />
          </span>
        ))}
      </p>
      {!view.over && (
        <p className={classes.told}>
          <FormattedMessage id={view.canResume ? 'searchQueue.rests.text' : 'searchQueue.here.text'} />
        </p>
      )}
      <SubmissionDelay of={entry} />
      {view.failure !== null && (
        <FailureLine failure={view.failure} kept={<FormattedMessage id="searchQueue.kept.text" />} onRetry={resume} />
      )}
      <ol className={classes.lines} tabIndex={0} aria-label={intl.formatMessage({ id: 'searchQueue.lines.label' })}>
        {view.lines.map((line, at) => (
          <QueueRow key={at} line={line} exists={line.fate === 'exists' ? (known(saved, line)?.id ?? null) : null} />
        ))}
      </ol>
    </section>
  );
}

function known(saved: readonly LiveSearchSummary[], { text, siteId }: QueueLine): LiveSearchSummary | undefined {
  const keyword = text.replace(/^@/, '').toLowerCase();
  return saved.find(
    (search) => search.keyword.toLowerCase() === keyword && search.sites.some((site) => site.id === siteId),
  );
}

function leadsTo({ fate, id }: QueueLine, exists: string | null): Target | null {
  if (fate === 'found' && id !== null)
    return { to: 'listing', params: { articleId: id }, search: { from: 'quick_search' } };
  const search = fate === 'searching' ? id : exists;
  return search === null ? null : { to: 'results', params: { id: search } };
}

const QueueRow = memo(function QueueRow({ line, exists }: { line: QueueLine; exists: string | null }) {
  const target = leadsTo(line, exists);
  return (
    <li className={classes.line}>
      <span className={classes.words}>{line.text}</span>
      <span className={classes.fate} data-fate={line.fate}>
        <FormattedMessage id={`searchQueue.${line.fate}.fate`} />
      </span>
      {target !== null && (
        <AppLink to={target}>
          <FormattedMessage id="searchQueue.open.action" />
        </AppLink>
      )}
    </li>
  );
});
