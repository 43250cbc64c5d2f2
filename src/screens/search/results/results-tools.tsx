import { Button } from '@mantine/core';
import { IconDots, IconRefresh } from '@tabler/icons-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResultsEvent } from '../../../../machines/search/results/results.types';
import type { resultsView } from '../../../../machines/search/results/results.view';
import { formatCount } from '../../../copy/money';
import { AppLink } from '../../../parts/app-link';
import { OptionsPanel } from '../../../parts/options-panel';
import { SavedViews } from '../../shared/saved-views/saved-views';
import { FilterChoices } from './filter-bar';
import { FoundCountries } from './found-countries';
import { FreshButton } from './fresh-button';
import { GroupSelect } from './group-select';
import { LayoutButton } from './layout-button';
import { NarrowingButton } from './narrowing-bar';
import classes from './results-screen.module.css';
import { SearchProgress } from './search-progress';
import { useDeferredCounts } from './use-deferred-counts';

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
      <NewListingsButton view={view} send={send} />
      {view.narrowing && <NarrowingButton actor={view.narrowing} />}
      <SavedViews list="results" />
      <OptionsPanel
        label={intl.formatMessage({ id: 'results.options.action' })}
        icon={<IconDots size={16} aria-hidden="true" />}
      >
        <SearchFacts view={view} send={send} />
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
