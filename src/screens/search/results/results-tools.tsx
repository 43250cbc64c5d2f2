import { Button, NativeSelect } from '@mantine/core';
import {
  IconDots,
  IconRefresh,
  IconLayoutGrid,
  IconList,
  IconAlertTriangle,
  IconCircleCheck,
} from '@tabler/icons-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResultsEvent } from '../../../../machines/search/results/results.types';
import type { resultsView } from '../../../../machines/search/results/results.view';
import { formatCount } from '../../../copy/money';
import { AppLink } from '../../../parts/app-link';
import { OptionsPanel } from '../../../parts/options-panel';
import { SavedViews } from '../../shared/saved-views/saved-views';
import { FilterChoices } from './filter-bar';
import { FreshButton } from './fresh-button';
import { RelistedButton, RelistingsHint } from './relisting-note';
import { NarrowingButton } from './narrowing-bar';
import classes from './results-screen.module.css';
import { useDeferredCounts } from './result-tabs';
import { resultGroups, type ResultGroup, type ResultLook } from '../../../../machines/domain/addresses';
import type { LiveSearchSummary } from '../../../../contracts/shapes';
import { siteCountryName } from '../../../copy/vocabulary';
import { formatDateTime } from '../../../copy/dates';
import { ProgressBar } from '../../../parts/progress-bar';

/** How far the search is: countries done of those chosen while it is processed, and when it ended. */
function SearchProgress({ search }: { search: LiveSearchSummary }) {
  const intl = useIntl();
  if (search.status === 'in_progress') {
    return (
      <div className={classes.running}>
        <ProgressBar
          label={intl.formatMessage({ id: 'results.progress.label' })}
          done={search.sites.filter((site) => !site.active).length}
          total={search.sites.length}
        />
      </div>
    );
  }
  const failed = search.status === 'failed';
  return (
    <span className={classes.progress}>
      {failed ? <IconAlertTriangle size={14} aria-hidden="true" /> : <IconCircleCheck size={14} aria-hidden="true" />}
      <FormattedMessage
        id={failed ? 'results.failed.text' : 'results.finished.text'}
        values={{
          moment: search.finishedAt === null ? '' : formatDateTime(intl, search.finishedAt),
          count: search.failedCount,
        }}
      />
      {!failed && search.failedCount > 0 && (
        <FormattedMessage id="liveSearches.failedCount.text" values={{ count: search.failedCount }} />
      )}
    </span>
  );
}

/** The countries in which something was found, with how much; those without anything are folded into a number. */
function FoundCountries({ sites }: { sites: LiveSearchSummary['sites'] }) {
  const intl = useIntl();
  const [found, without] = [sites.filter(({ count }) => count > 0), sites.filter(({ count }) => count === 0)];
  const names = without.map(({ id }) => siteCountryName(intl, id)).join(', ');
  return (
    <>
      {found.length > 0 && (
        <span>
          {found.map(({ id, count }) => `${siteCountryName(intl, id)} (${formatCount(intl, count)})`).join(' · ')}
        </span>
      )}
      {without.length > 0 && (
        <details className={classes.without}>
          <summary>
            <FormattedMessage id="results.without.action" values={{ count: without.length }} />
          </summary>
          {names}
        </details>
      )}
    </>
  );
}

interface LookButtonProps {
  look: ResultLook;
  onChoose: (look: ResultLook) => void;
}

/** The other way to lay out the results. */
function LayoutButton({ look, onChoose }: LookButtonProps) {
  const other = look === 'cards' ? 'list' : 'cards';
  const Icon = other === 'list' ? IconList : IconLayoutGrid;
  return (
    <Button variant="default" leftSection={<Icon size={16} aria-hidden="true" />} onClick={() => onChoose(other)}>
      <FormattedMessage id={`results.${other}.look`} />
    </Button>
  );
}

