import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { hiddenOf } from '../../../../machines/domain/result-tabs';
import type { ResultsEvent } from '../../../../machines/search/results/results.types';
import type { resultsView } from '../../../../machines/search/results/results.view';
import { AppLink } from '../../../parts/app-link';
import { SavedViews } from '../../shared/saved-views/saved-views';
import { FoundCountries } from './found-countries';
import { FreshButton } from './fresh-button';
import { GroupSelect } from './group-select';
import { LayoutButton } from './layout-button';
import { NarrowingButton } from './narrowing-bar';
import classes from './results-screen.module.css';
import { SearchProgress } from './search-progress';
import { SortSelect } from './sort-select';
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

/** What was found and how far one has come, and the ways to look at it. */
export const ResultsTools = memo(function ResultsTools({ view, send }: ResultsToolsProps) {
  const hidden = hiddenOf({ ...view, from: view.address.from, known: view.known.length });
  return (
    <div className={classes.tools}>
      <div className={classes.facts}>
        <strong>
          <UnreadCount known={view.known} ahead={view.ahead} />
        </strong>
        {hidden.filtered + hidden.gone > 0 && (
          <span>
            <FormattedMessage id="results.hidden.text" values={hidden} />
          </span>
        )}
        {view.search !== null && <SearchProgress search={view.search} />}
        <FoundCountries sites={view.search?.sites ?? noSites} />
        <NewListingsButton view={view} send={send} />
      </div>
      <div className={classes.ways}>
        <AppLink to={{ to: 'recentlyTrusted' }}>
          <FormattedMessage id="recentlyTrusted.open.action" />
        </AppLink>
        {view.narrowing && <NarrowingButton actor={view.narrowing} />}
        <SavedViews list="results" />
        <LayoutButton look={view.address.look} onChoose={(look) => send({ type: 'look.choose', look })} />
        <GroupSelect group={view.address.group} onChoose={(by) => send({ type: 'group.choose', group: by })} />
        <SortSelect
          address={view.address}
          onChange={(sort, order) => send({ type: 'sort.choose', sort, order })}
          onRank={(rank) => send({ type: 'rank.choose', rank })}
        />
      </div>
    </div>
  );
});
