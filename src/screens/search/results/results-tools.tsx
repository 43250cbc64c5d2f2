import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { hiddenOf } from '../../../../machines/domain/result-counts';
import type { ResultsEvent } from '../../../../machines/search/results/results.types';
import type { resultsView } from '../../../../machines/search/results/results.view';
import { AppLink } from '../../../parts/app-link';
import { SavedViews } from '../../shared/saved-views/saved-views';
import { FoundIn } from './found-in';
import { FreshButton } from './fresh-button';
import { GroupSelect } from './group-select';
import { LookButton } from './look-button';
import { NarrowingButton } from './narrowing-bar';
import classes from './results-screen.module.css';
import { SearchProgress } from './search-progress';
import { SortSelect } from './sort-select';
import { useLateCounts } from './use-late-counts';

const noSites: [] = [];

type View = ReturnType<typeof resultsView>;

interface ResultsToolsProps {
  view: View;
  send: (event: ResultsEvent) => void;
}

/** How many nobody has decided on yet, as far as they were read. */
function Left({ known, ahead }: Pick<View, 'known' | 'ahead'>) {
  const count = useLateCounts(known).review;
  return <FormattedMessage id="results.left.text" values={{ count, more: ahead }} />;
}

function Fresh({ view: { fresh, address }, send }: ResultsToolsProps) {
  const counts = useLateCounts(fresh);
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
          <Left known={view.known} ahead={view.ahead} />
        </strong>
        {hidden.filtered + hidden.gone > 0 && (
          <span>
            <FormattedMessage id="results.hidden.text" values={hidden} />
          </span>
        )}
        {view.search !== null && <SearchProgress search={view.search} />}
        <FoundIn sites={view.search?.sites ?? noSites} />
        <Fresh view={view} send={send} />
      </div>
      <div className={classes.ways}>
        <AppLink to={{ to: 'recentlyTrusted' }}>
          <FormattedMessage id="recentlyTrusted.open.action" />
        </AppLink>
        {view.narrowing && <NarrowingButton actor={view.narrowing} />}
        <SavedViews list="results" />
        <LookButton look={view.address.look} onChoose={(look) => send({ type: 'look.choose', look })} />
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