/** By what the results are put together. */
function GroupSelect({ group, onChoose }: { group: ResultGroup; onChoose: (group: ResultGroup) => void }) {
  const intl = useIntl();
  return (
    <label className={classes.sort}>
      <FormattedMessage id="groups.by.label" />
      <NativeSelect
        className={classes.select}
        value={group}
        onChange={(event) => onChoose(resultGroups.find((one) => one === event.currentTarget.value) ?? 'none')}
        data={resultGroups.map((one) => ({ value: one, label: intl.formatMessage({ id: `groups.${one}.name` }) }))}
      />
    </label>
  );
}

const noSites: [] = [];

type View = ReturnType<typeof resultsView>;

interface ResultsToolsProps {
  view: View;
  send: (event: ResultsEvent) => void;
}

/** How many nobody has decided on yet, as far as they were read. */
function UnreadCount({ known, ahead }: Pick<View, 'known' | 'ahead'>) {
  const count = useDeferredCounts(known).review;
  return <FormattedMessage id="results.left.text" values={{ count, more: ahead }} />;
}

function NewListingsButton({ view: { fresh, address }, send }: ResultsToolsProps) {
  const counts = useDeferredCounts(fresh);
  return (
    <FreshButton
      count={counts[address.tab]}
      only={address.fresh !== null}
      onChoose={(only) => send({ type: 'fresh.choose', only })}
    />
  );
}

/** How many rows of the search were read, and the way to all of them. */
function ReadCount({ view: { read, ahead }, send }: ResultsToolsProps) {
  const intl = useIntl();
  return (
    <span className={classes.read}>
      <FormattedMessage
        id="results.read.text"
        values={{ read: formatCount(intl, read), total: formatCount(intl, read + ahead) }}
      />
      <Button variant="subtle" size="compact-sm" onClick={() => send({ type: 'results.all' })}>
        <FormattedMessage id="results.read.action" />
      </Button>
    </span>
  );
}

/** What was found and how far one has come. */
function SearchFacts({ view, send }: ResultsToolsProps) {
  return (
    <div className={classes.facts}>
      <strong>
        <UnreadCount known={view.known} ahead={view.ahead} />
      </strong>
      {view.ahead > 0 && !view.readsAll && <ReadCount view={view} send={send} />}
      {view.search?.status === 'processed' && <SearchProgress search={view.search} />}
      <FoundCountries sites={view.search?.sites ?? noSites} />
    </div>
  );
}

/** The ways to look at what was found: those of every day in sight, the others among the options. */
export const ResultsTools = memo(function ResultsTools({ view, send }: ResultsToolsProps) {
  const intl = useIntl();
  return (
    <div className={classes.ways}>
      {view.search !== null && view.search.status !== 'processed' && <SearchProgress search={view.search} />}
      <RelistedButton view={view} send={send} />
      <NewListingsButton view={view} send={send} />
      {view.narrowing && <NarrowingButton actor={view.narrowing} />}
      <SavedViews list="results" />
      <OptionsPanel
        label={intl.formatMessage({ id: 'results.options.action' })}
        icon={<IconDots size={16} aria-hidden="true" />}
      >
        <SearchFacts view={view} send={send} />
        {view.keepsPast === false && <RelistingsHint />}
        {view.filters !== undefined && view.search !== null && <FilterChoices actor={view.filters} />}
        <GroupSelect group={view.address.group} onChoose={(by) => send({ type: 'group.choose', group: by })} />
        <div className={classes.ways}>
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden="true" />}
            onClick={() => send({ type: 'results.reload' })}
          >
            <FormattedMessage id="results.reload.action" />
          </Button>
          <LayoutButton look={view.address.look} onChoose={(look) => send({ type: 'look.choose', look })} />
          <AppLink to={{ to: 'recentlyTrusted' }}>
            <FormattedMessage id="recentlyTrusted.open.action" />
          </AppLink>
        </div>
      </OptionsPanel>
    </div>
  );
});
